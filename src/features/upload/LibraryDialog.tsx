import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { libraryMachine } from '#machines/upload/library.machine.ts'
import { LibraryRow } from '#src/features/upload/LibraryRow.tsx'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { useText } from '#src/i18n/useText.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { findRows, foldText } from '#src/ui/foldText.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'

interface LibraryDialogProps {
  step: UploadStep
  picker: ActorRefFrom<typeof libraryMachine>
}

/** What a document is found by. */
const wordsOf = ({
  file,
  documentValue: { description, educationLevel, school, course },
}: PersonalDocument) =>
  foldText([file.name, description, educationLevel?.name, school, course].filter(Boolean).join(' '))

/** Documents of the personal library for one category: ticked ones are taken (dialog of 1300 px, section 2). */
export function LibraryDialog({ step, picker }: LibraryDialogProps) {
  const text = useText()
  useEmitted(picker)
  const { category, ticked } = useSelector(picker, (s) => s.context)
  const { library } = step.context
  const offered = library.filter(({ documentType }) => documentType === category)
  const [search, setSearch] = useState('')
  const found = findRows(offered.map(wordsOf), search).flatMap((place) => offered[place] ?? [])
  const cancel = () => picker.send({ type: 'cancel' })
  return (
    <Dialog
      open
      width="library"
      title={`${text('upload.choose_from_library')} – ${text(`document.category.${category}`)}`}
      onClose={cancel}
      footer={
        <>
          <Button onClick={() => picker.send({ type: 'confirm' })}>{text('common.confirm')}</Button>
          <Button variant="outline" colorPalette="gray" onClick={cancel}>
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
          {text('upload.library_count', { count: library.length })}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" columnGap="6">
          <LinkButton icon="retry" onPress={() => picker.send({ type: 'refresh' })}>
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
            onTick={(isTicked) => picker.send({ type: 'document.ticked', documentId: document.id, isTicked })}
            onView={() => step.view(document)}
          />
        ))}
      </chakra.ul>
    </Dialog>
  )
}
