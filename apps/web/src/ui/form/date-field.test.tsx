import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DateField } from './date-field'

const told = vi.fn()

function Form({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  told(value)
  return <DateField label="Próximo prazo" name="prazo" value={value} onText={setValue} />
}

function open(start?: string) {
  render(<Form start={start} />)
  return { person: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('Próximo prazo') }
}

it.each([
  ['31122026', '31/12/2026', '2026-12-31'],
  ['31/12/2026', '31/12/2026', '2026-12-31'],
  ['29022028', '29/02/2028', '2028-02-29'],
])('%s typed is %s, and %s to the server', async (typed, shown, wire) => {
  const { person, input } = open()
  await person.type(input, typed)
  expect(input.value).toBe(shown)
  expect(told).toHaveBeenLastCalledWith(wire)
})

it.each(['31/12/2026', '2026-12-31', ' 31.12.2026'])('%s pasted is 31/12/2026', async (pasted) => {
  const { person, input } = open()
  await person.click(input)
  await person.paste(pasted)
  expect(input.value).toBe('31/12/2026')
})

it('shows what it has as dd/mm/aaaa, takes a part away and is empty again', async () => {
  const { person, input } = open('2026-12-31')
  expect(input.value).toBe('31/12/2026')
  await person.type(input, '{Backspace}')
  expect(input.value).toBe('31/12/202')
  await person.clear(input)
  expect(told).toHaveBeenLastCalledWith('')
})

it.each(['31022026', '29/02/2027', '3112', '00/00/0000'])(
  '%s is refused in words once the field is left',
  async (typed) => {
    const { person, input } = open()
    await person.type(input, typed)
    expect(screen.queryByText(/^Data inválida/)).toBeNull()
    await person.tab()
    expect(screen.getByText('Data inválida. Escreva dia, mês e ano, como em 31/12/2026.')).toBeTruthy()
    expect(input.getAttribute('aria-invalid')).toBe('true')
  },
)

it('takes a day from the calendar, which the keyboard reaches by its button alone', async () => {
  const { person, input } = open()
  const native = document.querySelector<HTMLInputElement>('input[type=date]')
  const showPicker = vi.fn()
  Object.assign(native ?? {}, { showPicker })
  input.focus()
  await person.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Abrir calendário')
  await person.keyboard('{Enter}')
  expect(showPicker).toHaveBeenCalled()
  if (native) fireEvent.change(native, { target: { value: '2027-01-05' } })
  expect(input.value).toBe('05/01/2027')
})
