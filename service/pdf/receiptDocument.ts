/** The receipt as a PDF, in the applicant's language. */
import type { InterfaceLanguage, PaymentChannel, SubmissionType } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownMoney } from '#contract/rules/money.ts'
import type { SnapshotFile } from '#service/core/snapshot.ts'
import { labelsIn } from '#service/pdf/labelsIn.ts'
import { createSheet, type Row } from '#service/pdf/sheet.ts'

export interface ReceiptContent {
  receiptNo: string
  submissionNo: string
  submissionType: SubmissionType
  issuedAt: Date
  exam: { code: string; nameTc: string; namePt: string }
  test: boolean
  person: { nameCn: string; namePt: string; identityNo: string }
  paymentType: PaymentChannel | null
  /** patacas */
  amount: number | null
  transactionNo: string | null
  /** SHA-256 in hex over everything that was submitted */
  contentHash: string
  files: Pick<SnapshotFile, 'documentType' | 'documentSource' | 'documentCiType' | 'fileName'>[]
}

/** As public lists print it: the first four digits. A receipt is shown to others. */
const maskedCardNumber = (digits: string) => digits.replace(/^(\d{4})\d{4}$/, '$1XXXX')

export const receiptName = (language: InterfaceLanguage, { submissionType, receiptNo }: ReceiptContent) =>
  `${labelsIn[language].receiptTitle[submissionType]} ${receiptNo}.pdf`

/** @returns a tagged PDF; the same content gives the same bytes */
export async function drawReceipt(content: ReceiptContent, language: InterfaceLanguage): Promise<Buffer> {
  const labels = labelsIn[language]
  const { field, section } = labels
  const title = labels.receiptTitle[content.submissionType]
  const sheet = createSheet({
    title: `${title} ${content.receiptNo}`,
    language,
    author: labels.authority,
    createdAt: content.issuedAt,
    footer: (page, pages) => `${content.receiptNo}  ·  ${labels.page(page, pages)}`,
  })
  const row = (label: string, value: string | null): Row[] => (value ? [{ label, value }] : [])
  sheet.letterhead([labels.government, labels.authority])
  sheet.heading(1, title)
  if (content.test) sheet.paragraph(labels.testReceipt)
  sheet.rows(title, [
    ...row(field.receiptNo, content.receiptNo),
    ...row(field.submissionNo, content.submissionNo),
    ...row(field.issuedAt, labels.moment(content.issuedAt)),
    ...row(field.exam, nameIn(language, content.exam)),
    ...row(field.examCode, content.exam.code),
    ...row(field.nameCn, content.person.nameCn),
    ...row(field.namePt, content.person.namePt),
    ...row(field.identityNo, maskedCardNumber(content.person.identityNo)),
  ])
  sheet.heading(2, section.payment)
  sheet.rows(
    section.payment,
    content.paymentType === null
      ? row(field.amount, labels.noFee)
      : [
          ...row(field.paymentType, labels.channel[content.paymentType]),
          ...row(field.amount, shownMoney(language, content.amount ?? 0)),
          ...row(field.transactionNo, content.transactionNo),
        ],
  )
  const handedIn = content.files.filter(({ documentType }) => documentType !== 'RECIBO')
  if (handedIn.length > 0) {
    sheet.heading(2, section.documents)
    sheet.rows(
      section.documents,
      handedIn.map(({ documentCiType, documentType, documentSource, fileName }) => ({
        label: documentCiType === 'FI' ? labels.formTitle : labels.category[documentType],
        value: fileName ?? labels.source[documentSource],
      })),
    )
  }
  sheet.rows(field.contentHash, row(field.contentHash, content.contentHash))
  return sheet.finish()
}
