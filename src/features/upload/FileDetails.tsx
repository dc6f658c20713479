import { useState } from 'react'
import type { PersonalDocumentInput } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { useReferenceList } from '#src/api/referenceLists.ts'
import { nameIn } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

type Value = PersonalDocumentInput['documentValue']

/** What can be said of an own file before it is chosen, by category. */
export function useFileValue(): [value: Value, setValue: (value: Value) => void] {
  const [value, setValue] = useState<Value>(undefined)
  return [value, setValue]
}

interface FileDetailsProps {
  category: DocumentCategory
  onChange: (value: Value) => void
}

/** The level of a diploma, on which a warning depends, and the kind of another document. */
export function FileDetails({ category, onChange }: FileDetailsProps) {
  if (category === 'HA_E') return <LevelField onChange={onChange} />
  if (category === 'OUTROS') return <KindField onChange={onChange} />
  return null
}

function LevelField({ onChange }: Pick<FileDetailsProps, 'onChange'>) {
  const text = useText()
  const language = useLanguage()
  const { rows } = useReferenceList('educationLevels')
  return (
    <SelectField
      id="file-level"
      label={text('document.field.education_level')}
      hint={text('upload.level_hint')}
      optional
      options={rows
        .filter(({ active }) => active)
        .map((row) => ({ value: row.id, label: nameIn(language, row) }))}
      onChange={({ target }) => {
        const row = rows.find(({ id }) => String(id) === target.value)
        onChange(
          row && { educationLevel: { id: row.id, level: row.level ?? 0, name: nameIn(language, row) } },
        )
      }}
    />
  )
}

const kinds = ['FORMER', 'DISABLED'] as const

function KindField({ onChange }: Pick<FileDetailsProps, 'onChange'>) {
  const text = useText()
  return (
    <SelectField
      id="file-kind"
      label={text('document.category_label')}
      hint={text('upload.kind_hint')}
      optional
      placeholder={text('document.type.OUTROS')}
      options={kinds.map((kind) => ({ value: kind, label: text(`document.type.${kind}`) }))}
      onChange={({ target }) => {
        const documentCategory = kinds.find((kind) => kind === target.value)
        onChange(documentCategory && { documentCategory })
      }}
    />
  )
}
