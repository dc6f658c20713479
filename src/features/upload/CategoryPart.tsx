import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { DocumentCategory, DocumentSource } from '#contract/enums.ts'
import { sourcesOf } from '#contract/rules/documentRules.ts'
import type { OwnFile } from '#machines/upload/ownFile.ts'
import { CategoryFiles } from '#src/features/upload/CategoryFiles.tsx'
import { FileDetails } from '#src/features/upload/FileDetails.tsx'
import { FilePicker } from '#src/features/upload/FilePicker.tsx'
import { issueText } from '#src/features/upload/issueText.ts'
import { LibraryDialog } from '#src/features/upload/LibraryDialog.tsx'
import type { UploadStep } from '#src/features/upload/useUpload.ts'
import { useText } from '#src/i18n/useText.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'

interface CategoryPartProps {
  step: UploadStep
  category: DocumentCategory
  optional: boolean
  /** one document of several categories is enough: none of them is asked for by itself, none is optional */
  mayStayOpen: boolean
}

/** One category: where its documents come from, and for the own library which they are (section 5, upload). */
export function CategoryPart({ step, category, optional, mayStayOpen }: CategoryPartProps) {
  const text = useText()
  const { context, occasion, issues, send } = step
  const sources = sourcesOf(category, occasion)
  const source = context.choices.find(({ documentType }) => documentType === category)?.documentSource ?? null
  const issue = issues.find((one) => one.category === category)
  const isOnlySource = sources.length === 1
  return (
    <chakra.div display="grid" gap="4">
      {!isOnlySource && (
        <RadioCards
          id={`source-${category}`}
          name={`source-${category}`}
          label={text('document.source_label')}
          hint={category === 'OUTROS' && !optional && !mayStayOpen ? text('upload.others_hint') : undefined}
          optional={optional}
          error={issue && source === null ? issueText(text, issue) : undefined}
          value={source}
          onChange={({ target }) =>
            send({ type: 'source.chosen', category, source: target.value as DocumentSource })
          }
          options={sources.map((value) => ({
            value,
            label: text(`document.source.${value}`),
            hint: hintOf(value, category, text),
          }))}
        />
      )}
      {(optional || mayStayOpen) && source !== null && !isOnlySource && (
        <chakra.div>
          <LinkButton onPress={() => send({ type: 'source.chosen', category, source: null })}>
            {text('upload.leave_open')}
          </LinkButton>
        </chakra.div>
      )}
      {(source === 'PERSONAL' || isOnlySource) && (
        <OwnDocuments
          step={step}
          category={category}
          error={issue && source === 'PERSONAL' ? issueText(text, issue) : undefined}
        />
      )}
    </chakra.div>
  )
}

function hintOf(source: DocumentSource, category: DocumentCategory, text: ReturnType<typeof useText>) {
  switch (source) {
    case 'DSI':
      return text('upload.dsi_hint')
    case 'DEPARTMENT':
      return text('upload.department_hint')
    case 'PERSONAL':
      return text('upload.personal_hint')
    default:
      return category === 'ID' || category === 'HA_E' ? text('upload.conditional_hint') : undefined
  }
}

interface OwnDocumentsProps {
  step: UploadStep
  category: DocumentCategory
  error: string | undefined
}

function OwnDocuments({ step, category, error }: OwnDocumentsProps) {
  const text = useText()
  /** what is said belongs to the files that are chosen next; then it is asked anew */
  const [said, setSaid] = useState<{ round: number; value: OwnFile['value'] }>({ round: 0, value: undefined })
  const { picker } = step.context
  const name = text(`document.category.${category}`)
  return (
    <chakra.fieldset display="grid" gap="4" minW="0" aria-label={name} disabled={step.busy}>
      {error && (
        <chakra.p id={`file-${category}-error`} color="fg.error" fontWeight="medium">
          {error}
        </chakra.p>
      )}
      <CategoryFiles step={step} category={category} />
      <FileDetails
        key={said.round}
        category={category}
        value={said.value}
        onChange={(value) => setSaid({ ...said, value })}
      />
      <FilePicker
        id={`file-${category}`}
        of={name}
        onFiles={(files) => {
          if (files.length === 0) return
          const { value } = said
          step.send({
            type: 'files.chosen',
            files: files.map((file) => ({ uploadId: crypto.randomUUID(), category, file, value })),
          })
          setSaid({ round: said.round + 1, value: undefined })
        }}
      >
        <Button variant="ghost" onClick={() => step.send({ type: 'library.opened', category })}>
          {text('upload.choose_from_library')}
        </Button>
      </FilePicker>
      {picker?.getSnapshot().context.category === category && <LibraryDialog step={step} picker={picker} />}
    </chakra.fieldset>
  )
}
