import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { helena } from '../../../test/app'
import { readDraft } from './draft-store'
import { useForm } from './form'
import { startSession } from '../session/session'

const initial = { text: '' }

/** A form that stays as it is once it is sent. */
function Form() {
  const form = useForm({
    schema: z.object({ text: z.string() }),
    initial,
    submit: () => Promise.resolve(),
    failure: 'Não foi possível enviar.',
    draft: 'trial',
  })
  return (
    <form {...form.props}>
      <input aria-label="Texto" {...form.text('text')} />
      <button>Enviar</button>
    </form>
  )
}

it('keeps nothing of what was sent, though the form stays open, and keeps what is typed afterwards', async () => {
  startSession({ token: 'tok', user: helena }, true)
  const person = userEvent.setup()
  render(<Form />)
  const kept = () => readDraft(helena.id, 'trial')
  await person.type(screen.getByLabelText('Texto'), 'enviado')
  await waitFor(async () => expect(await kept()).toEqual({ text: 'enviado' }))
  await person.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(async () => expect(await kept()).toBeNull())
  await person.type(screen.getByLabelText('Texto'), ' e mais')
  await waitFor(async () => expect(await kept()).toEqual({ text: 'enviado e mais' }))
})
