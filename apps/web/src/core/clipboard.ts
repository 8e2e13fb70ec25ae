/**
 * Puts text on the clipboard, with HTML beside it where given, so that a word processor pastes it formatted.
 * Over plain HTTP, as in many an office, browsers keep their own call for this from a page; a copy event does
 * it there.
 */
export async function copy(text: string, html?: string): Promise<void> {
  if (!('clipboard' in navigator)) return copyByEvent(text, html)
  if (html === undefined || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  return navigator.clipboard.write([
    new ClipboardItem({ [plain]: blob(text, plain), [rich]: blob(html, rich) }),
  ])
}

async function copyByEvent(text: string, html: string | undefined): Promise<void> {
  const clipboard = await import('clipboard-polyfill')
  if (html === undefined) return clipboard.writeText(text)
  return clipboard.write([
    new clipboard.ClipboardItem({ [plain]: blob(text, plain), [rich]: blob(html, rich) }),
  ])
}

const plain = 'text/plain'
const rich = 'text/html'
const blob = (text: string, type: string) => new Blob([text], { type })
