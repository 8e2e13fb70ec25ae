const visited = new WeakMap<Element, string>()

/** Scrolls to the next place where a mark stands in the sheet and lights it up; pressing again goes on to the one after it. */
export function goToMark(sheet: HTMLElement | null, text: string): void {
  const places = [...(sheet?.querySelectorAll('mark') ?? [])].filter((mark) => mark.textContent === text)
  if (!sheet || places.length === 0) return
  const [last, place] = visited.get(sheet)?.split('\n') ?? []
  const next = last === text ? (Number(place) + 1) % places.length : 0
  visited.set(sheet, `${text}\n${next}`)
  const mark = places[next]
  if (mark) show(mark)
}

function show(mark: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  mark.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' })
  mark.tabIndex = -1
  mark.focus({ preventScroll: true })
  if (!still) mark.animate([{ outline: '2px solid var(--accent)' }, { outline: '2px solid transparent', outlineOffset: '6px' }], 1600)
}
