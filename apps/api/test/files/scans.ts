import { readFileSync } from 'node:fs'
import type { PdfObject } from './pdf'

/** What the scans of this folder show, of 1,100 by 500 dots: as copiers and courts pack a page. */
export const RECEIPT = [
  'RECIBO',
  'Recebi de Padaria Três Irmãos Ltda. a quantia',
  'de R$ 1.250,00, referente ao aluguel de março.',
]
const [width, height] = [1100, 500]

const file = (name: string) => readFileSync(new URL(`scans/${name}`, import.meta.url))
const size = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`
const uint32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])))

/** A segment of JBIG2 (ITU-T T.88, 7.2), of page 1 and without others that it refers to. */
const segment = (number: number, type: number, data: Buffer) =>
  Buffer.concat([uint32(number), Buffer.from([type, 0, 1]), uint32(data.length), data])

/** The fax page as a region of JBIG2, which may hold that coding (T.88, 7.4.6). */
function jbig2(fax: Buffer): Buffer {
  const page = Buffer.concat([uint32(width, height, 0, 0), Buffer.from([0, 0, 0])])
  const region = Buffer.concat([uint32(width, height, 0, 0), Buffer.from([0, 1]), fax])
  return Buffer.concat([segment(0, 48, page), segment(1, 39, region)])
}

/** The receipt's picture for a page of a PDF, by how it is packed. */
export const scans: Record<string, () => PdfObject> = {
  'CCITT group 4': () => ({
    dictionary: `${size} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`,
    stream: file('receipt.g4'),
  }),
  JBIG2: () => ({
    dictionary: `${size} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode`,
    stream: jbig2(file('receipt.g4')),
  }),
  'JPEG 2000': () => ({ dictionary: `${size} /Filter /JPXDecode`, stream: file('receipt.jp2') }),
}
