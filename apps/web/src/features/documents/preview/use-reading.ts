import { useEffect, useState, type RefObject } from 'react'

/** Which of the pages in a scrolled box are near what is in sight, and which one is being read. */
export function useReading(scroller: RefObject<HTMLElement | null>, pages: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const [page, setPage] = useState(1)

  useEffect(() => {
    const box = scroller.current
    if (!box || pages === 0) return
    const places = new Map([...box.children].map((child, place) => [child, place]))
    const note = (entries: Entries) => setNear((now) => moved(now, entries, places))
    const observer = new IntersectionObserver(note, { root: box, rootMargin: '60% 0px' })
    for (const child of places.keys()) observer.observe(child)
    return () => observer.disconnect()
  }, [scroller, pages])

  function onScroll(): void {
    const box = scroller.current
    if (!box) return
    const middle = box.scrollTop + box.clientHeight / 2
    const place = [...box.children].findLastIndex((child) => child instanceof HTMLElement && child.offsetTop <= middle)
    setPage(Math.max(0, place) + 1)
  }

  function goTo(wanted: number): void {
    const place = Math.min(pages, Math.max(1, wanted)) - 1
    scroller.current?.children[place]?.scrollIntoView({ block: 'start' })
  }

  return { near, page, onScroll, goTo }
}

type Entries = readonly IntersectionObserverEntry[]

function moved(now: ReadonlySet<number>, entries: Entries, places: ReadonlyMap<Element, number>): ReadonlySet<number> {
  const next = new Set(now)
  for (const { target, isIntersecting } of entries) {
    const place = places.get(target)
    if (place === undefined) continue
    if (isIntersecting) next.add(place)
    else next.delete(place)
  }
  return next
}
