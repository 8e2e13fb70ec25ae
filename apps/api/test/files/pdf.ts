import { deflateSync } from 'node:zlib'

/** Objects by number, the first being number 1. */
export type PdfObject = string | { dictionary?: string; stream: Buffer }

/** A PDF of the given objects, object 1 being its catalogue, with a cross-reference table that holds. */
export function pdfOf(objects: PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let position = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    position += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(position)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    add(bodyOf(object))
    add(Buffer.from('\nendobj\n'))
  })
  const start = position
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  add(
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

function bodyOf(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object, 'latin1')
  const { dictionary = '', stream } = object
  return Buffer.concat([
    Buffer.from(`<< /Length ${stream.length} ${dictionary} >>\nstream\n`),
    stream,
    Buffer.from('\nendstream'),
  ])
}

export const deflated = (content: Buffer | string): PdfObject => ({
  dictionary: '/Filter /FlateDecode',
  stream: deflateSync(content),
})

/** One page of lines each; a page without lines shows nothing. */
export function pdfPages(pages: string[][], trailer = '', more: PdfObject[] = []): Buffer {
  const first = 4
  const kids = pages.map((_, n) => `${first + 2 * n} 0 R`).join(' ')
  const objects: PdfObject[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  pages.forEach((lines, n) => {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * n + 1} 0 R >>`,
    )
    objects.push(deflated(Buffer.from(contentOf(lines), 'latin1')))
  })
  return pdfOf([...objects, ...more], trailer)
}

function contentOf(lines: string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -14 Td`)
  return `BT /F1 11 Tf 56 780 Td ${shown.join('\n')} ET`
}

export const pdfText = (...pages: string[]): Buffer => pdfPages(pages.map((page) => page.split('\n')))

/** Its pages can't be decrypted without a password that is not the empty one. */
export function lockedPdf(): Buffer {
  const key = 'ab'.repeat(32)
  return pdfPages(
    [['segredo']],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> /ID [<${key}> <${key}>]`,
  )
}
