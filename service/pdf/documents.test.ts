import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldNames, registrationFields } from '#contract/entities/registrationFields.ts'
import { noAnswers } from '#contract/entities/registrationForm.ts'
import type { Snapshot } from '#service/core/snapshot.ts'
import { drawFormDocument, formDocumentName } from '#service/pdf/formDocument.ts'
import { drawReceipt, type ReceiptContent, receiptName } from '#service/pdf/receiptDocument.ts'
import { textIn } from '#service/pdf/textIn.ts'
import { filledAnswers } from '#test/support/filledAnswers.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const textOf = async (pdf: Buffer, name: string) => {
  const path = join(folder, name)
  await writeFile(path, pdf)
  const { stdout } = await run('pdftotext', ['-layout', path, '-'])
  return spaceless(stdout)
}
/** Columns and frames come out with gaps that nobody wrote. */
const spaceless = (text: string) => text.replace(/\s/g, '')
const now = new Date('2026-03-06T09:44:59Z')

const snapshot: Snapshot = {
  exam: { code: 'CAI-LIC-2026', nameTc: '學士學位程度綜合能力評估開考', namePt: 'Concurso de licenciatura' },
  submissionNo: 'A2026-000123-4',
  person: {
    nameCn: '龍䶮𬺰',
    namePt: 'D’ASSUNÇÃO E SILVA, MARIA',
    identityNo: '90000010',
    birthday: '1984-02-29',
  },
  applicantStatus: 'F',
  sevenYearDate: '2019-03-01',
  languageTypeId: 'C',
  conditional: { residence: true, documents: false },
  language: 'ZH_TW',
  answers: {
    ...noAnswers,
    macaoContactNo: '+85366123456',
    email: 'maria@candidatura.example',
    macaoAddress: '澳門水坑尾街162號公共行政大樓26樓',
    civil: true,
    applicantDepartment: 'SAFP',
    contractType: 'ADMIN',
    careerOrOfficialType: 3,
    positionEducation: '學士',
    languageTypeId: 'C',
  },
  names: {
    department: { nameTc: '行政公職局', namePt: 'Serviço de teste' },
    career: { nameTc: '高級技術員', namePt: 'Técnico superior' },
    entity: null,
  },
  resume: {
    skipped: false,
    content: {
      resumeLanguage: 'TC',
      motherLanguage: '中文',
      educationDatas: [
        {
          educationLevelName: '學士',
          schoolName: '澳門大學',
          enterDate: '2002-09-01',
          finishDate: null,
          courseName: '法學',
        },
      ],
      languageKnowLedges: [
        { language: '葡文', writeLevelId: 'B', speakLevelId: 'D', certificateExist: true },
      ],
      workingExperiences: [
        {
          occupationName: '文員',
          organisation: '示例公司',
          enterMonth: '2010-01',
          resignMonth: null,
          contractModeCode: 'T',
          otherContractModeDesc: null,
          jobDesc: '第一行\n第二行 <b>%s</b>',
        },
      ],
      trainings: [],
      remarkables: [],
      projects: [],
      otherInfoDesc: '',
    },
  },
  files: [
    {
      id: 'a'.repeat(22),
      submissionId: 'b'.repeat(22),
      documentType: 'HA_E',
      documentSource: 'PERSONAL',
      documentCiType: null,
      channel: 'WEB',
      personalDocumentId: null,
      documentValue: null,
      blobKey: 'c'.repeat(22),
      fileName: '學歷證明（正本）.pdf',
      mediaType: 'application/pdf',
      size: 10,
      sha256: '0'.repeat(64),
      position: 0,
      createdAt: now.toISOString(),
    },
  ],
}

