import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { RowControl } from '#src/features/resume/RowControl.tsx'
import { emptyRow } from '#src/features/resume/resumeValues.ts'
import type { ResumeStep } from '#src/features/resume/useResume.ts'
import type { ResumeList } from '#src/i18n/resumeLists.ts'
import { useText } from '#src/i18n/useText.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Section } from '#src/ui/Section.tsx'

interface ResumeListPartProps {
  fields: ResumeStep['fields']
  list: ResumeList
}

/** One of the six lists: rows that can be added, moved and removed. */
export function ResumeListPart({ fields, list }: ResumeListPartProps) {
  const text = useText()
  const rows = useFieldArray({ control: fields.control, name: list.name })
  const [removing, setRemoving] = useState<number | null>(null)
  const section = text(`resume.section.${list.section}`)
  const addButton = useRef<HTMLButtonElement>(null)
  const firstField = list.fields[0]?.name ?? ''
  const titleOf = (row: number) => text('resume.row_title', { section, row: row + 1 })
  return (
    <Section title={section}>
      {rows.fields.length === 0 && <chakra.p color="fg.muted">{text('resume.empty_section')}</chakra.p>}
      {rows.fields.map(({ id }, row) => (
        <Panel key={id} as="fieldset" display="grid" gap="4" aria-label={titleOf(row)}>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5">
            <chakra.h3 fontWeight="semibold" flex="1" minW="40">
              {titleOf(row)}
            </chakra.h3>
            <RowAction
              label={text('resume.move_up')}
              of={titleOf(row)}
              disabled={row === 0}
              onPress={() => rows.move(row, row - 1)}
            />
            <RowAction
              label={text('resume.move_down')}
              of={titleOf(row)}
              disabled={row === rows.fields.length - 1}
              onPress={() => rows.move(row, row + 1)}
            />
            <RowAction label={text('resume.delete_row')} of={titleOf(row)} onPress={() => setRemoving(row)} />
          </chakra.div>
          {list.fields.map((field) => (
            <RowControl key={field.name} fields={fields} list={list.name} row={row} field={field} />
          ))}
        </Panel>
      ))}
      <chakra.div>
        <Button
          ref={addButton}
          variant="outline"
          disabled={rows.fields.length >= limits.resumeRows}
          onClick={() =>
            rows.append(emptyRow(list.name), {
              focusName: `${list.name}.${rows.fields.length}.${firstField}`,
            })
          }
        >
          <Icon name="edit" />
          {text('resume.add_row')}
          <chakra.span srOnly>{section}</chakra.span>
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={removing !== null}
        title={titleOf(removing ?? 0)}
        focusAfter={addButton}
        confirmLabel={text('common.delete')}
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing !== null) rows.remove(removing)
          setRemoving(null)
        }}
      >
        {text('confirm.delete_row')}
      </ConfirmDialog>
    </Section>
  )
}

interface RowActionProps {
  label: string
  of: string
  disabled?: boolean
  onPress: () => void
}

function RowAction({ label, of, disabled, onPress }: RowActionProps) {
  return (
    <LinkButton onPress={onPress} {...(disabled ? { disabled } : {})}>
      {label}
      <chakra.span srOnly> {of}</chakra.span>
    </LinkButton>
  )
}
