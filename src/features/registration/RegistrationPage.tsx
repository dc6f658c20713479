import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { Exam } from '#contract/entities/exam.ts'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { examLanguages } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownMoney } from '#contract/rules/money.ts'
import { missingAnswers } from '#contract/rules/registrationForm.ts'
import { ContactPart } from '#src/features/registration/ContactPart.tsx'
import { type Fields, labelOf, useFields } from '#src/features/registration/fieldsOf.ts'
import { IdentityPart } from '#src/features/registration/IdentityPart.tsx'
import { OccupationPart } from '#src/features/registration/OccupationPart.tsx'
import { RegistrationDialogs } from '#src/features/registration/RegistrationDialogs.tsx'
import {
  answersOf,
  type RegistrationValueName,
  type RegistrationValues,
  valueNameOf,
} from '#src/features/registration/registrationValues.ts'
import { useRegistration } from '#src/features/registration/useRegistration.ts'
import { formatTime } from '#src/i18n/formatDate.ts'
import { RichText } from '#src/i18n/RichText.tsx'
import { useLanguage, useText } from '#src/i18n/useText.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { ErrorSummary, leadTo } from '#src/ui/ErrorSummary.tsx'
import { keepComposing } from '#src/ui/endsComposition.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { PrimaryAction } from '#src/ui/PrimaryAction.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Section } from '#src/ui/Section.tsx'

interface RegistrationPageProps {
  submission: Submission
  exam: Exam
}

/** Step 1: the registration form (sections 2, 3 and 5). */
export function RegistrationPage({ submission, exam }: RegistrationPageProps) {
  const text = useText()
  const language = useLanguage()
  const step = useRegistration(submission)
  return (
    <Page>
      <PageTitle title={text('step.registration')} context={nameIn(language, exam)} />
      {step.state === 'failed' ? (
        <ErrorState onRetry={() => step.send({ type: 'retry' })}>{text(step.failureText)}</ErrorState>
      ) : step.form === null || step.state === 'loading' ? (
        <PageSkeleton />
      ) : (
        <RegistrationView step={step} form={step.form} amount={submission.amount} />
      )}
      <RegistrationDialogs step={step} />
    </Page>
  )
}

interface RegistrationViewProps {
  step: ReturnType<typeof useRegistration>
  form: RegistrationForm
  /** what will be due, in patacas; null where nothing is */
  amount: number | null
}

function RegistrationView({ step, form, amount }: RegistrationViewProps) {
  const text = useText()
  const language = useLanguage()
  const { fields, errors, refusals, savedAt } = step
  const missing = useWatch({
    control: fields.control,
    compute: (values: RegistrationValues) =>
      missingAnswers(answersOf(values, form.registeredAddress), form.applicantStatus).map((field) =>
        valueNameOf(field, values.addressChoice),
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!step.busy) void step.next()
  }
  return (
    <chakra.form noValidate onSubmit={submit} onKeyDown={keepComposing}>
      {refusals > 0 && (
        <ErrorSummary
          attempt={refusals}
          errors={errors.map(({ name, code }) => ({ id: name, message: text(`form.${code}`) }))}
        />
      )}
      {step.restored && (
        <chakra.div mb="6">
          <Notice status="info">{text('draft.restored')}</Notice>
        </chakra.div>
      )}
      {amount !== null && (
        <chakra.p mb="6">{text('form.fee', { amount: shownMoney(language, amount) })}</chakra.p>
      )}
      <IdentityPart form={form} />
      <ContactPart fields={fields} registeredAddress={form.registeredAddress} />
      <OccupationPart fields={fields} form={form} />
      <LanguagePart fields={fields} />
      <PrimaryAction
        busy={step.busy}
        disabled={missing.length > 0}
        hint={<MissingFields names={missing} />}
        aside={
          savedAt !== null && (
            <chakra.p textStyle="sm" color="fg.muted">
              {text('draft.saved_at', { time: formatTime(savedAt) })}
            </chakra.p>
          )
        }
      >
        {text('common.next')}
      </PrimaryAction>
    </chakra.form>
  )
}

/** Why the button is disabled: how many fields are missing, and the way to the first of them. */
function MissingFields({ names }: { names: readonly RegistrationValueName[] }) {
  const text = useText()
  const [first] = names
  if (first === undefined) return null
  return (
    <RichText
      id="form.missing"
      values={{ count: names.length }}
      components={{ field: <LinkButton onPress={() => leadTo(first)}>{text(labelOf(first))}</LinkButton> }}
    />
  )
}

function LanguagePart({ fields }: { fields: Fields }) {
  const text = useText()
  const field = useFields(fields)
  return (
    <Section title={text('form.section.language')}>
      <RadioCards
        {...field('languageTypeId')}
        hint={text('form.language_hint')}
        inRow
        options={examLanguages.map((value) => ({ value, label: text(`form.language_type.${value}`) }))}
      />
    </Section>
  )
}
