/** The form document: the application as it is submitted, in the language chosen for it. */
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import type { NamedRow, Snapshot } from '#service/core/snapshot.ts'
import type { Labels } from '#service/pdf/labels.ts'
import { labelsIn } from '#service/pdf/labelsIn.ts'
import { resumeSections } from '#service/pdf/resumeRows.ts'
import { createSheet, type Row, type Sheet } from '#service/pdf/sheet.ts'

export const formDocumentName = (language: InterfaceLanguage, submissionNo: string | null) =>
  `${labelsIn[language].formTitle}${submissionNo === null ? '' : ` ${submissionNo}`}.pdf`

/** @returns a tagged PDF */
export async function drawFormDocument(
  snapshot: Snapshot,
  language: InterfaceLanguage,
  createdAt: Date,
): Promise<Buffer> {
  const labels = labelsIn[language]
  const sheet = createSheet({
    title: labels.formTitle,
    language,
    author: labels.authority,
    createdAt,
    footer: (page, pages) =>
      [snapshot.submissionNo, labels.moment(createdAt), labels.page(page, pages)]
        .filter(Boolean)
        .join('  ·  '),
  })
  const { section } = labels
  sheet.letterhead([labels.government, labels.authority])
  sheet.heading(1, labels.formTitle)
  table(sheet, section.exam, examRows(snapshot, labels, language))
  table(sheet, section.personal, personRows(snapshot, labels))
  if (snapshot.answers) {
    table(sheet, section.contact, contactRows(snapshot.answers, labels))
    table(sheet, section.occupation, occupationRows(snapshot, snapshot.answers, labels, language))
    table(sheet, section.language, [
      { label: labels.field.language, value: labels.examLanguage[snapshot.answers.languageTypeId] },
    ])
  }
  if (snapshot.resume?.content) {
    sheet.heading(2, section.resume)
    for (const part of resumeSections(snapshot.resume.content, labels)) {
      sheet.heading(3, part.title)
      for (const rows of part.entries) sheet.rows(part.title, rows)
    }
  }
  table(sheet, section.documents, documentRows(snapshot, labels))
  if (snapshot.conditional.documents || snapshot.conditional.residence) sheet.paragraph(labels.conditional)
  sheet.paragraph(labels.declaration)
  return sheet.finish()
}

function table(sheet: Sheet, title: string, rows: readonly Row[]) {
  sheet.heading(2, title)
  sheet.rows(title, rows)
}

const named = (row: NamedRow | null, language: InterfaceLanguage) => row && nameIn(language, row)

/** Rows whose answer is empty are left out: they were not asked. */
const given = (...rows: [label: string, value: string | null | undefined][]): Row[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const examRows = ({ exam, submissionNo }: Snapshot, { field }: Labels, language: InterfaceLanguage) =>
  given([field.exam, named(exam, language)], [field.examCode, exam.code], [field.submissionNo, submissionNo])

const personRows = ({ person, sevenYearDate, applicantStatus }: Snapshot, labels: Labels) =>
  given(
    [labels.field.nameCn, person.nameCn],
    [labels.field.namePt, person.namePt],
    [labels.field.identityNo, cardNumber(person.identityNo)],
    [labels.field.birthday, labels.date(person.birthday)],
    [labels.field.sevenYearDate, sevenYearDate && labels.date(sevenYearDate)],
    [labels.field.applicantStatus, applicantStatus && labels.applicantStatus[applicantStatus]],
  )

/** `XNNNNNN(Y)` */
const cardNumber = (digits: string) => digits.replace(/^(\d{7})(\d)$/, '$1($2)')

const contactRows = (answers: RegistrationAnswers, { field }: Labels) =>
  given(
    [field.contact, shownPhone(answers.macaoContactNo)],
    [field.email, answers.email],
    [field.address, answers.macaoAddress],
  )

function occupationRows(
  { names }: Snapshot,
  answers: RegistrationAnswers,
  labels: Labels,
  language: InterfaceLanguage,
) {
  const { field } = labels
  return given(
    [field.civil, answers.civil === null ? null : answers.civil ? labels.yes : labels.no],
    [field.department, named(names.department, language) ?? answers.applicantDepartment],
    [field.contractType, answers.contractType && labels.contractType[answers.contractType]],
    [field.career, named(names.career, language)],
    [field.positionEducation, answers.positionEducation],
    [field.companyType, answers.companyType === null ? null : labels.companyType[answers.companyType]],
    [field.companyName, answers.companyName],
    [field.companyPosition, answers.companyPositionName],
    [field.entity, named(names.entity, language)],
    [field.otherPositionCn, answers.otherPositionNameCn],
    [field.otherPositionPt, answers.otherPositionNamePt],
  )
}

function documentRows({ files }: Snapshot, labels: Labels): Row[] {
  return files
    .filter(({ documentCiType, documentType }) => documentCiType === null && documentType !== 'RECIBO')
    .map(({ documentType, documentSource, fileName, documentValue }) => ({
      label: labels.category[documentType],
      value: [
        labels.source[documentSource],
        ...(fileName === null ? [] : [fileName]),
        ...(documentValue?.description ? [documentValue.description] : []),
      ].join('\n'),
    }))
}
