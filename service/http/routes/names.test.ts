/** Names that people give their files (docs/faults.md, U-04, S-17), and files that are alike (U-08). */
import { parse } from 'content-disposition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPersonalDocument,
  downloadPersonalDocument,
  listPersonalDocuments,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import { newcomer, smallPdf } from '#test/support/applicant.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const kept = [
  'diploma.pdf',
  'DIPLOMA.PDF',
  'a.b.c.pdf',
  ' beginning with a space.pdf',
  'with  two  spaces.pdf',
  'Certidão de habilitações – 2.ª via.pdf',
  'e\u0301 in two parts.pdf',
  'é in one.pdf',
  '學歷證明（正本）.pdf',
  '學历証明书.pdf',
  '𠮷野家𪚥.pdf',
  '龘䶵㐀.pdf',
  'ｆｕｌｌ－ｗｉｄｔｈ．.pdf',
  '“引號”與‘單引號’.pdf',
  "single'quote.pdf",
  'double"quote.pdf',
  'semi;colon.pdf',
  'comma,name.pdf',
  'per%cent.pdf',
  '100%.pdf',
  '%00.pdf',
  '%2e%2e%2f.pdf',
  '../../etc/passwd.pdf',
  '..\\..\\windows.pdf',
  '/absolute/path.pdf',
  'CON.pdf',
  'NUL.pdf',
  '-rf.pdf',
  '--help.pdf',
  '$(reboot).pdf',
  '`reboot`.pdf',
  '| cat.pdf',
  '&&.pdf',
  '<script>alert(1)</script>.pdf',
  '"><img src=x onerror=alert(1)>.pdf',
  'javascript:alert(1).pdf',
  "' or 1=1 --.pdf",
  '{{7*7}}.pdf',
  '\u202Efdp.exe.pdf',
  '\u200Bzero\u200Dwidth.pdf',
  'مستند.pdf',
  'מסמך.pdf',
  'документ.pdf',
  'έγγραφο.pdf',
  '文書ドキュメント.pdf',
  '문서.pdf',
  'เอกสาร.pdf',
  '😀👨‍👩‍👧‍👦🇲🇴.pdf',
  '=1+1.pdf',
  '@name.pdf',
  '#fragment.pdf',
  'question?.pdf',
  'star*.pdf',
  '~tilde.pdf',
  "UTF-8''name.pdf",
  'filename*=x.pdf',
  '.hidden.pdf',
  '.pdf',
  `${'長'.repeat(251)}.pdf`,
]
/** What no screen can show becomes an underscore; the ending survives a cut. */
const changed = [
  ['line\r\nend.pdf', 'line__end.pdf'],
  ['tab\there.pdf', 'tab_here.pdf'],
  ['next\u0085line.pdf', 'next_line.pdf'],
  [`${'長'.repeat(300)}.pdf`, `${'長'.repeat(251)}.pdf`],
] as const

describe('a document by the name', () => {
  it.each([...kept.map((name) => [name, name] as const), ...changed])(
    '%j is listed and given back as %j, byte for byte',
    async (given, name) => {
      const client = await newcomer(harness)
      const file = new File([smallPdf], given, { type: 'application/pdf' })
      const { id } = await client.ok(addPersonalDocument, { body: { documentType: 'ID' }, file })
      const [listed] = await client.ok(listPersonalDocuments)
      expect(listed?.file.name).toBe(name)
      const { headers, bytes } = await client.call(downloadPersonalDocument, { params: { id } })
      expect(Buffer.from(bytes).equals(smallPdf)).toBe(true)
      const disposition = headers.get('content-disposition') ?? ''
      expect(disposition).toMatch(/^attachment; [ -~]+$/)
      expect(parse(disposition)).toEqual({ type: 'attachment', parameters: { filename: name } })
    },
  )
})

it('a name with a control character that no form may carry is refused, and nothing kept', async () => {
  const client = await newcomer(harness)
  const file = new File([smallPdf], 'escape\u001b[2J.pdf', { type: 'application/pdf' })
  expect(await client.refused(addPersonalDocument, { body: { documentType: 'ID' }, file })).toBe(
    'INPUT_NOT_VALID',
  )
  expect(await client.ok(listPersonalDocuments)).toEqual([])
})

describe('files that are alike', () => {
  it('are two documents, and the one stays when the other goes', async () => {
    const client = await newcomer(harness)
    const add = () =>
      client.ok(addPersonalDocument, {
        body: { documentType: 'ID' },
        file: new File([smallPdf], 'a.pdf', { type: 'application/pdf' }),
      })
    const [first, second] = [await add(), await add()]
    expect(first.id).not.toBe(second.id)
    expect(first.file).toEqual(second.file)
    await client.ok(removePersonalDocument, { params: { id: first.id } })
    const { bytes } = await client.call(downloadPersonalDocument, { params: { id: second.id } })
    expect(Buffer.from(bytes).equals(smallPdf)).toBe(true)
  })

  it('but for one byte keep their own bytes', async () => {
    const client = await newcomer(harness)
    const twins = [1, 2].map((last) => Buffer.concat([smallPdf, Buffer.from([last])]))
    const added = await Promise.all(
      twins.map((bytes) =>
        harness.signIn(client.subject).then((again) =>
          again.ok(addPersonalDocument, {
            body: { documentType: 'ID' },
            file: new File([bytes], 'a.pdf', { type: 'application/pdf' }),
          }),
        ),
      ),
    )
    for (const [index, { id, file }] of added.entries()) {
      const { bytes } = await client.call(downloadPersonalDocument, { params: { id } })
      expect(Buffer.from(bytes).equals(twins[index] ?? Buffer.alloc(0))).toBe(true)
      expect(added.filter((other) => other.file.sha256 === file.sha256)).toHaveLength(1)
    }
  })
})
