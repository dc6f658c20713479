/** A supplement as a person hands it in: asked for on the list, checked, uploaded, reviewed, paid where it is owed. */
import type { DocumentCategory } from '#contract/enums.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { pdf } from '#test/support/files.ts'

/** The example exam whose supplement round is open. */
export const supplementExam = 'CAI-COM-DAB-01'

export class SupplementJourney extends PaymentJourney {
  /** From the list, through the check, to the first step. */
  async beginSupplement(
    subject: string,
    firstStep: 'step.supplement_upload' | 'step.payment',
  ): Promise<void> {
    await this.arriveAt(subject, '/')
    await this.card(supplementExam)
      .getByRole('button', { name: this.words('exam.supplement') })
      .click()
    await this.expectTitle(this.words(firstStep))
  }

  async addFile(category: DocumentCategory, name: string): Promise<void> {
    const part = this.page.getByRole('region', { name: this.words(`document.category.${category}`) })
    await part.waitFor()
    // a category with one source asks for none
    if ((await part.getByRole('radio').count()) > 0)
      await this.choose(part, this.words('document.source.PERSONAL'))
    await part.locator('input[type=file]').setInputFiles(pdf(name))
    await part.getByText(this.words('upload.done')).waitFor()
  }

  async next(): Promise<void> {
    await this.button(this.words('common.next')).click()
  }

  /** Declares, submits and confirms; what follows depends on what is owed. */
  async submitReview(): Promise<void> {
    await this.answerDialogsUntil(this.words('step.review'))
    await this.page.getByText(this.words('review.declare')).click()
    await this.button(this.words('common.submit')).click()
    await this.page.getByRole('dialog').getByText(this.words('confirm.submit_supplement')).waitFor()
    await this.confirm()
  }
}
