export type Format = 'title' | 'bold' | 'italic' | 'bullets' | 'numbers'

/** A text with what is selected in it, as offsets. */
export interface Selected {
  text: string
  start: number
  end: number
}

const marks = {
  bold: { mark: '**', placeholder: 'texto em negrito' },
  italic: { mark: '*', placeholder: 'texto em itálico' },
} as const
const lines = {
  title: { prefix: () => '# ', placeholder: 'Título' },
  bullets: { prefix: () => '- ', placeholder: 'Item da lista' },
  numbers: { prefix: (place: number) => `${place + 1}. `, placeholder: 'Item da lista' },
} as const

/** Formats what is selected; with nothing selected it puts in a placeholder, selected to be typed over. */
export function formatText(format: Format, selected: Selected): Selected {
  return format === 'bold' || format === 'italic'
    ? wrap(marks[format], selected)
    : prefixLines(lines[format], selected)
}

/**
 * Pressed again on what it has just marked, the marks go; spaces at the edges stay outside, where Markdown
 * needs them.
 */
function wrap(
  { mark, placeholder }: { mark: string; placeholder: string },
  { text, start, end }: Selected,
): Selected {
  const chosen = text.slice(start, end)
  const inner = chosen.trim() || placeholder
  const before = text.slice(0, start) + (chosen.trim() ? (/^\s*/.exec(chosen)?.[0] ?? '') : '')
  const after = (chosen.trim() ? (/\s*$/.exec(chosen)?.[0] ?? '') : '') + text.slice(end)
  if (edge(before, 'end') === mark && edge(after, 'start') === mark) {
    const from = before.length - mark.length
    return {
      text: before.slice(0, from) + inner + after.slice(mark.length),
      start: from,
      end: from + inner.length,
    }
  }
  const from = before.length + mark.length
  return { text: `${before}${mark}${inner}${mark}${after}`, start: from, end: from + inner.length }
}

/** The asterisks that a text ends or begins with. */
const edge = (text: string, side: 'start' | 'end') => (side === 'end' ? /\*+$/ : /^\*+/).exec(text)?.[0]

interface LineFormat {
  prefix: (place: number) => string
  placeholder: string
}

function prefixLines({ prefix, placeholder }: LineFormat, { text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const newline = text.indexOf('\n', Math.max(start, end - 1))
  const to = newline === -1 ? text.length : newline
  const line = text.slice(from, to)
  if (start === end) return insertLine(prefix(0), placeholder, { text, from, to, blank: line.trim() === '' })
  let place = 0
  const formatted = line.split('\n').map((each) => (each.trim() === '' ? each : prefix(place++) + each))
  const changed = formatted.join('\n')
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length }
}

/** On a line of its own, apart from a paragraph that stands before it. */
function insertLine(
  prefix: string,
  placeholder: string,
  at: { text: string; from: number; to: number; blank: boolean },
): Selected {
  const head = at.blank ? at.text.slice(0, at.from) : `${at.text.slice(0, at.to)}\n\n`
  const begin = head.length + prefix.length
  return {
    text: head + prefix + placeholder + at.text.slice(at.to),
    start: begin,
    end: begin + placeholder.length,
  }
}
