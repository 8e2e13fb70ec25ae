import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

/** The same HTML that the sheet shows, as a text. */
export async function petitionHtml(markdown: string): Promise<string> {
  return (await rendered(markdown)).innerHTML
}

/** The petition without any markup: paragraphs apart by a blank line, lists with their numbers or dashes. */
export async function petitionPlainText(markdown: string): Promise<string> {
  return blocks(await rendered(markdown)).join('\n\n')
}

/**
 * A page of its own for a browser or a printer, with the measures courts are used to; of a draft every page
 * says so.
 */
export async function petitionDocument(title: string, markdown: string, notice = ''): Promise<string> {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${paper}${notice === '' ? '' : draftPaper(notice)}</style>
</head>
<body>
${notice === '' ? '' : `<p class="minuta">${escaped(notice)}</p>\n<p class="fundo" aria-hidden="true">MINUTA</p>\n`}${await petitionHtml(markdown)}
</body>
</html>
`
}

const paper = `
body { max-width: 17cm; margin: 2.5cm auto; padding: 0 1.2cm; font: 12pt/1.5 "Times New Roman", Georgia, serif; color: #111; background: #fff }
p { margin: 0 0 .8em; text-indent: 2.5cm; text-align: justify }
h1, h2, h3, h4 { margin: 1.8em 0 .9em; font-size: 12pt; text-align: center }
li { margin-bottom: .5em; text-align: justify }
li p, blockquote p { text-indent: 0 }
blockquote { margin: 1em 0 1em 4cm; font-size: 11pt; line-height: 1.25 }
table { width: 100%; border-collapse: collapse; margin: 0 0 1em } th, td { border: 1px solid #999; padding: 4pt 6pt; text-align: left; vertical-align: top }
mark { background: #ffedc2; padding: 0 2pt }
@page { size: A4; margin: 3cm 2cm 2cm 3cm }
@media print { body { max-width: none; margin: 0; padding: 0 } h1, h2, h3 { break-after: avoid } }
`

/** At the top of the page, and printed above every page and behind its text. */
const draftPaper = (notice: string) => `
p.minuta { border: 1.5pt solid #b42318; padding: .3em 1em; color: #b42318; font-weight: bold; text-align: center; text-indent: 0 }
p.fundo { display: none }
@page { @top-center { content: "${notice}"; color: #b42318; font: bold 10pt "Times New Roman", Georgia, serif } }
@media print { p.fundo { display: block; position: fixed; z-index: -1; top: 40%; left: 0; right: 0; margin: 0; font-size: 110pt; font-weight: bold; color: #eee; text-align: center;
  text-indent: 0; transform: rotate(-52deg); print-color-adjust: exact; -webkit-print-color-adjust: exact } }
`

async function rendered(markdown: string): Promise<HTMLElement> {
  const { default: MarkdownBody } = await import('../../../ui/text/markdown-body')
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(<MarkdownBody>{markdown}</MarkdownBody>))
  const copy = host.cloneNode(true) as HTMLElement
  root.unmount()
  return copy
}

function blocks(parent: Element): string[] {
  return [...parent.children].flatMap((element) => {
    if (element.matches('ol, ul')) return [listText(element)]
    if (element.matches('table')) return [[...element.querySelectorAll('tr')].map(rowText).join('\n')]
    if (element.matches('blockquote, div')) return blocks(element)
    return element.matches('hr') ? [] : [lineText(element)]
  })
}

function listText(list: Element): string {
  const first = Number(list.getAttribute('start') ?? 1)
  return [...list.children]
    .map((item, place) => `${list.matches('ol') ? `${first + place}.` : '-'} ${lineText(item)}`)
    .join('\n')
}

const rowText = (row: Element) => [...row.children].map(lineText).join(' | ')

/** The words of a block; a forced line break stays one. */
function lineText(block: Element): string {
  const copy = block.cloneNode(true) as Element
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\u2028')
  return copy.textContent.replace(/\s+/g, (space) => (space.includes('\u2028') ? '\n' : ' ')).trim()
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
