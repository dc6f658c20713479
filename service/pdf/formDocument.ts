/** The form document: the application as it is submitted, in the language chosen for it. */
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { CompanyType, InterfaceLanguage } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownPhone } from '#contract/rules/phone.ts'
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
    table(sheet, text('form.section.contact'), contactRows(answers, language))
    table(sheet, text('form.section.occupation'), occupationRows(snapshot, answers, language))
    table(sheet, text('form.section.language'), [
      { label: text('form.field.language'), value: text(`form.language_type.${answers.languageTypeId}`) },
    ])
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

const contactRows = (answers: RegistrationAnswers, language: InterfaceLanguage) =>
  given(
    language,
    ['form.field.contact', shownPhone(answers.macaoContactNo)],
    ['form.field.email', answers.email],
    ['form.field.address', answers.macaoAddress],
  )

/** The application offers to choose from a list; the document says that it was chosen from one. */
const companyTypes = {
  0: 'form.company_type.0',
  1: 'pdf.company_type.1',
  2: 'form.company_type.2',
} as const satisfies Record<CompanyType, PlainTextId>

function occupationRows({ names }: Snapshot, answers: RegistrationAnswers, language: InterfaceLanguage) {
  const text = textIn[language]
  const { civil, contractType, companyType } = answers
  return given(
    language,
    ['form.field.civil', civil === null ? null : text(civil ? 'common.yes' : 'common.no')],
    ['form.field.department', named(names.department, language) ?? answers.applicantDepartment],
    ['form.field.contract_type', contractType && text(`form.contract_type.${contractType}`)],
    ['form.field.career', named(names.career, language)],
    ['form.field.position_education', answers.positionEducation],
    ['form.field.company_type', companyType === null ? null : text(companyTypes[companyType])],
    ['form.field.company_name', answers.companyName],
    ['form.field.company_position', answers.companyPositionName],
    ['form.field.entity', named(names.entity, language)],
    ['form.field.other_position_cn', answers.otherPositionNameCn],
    ['form.field.other_position_pt', answers.otherPositionNamePt],
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
