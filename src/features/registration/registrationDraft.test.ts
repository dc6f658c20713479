import { expect, test } from 'vitest'
import { registrationDraft } from '#src/features/registration/registrationDraft.ts'
import type { RegistrationValues } from '#src/features/registration/registrationValues.ts'
import { createStore, storageKeys } from '#src/platform/storage.ts'

const values: RegistrationValues = {
  area: '853',
  number: '66123456',
  email: '',
  addressChoice: 'other',
  address: '南灣大馬路762號',
  civil: '',
  applicantDepartment: '',
  contractType: '',
  careerOrOfficialType: '',
  positionEducation: '',
  companyType: '',
  companyName: '',
  companyPositionName: '',
  entityInfoId: '',
  otherPositionNameCn: '',
  otherPositionNamePt: '',
  languageTypeId: '',
}
const draft = { version: 2, savedAt: 1_772_000_000_000, values }
const signedInAs = (subject: string, store = createStore(() => undefined)) => {
  store.writeJson(storageKeys.profile, { subject, nameCn: '陳大文' })
  return store
}

test('what was typed comes back for the same person and submission', () => {
  const store = signedInAs('chan')
  registrationDraft('one', store).write(draft)
  expect(registrationDraft('one', store).read()).toEqual(draft)
  expect(registrationDraft('two', store).read()).toBeNull()
})

test('another person in the same tab meets nothing', () => {
  const store = signedInAs('chan')
  registrationDraft('one', store).write(draft)
  expect(registrationDraft('one', signedInAs('lei', store)).read()).toBeNull()
  expect(registrationDraft('one', signedInAs('chan', store)).read()).toEqual(draft)
})

test('nothing is kept while nobody is known', () => {
  const store = createStore(() => undefined)
  registrationDraft('one', store).write(draft)
  expect(store.keys(storageKeys.draftPrefix)).toEqual([])
})

test('a damaged draft is no draft, and a removed one is gone', () => {
  const store = signedInAs('chan')
  registrationDraft('one', store).write(draft)
  const [key = ''] = store.keys(storageKeys.draftPrefix)
  store.write(key, '{"version":2,"savedAt":1,"values":{"area":5}}')
  expect(registrationDraft('one', store).read()).toBeNull()
  registrationDraft('one', store).write(draft)
  registrationDraft('one', store).remove()
  expect(store.keys(storageKeys.draftPrefix)).toEqual([])
})
