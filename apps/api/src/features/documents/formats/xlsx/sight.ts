import { type Range, utils } from '@e965/xlsx'
import { mainPart, relationsOf } from '../package'
import type { Parts } from '../parts'
import { type Hides, readCellStyles } from './styles'
import { attribute, readXml } from '../xml'

/** Whether nobody sees a cell, by its row and column from 0. */
export type IsUnseen = (row: number, column: number) => boolean

/**
 * What is put out of sight in a workbook, by the names of its sheets: rows, columns, and cells whose letters
 * do not show.
 */
export async function unseenCells(parts: Parts): Promise<Map<string, IsUnseen>> {
  const main = await mainPart(parts, 'spreadsheetml.sheet', 'xl/workbook.xml')
  const relations = await relationsOf(parts, main)
  const stylesheet = [...relations.values()].find(({ type }) => type === 'styles')?.path ?? 'xl/styles.xml'
  const styles = await readCellStyles(parts, stylesheet)
  const found = new Map<string, IsUnseen>()
  for (const [name, id] of await sheetsOf(parts, main)) {
    const path = relations.get(id)?.path
    if (path && parts.has(path)) found.set(name, await unseenIn(parts, path, styles))
  }
  return found
}

async function sheetsOf(parts: Parts, main: string): Promise<Map<string, string>> {
  const sheets = new Map<string, string>()
  await readXml(parts.stream(main), {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.set(attributes['name'] ?? '', attribute(attributes, 'id') ?? '')
    },
  })
  return sheets
}

interface Sheet {
  rows: Set<number>
  /** From and to, both hidden. */
  columns: [number, number][]
  /** By row and column. */
  cells: Map<string, Exclude<Hides, null>>
  /** What other rules than the cell's own may colour. */
  tinted: Range[]
}

async function unseenIn(parts: Parts, path: string, styles: Hides[]): Promise<IsUnseen> {
  const sheet: Sheet = {
    rows: new Set(),
    columns: [],
    cells: new Map(),
    tinted: await headersOf(parts, path),
  }
  const place = { row: -1, column: -1 }
  await readXml(parts.stream(path), {
    open: (name, attributes) => {
      if (name === 'c') readCell(sheet, styles, place, attributes)
      else if (name === 'row') {
        place.row = attributes['r'] === undefined ? place.row + 1 : Number(attributes['r']) - 1
        place.column = -1
        if (isOn(attributes['hidden'])) sheet.rows.add(place.row)
      } else if (name === 'col' && isOn(attributes['hidden']))
        sheet.columns.push([Number(attributes['min']) - 1, Number(attributes['max']) - 1])
      else if (name === 'conditionalFormatting') sheet.tinted.push(...rangesOf(attributes['sqref']))
    },
  })
  return (row, column) => {
    if (sheet.rows.has(row) || sheet.columns.some(([from, to]) => from <= column && column <= to)) return true
    const hides = sheet.cells.get(`${row} ${column}`)
    return (
      hides === 'always' || (hides === 'by color' && !sheet.tinted.some((range) => holds(range, row, column)))
    )
  }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** A cell without a place stands right of the one before it. */
function readCell(
  sheet: Sheet,
  styles: Hides[],
  place: { row: number; column: number },
  { r, s }: Record<string, string>,
): void {
  place.column = r === undefined ? place.column + 1 : utils.decode_cell(r).c
  const hides = styles[Number(s ?? 0)]
  if (hides) sheet.cells.set(`${place.row} ${place.column}`, hides)
}

/** The header of a table is coloured by the table's style. */
async function headersOf(parts: Parts, path: string): Promise<Range[]> {
  const headers: Range[] = []
  for (const { type, path: table } of (await relationsOf(parts, path)).values()) {
    if (type !== 'table' || !parts.has(table)) continue
    await readXml(parts.stream(table), {
      open: (name, { ref }) => {
        if (name === 'table') headers.push(...rangesOf(ref).map(({ s, e }) => ({ s, e: { r: s.r, c: e.c } })))
      },
    })
  }
  return headers
}

const rangesOf = (references = ''): Range[] =>
  references
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => utils.decode_range(one))

const holds = ({ s, e }: Range, row: number, column: number) =>
  s.r <= row && row <= e.r && s.c <= column && column <= e.c
