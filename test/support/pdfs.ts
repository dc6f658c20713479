/** PDFs for the viewer, written by hand so that each has one thing about it. */

type Objects = readonly string[]

const stream = (content: string, dictionary = '') =>
  `<<${dictionary}/Length ${Buffer.byteLength(content, 'latin1')}>>\nstream\n${content}\nendstream`

/** @param objects the bodies of objects 1, 2, …; the first is the catalogue */
function pdfOf(objects: Objects): Buffer {
  let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const box = '/MediaBox[0 0 595 842]'

/** Pages of one line each, in a font that every reader must bring itself (Helvetica). */
export function textPdf(lines: readonly string[]): Buffer {
  const kids = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${lines.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...lines.flatMap((line, index) => [
      `<</Type/Page/Parent 2 0 R${box}/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
      stream(`BT /F 40 Tf 60 700 Td (${line}) Tj ET`),
    ]),
  ])
}

/** Han text in a font of Adobe-CNS1 that isn't in the file: nothing is shown without the right character map. */
export const hanPdf = (text: string): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R${box}/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>`,
    stream(`BT /F 60 Tf 60 700 Td <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> Tj ET`),
    '<</Type/Font/Subtype/Type0/BaseFont/MSung-Light/Encoding/UniCNS-UTF16-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/MSung-Light/DW 1000/FontDescriptor 7 0 R/CIDSystemInfo<</Registry(Adobe)/Ordering(CNS1)/Supplement 0>>>>',
    '<</Type/FontDescriptor/FontName/MSung-Light/Flags 4/FontBBox[-160 -249 1015 888]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ])

/** Ended in the middle. */
export const truncatedPdf = (): Buffer => hanPdf('學歷證明').subarray(0, 260)

/** Every entry of its table of contents points elsewhere. */
export const wrongTablePdf = (line: string): Buffer =>
  Buffer.from(
    textPdf([line])
      .toString('latin1')
      .replace(/^\d{10} 00000 n/gm, '0000000007 00000 n')
      .replace(/startxref\n\d+/, 'startxref\n17'),
    'latin1',
  )

/** Its font is in the file, and ends in the middle. @param font a TrueType font, whole */
export function cutFontPdf(line: string, font: Buffer): Buffer {
  const cut = font.subarray(0, font.length / 3).toString('latin1')
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R${box}/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>`,
    stream(`BT /F 40 Tf 60 700 Td (${line}) Tj ET`),
    `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Cut/FirstChar 32/LastChar 126/Widths[${'500 '.repeat(95)}]/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>`,
    '<</Type/FontDescriptor/FontName/ABCDEF+Cut/Flags 32/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80/FontFile2 7 0 R>>',
    stream(cut, `/Length1 ${cut.length}`),
  ])
}

/** An active document, by what it would do. Each page is otherwise an ordinary one with a word on it. */
const activities: Record<string, { catalogue?: string; page?: string; font?: string }> = {
  'a script when opened': { catalogue: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' },
  'a script by name': {
    catalogue:
      '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.launchURL\\("http://127.0.0.1:9/x"\\))>>]>>>>',
  },
  'an address when opened': { catalogue: '/OpenAction<</S/URI/URI(http://127.0.0.1:9/opened)>>' },
  'a program when opened': { catalogue: '/OpenAction<</S/Launch/F(calc.exe)>>' },
  'another document when opened': {
    catalogue: '/OpenAction<</S/GoToR/F<</FS/URL/F(http://127.0.0.1:9/other.pdf)>>/D[0/Fit]>>',
  },
  'a script when the page is seen': {
    page: '/AA<</O<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
  },
  'a form that sends itself': {
    catalogue: '/OpenAction<</S/SubmitForm/F<</FS/URL/F(http://127.0.0.1:9/form)>>/Fields[]>>',
  },
  'a link over the whole page': {
    page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A<</S/URI/URI(javascript:alert\\(1\\))>>>>]',
  },
  'a field with a script': {
    page: '/Annots[<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/Rect[10 10 90 90]/AA<</PV<</S/JavaScript/JS(app.alert\\(1\\))>>>>>>]',
    catalogue: '/AcroForm<</Fields[]/NeedAppearances true>>',
  },
  'code in the matrix of a font': {
    font: "<</Type/Font/Subtype/Type1/BaseFont/SNCSTG+CMBX12/FirstChar 65/LastChar 67/Widths[500 500 500]/FontMatrix[0.1 0 0 0.1 0 (1\\);alert\\('x'\\)//)]>>",
  },
}
export const activePdfs = Object.keys(activities)
export function activePdf(activity: string): Buffer {
  const { catalogue = '', page = '', font } = activities[activity] ?? {}
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R${box}/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R${page}>>`,
    stream('BT /F 40 Tf 60 700 Td (ABC) Tj ET'),
    font ?? '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
}
