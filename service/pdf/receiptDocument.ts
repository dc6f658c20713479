/** The receipt as a PDF, in the applicant's language. */
import type { InterfaceLanguage, PaymentChannel, SubmissionType } from '#contract/enums.ts'
import { nameIn } from '#contract/rules/fieldIn.ts'
import { shownMoney } from '#contract/rules/money.ts'
import type { SnapshotFile } from '#service/core/snapshot.ts'
import { formatMoment } from '#service/pdf/dates.ts'
import { categoryText, sourceText } from '#service/pdf/fileTexts.ts'
import { createSheet, type Row } from '#service/pdf/sheet.ts'
import { type PlainTextId, textIn } from '#service/pdf/textIn.ts'

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
  `${textIn[language](`pdf.receipt_title.${submissionType}`)} ${receiptNo}.pdf`

/** @returns a tagged PDF; the same content gives the same bytes */
export async function drawReceipt(content: ReceiptContent, language: InterfaceLanguage): Promise<Buffer> {
  const text = textIn[language]
  const title = text(`pdf.receipt_title.${content.submissionType}`)
  const sheet = createSheet({
    title: `${title} ${content.receiptNo}`,
    language,
    author: text('footer.organisation'),
    createdAt: content.issuedAt,
    footer: (page, pages) => `${content.receiptNo}  ·  ${text('viewer.page_of', { page, pages })}`,
  })
  const row = (label: PlainTextId, value: string | null): Row[] =>
    value ? [{ label: text(label), value }] : []
  sheet.letterhead([text('footer.government'), text('footer.organisation')])
  sheet.heading(1, title)
  if (content.test) sheet.paragraph(text('pdf.test_receipt'))
  sheet.rows(title, [
    ...row('receipt.number', content.receiptNo),
    ...row('submission.number', content.submissionNo),
    ...row('pdf.field.issued_at', formatMoment(language, content.issuedAt)),
    ...row('pdf.field.exam', nameIn(language, content.exam)),
    ...row('exam.code', content.exam.code),
    ...row('form.field.name_cn', content.person.nameCn),
    ...row('form.field.name_pt', content.person.namePt),
    ...row('form.field.identity_no', maskedCardNumber(content.person.identityNo)),
  ])
  sheet.heading(2, text('step.payment'))
  sheet.rows(
    text('step.payment'),
    content.paymentType === null
      ? row('pdf.field.amount', text('pdf.no_fee'))
      : [
          ...row('payment.method', text(`payment.channel.${content.paymentType}`)),
          ...row('pdf.field.amount', shownMoney(language, content.amount ?? 0)),
          ...row('payment.transaction_no', content.transactionNo),
        ],
  )
  const handedIn = content.files.filter(({ documentType }) => documentType !== 'RECIBO')
  if (handedIn.length > 0) {
    sheet.heading(2, text('review.section_documents'))
    sheet.rows(
      text('review.section_documents'),
      handedIn.map(({ documentCiType, documentType, documentSource, fileName }) => ({
        label:
          documentCiType === 'FI' ? text('document.form_document') : categoryText(language, documentType),
        value: fileName ?? sourceText(language, documentSource),
      })),
    )
  }
  sheet.rows(text('pdf.field.content_hash'), row('pdf.field.content_hash', content.contentHash))
  return sheet.finish()
}
