import type { Petition } from '@lavra/contracts/petitions'
import { useMemo, useState } from 'react'
import { useDraft } from '../../../core/forms/draft'
import { useLeaveGuard } from '../../../ui/draft/leave-guard'
import { useSaveContent, type Saved } from './save-content'
import { useSaveKey } from './save-key'
import { useTextHistory } from './text-history'

/**
 * A petition's text while it is changed: its history, what is kept of it until it is saved, and its saves.
 */
export function useEditing(petition: Petition) {
  const [base, setBase] = useState<Saved>(petition)
  const history = useTextHistory(petition.content ?? '')
  const saved = base.content ?? ''
  const dirty = history.text !== saved && history.text.trim() !== saved.trim()
  // The version travels with the draft: text begun on an older one must not overwrite what was saved since.
  const values = useMemo(
    () => (dirty ? { content: history.text, version: base.version } : { content: saved, version: 0 }),
    [dirty, history.text, base.version, saved],
  )
  const draft = useDraft({
    name: `petition:${petition.petition_id}`,
    values,
    initial: { content: saved, version: 0 },
    restore: ({ content, version }) => {
      history.replace(content)
      if (version) setBase({ content: saved, version })
    },
  })
  const saving = useSaveContent({
    petition,
    onSaved: (now) => {
      setBase(now)
      draft.markSent()
      draft.markEdited()
    },
  })
  useLeaveGuard(dirty)
  const save = () => void saving.save(history.text, base.version)
  useSaveKey(save)

  return {
    history,
    dirty,
    recovered: draft.recovered,
    saving,
    save,
    keepMine: () => {
      if (saving.theirs) void saving.save(history.text, saving.theirs.version)
    },
    takeTheirs: () => {
      if (!saving.theirs) return
      setBase(saving.theirs)
      history.replace(saving.theirs.content ?? '')
      saving.settleConflict()
    },
  }
}
