import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate'
import { unimplementedActor } from '#machines/unimplementedActor.ts'
import type { Conversion, DeviceFile, OwnFile } from '#machines/upload/ownFile.ts'

/** Why a file can't be sent. The text of each is `upload.<refusal>`. */
export type FileRefusal =
  | 'empty_file'
  | 'too_large'
  | 'bad_format'
  | 'content_mismatch'
  | 'cannot_process'
  | 'heic_help'
  | 'shrink_failed'

/** What is to be done with a chosen file; `shrinkable` is a picture beyond the limit, `heic` a phone's own format. */
export type FileJudgement = 'accepted' | 'shrinkable' | 'heic' | { readonly refusal: FileRefusal }

/** What a chosen file tells the chart that it belongs to. */
export type ChosenFileReport =
  | ({ readonly type: 'file.added' } & OwnFile)
  | { readonly type: 'file.putAway'; readonly uploadId: string }

export interface ChosenFileInput extends OwnFile {
  readonly parent: ActorRef<Snapshot<unknown>, ChosenFileReport>
}

interface Judged {
  readonly judgement: FileJudgement
}
const judged = ({ event }: { event: { output: FileJudgement } }): Judged => ({ judgement: event.output })

const is =
  (judgement: FileJudgement) =>
  (_: unknown, judged: Judged): boolean =>
    judged.judgement === judgement

interface Made {
  readonly file: DeviceFile
  readonly conversion: Conversion
}
const madeBy =
  (conversion: Conversion) =>
  ({ event }: { event: { output: DeviceFile } }): Made => ({ file: event.output, conversion })

const chosenFileSetup = setup({
  types: {
    context: {} as ChosenFileInput & { readonly refusal: FileRefusal | null },
    input: {} as ChosenFileInput,
    events: {} as { readonly type: 'shrink' } | { readonly type: 'putAway' },
  },
  actors: {
    judgeFile: unimplementedActor<FileJudgement, { file: DeviceFile }>('judgeFile'),
    makeJpeg: unimplementedActor<DeviceFile, { file: DeviceFile }>('makeJpeg'),
  },
  guards: {
    isAccepted: is('accepted'),
    isShrinkable: is('shrinkable'),
    isHeic: is('heic'),
  },
  actions: {
    keepJudgement: assign((_, { judgement }: Judged) => ({
      refusal: typeof judgement === 'object' ? judgement.refusal : null,
    })),
    keepRefusal: assign((_, { refusal }: { readonly refusal: FileRefusal }) => ({ refusal })),
    keepPicture: assign((_, made: Made) => ({ ...made })),
    reportAdded: sendTo(
      ({ context }) => context.parent,
      ({ context: { uploadId, category, file, value, conversion } }) =>
        ({ type: 'file.added', uploadId, category, file, value, conversion }) as const,
    ),
    reportPutAway: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'file.putAway', uploadId: context.uploadId }),
    ),
  },
})

const makingJpeg = (conversion: Conversion, refusal: FileRefusal) =>
  ({
    src: 'makeJpeg',
    input: ({ context: { file } }: { context: ChosenFileInput }) => ({ file }),
    onDone: { target: 'added', actions: { type: 'keepPicture', params: madeBy(conversion) } },
    onError: { target: 'refused', actions: { type: 'keepRefusal', params: { refusal } } },
  }) as const

/**
 * A file that was chosen, until it can be sent or is put away: judged, shrunk where the person wants it, converted from a
 * phone's own format, or refused.
 *
 * Actors `judgeFile`, `makeJpeg`. The page reads `refusal`, and sends `shrink` and `putAway`.
 */
export const chosenFileMachine = chosenFileSetup.createMachine({
  id: 'chosenFile',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'judging',
  states: {
    judging: {
      invoke: {
        id: 'judgeFile',
        src: 'judgeFile',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          { guard: { type: 'isAccepted', params: judged }, target: 'added' },
          { guard: { type: 'isShrinkable', params: judged }, target: 'offered' },
          { guard: { type: 'isHeic', params: judged }, target: 'converting' },
          { target: 'refused', actions: { type: 'keepJudgement', params: judged } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepRefusal', params: { refusal: 'cannot_process' } },
        },
      },
    },
    offered: { on: { shrink: 'shrinking', putAway: 'putAway' } },
    shrinking: {
      on: { putAway: 'putAway' },
      invoke: { id: 'shrinkPicture', ...makingJpeg('shrunk', 'shrink_failed') },
    },
    converting: {
      on: { putAway: 'putAway' },
      invoke: { id: 'convertPicture', ...makingJpeg('heic_converted', 'heic_help') },
    },
    refused: { on: { putAway: 'putAway' } },
    added: { type: 'final', entry: 'reportAdded' },
    putAway: { type: 'final', entry: 'reportPutAway' },
  },
})
