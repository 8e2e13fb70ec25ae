import type { Contact, ContactInput } from '@lavra/contracts/contacts'
import { messages } from '@lavra/contracts/base/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { ApiError } from '../../../core/api/call'
import { useConflict } from '../../../core/forms/conflict'
import { useForm } from '../../../core/forms/form'
import { toast } from '../../../ui/feedback/toast'
import { ContactForm, emailIsWrong, contactFormValues, sameContactValues } from './contact-form-values'
import { contactMerge } from './contact-merge'
import { contactQueries, useSaveContact } from '../queries'

export const contactSaveFailure = 'Erro ao salvar contato'
const validationFailure = 'Erro de validação. Verifique os dados e tente novamente.'
const emailAlert = 'Email inválido. Por favor, insira um email válido (ex: nome@exemplo.com)'

interface Trouble {
  text: string
  detail?: string | null
}

/**
 * A contact being written: its values, what was wrong with saving it, and what somebody else changed
 * meanwhile.
 */
export function useContactForm(contact: Contact | null, onSaved: () => void) {
  const [base, setBase] = useState(contact)
  const [initial, setInitial] = useState(() => contactFormValues(contact))
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const client = useQueryClient()
  const save = useSaveContact()
  const draft = contact ? `contact:${contact.id}` : 'contact:new'
  const form = useForm({ schema: ContactForm, initial, submit, failure: contactSaveFailure, draft })
  const conflict = useConflict({
    ...form,
    shape: contactMerge,
    initial,
    read: () => client.query(contactQueries.one(base?.id ?? '')),
    valuesOf: contactFormValues,
    onReload: (fresh) => {
      setBase(fresh)
      setInitial(contactFormValues(fresh))
    },
  })

  async function submit(input: ContactInput): Promise<void> {
    try {
      const saved = await save.mutateAsync({ base, input })
      const doubts = saved.warnings?.map((warning) => warning.message).join(' ')
      toast.success(base ? `${saved.name}: alterações salvas.` : `${saved.name} foi cadastrado.`, {
        description: doubts || undefined,
      })
      onSaved()
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) conflict.tell()
      else setTrouble(troubleOf(error))
      throw error
    }
  }

  function send(event: SyntheticEvent): void {
    if (form.values.name.trim() && emailIsWrong(form.values.email)) setTrouble({ text: emailAlert })
    form.props.onSubmit(event)
  }

  return {
    ...form,
    props: { ...form.props, onSubmit: send },
    editing: base !== null,
    dirty: !sameContactValues(form.values, initial),
    savable: form.values.name.trim() !== '',
    trouble,
    forgetTrouble: () => setTrouble(null),
    conflict: conflict.panel,
    /** Said as soon as the field is left, and forgotten as soon as it is touched again. */
    checkEmail: () => {
      if (emailIsWrong(form.values.email)) form.setErrors((now) => ({ ...now, email: messages.emailInvalid }))
    },
  }
}

export type ContactFormState = ReturnType<typeof useContactForm>

function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiError && error.status === 422)
    return { text: validationFailure, detail: error.detail }
  return { text: contactSaveFailure, detail: error instanceof ApiError ? error.message : null }
}
