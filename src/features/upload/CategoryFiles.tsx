import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import type { ChartFailure } from '#machines/failure.ts'
import type { fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import { usePicture } from '#src/api/usePicture.ts'
import { uploadFailureText } from '#src/features/upload/uploadFailureText.ts'
import type { KeptFile, Made } from '#src/features/upload/useOwnFiles.ts'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { formatFileSize } from '#src/i18n/format.ts'
import { type Text, useLanguage, useText } from '#src/i18n/useText.ts'
import { FileRow, type FileState } from '#src/ui/FileRow.tsx'

type UploadActor = ActorRefFrom<typeof fileUploadMachine>

/** The sentence names the file where the file is what was wrong. */
function failureSentence(text: Text, failure: ChartFailure | null, fileName: string): string {
  const id = uploadFailureText(failure)
  return id === 'upload.failed' || id === 'upload.library_full' ? text(id) : text(id, { fileName })
}

function UploadRow({ actor, name }: { actor: UploadActor; name: string }) {
  const text = useText()
  const { context, running, retryable } = useSelector(actor, (s) => ({
    context: s.context,
    running: s.hasTag('running'),
    retryable: s.hasTag('retryable'),
  }))
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

function DocumentNote({ document, made }: { document: PersonalDocument; made: Made | null }) {
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
      {made && (
        <p role="status">
          {made === 'shrunk' ? text('upload.shrunk', { size: sizeNow }) : text('upload.heic_converted')}
        </p>
      )}
    </>
  )
}

interface TakenRowProps {
  document: PersonalDocument
  made: Made | null
  onView: () => void
  onRemove: () => void
}

function TakenRow({ document, made, onView, onRemove }: TakenRowProps) {
  const picture = usePicture('personalDocument', document.id)
  return (
    <FileRow
      name={document.file.name}
      size={document.file.size}
      state={{ kind: 'done' }}
      note={<DocumentNote document={document} made={made} />}
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

/** A chosen file that isn't sent, and what can be done about it. */
function KeptRow({ step, file: { id, name, category, state } }: { step: UploadStep; file: KeptFile }) {
  const text = useText()
  const away = { onRemove: () => step.putAway(id) }
  switch (state) {
    case 'shrinking':
      return <FileRow name={name} state={{ kind: 'working', message: text('upload.shrinking') }} {...away} />
    case 'heic_converting':
      return (
        <FileRow
          name={name}
          state={{ kind: 'working', message: text('upload.heic_converting', { fileName: name }) }}
          {...away}
        />
      )
    case 'offered':
      return (
        <FileRow
          name={name}
          state={{ kind: 'failed', message: text('upload.shrink_offer', { fileName: name }) }}
          action={{ label: text('upload.shrink'), onPress: () => void step.shrink(id, category) }}
          {...away}
        />
      )
    case 'shrink_failed':
      return (
        <FileRow name={name} state={{ kind: 'failed', message: text('upload.shrink_failed') }} {...away} />
      )
    default:
      return (
        <FileRow
          name={name}
          state={{ kind: 'failed', message: text(`upload.${state}`, { fileName: name }) }}
          {...away}
        />
      )
  }
}

/** The documents taken for a category, those on their way, and those that were not taken. */
export function CategoryFiles({ step, category }: { step: UploadStep; category: DocumentCategory }) {
  const { context, documentOf, send } = step
  const taken =
    context.choices.find(({ documentType }) => documentType === category)?.personalDocumentIds ?? []
  const running = Object.entries(context.uploads).filter(
    ([, actor]) => actor.getSnapshot().context.category === category,
  )
  const kept = step.kept.filter((file) => file.category === category)
  if (taken.length + running.length + kept.length === 0) return null
  return (
    <chakra.ul display="grid" gap="2" listStyleType="none">
      {taken.map((id) => {
        const document = documentOf(id)
        const rest = taken.filter((other) => other !== id)
        return (
          document && (
            <li key={id}>
              <TakenRow
                document={document}
                made={step.madeOf(document.id)}
                onView={() => step.view(document)}
                onRemove={() => send({ type: 'documents.picked', category, documentIds: rest })}
              />
            </li>
          )
        )
      })}
      {running.map(([id, actor]) => (
        <li key={id}>
          <UploadRow actor={actor} name={step.nameOf(id)} />
        </li>
      ))}
      {kept.map((file) => (
        <li key={file.id}>
          <KeptRow step={step} file={file} />
        </li>
      ))}
    </chakra.ul>
  )
}
