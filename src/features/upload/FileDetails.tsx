import { chakra } from '@chakra-ui/react/styled-system'
import type { DocumentCategory } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import type { OwnFile } from '#machines/upload/ownFile.ts'
import { useReferenceList } from '#src/api/referenceLists.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type FileValue = OwnFile['value']

interface FileDetailsProps {
  category: DocumentCategory
  value: FileValue
  onChange: (value: FileValue) => void
}

/** Kinds that the applicant can name, by category. */
const kindsOf = { HA_E: ['DIPLOMA', 'ACADEMIC'], OUTROS: ['FORMER', 'DISABLED'] } as const

/**
 * What is said of own files before they are chosen: the level of a diploma and the kind of another document, on which
 * warnings depend (section 5); and, for whoever needs them, a description and what doesn't agree with one's data.
 */
export function FileDetails({ category, value, onChange }: FileDetailsProps) {
  const text = useText()
  const add = (more: NonNullable<FileValue>) => onChange({ ...value, ...more })
  const mismatches = [
    ['nameNon', text('document.field.name_non')],
    ['birthdayNon', text('document.field.birthday_non')],
    ['idNon', text('document.field.id_non')],
  ] as const
  return (
    <>
      {category === 'HA_E' && <LevelField onChange={add} />}
      {category === 'OUTROS' && <KindField category="OUTROS" onChange={add} />}
      <chakra.details>
        <chakra.summary
          minH="11"
          alignContent="center"
          cursor="button"
          color="green.fg"
          _focusVisible={{ outline: '2px solid', outlineColor: 'green.focusRing', outlineOffset: '2px' }}
        >
          {text('upload.more_details')}
        </chakra.summary>
        <chakra.div display="grid" gap="4" pt="2">
          {category === 'HA_E' && <KindField category="HA_E" onChange={add} />}
          <TextField
            id={`${category}-description`}
            label={text('document.field.description')}
            optional
            maxLength={limits.documentDescription}
            onChange={({ target }) => add({ description: target.value })}
          />
          <chakra.fieldset minW="0">
            <chakra.legend textStyle="sm" color="fg.muted">
              {text('upload.mismatch_hint')}
            </chakra.legend>
            {mismatches.map(([name, label]) => (
              <CheckboxField
                key={name}
                id={`${category}-${name}`}
                label={label}
                onChange={({ target }) => add({ [name]: target.checked })}
              />
            ))}
          </chakra.fieldset>
        </chakra.div>
      </chakra.details>
    </>
  )
}

type FieldProps = { onChange: (more: NonNullable<FileValue>) => void }

function LevelField({ onChange }: FieldProps) {
  const text = useText()
  const language = useLanguage()
  const { rows } = useReferenceList('educationLevels')
  return (
    <SelectField
      id="HA_E-level"
      label={text('document.field.education_level')}
      hint={text('upload.level_hint')}
      optional
      options={rows
        .filter(({ active }) => active)
        .map((row) => ({ value: row.id, label: nameIn(language, row) }))}
      onChange={({ target }) => {
        const row = rows.find(({ id }) => String(id) === target.value)
        onChange({
          educationLevel: row ? { id: row.id, level: row.level ?? 0, name: nameIn(language, row) } : null,
        })
      }}
    />
  )
}

function KindField({ category, onChange }: FieldProps & { category: keyof typeof kindsOf }) {
  const text = useText()
  const kinds = kindsOf[category]
  return (
    <SelectField
      id={`${category}-kind`}
      label={text('document.category_label')}
      hint={category === 'OUTROS' ? text('upload.kind_hint') : undefined}
      optional
      placeholder={text(`document.category.${category}`)}
      options={kinds.map((kind) => ({ value: kind, label: text(`document.type.${kind}`) }))}
      onChange={({ target }) =>
        onChange({ documentCategory: kinds.find((kind) => kind === target.value) ?? null })
      }
    />
  )
}
