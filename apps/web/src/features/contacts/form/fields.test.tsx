import { contacts } from '@lavra/contracts/contacts'
import { contactFields, type Field } from '@lavra/contracts/fields'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { fakeServer, ok } from '../../../../test/server'
import { contactMerge } from './contact-merge'
import { contactFormValues } from './contact-form-values'

it('asks for every field of a contact in the form, and puts each beside what somebody else changed', async () => {
  fakeServer().on(contacts.list, ok({ contacts: [], total: 0 }))
  const { person } = openApp('/contacts', helena)
  await person.click((await screen.findAllByRole('button', { name: 'Novo Contato' }))[0] as HTMLElement)
  const form = within(await screen.findByRole('dialog'))
  const paths = [...contactMerge.paths([contactFormValues(null)])]
  for (const [name, { label }] of Object.entries<Field>(contactFields)) {
    expect([label, form.queryAllByLabelText(new RegExp(`^${label}`)).length > 0]).toEqual([label, true])
    expect(paths).toContain(name)
  }
})
