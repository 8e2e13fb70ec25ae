import { type CellObject, read, SSF, utils, type WorkSheet } from '@e965/xlsx'
import { isOle } from '../../kinds/ole'
import { ReadFailure } from '../failure'
import { limits } from '../limits'
import type { Page } from '../page'
import { assertBounded, openParts } from '../parts'
import { type IsUnseen, unseenCells } from './sight'

/** Untyped in the package. */
const { is_date: isDate } = SSF as { is_date: (format: string) => boolean }

/**
 * One page a sheet, rows as lines and cells between tabs, as the sheet shows them; formulas give the result
 * they were saved with. Sheets, rows, columns and letters put out of sight are kept apart.
 */
export async function* readSheets(data: Buffer): AsyncGenerator<Page> {
  const isOld = isOle(data)
  if (!isOld) await assertBounded(await openParts(data))
  const book = openBook(data, isOld)
  const unseen = isOld ? new Map<string, IsUnseen>() : await unseenCells(await openParts(data))
  for (const [at, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name]
    if (!sheet) continue
    if (book.Workbook?.Sheets?.[at]?.Hidden)
      yield { text: '', hidden: `${name}\n${sheetText(sheet, heldText)}` }
    else {
      const isUnseen = unseen.get(name) ?? unseenLines(sheet)
      const text = sheetText(sheet, (cell, row, column) => (isUnseen(row, column) ? '' : shownText(cell)))
      yield {
        text: `${name}\n${text}`,
        hidden: sheetText(sheet, (cell, row, column) => (isUnseen(row, column) ? heldText(cell) : '')),
      }
    }
  }
}

/** Of the old kind of workbook only rows and columns are told. */
const unseenLines =
  (sheet: WorkSheet): IsUnseen =>
  (row, column) =>
    Boolean(sheet['!rows']?.[row]?.hidden ?? sheet['!cols']?.[column]?.hidden)

/** Looks of the new kind are read apart: the library unfolds what a file claims of its columns. */
function openBook(data: Buffer, cellStyles: boolean) {
  try {
    return read(data, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      dateNF: 'dd/mm/yyyy',
      cellStyles,
    })
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message))
      throw new ReadFailure('protected', { cause: error })
    throw error
  }
}

type TextOf = (cell: CellObject, row: number, column: number) => string

/** Only rows and cells that exist: a sheet may claim millions of empty ones. */
function sheetText(sheet: WorkSheet, textOf: TextOf): string {
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const lines: string[] = []
  let length = 0
  for (const index of Object.keys(rows)) {
    if (length > limits.characters) break
    const line = rowText(rows[Number(index)] ?? [], Number(index), textOf)
    if (line !== '') lines.push(line)
    length += line.length + 1
  }
  return lines.join('\n')
}

function rowText(cells: (CellObject | undefined)[], row: number, textOf: TextOf): string {
  let line = ''
  let column = 0
  for (const key of Object.keys(cells)) {
    const cell = cells[Number(key)]
    const shown = cell ? textOf(cell, row, Number(key)) : ''
    if (shown === '') continue
    // A few tabs tell that cells are empty; a thousand tell no more.
    line += '\t'.repeat(Math.min(Number(key) - column, 10)) + shown
    column = Number(key)
  }
  return line
}

/** Formats are written the American way in the file and shown the Brazilian way on the screen. */
function shownText(cell: CellObject): string {
  if (cell.t === 'b') return cell.v === true ? 'VERDADEIRO' : 'FALSO'
  const shown = utils.format_cell(cell).replace(/\s+/g, ' ').trim()
  const isNumber = cell.t === 'n' && !isDate(String(cell.z ?? 'General'))
  return isNumber ? shown.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : shown
}

/** What a cell holds where its format shows none of it. */
const heldText = (cell: CellObject): string => shownText(cell) || String(cell.v ?? '')
