import { useState } from 'react'

/** What is ticked among the ids shown; what is no longer shown is not. */
export function useSelection(shown: readonly string[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const ids = shown.filter((id) => picked.has(id))
  return {
    ids,
    has: (id: string) => picked.has(id),
    pick: (id: string, ticked: boolean) =>
      setPicked((now) => new Set(ticked ? [...now, id] : [...now].filter((one) => one !== id))),
    pickAll: (ticked: boolean) => setPicked(new Set(ticked ? shown : [])),
    all: shown.length > 0 && ids.length === shown.length,
  }
}

export type Selection = ReturnType<typeof useSelection>
