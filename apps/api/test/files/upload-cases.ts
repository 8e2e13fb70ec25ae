import { gifFile, jpegFile, pngFile, rarFile } from './media'
import { docxOf, pptxOf, sheetFile } from './office'
import { docOf, pptOf } from './ole'
import { pdfText } from './pdf'
import { zipOf } from './zip'

const XML = 'application/vnd.openxmlformats-officedocument.'

/** A real file of each kind of spec.md section 5. */
export const rightFiles: Record<string, { content: Buffer; content_type: string }> = {
  pdf: { content: pdfText('Petição inicial'), content_type: 'application/pdf' },
  doc: { content: docOf('Petição inicial'), content_type: 'application/msword' },
  docx: { content: docxOf('Petição inicial'), content_type: `${XML}wordprocessingml.document` },
  txt: { content: Buffer.from('Petição inicial\n'), content_type: 'text/plain' },
  jpg: { content: jpegFile(), content_type: 'image/jpeg' },
  jpeg: { content: jpegFile(), content_type: 'image/jpeg' },
  png: { content: pngFile(), content_type: 'image/png' },
  gif: { content: gifFile(), content_type: 'image/gif' },
  xlsx: {
    content: sheetFile({ Custas: [['Valor', 10]] }, 'xlsx'),
    content_type: `${XML}spreadsheetml.sheet`,
  },
  xls: { content: sheetFile({ Custas: [['Valor', 10]] }, 'biff8'), content_type: 'application/vnd.ms-excel' },
  ppt: { content: pptOf(), content_type: 'application/vnd.ms-powerpoint' },
  pptx: { content: pptxOf([{ text: 'Petição inicial' }]), content_type: `${XML}presentationml.presentation` },
  zip: { content: zipOf([{ name: 'a.txt', data: 'a' }]), content_type: 'application/zip' },
  rar: { content: rarFile(), content_type: 'application/vnd.rar' },
}

/** The nearest other kind, whose bytes are the hardest to tell apart. */
const neighbour: Record<string, string> = {
  pdf: 'txt',
  doc: 'xls',
  docx: 'xlsx',
  txt: 'pdf',
  jpg: 'png',
  jpeg: 'gif',
  png: 'jpg',
  gif: 'png',
  xlsx: 'pptx',
  xls: 'ppt',
  ppt: 'doc',
  pptx: 'docx',
  zip: 'rar',
  rar: 'zip',
}

export interface UploadCase {
  title: string
  file_name: string
  content: Buffer
  /** Null: refused with 415 `unsupported_file`. */
  accepted: { extension: string; content_type: string } | null
}

/** 14 kinds, each right, with wrong bytes, empty, with a double extension and in upper case: 70 uploads. */
export const uploadCases: UploadCase[] = Object.entries(rightFiles).flatMap(
  ([extension, { content, content_type }]) => {
    const accepted = { extension, content_type }
    const wrong = rightFiles[neighbour[extension] ?? '']?.content ?? Buffer.alloc(0)
    return [
      { title: `${extension}: right`, file_name: `peça.${extension}`, content, accepted },
      {
        title: `${extension}: bytes of ${neighbour[extension]}`,
        file_name: `peça.${extension}`,
        content: wrong,
        accepted: null,
      },
      {
        title: `${extension}: empty`,
        file_name: `peça.${extension}`,
        content: Buffer.alloc(0),
        accepted: null,
      },
      {
        title: `${extension}: double extension`,
        file_name: `peça.${extension}.exe`,
        content,
        accepted: null,
      },
      { title: `${extension}: upper case`, file_name: `PEÇA.${extension.toUpperCase()}`, content, accepted },
    ]
  },
)
