import { useLayoutEffect, useRef } from 'react'

/** Pixels that a browser may round away. */
const slack = 4

/**
 * Follows a growing answer, the last child of `content`, until its question is at the top; whoever has
 * scrolled away is left alone.
 */
export function useFollowedScroll(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const followed = useRef({ count: -1, top: 0 })

  useLayoutEffect(() => {
    const [frame, inside] = [box.current, content.current]
    if (!frame || !inside) return
    function follow(frame: HTMLElement, inside: HTMLElement): void {
      const scrolledAway = Math.abs(frame.scrollTop - followed.current.top) > slack
      if (followed.current.count === count && scrolledAway) return
      const question = count > 0 ? inside.lastElementChild : null
      const top = question
        ? question.getBoundingClientRect().top - inside.getBoundingClientRect().top + slack
        : 0
      frame.scrollTop = Math.min(top, frame.scrollHeight - frame.clientHeight)
      followed.current = { count, top: frame.scrollTop }
    }
    follow(frame, inside)
    // An answer grows by its pieces, and once more when what draws it has been loaded.
    const observer = new ResizeObserver(() => follow(frame, inside))
    observer.observe(inside)
    return () => observer.disconnect()
  }, [count])

  return { box, content }
}
