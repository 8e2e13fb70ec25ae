import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Card, CardHeader } from '../../ui/layout/card'
import { cx } from '../../ui/cx'
import { Notice } from '../../ui/feedback/notice'
import { RecoveredNotice } from '../../ui/draft/recovered-notice'
import type { useSavedForm } from './saved-form'

interface FormCardProps {
  title: string
  description: string
  form: Pick<ReturnType<typeof useSavedForm>, 'props' | 'recovered' | 'pending' | 'dirty' | 'reason' | 'undo'>
  submit: string
  children: ReactNode
}

/** The card that every form of the settings stands in. */
export function FormCard({ title, description, form, submit, children }: FormCardProps) {
  return (
    <Card className="max-w-3xl">
      <CardHeader title={title} description={description} />
      <form {...form.props}>
        <div className="grid gap-5 px-5 py-5 sm:grid-cols-2">
          <RecoveredNotice recovered={form.recovered} className="sm:col-span-2" />
          {form.reason && (
            <Notice tone="bad" className="sm:col-span-2">
              {form.reason}
            </Notice>
          )}
          {children}
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-5 py-4">
          <p role="status" className={cx('mr-auto text-[13px] text-ink-3', form.dirty && 'max-sm:w-full')}>
            {form.dirty && 'Há alterações não salvas.'}
          </p>
          {form.dirty && <Button onClick={form.undo}>Desfazer</Button>}
          <Button type="submit" variant="primary" pending={form.pending}>
            {submit}
          </Button>
        </footer>
      </form>
    </Card>
  )
}
