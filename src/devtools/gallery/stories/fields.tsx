import { useState } from 'react'
import { type DateIssue, partsAtFault } from '#contract/rules/plainDateParts.ts'
import { Story } from '#src/devtools/gallery/Story.tsx'
import { dateIssueText } from '#src/i18n/dateParts.ts'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { Combobox } from '#src/ui/Combobox.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PhoneField } from '#src/ui/PhoneField.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { SelectBox } from '#src/ui/SelectBox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const dateError: readonly DateIssue[] = ['month_range']
const manyRows = Array.from({ length: 9_999 }, (_, index) => ({
  value: String(index),
  label: `Direcção dos Serviços n.º ${index} 行政公職局`,
}))

export const fieldStories = {
  TextField() {
    const text = useText()
    return (
      <Story of="TextField">
        <TextField label={text('form.field.email')} name="plain" autoComplete="email" />
        <TextField
          label={text('form.field.name_cn')}
          name="readonly"
          defaultValue="陳大文"
          readOnly
          hint={text('form.account_data_hint')}
        />
        <TextField
          label={text('form.field.email')}
          name="wrong"
          defaultValue="chan@"
          error={text('form.email_invalid')}
        />
        <TextField label={text('form.field.address')} name="optional" optional characters={8} />
        <TextField label={text('form.field.address')} name="disabled" disabled />
      </Story>
    )
  },
  TextArea() {
    const text = useText()
    return (
      <Story of="TextArea">
        <TextArea label={text('form.field.address')} name="plain" optional rows={2} />
        <TextArea label={text('form.field.address')} name="wrong" error={text('form.address_min')} />
      </Story>
    )
  },
  SelectField() {
    const text = useText()
    const options = (['APPOINT', 'ADMIN', 'PERSON1', 'PERSON2'] as const).map((value) => ({
      value,
      label: text(`form.contract_type.${value}`),
      disabled: value === 'PERSON2',
    }))
    const label = text('form.field.contract_type')
    return (
      <Story of="SelectField">
        <SelectField label={label} name="plain" options={options} />
        <SelectField label={label} name="first" options={options} placeholder={null} optional />
        <SelectField label={label} name="wrong" options={options} error={text('form.civil_required')} />
      </Story>
    )
  },
  SelectBox() {
    const text = useText()
    return (
      <Story of="SelectBox">
        {(['field', 'small', 'bare'] as const).map((look) => (
          <SelectBox key={look} look={look} aria-label={text('form.field.area_code')}>
            <option>+853</option>
            <option>+852</option>
          </SelectBox>
        ))}
      </Story>
    )
  },
  CheckboxField() {
    const text = useText()
    const label = text('review.declare')
    return (
      <Story of="CheckboxField">
        <CheckboxField label={label} name="plain" hint={text('form.account_data_hint')} />
        <CheckboxField label={label} name="wrong" error={text('review.declare_required')} />
      </Story>
    )
  },
  RadioCards() {
    const text = useText()
    const kinds = [0, 1, 2] as const
    return (
      <Story of="RadioCards">
        <RadioCards
          label={text('form.field.civil')}
          name="civil"
          inRow
          error={text('form.civil_required')}
          options={[
            { value: 'yes', label: text('common.yes') },
            { value: 'no', label: text('common.no') },
          ]}
        />
        <RadioCards
          label={text('form.field.company_type')}
          name="companyType"
          hint={text('form.account_data_hint')}
          defaultValue={1}
          options={kinds.map((value) => ({
            value,
            label: text(`form.company_type.${value}`),
            hint: value === 0 ? text('form.other_position_hint') : undefined,
            disabled: value === 2,
          }))}
        />
      </Story>
    )
  },
  PhoneField() {
    const text = useText()
    const words = {
      label: text('form.field.contact'),
      areaLabel: text('form.field.area_code'),
      areas: ['+853', '+852'].map((value) => ({ value, label: value })),
    }
    return (
      <Story of="PhoneField">
        <PhoneField
          {...words}
          hint={text('form.contact_hint')}
          area={{ name: 'area' }}
          number={{ name: 'number' }}
        />
        <PhoneField
          {...words}
          error={text('form.contact_invalid_macao')}
          area={{ name: 'wrongArea' }}
          number={{ name: 'wrongNumber' }}
        />
      </Story>
    )
  },
  DateField() {
    const text = useText()
    const language = useLanguage()
    return (
      <Story of="DateField">
        <DateField
          label={text('form.field.seven_year_date')}
          name="date"
          hint={text('eligibility.seven_year_help')}
        />
        <DateField
          label={text('form.field.seven_year_date')}
          name="wrong"
          error={dateIssueText(text, language, dateError)}
          wrong={partsAtFault(dateError)}
        />
        <DateField label={text('resume.field.enter_month')} name="month" kind="month" optional />
      </Story>
    )
  },
  Combobox() {
    const text = useText()
    const [department, setDepartment] = useState('')
    return (
      <Story of="Combobox">
        <Combobox
          label={text('form.field.department')}
          name="department"
          options={manyRows}
          value={department}
          onChange={setDepartment}
        />
        <Combobox
          label={text('form.field.department')}
          name="wrong"
          options={manyRows}
          value="7"
          onChange={() => {}}
          error={text('form.civil_required')}
        />
      </Story>
    )
  },
  ErrorSummary() {
    const text = useText()
    const [attempt, setAttempt] = useState(1)
    return (
      <Story of="ErrorSummary">
        <ErrorSummary
          attempt={attempt}
          errors={[
            { id: 'email', message: text('form.email_invalid') },
            { id: 'address', message: text('form.address_min') },
          ]}
        />
        <TextField label={text('form.field.email')} name="email" error={text('form.email_invalid')} />
        <TextArea label={text('form.field.address')} name="address" error={text('form.address_min')} />
        <LinkButton onPress={() => setAttempt(attempt + 1)}>{text('common.next')}</LinkButton>
      </Story>
    )
  },
  PrimaryAction() {
    const text = useText()
    const [busy, setBusy] = useState(false)
    return (
      <Story of="PrimaryAction">
        <PrimaryAction
          busy={busy}
          onPress={() => setBusy(true)}
          hint={text('payment.no_refund')}
          aside={<LinkButton icon="back">{text('common.previous')}</LinkButton>}
        >
          {text('common.next')}
        </PrimaryAction>
      </Story>
    )
  },
}
