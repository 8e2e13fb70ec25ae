import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { formatText, type Format } from './format-text'
import { endOfChange, type TextHistory } from './text-history'

/**
 * The box a text is typed in: formatting, undo and redo, by button and by key, with the selection where it
 * belongs.
 */
export function useTextBox(history: TextHistory) {
  const box = useRef<HTMLTextAreaElement>(null)
  const select = useSelection(box, history.text)

  function format(format: Format): void {
    if (!box.current) return
    const { selectionStart: start, selectionEnd: end } = box.current
    const next = formatText(format, { text: history.text, start, end })
    history.replace(next.text)
    select(next)
  }

  function undo(): void {
    if (!history.canUndo) return
    history.undo()
    select('change')
  }

  function redo(): void {
    if (!history.canRedo) return
    history.redo()
    select('change')
  }

  const keys: Record<string, () => void> = {
    z: undo,
    'shift+z': redo,
    y: redo,
    b: () => format('bold'),
    i: () => format('italic'),
  }

  return {
    box,
    format,
    undo,
    redo,
    onKeyDown: (event: KeyboardEvent) => {
      const act = isShortcut(event)
        ? keys[`${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`]
        : undefined
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}

/** With AltGr a key writes a sign. */
const isShortcut = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.altKey

interface Range {
  start: number
  end: number
}

/** Sets the selection once the changed text stands in the box. */
function useSelection(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  const wanted = useRef<Range | 'change' | null>(null)
  const before = useRef(text)
  useLayoutEffect(() => {
    const next = wanted.current
    wanted.current = null
    if (box.current && next) {
      const caret = next === 'change' ? endOfChange(before.current, text) : 0
      box.current.focus()
      box.current.setSelectionRange(
        next === 'change' ? caret : next.start,
        next === 'change' ? caret : next.end,
      )
    }
    before.current = text
  }, [box, text])
  return (next: Range | 'change') => {
    wanted.current = next
  }
}
