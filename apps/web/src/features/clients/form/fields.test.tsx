import { clients } from '@lavra/contracts/clients'
import { clientFields, type Field } from '@lavra/contracts/fields'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aClient } from '../../../../test/records'
import { fakeServer, ok } from '../../../../test/server'

it('asks for every field of a client in the form', async () => {
  const server = fakeServer()
  server.on(clients.list, ok({ clients: [aClient()], total: 1 }))
  server.on(clients.get, ok(aClient()))
  const { person } = openApp('/users', helena)
  await person.click((await screen.findAllByRole('button', { name: /^Editar/ }))[0] as HTMLElement)
  const form = within(await screen.findByRole('dialog'))
  for (const { label } of Object.values<Field>(clientFields))
    expect([label, form.queryAllByLabelText(new RegExp(`^${label}`)).length > 0]).toEqual([label, true])
})
