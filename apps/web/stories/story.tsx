import type { ReactNode } from 'react'

/** One component in its states, under its name. */
export function Story({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-3">
      <h2 className="text-lg">{name}</h2>
      <div className="flex flex-wrap items-start gap-4 *:max-w-full">{children}</div>
    </section>
  )
}
