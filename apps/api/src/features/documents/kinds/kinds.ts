import { AppError } from '../../../platform/errors'
import type { Bytes } from './bytes'
import { isGif, isJpeg, isPdf, isPng, isRar } from './media'
import { isOle, oleEntries } from './ole'
import { isText } from './text'
import { isZip, openZip } from './zip'

export interface Kind {
  content_type: string
  /** Whether the bytes are of this kind; a refusal with a reason of its own is thrown. */
  fits: (bytes: Bytes) => boolean | Promise<boolean>
}

const kind = (content_type: string, fits: Kind['fits']): Kind => ({ content_type, fits })
const OPEN_XML = 'application/vnd.openxmlformats-officedocument.'
const TAIL_OF_PDF = 64 * 1024

const jpeg = kind('image/jpeg', ({ head }) => isJpeg(head))

/** The kinds of spec.md section 5. */
export const kinds: Readonly<Record<string, Kind>> = {
  pdf: kind('application/pdf', async ({ head, size, read }) =>
    isPdf(head, await read(Math.max(0, size - TAIL_OF_PDF), TAIL_OF_PDF)),
  ),
  doc: kind('application/msword', (bytes) => holdsStream(bytes, ['WordDocument'])),
  docx: kind(`${OPEN_XML}wordprocessingml.document`, (bytes) =>
    isOpenXml(bytes, 'wordprocessingml.document', 'word/'),
  ),
  txt: kind('text/plain', isText),
  jpg: jpeg,
  jpeg,
  png: kind('image/png', ({ head }) => isPng(head)),
  gif: kind('image/gif', ({ head }) => isGif(head)),
  xlsx: kind(`${OPEN_XML}spreadsheetml.sheet`, (bytes) => isOpenXml(bytes, 'spreadsheetml.sheet', 'xl/')),
  xls: kind('application/vnd.ms-excel', (bytes) => holdsStream(bytes, ['Workbook', 'Book'])),
  ppt: kind('application/vnd.ms-powerpoint', (bytes) => holdsStream(bytes, ['PowerPoint Document'])),
  pptx: kind(`${OPEN_XML}presentationml.presentation`, (bytes) =>
    isOpenXml(bytes, 'presentationml.presentation', 'ppt/'),
  ),
  zip: kind('application/zip', isArchive),
  rar: kind('application/vnd.rar', ({ head }) => isRar(head)),
}

/** Office 97 to 2003: compound files, told apart by their streams. */
async function holdsStream(bytes: Bytes, names: string[]): Promise<boolean> {
  if (!isOle(bytes.head)) return false
  const entries = await readable(oleEntries(bytes))
  return entries !== null && names.some((name) => entries.has(name))
}

/** Office since 2007: a zip that declares its main part, or a compound file around one that is encrypted. */
async function isOpenXml(bytes: Bytes, main: string, folder: string): Promise<boolean> {
  if (isOle(bytes.head)) return holdsStream(bytes, ['EncryptedPackage'])
  if (!isZip(bytes.head)) return false
  const zip = await readable(openZip(bytes, 'office'))
  const types = zip && (await readable(zip.text('[Content_Types].xml')))
  return (
    Boolean(types?.includes(`${main}.main+xml`)) &&
    [...(zip?.names ?? [])].some((name) => name.startsWith(folder))
  )
}

async function isArchive(bytes: Bytes): Promise<boolean> {
  return isZip(bytes.head) && (await readable(openZip(bytes, 'zip'))) !== null
}

/** Null where the structure is broken; our own refusals pass. */
async function readable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError || isOutside(error)) throw error
    return null
  }
}

/** Storage failed, not the file. */
const isOutside = (error: unknown) => error instanceof Error && 'syscall' in error
