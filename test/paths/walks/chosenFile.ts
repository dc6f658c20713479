import sharp from 'sharp'
import { createEmptyActor } from 'xstate'
import { limits } from '#contract/limits.ts'
import {
  type ChosenFileInput,
  chosenFileMachine,
  type FileJudgement,
} from '#machines/upload/chosenFile.machine.ts'
import { done, error } from '#test/charts/paths/ends.ts'
import { offline } from '#test/charts/phrases.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { type HandedFile, pdf, photo } from '#test/support/files.ts'

interface Chosen {
  readonly judgement: FileJudgement
  readonly file: () => Promise<HandedFile> | HandedFile
}

const phonePicture = () =>
  // Chromium reads this kind of the format
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#0b6b50' } })
    .avif()
    .toBuffer()

/** By the id that the model gives them. */
const files = {
  sound: { judgement: 'accepted', file: () => pdf('Diploma.pdf') },
  large: {
    judgement: 'shrinkable',
    async file() {
      const { buffer, ...picture } = await photo('IMG_0007.JPG')
      return { ...picture, buffer: Buffer.concat([buffer, Buffer.alloc(limits.fileSize)]) }
    },
  },
  phone: {
    judgement: 'heic',
    file: async () => ({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await phonePicture() }),
  },
  empty: {
    judgement: { refusal: 'empty_file' },
    file: () => ({ ...pdf('空.pdf'), buffer: Buffer.alloc(0) }),
  },
} as const satisfies Record<string, Chosen>
type Name = keyof typeof files

const part = ({ page, words }: Walk) => page.getByRole('region', { name: words('document.category.HA_E') })
const nameOf = ({ notes }: Walk) => notes.get('name') ?? ''
const rowButton = (walk: Walk, word: string) =>
  part(walk).getByRole('button', { name: `${word} ${nameOf(walk)}`, exact: true })
const says = (walk: Walk, words: string) => part(walk).getByText(words).waitFor()

/** The browser makes no picture until the path says how that ends. */
const holdPictures = ({ page }: Walk) =>
  page.evaluate(() => {
    const make = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>
    const held = Promise.withResolvers<void>()
    Object.assign(window, {
      endPicture: (isMade: boolean) => (isMade ? held.resolve() : held.reject(new Error('no picture'))),
      createImageBitmap: (...given: unknown[]) => held.promise.then(() => make(...given)),
    })
  })
const endPicture =
  (isMade: boolean): Act =>
  ({ page }) =>
    page.evaluate(
      (made) => (window as unknown as { endPicture(isMade: boolean): void }).endPicture(made),
      isMade,
    )

const given: Look = async (walk) => {
  await part(walk).locator('input[type=file]').waitFor({ state: 'attached' })
}

export const chosenFileWalk: WalkPlan = {
  chart: chosenFileMachine,
  isMadeLate: true,
  alphabet: {
    inputs: Object.keys(files).map((uploadId) => ({
      uploadId,
      category: 'HA_E',
      file: { name: uploadId },
      value: undefined,
      conversion: null,
      parent: createEmptyActor(),
    })) satisfies ChosenFileInput[],
    cases: [
      ...Object.values(files).map(({ judgement }) => done('judgeFile', judgement)),
      ...['shrinkPicture', 'convertPicture'].flatMap((id) => [
        done(id, { name: 'made.jpg' }),
        error(id, offline),
      ]),
    ],
    reads: ({ uploadId }: ChosenFileInput) => uploadId,
    happens({ uploadId }: ChosenFileInput, { type, output }) {
      if (type === 'xstate.error.actor.judgeFile') return false
      return type !== 'xstate.done.actor.judgeFile' || output === files[uploadId as Name].judgement
    },
  },
  async begin(walk, { uploadId }: ChosenFileInput) {
    walk.notes.set('file', uploadId)
    walk.staged = await walk.people.at('UPLOADING')
    await walk.arriveAt(walk.step('upload'))
    await walk.title(walk.words('step.upload'))
    await walk.journey.choose(part(walk), walk.words('document.source.PERSONAL'))
    await holdPictures(walk)
  },
  events: {
    async 'xstate.done.actor.judgeFile'(walk) {
      const file = await files[walk.notes.get('file') as Name].file()
      walk.notes.set('name', file.name)
      await part(walk).locator('input[type=file]').setInputFiles(file)
    },
    shrink: (walk) => rowButton(walk, walk.words('upload.shrink')).click(),
    putAway: (walk) => rowButton(walk, walk.words('upload.remove')).click(),
    'xstate.done.actor.shrinkPicture': endPicture(true),
    'xstate.error.actor.shrinkPicture': endPicture(false),
    'xstate.done.actor.convertPicture': endPicture(true),
    'xstate.error.actor.convertPicture': endPicture(false),
  },
  states: {
    judging: given,
    offered: (walk) => says(walk, walk.words('upload.shrink_offer', { fileName: nameOf(walk) })),
    shrinking: (walk) => says(walk, walk.words('upload.shrinking')),
    converting: (walk) => says(walk, walk.words('upload.heic_converting', { fileName: nameOf(walk) })),
    refused: (walk) => rowButton(walk, walk.words('upload.remove')).waitFor(),
    added: (walk) => says(walk, walk.words('upload.done')),
    async putAway(walk) {
      await part(walk).getByText(nameOf(walk)).first().waitFor({ state: 'detached' })
    },
  },
  excluded: [
    {
      transition: 'chosenFile.judging | xstate.error.actor.judgeFile[0] -> chosenFile.refused',
      why: 'A browser test hands files over as bytes: none can be gone from the device when it is read.',
    },
  ],
}
