import { useEffect, useState } from 'react'
import { plural } from '../../../core/format/format'
import { logFailure } from '../../../core/log'
import { cx } from '../../../ui/cx'
import { Spinner } from '../../../ui/feedback/spinner'
import type { Piece } from './compare-texts'

/** Compares two texts with a package that is loaded when it is needed; null until it is done. */
export function useComparison(before: string, after: string): Piece[] | null {
  const [done, setDone] = useState<{ before: string; after: string; pieces: Piece[] } | null>(null)
  useEffect(() => {
    let gone = false
    void import('./compare-texts')
      .then(({ compareTexts }) => !gone && setDone({ before, after, pieces: compareTexts(before, after) }))
      .catch((error: unknown) => logFailure('comparison', error))
    return () => {
      gone = true
    }
  }, [before, after])
  return done?.before === before && done.after === after ? done.pieces : null
}

interface ComparisonProps {
  /** Null while they are compared. */
  pieces: Piece[] | null
  /**
   * Only what stands in one of the two texts, with what is not in the other marked; both in one otherwise.
   */
  side?: 'before' | 'after'
  label: string
  className?: string
}

/** Two texts in one, as they are written: what is gone is struck out, what is new is marked. */
export function Comparison({ pieces, side, label, className }: ComparisonProps) {
  if (!pieces) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-10 text-ink-2">
        <Spinner /> Comparando…
      </p>
    )
  }
  const hidden = side && (side === 'before' ? 'added' : 'removed')
  const shown = pieces.filter(({ kind }) => kind !== hidden)
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cx(
        'overflow-y-auto font-serif text-[15px]/6 wrap-anywhere whitespace-pre-wrap -outline-offset-2',
        className,
      )}
    >
      {shown.map((piece, place) => (
        <Part key={place} piece={piece} first={place === 0} last={place === shown.length - 1} />
      ))}
    </div>
  )
}

function Part({ piece, first, last }: { piece: Piece; first: boolean; last: boolean }) {
  if (piece.kind === 'added')
    return <ins className="rounded-xs bg-ok-soft text-ok decoration-1 underline-offset-3">{piece.text}</ins>
  if (piece.kind === 'removed')
    return <del className="rounded-xs bg-bad-soft text-bad decoration-1">{piece.text}</del>
  return <Unchanged text={piece.text} first={first} last={last} />
}

/** Characters that are kept around a change; a longer stretch in between is folded. */
const context = 160
const longest = 1_000

function Unchanged({ text, first, last }: { text: string; first: boolean; last: boolean }) {
  const [open, setOpen] = useState(false)
  if (open || text.length < longest || (first && last)) return text
  const head = first ? '' : text.slice(0, context).replace(/\S*$/, '')
  const tail = last ? '' : text.slice(-context).replace(/^\S*/, '')
  const folded = text.slice(head.length, text.length - tail.length)
  return (
    <>
      {head}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="my-2 flex min-h-10 w-full items-center justify-center rounded-control border border-dashed border-field bg-sunken px-3 font-sans text-[13px] text-ink-2 hover:text-ink pointer-coarse:min-h-11"
      >
        Mostrar trecho igual ({plural(wordCount(folded), 'palavra', 'palavras')})
      </button>
      {tail}
    </>
  )
}

/** "3 palavras incluídas, 1 palavra excluída". */
export function changesIn(pieces: readonly Piece[]): string {
  const count = (kind: Piece['kind']) =>
    pieces.reduce((sum, piece) => sum + (piece.kind === kind ? wordCount(piece.text) : 0), 0)
  const [added, removed] = [count('added'), count('removed')]
  if (pieces.every(({ kind }) => kind === 'same')) return 'Os textos são iguais'
  return `${plural(added, 'palavra incluída', 'palavras incluídas')}, ${plural(removed, 'palavra excluída', 'palavras excluídas')}`
}

const wordCount = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
