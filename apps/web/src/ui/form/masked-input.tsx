import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Input } from './input'

interface MaskedInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'ref'> {
  value: string
  mask: (typed: string) => string
  onText: (text: string) => void
}

const signsIn = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').length

/**
 * A text that is formatted while it is typed; the caret stays behind the sign it stood behind, also in the
 * middle.
 */
export function MaskedInput({ value, mask, onText, ...rest }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  /** Signs before the caret when the text last changed; null where it stands at the end anyway. */
  const before = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (before.current === null) return
    const place = placeAfter(value, before.current)
    before.current = null
    input.current?.setSelectionRange(place, place)
  }, [value])

  function change(typed: string, caret: number | null): void {
    before.current = caret === null || caret === typed.length ? null : signsIn(typed.slice(0, caret))
    onText(mask(typed))
  }

  return (
    <Input
      autoComplete="off"
      {...rest}
      ref={input}
      value={value}
      onChange={(event) => change(event.target.value, event.target.selectionStart)}
    />
  )
}

function placeAfter(text: string, signs: number): number {
  let place = 0
  for (let seen = 0; seen < signs && place < text.length; place++)
    if (/[0-9A-Za-z]/.test(text.charAt(place))) seen++
  return place
}
