import { lazy, Suspense } from 'react'
import { Card } from '../layout/card'
import { cx } from '../cx'
import type { Citation } from './remark-citations'
import { Loading, Skeleton } from '../feedback/skeleton'

const MarkdownBody = lazy(() => import('./markdown-body'))

interface MarkdownProps {
  children: string
  /** The sources that [1], [2] … stand for. */
  cited?: readonly Citation[] | undefined
  className?: string
}

/** Running text in Markdown: agents' outputs, answers. */
export function Markdown({ children, cited, className }: MarkdownProps) {
  return (
    <div className={cx('prose', className)}>
      <Suspense fallback={<Lines count={3} />}>
        <MarkdownBody cited={cited}>{children}</MarkdownBody>
      </Suspense>
    </div>
  )
}

/** A petition as a sheet of paper: serif, centred headings, gaps and unverified citations marked. */
export function Sheet({ children, className }: { children: string; className?: string }) {
  return (
    <Card className={cx('px-5 py-8 sm:px-12 sm:py-12 lg:px-8 xl:px-[72px] xl:py-14', className)}>
      <article lang="pt-BR" className="sheet mx-auto max-w-[44rem]">
        <Suspense fallback={<Lines count={12} />}>
          <MarkdownBody>{children}</MarkdownBody>
        </Suspense>
      </article>
    </Card>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <Loading className="space-y-3">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line % 4 === 3 && 'w-2/3')} />
      ))}
    </Loading>
  )
}
