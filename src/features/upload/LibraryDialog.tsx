import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { DocumentCategory } from '#contract/enums.ts'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { formatDate, formatFileSize } from '#src/i18n/format.ts'
import { macaoDay } from '#src/i18n/macaoTime.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { QuietLink } from '#src/ui/QuietLink.tsx'

interface LibraryDialogProps {
  step: UploadStep
  category: DocumentCategory
  onClose: () => void
}

/** Documents of the personal library for one category: ticked ones are taken (dialog of 1300 px, section 2). */
export function LibraryDialog({ step, category, onClose }: LibraryDialogProps) {
  const text = useText()
  const language = useLanguage()
  const before = step.context.choices.find(({ documentType }) => documentType === category)
  const [ticked, setTicked] = useState<readonly string[]>(before?.personalDocumentIds ?? [])
  const offered = step.library.filter(({ documentType }) => documentType === category)
  const tick = (id: string, isTicked: boolean) =>
    setTicked((ids) => (isTicked ? [...ids, id] : ids.filter((other) => other !== id)))
  return (
    <Dialog
      open
      width="library"
      title={`${text('upload.choose_from_library')} – ${text(`document.category.${category}`)}`}
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              step.send({ type: 'documents.picked', category, documentIds: ticked })
              onClose()
            }}
          >
            {text('common.confirm')}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {text('common.cancel')}
          </Button>
          <chakra.p role="status" me="auto" alignSelf="center" color="fg.muted">
            {text('upload.selected_count', { count: ticked.length })}
          </chakra.p>
        </>
      }
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="6" mb="2">
        <chakra.p textStyle="sm" color="fg.muted" alignSelf="center">
          {text('upload.library_count', { count: step.library.length })}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" columnGap="6">
          <QuietLink icon="retry" onPress={() => void step.refreshLibrary()}>
            {text('upload.library_refresh')}
          </QuietLink>
          <QuietLink href={runtimeConfig().personalDocumentsUrl} newWindow>
            {text('exam.go_personal_documents')}
          </QuietLink>
        </chakra.div>
      </chakra.div>
      {offered.length === 0 && <EmptyState icon="file" title={text('upload.library_empty')} />}
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {offered.map(({ id, file, documentValue, createdAt }) => (
          <chakra.li key={id} borderBottomWidth="1px" borderColor="border">
            <CheckboxField
              name={`document-${id}`}
              defaultChecked={ticked.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
              label={<chakra.span wordBreak="break-all">{file.name}</chakra.span>}
              hint={[
                documentValue.educationLevel?.name,
                documentValue.description,
                formatFileSize(language, file.size),
                formatDate(language, macaoDay(createdAt)),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
