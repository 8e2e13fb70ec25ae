import type { HistoryEvent } from '@lavra/contracts/audit'
import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { fieldText } from '@lavra/contracts/fields/text'
import {
  caseDetails,
  caseFields,
  documentFields,
  partyDetails,
  partyFields,
  type Field,
  type Fields,
} from '@lavra/contracts/fields'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aClient, aParty } from '../../../../test/records'
import { fakeServer, ok } from '../../../../test/server'
import { caseMerge } from './case-merge'
import { caseFormValues } from '../case-values'
import { changesOf } from '../history/history-words'

/* Every field of a case and its parties is on the page, in the forms and in the history. */

function sampleOf(name: string, { kind, choices }: Field): unknown {
  const samples: Partial<Record<Field['kind'], unknown>> = {
    ...{ flag: true, date: '1987-03-14', amount: '8765.43', email: 'parte@campo.com.br' },
    ...{
      list: ['um', 'dois'],
      phone: '11987651234',
      tax_id: '52998224725',
      choice: Object.keys(choices ?? {}).at(-1),
    },
  }
  return samples[kind] ?? `valor de ${name}`
}
const samples = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(name, field)]))

const party = aParty({ name: 'Rui Paes Leme', party_type: 'individual', ...samples(partyDetails) })
const item = aCase({ ...samples(caseDetails), parties: [party] })
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(cases.getWithParties, ok(item))
  server.on(clients.get, ok(aClient()))
  server.on(contacts.ofCase, ok([]))
})

const spaced = (text: string) => text.replace(/\s/g, ' ')

it('shows each on the page', async () => {
  openApp('/cases/case-1', helena)
  await screen.findByRole('heading', { name: item.title, level: 1 })
  const page = spaced(document.body.textContent)
  for (const [name, field] of Object.entries<Field>(caseDetails))
    expect(page).toContain(spaced(field.label + fieldText(field, item[name as keyof typeof item])))
  for (const [name, field] of Object.entries<Field>(partyDetails)) {
    const value = fieldText(field, party[name as keyof typeof party])
    expect(page).toContain(field.kind === 'flag' ? `em ${field.label.toLowerCase()}` : spaced(value))
  }
})

it('asks for each in the form', async () => {
  const { person } = openApp('/cases/case-1', helena)
  await person.click(await screen.findByRole('button', { name: 'Editar' }))
  for (const [name, field] of Object.entries<Field>(caseDetails)) {
    const control = await screen.findByLabelText(new RegExp(`^${field.label}`))
    expect([name, (control as HTMLInputElement).value]).not.toEqual([name, ''])
  }
})

it('asks for each in the form of the parties', async () => {
  const { person } = openApp('/cases/case-1', helena)
  await person.click(await screen.findByRole('button', { name: /Editar partes|Gerenciar partes/i }))
  const form = within(await screen.findByRole('dialog'))
  for (const { label } of Object.values<Field>(partyFields)) {
    const [first = label, ...others] = label.split('/')
    const controls = form.queryAllByLabelText(new RegExp([first, ...others].join('|'), 'i'))
    expect([label, controls.length > 0]).toEqual([label, true])
  }
})

it('says each in the history', () => {
  const told = (entity_type: HistoryEvent['entity_type'], fields: Fields) =>
    changesOf({ action: 'updated', entity_type, before: {}, after: samples(fields) } as HistoryEvent, String)
  for (const [entity, fields] of [
    ['case', caseFields],
    ['party', partyFields],
    ['document', documentFields],
  ] as const)
    expect(told(entity, fields).map(({ label, after }) => [label, after])).toEqual(
      Object.entries<Field>(fields).map(([name, field]) => [
        field.label,
        fieldText(field, samples(fields)[name]) || '(em branco)',
      ]),
    )
})

it('puts each beside what somebody else changed', () => {
  const values = caseFormValues(item)
  const paths = [...caseMerge.paths([values])]
  for (const name of Object.keys(caseDetails)) expect(paths).toContain(name)
  for (const name of Object.keys(partyDetails)) expect(paths).toContain(`party/${party.id}/${name}`)
  for (const path of paths) expect(caseMerge.label(path, [values])).toMatch(/\w/)
})
