/** "×3" behind what stands more than once in a text. */
export function Times({ count }: { count: number }) {
  if (count < 2) return null
  return (
    <span className="text-[13px] text-ink-3">
      <span aria-hidden>×</span>
      {count}
      <span className="sr-only"> vezes</span>
    </span>
  )
}
