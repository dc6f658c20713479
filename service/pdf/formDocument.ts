/** The form document: the application as it is submitted, in the language chosen for it. */
import {
  type FieldDeclaration,
  fieldNamesWith,
  formParts,
  registrationFields,
} from '#contract/entities/registrationFields.ts'
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { type AnswerTextId, shownAnswer } from '#contract/rules/shownAnswer.ts'
import type { NamedRow, Snapshot } from '#service/core/snapshot.ts'
import { formatDate, formatMoment } from '#service/pdf/dates.ts'
import { categoryText, sourceText } from '#service/pdf/fileTexts.ts'
import { resumeSections } from '#service/pdf/resumeRows.ts'
import { createSheet, type Row, type Sheet } from '#service/pdf/sheet.ts'
import { type PlainTextId, textIn } from '#service/pdf/textIn.ts'

export const formDocumentName = (language: InterfaceLanguage, submissionNo: string | null) =>
  `${textIn[language]('document.form_document')}${submissionNo === null ? '' : ` ${submissionNo}`}.pdf`

/** @returns a tagged PDF */
export async function drawFormDocument(
  snapshot: Snapshot,
  language: InterfaceLanguage,
  createdAt: Date,
): Promise<Buffer> {
  const text = textIn[language]
  const title = text('document.form_document')
  const sheet = createSheet({
    title,
    language,
    author: text('footer.organisation'),
    createdAt,
    footer: (page, pages) =>
      [snapshot.submissionNo, formatMoment(language, createdAt), text('viewer.page_of', { page, pages })]
        .filter(Boolean)
        .join('  ·  '),
  })
  sheet.letterhead([text('footer.government'), text('footer.organisation')])
  sheet.heading(1, title)
  table(sheet, text('pdf.section.exam'), examRows(snapshot, language))
  table(sheet, text('form.section.personal'), personRows(snapshot, language))
  if (snapshot.answers) {
    const { answers } = snapshot
    for (const part of formParts)
      table(sheet, text(`form.section.${part}`), answerRows(part, snapshot, answers, language))
  }
  if (snapshot.resume?.content) {
    sheet.heading(2, text('review.section_resume'))
    for (const part of resumeSections(snapshot.resume.content, language)) {
      sheet.heading(3, part.title)
      for (const rows of part.entries) sheet.rows(part.title, rows)
    }
  }
  table(sheet, text('review.section_documents'), documentRows(snapshot, language))
  if (snapshot.conditional.documents || snapshot.conditional.residence)
    sheet.paragraph(text('pdf.conditional'))
  sheet.paragraph(text('review.declare'))
  return sheet.finish()
}

function table(sheet: Sheet, title: string, rows: readonly Row[]) {
  sheet.heading(2, title)
  sheet.rows(title, rows)
}

const named = (row: NamedRow | null, language: InterfaceLanguage) => row && nameIn(language, row)

/** Rows whose answer is empty are left out: they were not asked. */
const given = (
  language: InterfaceLanguage,
  ...rows: [label: PlainTextId, value: string | null | undefined][]
): Row[] => rows.flatMap(([label, value]) => (value ? [{ label: textIn[language](label), value }] : []))

const examRows = ({ exam, submissionNo }: Snapshot, language: InterfaceLanguage) =>
  given(
    language,
    ['pdf.field.exam', named(exam, language)],
    ['exam.code', exam.code],
    ['submission.number', submissionNo],
  )

const personRows = ({ person, sevenYearDate, applicantStatus }: Snapshot, language: InterfaceLanguage) =>
  given(
    language,
    ['form.field.name_cn', person.nameCn],
    ['form.field.name_pt', person.namePt],
    ['form.field.identity_no', cardNumber(person.identityNo)],
    ['form.field.birthday', formatDate(language, person.birthday)],
    ['form.field.seven_year_date', sevenYearDate && formatDate(language, sevenYearDate)],
    [
      'form.field.applicant_status',
      applicantStatus && textIn[language](`form.applicant_status.${applicantStatus}`),
    ],
  )

/** `XNNNNNN(Y)` */
const cardNumber = (digits: string) => digits.replace(/^(\d{7})(\d)$/, '$1($2)')

/** The application offers to choose from a list; the document says that it was chosen from one. */
const ownTexts: Partial<Record<AnswerTextId, PlainTextId>> = {
  'form.company_type.1': 'pdf.company_type.1',
}

function answerRows(
  part: FieldDeclaration['part'],
  { names }: Snapshot,
  answers: RegistrationAnswers,
  language: InterfaceLanguage,
) {
  const words = {
    text: (id: AnswerTextId) => textIn[language](ownTexts[id] ?? id),
    nameOf: ({ nameIn }: { nameIn: keyof Snapshot['names'] }) => named(names[nameIn], language),
  }
  return given(
    language,
    ...fieldNamesWith({ part }).map((field): [PlainTextId, string | null] => [
      registrationFields[field].label,
      shownAnswer(field, answers, words),
    ]),
  )
}

function documentRows({ files }: Snapshot, language: InterfaceLanguage): Row[] {
  return files
    .filter(({ documentCiType, documentType }) => documentCiType === null && documentType !== 'RECIBO')
    .map(({ documentType, documentSource, fileName, documentValue }) => ({
      label: categoryText(language, documentType),
      value: [
        sourceText(language, documentSource),
        ...(fileName === null ? [] : [fileName]),
        ...(documentValue?.description ? [documentValue.description] : []),
      ].join('\n'),
    }))
}