describe('the form document', () => {
  test('says everything in Chinese, rare characters and markup as they were written', async () => {
    const text = await textOf(await drawFormDocument(snapshot, 'ZH_TW', now), 'form-zh.pdf')
    for (const line of [
      '澳門特別行政區政府 行政公職局',
      '提交編號 A2026-000123-4',
      '澳門聯絡電話 +853 6612 3456',
      '中文姓名 龍䶮𬺰',
      '澳門居民身份證編號 9000001(0)',
      '出生日期 1984年2月29日',
      '所屬公共部門 行政公職局',
      '職程／官職 高級技術員',
      '期間 2010年1月 – 至今',
      '工作方式 兼職',
      '第二行 <b>%s</b>',
      '會話程度 不懂',
      '學歷證明（正本）.pdf',
      '可能被列為有條件限制的准考人。',
      '2026年3月6日 17:44',
    ]) {
      expect(text).toContain(spaceless(line))
    }
    expect(text).not.toMatch(/培訓|公司名稱|undefined|null/)
  })

  test('speaks Portuguese of before the agreement, with what was written in Chinese left alone', async () => {
    const text = await textOf(await drawFormDocument(snapshot, 'PT', now), 'form-pt.pdf')
    for (const line of [
      'Correio electrónico maria@candidatura.example',
      'Data de nascimento 29 de Fevereiro de 1984',
      'Carreira / Cargo Técnico superior',
      'Janeiro de 2010 – até à presente data',
      '龍䶮𬺰',
      'Declaro serem verdadeiros',
    ]) {
      expect(text).toContain(spaceless(line))
    }
    expect(formDocumentName('PT', null)).toBe(
      'Ficha de Inscrição em Concurso de Avaliação de Competências Integradas.pdf',
    )
  })

  test('shows every field of the registration form that has an answer', async () => {
    const names = { ...snapshot.names, entity: { nameTc: '某澳企', namePt: 'Uma empresa' } }
    const drawn = await drawFormDocument({ ...snapshot, names, answers: filledAnswers }, 'ZH_TW', now)
    const text = await textOf(drawn, 'form-filled.pdf')
    const labels = fieldNames.map((field) => spaceless(textIn.ZH_TW(registrationFields[field].label)))
    expect(labels.filter((label) => !text.includes(label))).toEqual([])
  })
})

describe('the receipt', () => {
  const content: ReceiptContent = {
    receiptNo: 'R2026-000009-1',
    submissionNo: 'A2026-000123-4',
    submissionType: 'apply',
    issuedAt: now,
    exam: snapshot.exam,
    test: false,
    person: snapshot.person,
    paymentType: 'MPAY',
    amount: 300,
    transactionNo: 'd'.repeat(22),
    contentHash: 'e'.repeat(64),
    files: snapshot.files,
  }

  test('names numbers, fee and documents; the same content gives the same bytes', async () => {
    const drawn = await drawReceipt(content, 'ZH_TW')
    const text = await textOf(drawn, 'receipt.pdf')
    for (const line of [
      '收據編號 R2026-000009-1',
      '澳門特別行政區政府 行政公職局 報考收據',
      '金額 澳門元300元',
      '澳門居民身份證編號 9000XXXX',
      '澳門錢包（MPay）',
      '學歷證明（正本）.pdf',
    ]) {
      expect(text).toContain(spaceless(line))
    }
    expect(text).not.toContain('9000001')
    expect((await drawReceipt(content, 'ZH_TW')).equals(drawn)).toBe(true)
    expect(receiptName('ZH_TW', content)).toBe('報考收據 R2026-000009-1.pdf')
  })

  test('of a test says that it proves nothing; of an exemption, that nothing was paid', async () => {
    const test = await textOf(
      await drawReceipt(
        { ...content, test: true, paymentType: null, amount: null, transactionNo: null },
        'PT',
      ),
      'test.pdf',
    )
    expect(test).toContain(spaceless('não serve de comprovativo'))
    expect(test).toContain(spaceless('Sem taxa a pagar'))
    const free = await textOf(
      await drawReceipt({ ...content, paymentType: 'FREE', amount: 0, transactionNo: null }, 'PT'),
      'free.pdf',
    )
    expect(free).toContain(spaceless('Isenção da taxa'))
    expect(free).toContain(spaceless('0 patacas'))
  })
})
