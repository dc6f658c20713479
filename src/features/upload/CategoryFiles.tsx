import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import type { ChartFailure } from '#machines/failure.ts'
import type { chosenFileMachine, FileRefusal } from '#machines/upload/chosenFile.machine.ts'
import type { fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import type { Conversion } from '#machines/upload/ownFile.ts'
import { usePicture } from '#src/api/usePicture.ts'
import { uploadFailureText } from '#src/features/upload/uploadFailureText.ts'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { formatFileSize } from '#src/i18n/format.ts'
import { type Text, useLanguage, useText } from '#src/i18n/useText.ts'
import { FileRow, type FileState } from '#src/ui/FileRow.tsx'

type ChosenActor = ActorRefFrom<typeof chosenFileMachine>
type UploadActor = ActorRefFrom<typeof fileUploadMachine>

/** The sentence names the file where the file is what was wrong. */
function failureSentence(text: Text, failure: ChartFailure | null, fileName: string): string {
  const id = uploadFailureText(failure)
  return id === 'upload.failed' || id === 'upload.library_full' ? text(id) : text(id, { fileName })
}

function refusalSentence(text: Text, refusal: FileRefusal | null, fileName: string): string {
  return refusal === 'shrink_failed'
    ? text('upload.shrink_failed')
    : text(`upload.${refusal ?? 'cannot_process'}`, { fileName })
}

function UploadRow({ actor }: { actor: UploadActor }) {
  const text = useText()
  const { context, running, retryable } = useSelector(actor, (s) => ({
    context: s.context,
    running: s.hasTag('running'),
    retryable: s.hasTag('retryable'),
  }))
  const { name } = context.file
  const state: FileState = running
    ? { kind: 'uploading', loaded: context.sent, total: context.total }
    : { kind: 'failed', message: failureSentence(text, context.failure, name) }
  return (
    <FileRow
      name={name}
      state={state}
      onCancel={() => actor.send({ type: 'cancel' })}
      onRemove={() => actor.send({ type: 'cancel' })}
      {...(retryable ? { onRetry: () => actor.send({ type: 'retry' }) } : {})}
    />
  )
}

function DocumentNote({
  document,
  conversion,
}: {
  document: PersonalDocument
  conversion: Conversion | null
}) {
  const text = useText()
  const language = useLanguage()
  const { documentCategory, educationLevel, description, nameNon, birthdayNon, idNon } =
    document.documentValue
  const notes = [
    documentCategory && text(`document.type.${documentCategory}`),
    educationLevel?.name,
    description,
    nameNon && text('document.field.name_non'),
    birthdayNon && text('document.field.birthday_non'),
    idNon && text('document.field.id_non'),
  ].filter(Boolean)
  const sizeNow = formatFileSize(language, document.file.size)
  return (
    <>
      {notes.length > 0 && <p>{notes.join(' · ')}</p>}
      {conversion && (
        <p role="status">
          {conversion === 'shrunk' ? text('upload.shrunk', { size: sizeNow }) : text('upload.heic_converted')}
        </p>
      )}
    </>
  )
}

interface TakenRowProps {
  document: PersonalDocument
  conversion: Conversion | null
  onView: () => void
  onRemove: () => void
}

function TakenRow({ document, conversion, onView, onRemove }: TakenRowProps) {
  const picture = usePicture('personalDocument', document.id)
  return (
    <FileRow
      name={document.file.name}
      size={document.file.size}
      state={{ kind: 'done' }}
      note={<DocumentNote document={document} conversion={conversion} />}
      onView={onView}
      onRemove={onRemove}
      {...(picture
        ? {
            thumbnail: (
              <chakra.img
                src={picture}
                alt=""
                maxW="full"
                maxH="full"
                borderWidth="1px"
                borderColor="border"
              />
            ),
          }
        : {})}
    />
  )
}

/** What the row of a chosen file says; nothing while the file is judged, which takes no time. */
function chosenState(
  text: Text,
  { value, context }: SnapshotFrom<typeof chosenFileMachine>,
): FileState | null {
  const fileName = context.file.name
  switch (value) {
    case 'offered':
      return { kind: 'failed', message: text('upload.shrink_offer', { fileName }) }
    case 'shrinking':
      return { kind: 'working', message: text('upload.shrinking') }
    case 'converting':
      return { kind: 'working', message: text('upload.heic_converting', { fileName }) }
    case 'refused':
      return { kind: 'failed', message: refusalSentence(text, context.refusal, fileName) }
    default:
      return null
  }
}

/** A chosen file that isn't sent, and what can be done about it. */
function ChosenRow({ actor }: { actor: ChosenActor }) {
  const text = useText()
  const snapshot = useSelector(actor, (s) => s)
  const state = chosenState(text, snapshot)
  if (state === null) return null
  const shrink = { label: text('upload.shrink'), onPress: () => actor.send({ type: 'shrink' }) }
  return (
    <li>
      <FileRow
        name={snapshot.context.file.name}
        state={state}
        {...(snapshot.can({ type: 'shrink' }) ? { action: shrink } : {})}
        onRemove={() => actor.send({ type: 'putAway' })}
      />
    </li>
  )
}

/** The documents taken for a category, those on their way, and those that were not taken. */
export function CategoryFiles({ step, category }: { step: UploadStep; category: DocumentCategory }) {
  const { context, send } = step
  const taken =
    context.choices.find(({ documentType }) => documentType === category)?.personalDocumentIds ?? []
  const running = Object.entries(context.uploads).filter(
    ([, actor]) => actor.getSnapshot().context.category === category,
  )
  const chosen = Object.entries(context.chosen).filter(
    ([, actor]) => actor.getSnapshot().context.category === category,
  )
  if (taken.length + running.length + chosen.length === 0) return null
  return (
    <chakra.ul display="grid" gap="2" listStyleType="none">
      {taken.map((id) => {
        const document = context.library.find((one) => one.id === id)
        const rest = taken.filter((other) => other !== id)
        return (
          document && (
            <li key={id}>
              <TakenRow
                document={document}
                conversion={context.conversions[id] ?? null}
                onView={() => step.view(document)}
                onRemove={() => send({ type: 'documents.picked', category, documentIds: rest })}
              />
            </li>
          )
        )
      })}
      {running.map(([id, actor]) => (
        <li key={id}>
          <UploadRow actor={actor} />
        </li>
      ))}
      {chosen.map(([id, actor]) => (
        <ChosenRow key={id} actor={actor} />
      ))}
    </chakra.ul>
  )
}
