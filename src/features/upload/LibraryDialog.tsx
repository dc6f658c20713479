import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { LibraryRow } from '#src/features/upload/LibraryRow.tsx'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { useText } from '#src/i18n/useText.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { findRows, foldText } from '#src/ui/foldText.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'

interface LibraryDialogProps {
  step: UploadStep
  category: DocumentCategory
  onClose: () => void
}

/** What a document is found by. */
const wordsOf = ({
  file,
  documentValue: { description, educationLevel, school, course },
}: PersonalDocument) =>
  foldText([file.name, description, educationLevel?.name, school, course].filter(Boolean).join(' '))

/** Documents of the personal library for one category: ticked ones are taken (dialog of 1300 px, section 2). */
export function LibraryDialog({ step, category, onClose }: LibraryDialogProps) {
  const text = useText()
  const before = step.context.choices.find(({ documentType }) => documentType === category)
  const [ticked, setTicked] = useState<readonly string[]>(before?.personalDocumentIds ?? [])
  const offered = step.library.filter(({ documentType }) => documentType === category)
  const [search, setSearch] = useState('')
  const found = findRows(offered.map(wordsOf), search).flatMap((place) => offered[place] ?? [])
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
          <LinkButton icon="retry" onPress={() => void step.refreshLibrary()}>
            {text('upload.library_refresh')}
          </LinkButton>
          <LinkButton href={runtimeConfig().personalDocumentsUrl} newWindow>
            {text('exam.go_personal_documents')}
          </LinkButton>
        </chakra.div>
      </chakra.div>
      {offered.length === 0 && <EmptyState icon="file" title={text('upload.library_empty')} />}
      {offered.length > 0 && (
        <chakra.div mb="2" maxW="30rem">
          <TextField
            id="library-search"
            type="search"
            label={text('upload.library_search')}
            optional
            onChange={({ target }) => setSearch(target.value)}
          />
          <chakra.p role="status" textStyle="sm" color="fg.muted" minH="6">
            {search.trim() !== '' &&
              (found.length === 0
                ? text('common.no_results')
                : text('common.results_count', { count: found.length }))}
          </chakra.p>
        </chakra.div>
      )}
      <chakra.ul listStyleType="none">
        {found.map((document) => (
          <LibraryRow
            key={document.id}
            document={document}
            isTicked={ticked.includes(document.id)}
            onTick={(isTicked) => tick(document.id, isTicked)}
            onView={() => step.view(document)}
          />
        ))}
      </chakra.ul>
    </Dialog>
  )
}
