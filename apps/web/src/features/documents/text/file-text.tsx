import { TextNotes, type ReadFile } from './text-notes'
import { TextState } from './text-state'

/** All there is to know of a file's text. */
export function FileTextDetails({ item }: { item: ReadFile }) {
  return (
    <div className="text-[13px] text-ink-3">
      <TextState item={item} />
      <TextNotes item={item} />
    </div>
  )
}
