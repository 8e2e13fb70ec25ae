import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Alert } from './alert'
import { ConfirmProvider, useConfirm } from './confirm'

/** Asks, and says something the moment the answer is there. */
function Asking() {
  const confirm = useConfirm()
  const [text, setText] = useState<string | null>(null)
  const ask = () =>
    void confirm({ title: 'Excluir?', confirm: 'Excluir' }).then(() => setText('Não foi possível.'))
  return (
    <>
      <button onClick={ask}>Pedir</button>
      <Alert text={text} onClose={() => setText(null)} />
    </>
  )
}

it('a window that opens while another closes gives the focus back to where that one had it from', async () => {
  // A window gives the focus back by a timer, which may come after the next window's first render.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => setTimeout(work, ms || 100))
  const person = userEvent.setup({ delay: null })
  render(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  )
  const button = screen.getByRole('button', { name: 'Pedir' })
  // The second time both windows are there without being fetched.
  for (let turn = 0; turn < 2; turn++) {
    await person.click(button)
    await person.click(await screen.findByRole('button', { name: 'Excluir' }))
    await screen.findByRole('alertdialog', { name: 'Não foi possível.' })
    await person.click(screen.getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(document.activeElement).toBe(button), { timeout: 2_000 })
  }
})
