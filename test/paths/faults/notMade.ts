/** Calls of the contract that no screen makes, and why. A test holds this list and the situations against the contract. */
export const notMade: Readonly<Record<string, string>> = {
  notifyPayment: 'The gateway makes it, not a person.',
  getApplicationInfo: 'The list of exams carries the same with each exam.',
  preparePayment: 'The submission says what is due and what is under way; pay-start checks it.',
  completeSubmissionPayment: 'The wait and the result ask about one attempt, by its number.',
  listPayments: 'The submission carries the attempt that is under way, the receipt the one that counted.',
  listPaymentVendors: 'The channels are named by the interface itself.',
  searchCodeTable: 'Code tables are read as a whole.',
  getPersonalDocument: 'The library is read as a list.',
  removePersonalDocument:
    'Taking a file off a category leaves it in the library, which is kept at the personal-document site.',
}

/** Calls of screens that no example exam leads to, and why: they have no situation yet. */
export const notReached: Readonly<Record<string, string>> = {
  // a call of an example exam needs a situation
}
