import { describe, expect, it } from 'vitest'
import { noAnswers } from '#contract/entities/registrationForm.ts'
import { StoredDataError } from '#service/core/storedDataError.ts'
import { createStoredData, storedData } from '#service/store/storedData.ts'
import {
  formOfFirstVersion,
  resumeOfFirstVersion,
  snapshotOfFirstVersion,
} from '#test/support/firstVersion.ts'

const submissionId = 'b'.repeat(22)
const first = { submissionId, schemaVersion: 1 }

/** As they are read today: without answers to what was added since. */
const form = { ...noAnswers, ...formOfFirstVersion }
const signed = { ...snapshotOfFirstVersion, answers: form }
/** A form of the day before `otherPositionNamePt` was asked for. */
const { otherPositionNamePt: _, ...older } = form
/** Version 2 asks for it; those who saved before have not answered. */
const added = createStoredData([{ answers: (stored) => ({ otherPositionNamePt: null, ...stored }) }])

const failureOf = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (failure) {
    return failure instanceof StoredDataError ? failure.stored : failure
  }
}

describe('what the first version saved', () => {
  it('is read today: form, resume, signed snapshot and document', () => {
    expect(storedData.answers({ ...first, answers: formOfFirstVersion })).toEqual(form)
    expect(storedData.resume({ ...first, resume: resumeOfFirstVersion })).toEqual(resumeOfFirstVersion)
    expect(storedData.resume({ ...first, resume: null })).toBeNull()
    expect(storedData.snapshot({ ...first, snapshot: snapshotOfFirstVersion })).toEqual(signed)
    const [{ documentValue } = { documentValue: null }] = snapshotOfFirstVersion.files
    const row = { id: 'a'.repeat(22), schemaVersion: 1, documentValue }
    expect(storedData.documentValue('personal_document.document_value', row)).toEqual(documentValue)
  })
})

describe('a field that is added later', () => {
  it('is named, with its submission, where nobody said what those who saved before have', () => {
    expect(failureOf(() => storedData.answers({ ...first, answers: older }))).toEqual({
      column: 'registration_form.answers',
      id: submissionId,
      schemaVersion: 1,
      field: 'otherPositionNamePt',
    })
  })

  it('is given to those who saved before it', () => {
    expect(added.schemaVersion).toBe(2)
    expect(added.answers({ ...first, answers: older })).toEqual({ ...older, otherPositionNamePt: null })
  })

  it('keeps the answer of those who have given one', () => {
    const answers = { ...older, otherPositionNamePt: 'Pescador' }
    expect(added.answers({ ...first, answers })).toEqual(answers)
    expect(added.answers({ ...first, schemaVersion: 2, answers })).toEqual(answers)
  })

  it('reaches the form in a snapshot that was signed before it', () => {
    const snapshot = { ...signed, answers: older }
    expect(added.snapshot({ ...first, snapshot }).answers).toEqual({ ...older, otherPositionNamePt: null })
    expect(failureOf(() => storedData.snapshot({ ...first, snapshot }))).toMatchObject({
      column: 'signature_request.snapshot',
      field: 'answers.otherPositionNamePt',
    })
  })

  it('is given where a process of the version before has saved over a newer form', () => {
    expect(added.answers({ ...first, schemaVersion: 2, answers: older })).toEqual({
      ...older,
      otherPositionNamePt: null,
    })
  })

  it('reaches resume and documents of a snapshot as it does the rows themselves', () => {
    const reader = createStoredData([
      {
        resume: (stored) => ({ ...stored, motherLanguage: stored.motherLanguage ?? '中文' }),
        documentValue: (stored) => ({ ...stored, degree: stored.degree ?? '學士' }),
      },
      { documentValue: (stored) => ({ ...stored, school: stored.school ?? '澳門大學' }) },
      { snapshot: (stored) => ({ ...stored, sevenYearDate: stored.sevenYearDate ?? '2019-03-01' }) },
    ])
    expect(reader.schemaVersion).toBe(4)
    expect(reader.resume({ ...first, resume: resumeOfFirstVersion })?.motherLanguage).toBe('中文')
    const newestOf = (schemaVersion: number) => {
      const read = reader.snapshot({ ...first, schemaVersion, snapshot: signed })
      const document = read.files[0]?.documentValue
      return [read.resume?.content?.motherLanguage, document?.degree, document?.school, read.sevenYearDate]
    }
    expect(newestOf(1)).toEqual(['中文', '學士', '澳門大學', '2019-03-01'])
    expect(newestOf(3)).toEqual([null, null, '澳門大學', '2019-03-01'])
    expect(newestOf(4)).toEqual([null, null, null, '2019-03-01'])
  })
})
