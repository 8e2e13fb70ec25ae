import { useEffect, type RefObject } from 'react'
import { rangesOf } from './find-text'

const name = 'open-check'

/**
 * Underlines words where they stand in what is shown, also when it is drawn later; browsers without custom
 * highlights show them plain.
 */
export function useMarked(root: RefObject<HTMLElement | null>, words: readonly string[]): void {
  const key = words.join('\n')
  useEffect(() => {
    const element = root.current
    if (!element || key === '' || typeof Highlight === 'undefined') return
    const mark = () =>
      CSS.highlights.set(name, new Highlight(...key.split('\n').flatMap((each) => rangesOf(element, each))))
    mark()
    const drawn = new MutationObserver(mark)
    drawn.observe(element, { childList: true, subtree: true })
    return () => {
      drawn.disconnect()
      CSS.highlights.delete(name)
    }
  }, [root, key])
}
