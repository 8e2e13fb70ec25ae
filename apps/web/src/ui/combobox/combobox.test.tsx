import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Combobox } from './combobox'

const options = [
  { value: 'a', label: 'Padaria Três Irmãos' },
  { value: 'b', label: 'Padaria Grão de Luz' },
]

function shown(props: { value?: string; options?: typeof options; picksOnly?: boolean } = {}) {
  const onPick = vi.fn()
  render(<Combobox {...{ value: '', options, ...props }} onText={vi.fn()} onPick={onPick} empty="Nada" />)
  return { person: userEvent.setup(), field: screen.getByRole('combobox'), onPick }
}

it('Enter picks the option that the arrows have lit, and closes the list', async () => {
  const { person, field, onPick } = shown()
  await person.click(field)
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onPick.mock.calls).toEqual([[options[1]]])
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('Enter picks nothing where no option is lit', async () => {
  const { person, field, onPick } = shown()
  await person.click(field)
  await person.keyboard('{Enter}')
  expect(onPick).not.toHaveBeenCalled()
})

it('Enter picks no option that does not hold what was typed', async () => {
  const { person, field, onPick } = shown({ value: 'graos', options: options.slice(1), picksOnly: true })
  await person.click(field)
  await person.keyboard('{Enter}')
  expect(onPick).not.toHaveBeenCalled()
})

it('Enter picks the only option that holds what was typed, whatever its accents and capitals', async () => {
  const { person, field, onPick } = shown({ value: 'grao', options: options.slice(1), picksOnly: true })
  await person.click(field)
  await person.keyboard('{Enter}')
  expect(onPick.mock.calls).toEqual([[options[1]]])
})
