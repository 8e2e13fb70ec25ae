import { createHash } from 'node:crypto'
import { type Block, type Line, type Piece, type Run, type Table, isLine, lineBreak } from './blocks'
import { draftStyle, htmlStyle } from './html-style'

const policyFor = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`

/** One file that needs no other and runs nothing. */
export function toHtml(piece: Piece): Buffer {
  const parts = piece.blocks.map((block, index, all) => listEdge(block, all[index - 1]) + blockHtml(block))
  const open = isItem(piece.blocks.at(-1)) ? '</ul>\n' : ''
  const style = piece.notice === '' ? htmlStyle : htmlStyle + draftStyle(piece.notice)
  return Buffer.from(`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="author" content="${escape(piece.author)}">
<title>${escape(piece.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${notice(piece)}${piece.letterhead === '' ? '' : `<p class="timbre">${escape(piece.letterhead)}</p>\n`}${parts.join('\n')}
${open}</main>
</body>
</html>
`)
}

const notice = ({ notice: text }: Piece): string =>
  text === '' ? '' : `<p class="minuta">${escape(text)}</p>\n<p class="fundo" aria-hidden="true">MINUTA</p>\n`

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

const isItem = (block: Block | undefined): boolean => isLine(block) && block.kind === 'item'

/** Items in a row are one list. */
function listEdge(block: Block, before: Block | undefined): string {
  if (isItem(block) === isItem(before)) return ''
  return isItem(block) ? '<ul>\n' : '</ul>\n'
}

function blockHtml(block: Block): string {
  if (block.kind === 'table') return tableHtml(block)
  if (isLine(block)) return lineHtml(block)
  return block.kind === 'page' ? '<hr class="pagina">' : '<hr>'
}

const classOfKind: Partial<Record<Line['kind'], string>> = {
  address: 'enderecamento',
  reference: 'referencia',
  date: 'data',
}

function lineHtml(line: Line): string {
  const words = line.runs.map(runHtml).join('')
  switch (line.kind) {
    case 'title':
      return `<h1>${words}</h1>`
    case 'heading':
      return `<h${line.level}>${words}</h${line.level}>`
    case 'item':
      return `<li class="nivel-${line.level}"><span>${escape(line.marker)}</span> <span>${words}</span></li>`
    case 'quote':
      return `<blockquote><p>${words}</p></blockquote>`
    case 'code':
      return `<pre>${words}</pre>`
    case 'signature':
      return `<div class="assinatura"><p>${words}</p></div>`
    default: {
      const names = [
        classOfKind[line.kind],
        line.gap && 'espaco',
        line.keep && 'junto',
        line.flush && 'continua',
      ].filter(Boolean)
      return names.length > 0 ? `<p class="${names.join(' ')}">${words}</p>` : `<p>${words}</p>`
    }
  }
}

function runHtml(run: Run): string {
  let html = escape(run.text).replaceAll(lineBreak, '<br>')
  if (run.code) html = `<code>${html}</code>`
  if (run.mark) html = `<mark>${html}</mark>`
  if (run.italic) html = `<em>${html}</em>`
  if (run.bold) html = `<strong>${html}</strong>`
  return run.href ? `<a href="${escape(run.href)}" rel="noopener noreferrer nofollow">${html}</a>` : html
}

const sides = { left: '', center: ' class="meio"', right: ' class="direita"' }

/** Where a word too long for a cell may break; the cleaned text has none of its own. */
const mayBreak = '\u2029'
const cellHtml = (runs: Run[]): string =>
  runs
    .map((run) => runHtml({ ...run, text: run.text.replace(/\S{25}(?=\S)/g, `$&${mayBreak}`) }))
    .join('')
    .replaceAll(mayBreak, '<wbr>')

function tableHtml({ rows, align }: Table): string {
  const row = (cells: Run[][], tag: 'td' | 'th') =>
    `<tr>${cells.map((runs, column) => `<${tag}${sides[align[column] ?? 'left']}>${cellHtml(runs)}</${tag}>`).join('')}</tr>`
  const [head, ...body] = rows
  return `<table>\n<thead>${head ? row(head, 'th') : ''}</thead>\n<tbody>\n${body.map((cells) => row(cells, 'td')).join('\n')}\n</tbody>\n</table>`
}
