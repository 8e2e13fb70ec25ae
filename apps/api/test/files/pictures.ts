import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas'
import { deflated, pdfOf, type PdfObject } from './pdf'

const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
)
GlobalFonts.registerFromPath(font, 'Tinos')

interface Sheet {
  /** In dots; A4 at 200 dots an inch where nothing is said. */
  width?: number
  height?: number
  /** Of the letters, in dots. */
  size?: number
}

/** Lines as black letters on white paper. */
export function sheetOf(lines: string[], { width = 1654, height = 2339, size = 33 }: Sheet = {}): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#000000'
  context.font = `${size}px Tinos`
  lines.forEach((line, n) => context.fillText(line, 3 * size, (3 + 1.4 * n) * size))
  return canvas
}

/** Turned by so many quarters to the left, as a camera held upright leaves it. */
export function leftTurned(canvas: Canvas): Canvas {
  const result = createCanvas(canvas.height, canvas.width)
  const context = result.getContext('2d')
  context.translate(0, canvas.width)
  context.rotate(-Math.PI / 2)
  context.drawImage(canvas, 0, 0)
  return result
}

export const pngOf = (canvas: Canvas): Buffer => canvas.toBuffer('image/png')
export const jpegOf = (canvas: Canvas): Buffer => canvas.toBuffer('image/jpeg', 85)

/** A JPEG whose camera says how it was held (6: the top is at the right). */
export function heldJpeg(canvas: Canvas, orientation: number): Buffer {
  const jpeg = jpegOf(canvas)
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'), entry, Buffer.alloc(4)])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** What a page of a PDF shows: a picture over all of it, drawing commands, or both, in this order. */
export interface PdfPage {
  picture?: Canvas | PdfObject
  commands?: string
}

const A4 = { width: 595, height: 842 }
export const shown = (text: string, x = 56, y = 780, size = 11) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`

/** Pages are A4 unless their size in points is given. */
export function pdfOfPages(pages: PdfPage[], { width, height } = A4): Buffer {
  const first = 5
  const kids = pages.map((_, n) => `${first + 3 * n} 0 R`).join(' ')
  const objects: PdfObject[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /ca 0 >>',
  ]
  pages.forEach(({ picture, commands = '' }, n) => {
    const at = first + 3 * n
    const resources = `/Font << /F1 3 0 R >> /ExtGState << /None 4 0 R >> /XObject << /Im ${at + 2} 0 R >>`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << ${resources} >> /Contents ${at + 1} 0 R >>`,
    )
    const scan = picture ? `q ${width} 0 0 ${height} 0 0 cm /Im Do Q\n` : ''
    objects.push(deflated(Buffer.from(scan + commands, 'latin1')))
    objects.push(pictureObject(picture ?? createCanvas(8, 8)))
  })
  return pdfOf(objects)
}

function pictureObject(canvas: Canvas | PdfObject): PdfObject {
  if (typeof canvas === 'string' || 'stream' in canvas) return canvas
  const size = `/Width ${canvas.width} /Height ${canvas.height}`
  const dictionary = `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
  return { dictionary, stream: jpegOf(canvas) }
}
