import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

type Words = readonly (readonly [pattern: RegExp, instead: string])[]

/** Words that HTTP, payments and storage have others for, each with the one that the service uses. */
const serviceWords: Words = [
  [/\bRefusal\b/, 'ApiError'],
  [/\b(notYours|notThere|notValid)\b/, 'forbidden, notFound, validationError'],
  [/\b(brakes?|braked|callRates)\b/i, 'rate limit'],
  [/\b(PartyFailure|askParty)\b|\bparties\/|\boutside (party|parties)\b(?! took)/, 'external service'],
  [/\b(Deed|noteDeed)\b/, 'AuditEntry, recordAudit'],
  [/\bHeld\b/, 'SubmissionWithExam'],
  [/\b(takeStep|requireRight|writeOver)\b/, 'transitionStage, assertValid, updateVersioned'],
  [/\b(readOwn|lockOwn)\b/, 'findOwned, lockOwned'],
  [/\b(handIn|takeFile|storeGathered|spool)\b/, 'submitDocuments, acceptUpload, storeUpload, stagingDir'],
  [/\bwire[A-Z]\w*/, 'toXDto'],
  [/\b(patience|unhurried|compiledOnce)\b/i, 'timeout, asyncCommit, preparedStatement'],
  [/\b(buildParts|Parts|Means|OnlyDatabase|harness\.parts)\b/, 'createDependencies, Dependencies'],
  [/\b(FileAnswer|RedirectAnswer|CallerOf)\b/, 'FileResponse, RedirectResponse, Principal'],
]

/** The same for XState, React and the browser. */
const applicationWords: Words = [
  [/\b(notWired\w*|Charted)\b/, 'unimplementedActor, MachineDoc'],
  [/\b(tellChanged|tellFailure)\b/, 'emitSubmissionChanged, emitFailure'],
  [/\/(failing|answered|emitted)\.ts\b/, 'failureActions, actorOutputs, emittedEvents'],
  [/\b(JourneyDriver|journeyPort|StepGate)\b/, 'the submission machine and the journey route'],
  [/\b(pageLife|onLookedAt|otherTabs|stalePage)\b/, 'pageLifecycle, onVisible, crossTab, staleBuild'],
  [/(?<!mode: ')\bonTouched\b/, 'onUserInput'],
  [/\b(Bone|QuietLink|Unbroken|TipsCard)\b/, 'Skeleton, LinkButton, NoWrap, HintCard'],
  [/<Waiting\b|\buseNear\b/, 'LoadingIndicator, useInView'],
  [
    /\b(useOutlet|OutletContext|createOutlet|createParts)\b/,
    'useAppEffects, createAppEffects, createDependencies',
  ],
  [/[pP]atience\b/, 'timeout'],
  [/(Album|Reel|Teller)(?![a-z])/, 'EventLog, Timeline, Broadcaster'],
  [/\bwired?[A-Z]\w*/, 'provideXActors, xWithActors in x.actors.ts'],
  [
    /'(goOn|watch|chooseOther|shown\.again)'/,
    'attempt.resume, attempt.wait, attempt.changeChannel, page.visible',
  ],
]

/** The same for tests and the tools of testers. */
const testerWords: Words = [
  [/\b[Rr]ehearsal(?=\.ts|:| =|\.\w+\()|\bopenRehearsal\b/, 'harness'],
  [/\b(walks?|steps?) by chance\b|\bpresses about\b/, 'random walk, random step'],
  [/\bcalls that fail\b/i, 'fault injection'],
  [/\bseeded mistakes?\b/i, 'mutation tests'],
  [/\bwears? (a|the) tag\b/, 'has a tag'],
  [/[pP]atience\b/, 'timeout'],
  [/\btellChart\b|\bScenes?\b|\b[a-z]+Scenes?\b|\bscenes?\b|\bcues?\b/, 'testScenarios, scenario, step'],
]

const found = (words: Words, file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    words.flatMap(([pattern, instead]) => {
      const word = pattern.exec(line)?.[0]
      return word === undefined ? [] : [`${file}:${index + 1} says ${word}: ${instead}`]
    }),
  )

test.each([
  ['service', serviceWords, 150],
  ['{machines,src}', applicationWords, 300],
  ['{test,scripts}', testerWords, 300],
] as const)('%s uses the words of its field', (folder, words, atLeast) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.endsWith('formerWords.test.ts'))
    .sort()
  expect(files.length).toBeGreaterThan(atLeast)
  expect(files.flatMap((file) => found(words, file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  [serviceWords, 'throw new Refusal(code)', ['a.ts:1 says Refusal: ApiError']],
  [serviceWords, 'const held: Held = x', ['a.ts:1 says Held: SubmissionWithExam']],
  [
    serviceWords,
    'return wirePayment(row)\n// a brake on guessing',
    ['a.ts:1 says wirePayment: toXDto', 'a.ts:2 says brake: rate limit'],
  ],
  [serviceWords, '/** nothing is held in memory */', []],
  [serviceWords, "help: 'Time that calls to outside parties took',", []],
  [applicationWords, "useForm({ mode: 'onTouched' })", []],
  [
    applicationWords,
    "actor.send({ type: 'shown.again' })",
    ["a.ts:1 says 'shown.again': attempt.resume, attempt.wait, attempt.changeChannel, page.visible"],
  ],
  [applicationWords, 'onTouched(() => {})', ['a.ts:1 says onTouched: onUserInput']],
  [
    applicationWords,
    '<QuietLink href={href}>',
    ['a.ts:1 says QuietLink: Skeleton, LinkButton, NoWrap, HintCard'],
  ],
  [testerWords, 'const harness = await openRehearsal()', ['a.ts:1 says openRehearsal: harness']],
] as const)('%#: %s', (words, text, sentences) => {
  expect(found(words, 'a.ts', text)).toEqual(sentences)
})
