import { useState } from 'react'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { type DateIssue, partsAtFault } from '#contract/rules/plainDateParts.ts'
import { gallerySample } from '#src/devtools/gallery/sample.ts'
import { dateIssueText } from '#src/i18n/dateParts.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { Combobox } from '#src/ui/Combobox.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { FileRow } from '#src/ui/FileRow.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PhoneField } from '#src/ui/PhoneField.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Section } from '#src/ui/Section.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const megabyte = 1024 * 1024
const manyRows = Array.from({ length: 9_999 }, (_, index) => ({
  value: String(index),
  label: `Direcção dos Serviços n.º ${index} 行政公職局`,
}))

const dateError: readonly DateIssue[] = ['month_range']

/** A form with every kind of field; the button refuses it. */
export function Fields() {
  const text = useText()
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [department, setDepartment] = useState('')
  const { exam } = gallerySample
  const refused = attempt > 0
  const errors = refused
    ? [
        { id: 'number', message: text('form.contact_invalid_macao') },
        { id: 'email', message: text('form.email_invalid') },
        { id: 'civil', message: text('form.civil_required') },
        { id: 'date', message: dateIssueText(text, language, dateError) },
      ]
    : []
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message
  return (
    <Page>
      <PageTitle title={text('step.registration')} context={nameIn(language, exam)} />
      <ErrorSummary errors={errors} attempt={attempt} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAttempt(attempt + 1)
        }}
      >
        <Section title={text('form.section.contact')}>
          <TextField
            label={text('form.field.name_cn')}
            name="name"
            defaultValue="陳大文"
            readOnly
            hint={text('form.account_data_hint')}
          />
          <PhoneField
            label={text('form.field.contact')}
            hint={text('form.contact_hint')}
            error={errorOf('number')}
            areaLabel={text('form.field.area_code')}
            areas={['+853', '+852', '+86'].map((value) => ({ value, label: value }))}
            area={{ name: 'area' }}
            number={{ name: 'number' }}
          />
          <TextField
            label={text('form.field.email')}
            name="email"
            type="email"
            autoComplete="email"
            error={errorOf('email')}
            defaultValue="chan@"
          />
          <TextArea label={text('form.field.address')} name="address" optional rows={2} />
        </Section>
        <Section
          title={text('form.section.occupation')}
          action={<LinkButton icon="edit">{text('common.modify')}</LinkButton>}
        >
          <RadioCards
            label={text('form.field.civil')}
            name="civil"
            inRow
            error={errorOf('civil')}
            options={[
              { value: 'yes', label: text('common.yes') },
              { value: 'no', label: text('common.no') },
            ]}
          />
          <RadioCards
            label={text('form.field.company_type')}
            name="companyType"
            defaultValue={1}
            options={[0, 1, 2].map((value) => ({
              value,
              label: text(`form.company_type.${value as 0 | 1 | 2}`),
              disabled: value === 2,
            }))}
          />
          <SelectField
            label={text('form.field.contract_type')}
            name="contractType"
            options={(['APPOINT', 'ADMIN', 'PERSON1', 'PERSON2'] as const).map((value) => ({
              value,
              label: text(`form.contract_type.${value}`),
            }))}
          />
          <DateField
            label={text('form.field.seven_year_date')}
            name="date"
            error={errorOf('date')}
            wrong={partsAtFault(dateError)}
          />
          <DateField label={text('resume.field.enter_month')} name="month" kind="month" optional />
          <Combobox
            label={text('form.field.department')}
            name="department"
            options={manyRows}
            value={department}
            onChange={setDepartment}
          />
          <CheckboxField
            label={text('review.declare')}
            name="declare"
            error={refused ? text('review.declare_required') : undefined}
          />
        </Section>
        <Section title={text('step.upload')}>
          <FileRow
            name="學士學位證書.pdf"
            state={{ kind: 'uploading', loaded: 1.6 * megabyte, total: 4.2 * megabyte }}
            onCancel={() => {}}
          />
          <FileRow
            name="Bilhete de identidade, frente e verso, digitalizado em Macau.jpg"
            size={0.8 * megabyte}
            state={{ kind: 'done' }}
            onView={() => {}}
            onRemove={() => {}}
          />
          <FileRow
            name="scan.tiff"
            state={{ kind: 'failed', message: text('upload.bad_format', { fileName: 'scan.tiff' }) }}
            onRetry={() => {}}
            onRemove={() => {}}
          />
        </Section>
        <PrimaryAction aside={<LinkButton icon="back">{text('common.previous')}</LinkButton>}>
          {text('common.next')}
        </PrimaryAction>
      </form>
    </Page>
  )
}
