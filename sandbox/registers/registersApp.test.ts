import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.control.reset())

const ask = (path: string, secret = sandbox.secrets.registers) =>
  fetch(`${sandbox.urls.registers}${path}`, { headers: { authorization: `Bearer ${secret}` } })
const said = async (path: string) => (await ask(path)).json()
const cardOf = (id: string) => sandbox.control.people.get(id).identity.identityNo

describe('the registers', () => {
  it('know where a civil servant works', async () => {
    expect(await said(`/personnel?identityNo=${cardOf('servant-c')}`)).toEqual({
      applicantStatus: 'C',
      department: 'DSF',
      contractType: 'ADMIN',
      careerOrOfficialType: 4,
      verification: 'OK',
    })
  })

  it('say so when their own records contradict', async () => {
    const verification = async (id: string) =>
      (await said(`/personnel?identityNo=${cardOf(id)}`)).verification
    expect(await verification('data-mismatch')).toBe('DATA_MISMATCH')
    expect(await verification('status-mismatch')).toBe('STATUS_MISMATCH')
  })

  it('know who is in certified hardship', async () => {
    expect(await said(`/hardship?identityNo=${cardOf('hardship')}`)).toEqual({ certified: true })
    expect(await said(`/hardship?identityNo=${cardOf('permanent')}`)).toEqual({ certified: false })
  })

  it('know what a conditionally admitted person owes, for that exam only', async () => {
    const card = cardOf('conditional-both')
    expect(await said(`/admission?identityNo=${card}&examCode=CAI-COM-DAB-01`)).toEqual({
      listed: true,
      documents: ['ID', 'HA_E'],
      payment: true,
    })
    expect(await said(`/admission?identityNo=${card}&examCode=CAI-COM-LIC-01`)).toEqual({
      listed: false,
      documents: [],
      payment: false,
    })
  })

  it('know nothing of somebody unknown', async () => {
    expect(await said('/personnel?identityNo=99999999')).toMatchObject({
      applicantStatus: 'G',
      verification: 'OK',
    })
  })

  it.each(['/personnel?identityNo=1', '/hardship', '/admission?examCode=CAI-COM-DAB-01'])(
    'refuse %s: no card number',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
    },
  )

  it('tell nothing without the shared secret', async () => {
    expect((await ask(`/hardship?identityNo=${cardOf('hardship')}`, 'guess')).status).toBe(401)
  })
})

describe('what the panel changes', () => {
  it('is answered from then on, until the reset', async () => {
    const { people } = sandbox.control
    await people.setHardship('permanent', true)
    await people.setAdmission('permanent', 'CAI-COM-DAB-01', {
      listed: true,
      documents: ['OUTROS'],
      payment: false,
    })
    await people.setAdmission('conditional-files', 'CAI-COM-DAB-01', null)
    const admission = (id: string) => said(`/admission?identityNo=${cardOf(id)}&examCode=CAI-COM-DAB-01`)
    expect(await said(`/hardship?identityNo=${cardOf('permanent')}`)).toEqual({ certified: true })
    expect(await admission('permanent')).toMatchObject({ listed: true, documents: ['OUTROS'] })
    expect(await admission('conditional-files')).toMatchObject({ listed: false })
    await sandbox.control.reset()
    expect(await admission('permanent')).toMatchObject({ listed: false })
    expect(await admission('conditional-files')).toMatchObject({ listed: true })
  })

  it('can be a person of one’s own', async () => {
    const { identity } = sandbox.control.people.get('permanent')
    const canary = { ...identity, subject: 'canary-b', identityNo: '91234567', nameCn: '金絲雀' }
    await sandbox.control.people.add({ identity: canary, hardship: true })
    expect(await said('/hardship?identityNo=91234567')).toEqual({ certified: true })
    expect(sandbox.control.people.get('canary-b').identity.nameCn).toBe('金絲雀')
    await expect(sandbox.control.people.add({ identity: { ...canary, subject: 'other' } })).rejects.toThrow(
      /card number/,
    )
  })
})

describe('the failure switches', () => {
  it('break, garble or fail a call as often as asked for', async () => {
    const path = `/hardship?identityNo=${cardOf('hardship')}`
    const { faults } = sandbox.control
    faults.set('registers', 'hardship', { kind: 'down', times: 1 })
    await expect(ask(path)).rejects.toThrow()
    faults.set('registers', 'hardship', { kind: 'error', status: 502, times: 1 })
    expect((await ask(path)).status).toBe(502)
    faults.set('registers', 'hardship', { kind: 'garbage', times: 1 })
    await expect(said(path)).rejects.toThrow(SyntaxError)
    faults.set('registers', 'hardship', { kind: 'resetAfterEffect', times: 1 })
    await expect(ask(path)).rejects.toThrow()
    faults.set('registers', 'hardship', { kind: 'slow', delay: 1, times: 1 })
    expect(await said(path)).toEqual({ certified: true })
    expect(faults.all().registers).toEqual({})
  })

  it('hang until the caller gives up', async () => {
    sandbox.control.faults.set('registers', 'personnel', { kind: 'hang' })
    const call = fetch(`${sandbox.urls.registers}/personnel?identityNo=90000010`, {
      headers: { authorization: `Bearer ${sandbox.secrets.registers}` },
      signal: AbortSignal.timeout(50),
    })
    await expect(call).rejects.toThrow(/timeout/)
  })
})
