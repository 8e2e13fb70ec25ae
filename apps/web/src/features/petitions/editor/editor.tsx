import { markPattern } from '@lavra/contracts/petitions/checks'
import type { Petition } from '@lavra/contracts/petitions'
import { useDeferredValue, useMemo, useState } from 'react'
import { ChipGroup } from '../../../ui/form/chip-group'
import { cx } from '../../../ui/cx'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { ConflictDialog } from './conflict-dialog'
import { EditorHeader } from './editor-header'
import { FormatToolbar } from './format-toolbar'
import { Preview } from './preview'
import { useEditing } from './use-editing'
import { useTextBox } from './use-text-box'

const panes = [
  { value: 'text', label: 'Texto' },
  { value: 'preview', label: 'Pré-visualização' },
] as const

/**
 * The bar with its buttons, the text and how it will be read: side by side, or one after the other on a
 * narrow screen.
 */
export function Editor({ petition }: { petition: Petition }) {
  const { history, dirty, recovered, saving, save, keepMine, takeTheirs } = useEditing(petition)
  const { box, format, undo, redo, onKeyDown } = useTextBox(history)
  const [pane, setPane] = useState<'text' | 'preview'>('text')
  const blank = history.text.trim() === ''
  const shown = useDeferredValue(history.text)
  const marks = useMemo(() => [...shown.matchAll(markPattern)].length, [shown])

  return (
    <>
      <div onKeyDown={onKeyDown}>
        <EditorHeader
          id={petition.petition_id}
          dirty={dirty}
          blank={blank}
          marks={marks}
          saving={saving.pending}
          history={history}
          onUndo={undo}
          onRedo={redo}
          onSave={save}
        />
        <div className="empty:hidden mb-4 space-y-3">
          <RecoveredNotice recovered={recovered} />
          {saving.banner && <Notice tone={saving.banner.tone}>{saving.banner.text}</Notice>}
        </div>
        <ChipGroup
          label="Painel"
          options={panes}
          value={pane}
          onChange={setPane}
          className="mb-3 lg:hidden"
        />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <section
            aria-label="Texto em Markdown"
            className={cx(paneClass, pane !== 'text' && 'max-lg:hidden')}
          >
            <div className="border-b border-line px-2 py-1.5">
              <FormatToolbar onFormat={format} />
            </div>
            <textarea
              ref={box}
              aria-label="Conteúdo da petição"
              lang="pt-BR"
              maxLength={1_000_000}
              value={history.text}
              onChange={(event) => history.type(event.target.value)}
              className="min-h-0 w-full flex-1 resize-none rounded-b-card bg-surface px-5 py-4 text-[15px]/6 -outline-offset-2 max-sm:px-4 max-sm:text-base/6"
            />
          </section>
          <section
            aria-label="Pré-visualização"
            tabIndex={0}
            className={cx(paneClass, 'overflow-y-auto', pane !== 'preview' && 'max-lg:hidden')}
          >
            <Preview text={history.text} checked={petition} />
          </section>
        </div>
      </div>
      {saving.theirs && (
        <ConflictDialog
          mine={history.text}
          theirs={saving.theirs.content ?? ''}
          pending={saving.pending}
          onMine={keepMine}
          onTheirs={takeTheirs}
          onClose={saving.settleConflict}
        />
      )}
    </>
  )
}

const paneClass =
  'flex h-[calc(100dvh-14.5rem)] min-h-96 min-w-0 flex-col rounded-card border border-line bg-surface shadow-card'
