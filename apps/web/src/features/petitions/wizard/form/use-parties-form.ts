import type { AttachmentRole } from '@lavra/contracts/petitions/papers'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../../core/forms/draft'
import { useUser } from '../../../../core/session/session'
import type { KnownCase } from './case-fill'
import { keyOfFile } from './files'
import { changeForm, emptyForm, type PartiesAction } from './parties-form'
import { useFilling } from './use-filling'
import type { WizardState } from '../../wizard-state'

type Start = Pick<WizardState, 'caseId' | 'cloneId'>

export type PartiesFormState = ReturnType<typeof usePartiesForm>

/**
 * Step 2's form; it lives as long as the wizard, so that going back to step 1 loses nothing, and is kept
 * until it is sent.
 */
export function usePartiesForm(start: Start) {
  const user = useUser()
  const author = user.full_name || user.username
  const [draftName] = useState(() => nameOfDraft(start))
  const [initial, setInitial] = useState(() => emptyForm(author))
  const [form, setForm] = useState(initial)
  /** What it begins with is there. */
  const [begun, setBegun] = useState(!start.caseId && !start.cloneId)
  const { filling, failure, fromCase, fromPetition, forget } = useFilling()
  const name = begun ? draftName : undefined
  const draft = useDraft({ name, values: form, initial, restore: setForm, keepOnLeave: true })
  const attachments = useAttachments(name)

  function dispatch(action: PartiesAction): void {
    draft.markEdited()
    setForm((now) => changeForm(now, action))
  }

  async function begin({ caseId, cloneId }: Start): Promise<void> {
    const apply = (action: PartiesAction) => {
      const filled = changeForm(emptyForm(author), action)
      setInitial(filled)
      setForm(filled)
    }
    if (cloneId) await fromPetition(cloneId, apply)
    else if (caseId) await fromCase(caseId, apply)
    setBegun(true)
  }

  const beginning = useRef(false)
  useEffect(() => {
    if (beginning.current) return
    beginning.current = true
    void begin(start)
  })

  return {
    form,
    dispatch,
    files: attachments.files,
    setFiles: attachments.setFiles,
    roleOf: attachments.roleOf,
    setRole: attachments.setRole,
    filling,
    failure,
    recovered: recoveredOf(draft.recovered, attachments.recovered),
    chooseCase: (id: string, known?: KnownCase) => fromCase(id, dispatch, known),
    clearCase: () => {
      forget()
      dispatch({ do: 'clear-case', author })
    },
    /** It was sent, or given up. */
    markSent: () => {
      draft.markSent()
      attachments.markSent()
    },
  }
}

const noFiles = { files: [] as File[], roles: {} as Record<string, AttachmentRole> }

/**
 * The files that were chosen, kept beside the form: by themselves, so that they are not written anew with
 * every pause in typing.
 */
function useAttachments(name: string | undefined) {
  const [values, setValues] = useState(noFiles)
  const draft = useDraft({
    name: name && `${name}:files`,
    values,
    initial: noFiles,
    restore: setValues,
    keepOnLeave: true,
  })
  return {
    files: values.files,
    setFiles: (files: File[]) => {
      draft.markEdited()
      setValues(({ roles }) => ({ files, roles }))
    },
    /** What was said of a file; the rest follows from its name and text. */
    roleOf: (file: File): AttachmentRole => values.roles[keyOfFile(file)] ?? {},
    setRole: (file: File, role: AttachmentRole) => {
      draft.markEdited()
      setValues(({ files, roles }) => ({ files, roles: { ...roles, [keyOfFile(file)]: role } }))
    },
    recovered: draft.recovered,
    markSent: draft.markSent,
  }
}

type Recovered = ReturnType<typeof useDraft>['recovered']

/** One notice for both; discarding it discards both. */
function recoveredOf(text: Recovered, files: Recovered) {
  if (!text && !files) return null
  const discard = () => [text, files].forEach((part) => part?.discard())
  return { discard, ...(!text && { sentence: 'Anexos não enviados recuperados' }) }
}

/** What is typed for one case is never offered for another. */
function nameOfDraft({ caseId, cloneId }: Start): string {
  if (cloneId) return `petition:clone:${cloneId}`
  return caseId ? `petition:case:${caseId}` : 'petition:new'
}
