import { fold } from './text'

export interface Section {
  level: number
  title: string
  body: string
}

/** A Markdown text cut at its headings; what stands before the first has level 0 and no title. */
export function sections(markdown: string): Section[] {
  const result: Section[] = []
  let current: Section = { level: 0, title: '', body: '' }
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(line.trimEnd())
    if (!heading) {
      current.body += `${line}\n`
      continue
    }
    result.push(current)
    current = { level: heading[1]?.length ?? 1, title: withoutMarks(heading[2] ?? ''), body: '' }
  }
  return [...result, current]
    .map((part) => ({ ...part, body: part.body.trim() }))
    .filter(({ title, body }) => title !== '' || body !== '')
}

const withoutMarks = (title: string): string => title.replace(/(?<!#)#+$/, '').trimEnd()

/** The body of the first section whose title fits, with its sub-sections; null where there is none. */
export function sectionOf(all: Section[], title: RegExp): string | null {
  const start = all.findIndex((part) => title.test(fold(part.title)))
  const first = all[start]
  if (!first) return null
  const rest = all.slice(start + 1)
  const end = rest.findIndex((part) => part.level <= first.level)
  const inner = (end < 0 ? rest : rest.slice(0, end)).map(
    (part) => `${'#'.repeat(part.level)} ${part.title}\n\n${part.body}`,
  )
  return [first.body, ...inner]
    .filter((part) => part !== '')
    .join('\n\n')
    .trim()
}

/** Labelled lines ("- **Pedido:** texto"), by folded label; a text runs on to the next label. */
export function fields(body: string): Map<string, string> {
  const found = new Map<string, string>()
  let label = ''
  for (const line of body.split('\n')) {
    const start = /^\s*(?:[-*]\s+)?\*\*(.+?):?\*\*:?\s*(.*)$/.exec(line)
    if (start && /:\*\*|\*\*:/.test(line)) {
      label = fold(start[1] ?? '').trim()
      found.set(label, start[2]?.trim() ?? '')
    } else if (label !== '' && line.trim() !== '') {
      found.set(label, `${found.get(label) ?? ''} ${line.trim()}`.trim())
    }
  }
  return found
}

/** Rows of the first table of a text, without head and rule; cells trimmed. */
export function tableRows(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => /^\s*\|.*\|\s*$/.test(line))
  const rule = lines.findIndex((line) => /^[\s|:-]+$/.test(line))
  return lines
    .slice(rule < 0 ? 0 : rule + 1)
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map(cells)
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** A GFM table. */
export function table(head: string[], rows: string[][]): string {
  const line = (items: string[]): string =>
    `| ${items.map((item) => item.replaceAll('|', '/').replace(/\s+/g, ' ').trim()).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const bullets = (items: string[]): string => items.map((item) => `- ${item}`).join('\n')

/** Non-empty parts, a blank line between them. */
export const stack = (...parts: (string | null | false | undefined)[]): string =>
  parts.filter((part): part is string => Boolean(part)).join('\n\n')
