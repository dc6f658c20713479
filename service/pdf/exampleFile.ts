import PDFDocument from 'pdfkit'

/** A small PDF that says what it stands for. */
export function examplePdf(title: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const document = new PDFDocument({ size: 'A4', info: { Title: title } })
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.fontSize(20).text(title)
    document.end()
  })
}
