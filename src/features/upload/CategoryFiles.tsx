import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { downloadPersonalDocumentThumb } from '#contract/endpoints/personalDocument.ts'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import type { ChartFailure } from '#machines/failure.ts'
import type { fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import { usePicture } from '#src/api/usePicture.ts'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { type Text, useText } from '#src/i18n/useText.ts'
import { FileRow, type FileState } from '#src/ui/FileRow.tsx'

type UploadActor = ActorRefFrom<typeof fileUploadMachine>

function failureSentence(text: Text, failure: ChartFailure | null, fileName: string): string {
  switch (failure?.code) {
    case 'FILE_NOT_ACCEPTED':
      return text('upload.cannot_process', { fileName })
    case 'FILE_TOO_LARGE':
      return text('upload.too_large', { fileName })
    case 'DOC_NUM_MORE_THAN_150':
      return text('upload.library_full')
    default:
      return text('upload.failed')
  }
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

function DocumentNote({ document }: { document: PersonalDocument }) {
  const text = useText()
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
  return notes.length > 0 ? <chakra.span>{notes.join(' · ')}</chakra.span> : null
}

interface TakenRowProps {
  document: PersonalDocument
  onView: () => void
  onRemove: () => void
}

function TakenRow({ document, onView, onRemove }: TakenRowProps) {
  const { address } = usePicture(downloadPersonalDocumentThumb, document.id)
  return (
    <FileRow
      name={document.file.name}
      size={document.file.size}
      state={{ kind: 'done' }}
      note={<DocumentNote document={document} />}
      onView={onView}
      onRemove={onRemove}
      {...(address
        ? {
            thumbnail: (
              <chakra.img
                src={address}
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

/** The documents taken for a category, those on their way, and those that were not taken. */
export function CategoryFiles({ step, category }: { step: UploadStep; category: DocumentCategory }) {
  const text = useText()
  const { context, documentOf, send } = step
  const taken =
    context.choices.find(({ documentType }) => documentType === category)?.personalDocumentIds ?? []
  const running = Object.entries(context.uploads).filter(
    ([, actor]) => actor.getSnapshot().context.category === category,
  )
  const refused = step.refused.filter((file) => file.category === category)
  if (taken.length + running.length + refused.length === 0) return null
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
      {refused.map(({ id, name, refusal }) => (
        <li key={id}>
          <FileRow
            name={name}
            state={{ kind: 'failed', message: text(`upload.${refusal}`, { fileName: name }) }}
            onRemove={() => step.putAway(id)}
          />
        </li>
      ))}
    </chakra.ul>
  )
}
