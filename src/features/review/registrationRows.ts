import {
  type FieldDeclaration,
  fieldNamesWith,
  formParts,
  registrationFields,
} from '#contract/entities/registrationFields.ts'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { isAsked } from '#contract/rules/registrationForm.ts'
import { type ReferenceDeclaration, shownAnswer } from '#contract/rules/shownAnswer.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import { formatIdentityNo } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/formatDate.ts'
import type { Text } from '#src/i18n/useText.ts'

/** One line of the review: null where nothing was filled in. `lang` marks a value in a language of its own. */
export interface ReviewRow {
  readonly label: PlainTextId
  readonly value: string | null
  readonly lang?: 'zh-Hant' | 'pt'
}

interface NamedRow {
  readonly id: number
  readonly code: string
  readonly nameTc: string
  readonly namePt: string
}
/** What gives codes and ids their names. */
export type NameLists = Readonly<Record<ReferenceDeclaration['nameIn'], readonly NamedRow[]>>

interface Words {
  readonly text: Text
  readonly language: InterfaceLanguage
  readonly lists: NameLists
}

const orNull = (value: string | null) => (value === null || value.trim() === '' ? null : value)

function personalRows(form: RegistrationForm, { language }: Words): ReviewRow[] {
  return [
    { label: 'form.field.name_cn', value: orNull(form.nameCn), lang: 'zh-Hant' },
    { label: 'form.field.name_pt', value: orNull(form.namePt), lang: 'pt' },
    { label: 'form.field.identity_no', value: formatIdentityNo(form.identityNo) },
    { label: 'form.field.birthday', value: formatDate(language, form.birthday) },
    ...(form.sevenYearDate === null
      ? []
      : [{ label: 'form.field.seven_year_date', value: formatDate(language, form.sevenYearDate) } as const]),
  ]
}

/** The registration form as it will be submitted: only what this applicant is asked. */
export function registrationRows(form: RegistrationForm, words: Words): ReviewRow[] {
  const { text, language, lists } = words
  const { answers, applicantStatus } = form
  const nameOf = ({ nameIn: list, by }: ReferenceDeclaration, answer: string | number) => {
    const row = lists[list].find((one) => one[by] === answer)
    return row ? nameIn(language, row) : null
  }
  const rowsOf = (part: FieldDeclaration['part']): ReviewRow[] =>
    fieldNamesWith({ part })
      .filter((field) => isAsked(field, answers, applicantStatus))
      .map((field) => {
        const declared = registrationFields[field]
        const value = shownAnswer(field, answers, { text: (id) => text(id), nameOf })
        return { label: declared.label, value, ...('lang' in declared ? { lang: declared.lang } : {}) }
      })
  return [
    ...personalRows(form, words),
    ...rowsOf('contact'),
    { label: 'form.field.applicant_status', value: text(`form.applicant_status.${applicantStatus}`) },
    ...formParts.filter((part) => part !== 'contact').flatMap(rowsOf),
  ]
}
