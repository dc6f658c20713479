/** Constants of section 9. Durations are milliseconds, sizes bytes, lengths code points. */
export const limits = {
  feePatacas: 300,
  requestTimeout: 300_000,
  paymentPoll: 3_000,
  paymentWait: 60_000,
  signOutDelay: 1_500,
  sessionLife: 30 * 60_000,
  sessionWarning: 5 * 60_000,
  fileSize: 5 * 1024 * 1024,
  libraryDocuments: 150,
  minimumAge: 18,
  maximumAge: 65,
  residenceYears: 7,
  contactNumber: 50,
  email: 50,
  addressMinimum: 6,
  address: 255,
  documentDescription: 255,
  companyName: 200,
  companyPosition: 100,
  otherPosition: 200,
  resumeLine: 200,
  resumeParagraph: 2_000,
  /** rows of each list of a resume */
  resumeRows: 50,
  pageSize: 9_999,
  smallScreen: 768,
  previewDialogWidth: 1_024,
  libraryDialogWidth: 1_300,
  faqOpen: 2,
} as const

/** Everything of Macao's clock: deadlines, windows and "today" (Asia/Macau, no daylight saving since 1979). */
export const hoursAheadOfUtc = 8
/** Section 1. */
export const interfaceVersion = '1.0.0 Alpha'
/** Section 2: routes live under this path. */
export const basePath = '/application'
/** Section 7: the service's own prefix; paths of the specification follow it. */
export const apiBase = '/ci-application-api'
