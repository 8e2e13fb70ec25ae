import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type Block, type Piece, type Run, columnShares, isLine } from './blocks'
import { pdfTemplate } from './pdf-template'

/** Tinos has the measures of Times New Roman; the other comes after it for what people write in messages. */
const fontFiles = [
  '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf',
  '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
]

/** A PDF/A-1b, the kind that the courts' systems ask for. */
export function toPdf(piece: Piece): Buffer {
  const packages = createRequire(import.meta.url)
  const fontBlobs = fontFiles.map((file) => readFileSync(packages.resolve(file)))
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
  const data = { ...piece, blocks: piece.blocks.map(withRoom) }
  const pdfTags =
    piece.blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), 0) <
    mostTagged
  return compiler.pdf(
    { mainFileContent: pdfTemplate, inputs: { piece: JSON.stringify(data) } },
    { pdfStandard: 'a-1b', pdfTags },
  )
}

/**
 * Tags let a screen reader follow the text; PDF/A-1 allows a list of at most 8,191, so a book of a petition
 * goes without.
 */
const mostTagged = 4000

/** Characters of 12 points that fit between the margins, at the least. */
const lineLength = 70

/**
 * A typesetter breaks no word without a hyphen: a long one (an address, a key) gets places at which it may.
 */
function withRoom(block: Block): unknown {
  if (isLine(block))
    return {
      ...block,
      runs: breakable(block.runs, block.kind === 'quote' ? 45 : lineLength - 12 * block.level),
    }
  if (block.kind !== 'table') return block
  const shares = columnShares(block)
  const room = (column: number) => Math.max(4, Math.trunc(((shares[column] ?? 0) / 100) * lineLength) - 2)
  return {
    ...block,
    shares,
    rows: block.rows.map((row) => row.map((runs, column) => breakable(runs, room(column)))),
  }
}

function breakable(runs: Run[], longest: number): Run[] {
  const words = new RegExp(`[^\\s\\u2028]{${longest + 1},}`, 'g')
  const piece = new RegExp(`.{${longest}}(?=.)`, 'gu')
  return runs.map((run) => ({
    ...run,
    text: run.text.replace(words, (word) => word.replace(piece, '$&\u200B')),
  }))
}
