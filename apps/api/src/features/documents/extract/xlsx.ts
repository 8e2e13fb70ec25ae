import { type CellObject, read, SSF, utils, type WorkSheet } from '@e965/xlsx'
import { isOle } from '../kinds/ole'
import { ReadFailure } from './failure'
import { limits } from './limits'
import { assertBounded, openParts } from './parts'

/** Untyped in the package. */
const { is_date: isDate } = SSF as { is_date: (format: string) => boolean }

/** One page a sheet, rows as lines and cells between tabs, as the sheet shows them; formulas give the result they were saved with. */
export async function* readSheets(data: Buffer): AsyncGenerator<string> {
  if (!isOle(data)) await assertBounded(await openParts(data))
  const book = openBook(data)
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name]
    if (sheet) yield `${name}\n${sheetText(sheet)}`
  }
}

function openBook(data: Buffer) {
  try {
    return read(data, { type: 'buffer', dense: true, cellFormula: false, cellHTML: false, cellNF: true, dateNF: 'dd/mm/yyyy' })
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw new ReadFailure('protected', { cause: error })
    throw error
  }
}

/** Only rows and cells that exist: a sheet may claim millions of empty ones. */
function sheetText(sheet: WorkSheet): string {
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const lines: string[] = []
  let length = 0
  for (const index of Object.keys(rows)) {
    if (length > limits.characters) break
    const line = rowText(rows[Number(index)] ?? [])
    if (line !== '') lines.push(line)
    length += line.length + 1
  }
  return lines.join('\n')
}

function rowText(cells: (CellObject | undefined)[]): string {
  let line = ''
  let column = 0
  for (const key of Object.keys(cells)) {
    const shown = shownText(cells[Number(key)])
    if (shown === '') continue
    // A few tabs tell that cells are empty; a thousand tell no more.
    line += '\t'.repeat(Math.min(Number(key) - column, 10)) + shown
    column = Number(key)
  }
  return line
}

/** Formats are written the American way in the file and shown the Brazilian way on the screen. */
function shownText(cell: CellObject | undefined): string {
  if (!cell) return ''
  if (cell.t === 'b') return cell.v === true ? 'VERDADEIRO' : 'FALSO'
  const shown = utils.format_cell(cell).replace(/\s+/g, ' ').trim()
  const isNumber = cell.t === 'n' && !isDate(String(cell.z ?? 'General'))
  return isNumber ? shown.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : shown
}
