import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Where the middle of the window stands: on which page (from 0), and how far down on it (0 to 1). */
interface Place {
  page: number
  down: number
}

/**
 * Which pages of a scrolled box are near what is in sight, and which one is being read; that stays so when
 * `width` changes.
 */
export function useReading(scroller: RefObject<HTMLElement | null>, pages: number, width: number) {
  const near = useNear(scroller, pages)
  const [page, setPage] = useState(1)
  const place = useRef<Place | null>(null)

  useLayoutEffect(() => {
    const [box, sheet] = [scroller.current, sheetsOf(scroller)[place.current?.page ?? -1]]
    if (box && sheet && place.current)
      box.scrollTop = sheet.offsetTop + place.current.down * sheet.offsetHeight - box.clientHeight / 2
  }, [scroller, width])

  function onScroll(): void {
    const box = scroller.current
    const sheets = sheetsOf(scroller)
    const middle = (box?.scrollTop ?? 0) + (box?.clientHeight ?? 0) / 2
    const at = Math.max(
      0,
      sheets.findLastIndex((sheet) => sheet.offsetTop <= middle),
    )
    const sheet = sheets[at]
    place.current = sheet ? { page: at, down: (middle - sheet.offsetTop) / sheet.offsetHeight } : null
    setPage(at + 1)
  }

  function goTo(wanted: number): void {
    sheetsOf(scroller)[Math.min(pages, Math.max(1, wanted)) - 1]?.scrollIntoView({ block: 'start' })
  }

  return { near, page, onScroll, goTo }
}

const sheetsOf = (scroller: RefObject<HTMLElement | null>) =>
  [...(scroller.current?.children ?? [])] as HTMLElement[]

type Entries = readonly IntersectionObserverEntry[]

/** The places of the pages that are in sight or next to it. */
function useNear(scroller: RefObject<HTMLElement | null>, pages: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const box = scroller.current
    if (!box || pages === 0) return
    const places = new Map([...box.children].map((child, place) => [child, place]))
    const note = (entries: Entries) => setNear((now) => moved(now, entries, places))
    const observer = new IntersectionObserver(note, { root: box, rootMargin: '60% 0px' })
    for (const child of places.keys()) observer.observe(child)
    return () => observer.disconnect()
  }, [scroller, pages])
  return near
}

function moved(
  now: ReadonlySet<number>,
  entries: Entries,
  places: ReadonlyMap<Element, number>,
): ReadonlySet<number> {
  const next = new Set(now)
  for (const { target, isIntersecting } of entries) {
    const place = places.get(target)
    if (place === undefined) continue
    if (isIntersecting) next.add(place)
    else next.delete(place)
  }
  return next
}
