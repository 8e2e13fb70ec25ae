import { useRef, useState } from 'react'
import type { DocumentValues } from '../form-values'
import { isBusy, isDone, itemOf, withFiles, type UploadItem, type UploadState } from './upload-item'

/**
 * The documents being added, as they are written; `now()` is what they are, also between two drawings of the
 * screen.
 */
export function useQueue(begin: () => UploadItem[]) {
  const [items, setItems] = useState(begin)
  const latest = useRef(items)

  function change(make: (items: readonly UploadItem[]) => UploadItem[]): void {
    latest.current = make(latest.current)
    setItems(latest.current)
  }

  function patch(id: string, part: Partial<UploadItem>): void {
    change((now) => now.map((item) => (item.id === id ? { ...item, ...part } : item)))
  }

  const find = (id: string) => latest.current.find((item) => item.id === id)

  /** What was wrong with a document is forgotten as soon as it is touched. */
  function set<K extends keyof DocumentValues>(id: string, name: K, value: DocumentValues[K]): void {
    const item = find(id)
    if (item) patch(id, { values: { ...item.values, [name]: value }, state: { step: 'ready' } })
  }

  return {
    items,
    now: () => latest.current,
    find,
    put: (id: string, state: UploadState) => patch(id, { state }),
    set,
    /** The same value for all that can still be changed. */
    setAll: <K extends keyof DocumentValues>(name: K, value: DocumentValues[K]) =>
      latest.current
        .filter((item) => !isBusy(item) && !isDone(item))
        .forEach(({ id }) => set(id, name, value)),
    add: (files: readonly File[]) => change((now) => withFiles(now, files)),
    addWithoutFile: () => change((now) => [...now, itemOf(null)]),
    replace: (next: UploadItem[]) => change(() => next),
    remove: (id: string) => change((now) => now.filter((item) => item.id !== id)),
  }
}
