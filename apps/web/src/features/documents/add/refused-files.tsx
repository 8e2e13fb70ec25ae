import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'

export interface RefusedFile {
  name: string
  problem: string
}

/** Files that were not taken, and why. */
export function RefusedFiles({ files, forget }: { files: readonly RefusedFile[]; forget: () => void }) {
  if (files.length === 0) return null
  return (
    <Notice
      tone="bad"
      action={
        <Button size="sm" onClick={forget}>
          Entendi
        </Button>
      }
    >
      <ul className="space-y-1.5">
        {files.map(({ name, problem }, place) => (
          <li key={`${place} ${name}`}>
            <span className="break-all">{name}</span>
            <span className="block font-normal">{problem}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
