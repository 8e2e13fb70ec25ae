import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A part of a page (a window, a tab) whose code is fetched when it is first shown, so that the page itself
 * opens sooner.
 * `waiting` stands in its place meanwhile.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Whether something has been open at least once: what closes stays mounted, to close in its own way. */
export function useHasBeenOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever || open
}
