import type { DocumentValue, PersonalDocument } from '#contract/entities/document.ts'

/** A document of the library that says nothing of itself but `value`. */
export const personalDocumentOf = (id: string, value: Partial<DocumentValue> = {}): PersonalDocument => ({
  id,
  documentType: 'HA_E',
  documentValue: {
    documentCategory: null,
    description: '',
    nameNon: false,
    birthdayNon: false,
    idNon: false,
    educationLevel: null,
    educationLevelMatchLevel: null,
    degree: null,
    school: null,
    subject: null,
    course: null,
    educationLocation: null,
    organisation: null,
    issueDate: null,
    qualification: null,
    ...value,
  },
  file: { name: `${id}.pdf`, mediaType: 'application/pdf', size: 1_000, sha256: '0'.repeat(64) },
  createdAt: '2026-03-02T09:00:00+08:00',
})

/** A diploma of a level of the table education-level. */
export const diplomaOf = (id: string, level: number): PersonalDocument =>
  personalDocumentOf(id, { educationLevel: { id: level, level, name: `${level}` } })
