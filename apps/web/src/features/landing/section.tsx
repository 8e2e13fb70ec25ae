import type { ReactNode } from 'react'
import { cx } from '../../ui/cx'

interface SectionProps {
  id?: string
  /** A few words above the title. */
  overline: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** One titled part of the landing page. */
export function LandingSection({ id, overline, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} className={cx('scroll-mt-20 px-5 py-16 sm:px-8 lg:py-24', className)}>
      <div className="mx-auto max-w-[1160px]">
        <p className="text-[13px] font-semibold tracking-[0.08em] text-accent uppercase">{overline}</p>
        <h2 className="mt-3 max-w-2xl text-[30px]/9 sm:text-[38px]/[46px]">{title}</h2>
        {lead && <p className="mt-4 max-w-2xl text-base/7 text-ink-2">{lead}</p>}
        <div className="mt-10 lg:mt-12">{children}</div>
      </div>
    </section>
  )
}
