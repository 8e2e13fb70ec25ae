import { cases } from '@lavra/contracts/cases'
import { contacts } from '@lavra/contracts/contacts'
import { documents } from '@lavra/contracts/documents'
import { petitions } from '@lavra/contracts/petitions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aContact, aPetition, aStatus, notStarted, petitionId } from '../../../../test/records'
import { fakeServer, ok, refused } from '../../../../test/server'

const parties = {
  plaintiffs: [{ id: 'party-1', custom_name: 'Padaria Três Irmãos Ltda.', party_type: 'corporate' }],
  defendants: [{ id: 'party-2', custom_name: 'João Conceição', party_type: 'individual' }],
  additional_context: 'Entrega em 10 de março de 2026.',
  plaintiff: 'Padaria Três Irmãos Ltda.',
  client_name: 'Padaria Três Irmãos Ltda.',
  client_id: 'client-1',
}
let server: ReturnType<typeof fakeServer>
/** How many agents have run; null before the start. */
let done: number | null

beforeEach(() => {
  server = fakeServer()
  done = null
  server.on(cases.listWithParties, ok({ cases: [aCase()], total: 1 }))
  server.on(petitions.partiesOfCase, ok(parties))
  server.on(documents.ofCase, ok([]))
  server.on(contacts.list, ok({ contacts: [aContact()], total: 1 }))
  server.on(petitions.initialize, ok(aPetition({ status: 'initialized', content: null }), 201))
  server.on(petitions.get, () =>
    ok(done === 8 ? aPetition() : aPetition({ status: 'processing', content: null })),
  )
  server.on(petitions.recent, ok([]))
  server.on(petitions.status, () => ok(done === null ? notStarted() : aStatus(done)))
  server.on(petitions.start, () => {
    done ??= 0
    return ok(aStatus(done))
  })
  server.on(petitions.advance, () => {
    done = (done ?? 0) + 1
    return ok({ ...aStatus(done), is_complete: done === 8 })
  })
})

const sent = (tail: string) => server.requests.filter((request) => request.path.endsWith(tail))
const step3 = `/petitions?step=3&id=${petitionId}`
const search = () => window.location.search

/** A button of step 3, once the status of the generation lets it be pressed. */
async function ready(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  return button
}

describe('step 2', () => {
  it('fills the parties from a chosen case, and sends them', async () => {
    const { person } = openApp('/petitions?step=2&type=complaint', helena)
    await person.click(await screen.findByRole('combobox', { name: /Processo relacionado/ }))
    await person.click(await screen.findByRole('option', { name: /Cobrança de mercadorias/ }))
    await waitFor(() => expect(screen.getAllByText('Auto-preenchido')).toHaveLength(3))
    await person.type(screen.getByLabelText('Contexto Adicional'), ' Aceita conciliação.')
    expect(screen.getAllByText('Auto-preenchido')).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: 'Agressivo' }))
    await person.click(screen.getByRole('button', { name: 'Gerar com IA' }))
    expect(await screen.findByRole('heading', { name: 'Agentes de IA Trabalhando' })).toBeTruthy()
    expect(sent('/initialize')[0]?.body).toMatchObject({
      petition_type: 'complaint',
      case_id: 'case-1',
      author: 'Helena Martins',
      additional_context: 'Entrega em 10 de março de 2026. Aceita conciliação.',
      plaintiffs: [{ party_type: 'corporate', client_name: 'Padaria Três Irmãos Ltda.' }],
    })
    await waitFor(() =>
      expect(sent('/start-generation')[0]?.body).toEqual({
        petition_profile: 'agressivo',
        background: false,
      }),
    )
    expect(search()).toBe(`?step=3&id=${petitionId}&profile=agressivo`)
  })

  it('lets a row go only while another one stays, and says when nobody fits', async () => {
    server.on(contacts.list, ok({ contacts: [], total: 0 }))
    const { person } = openApp('/petitions?step=2&type=complaint', helena)
    const authors = within(await screen.findByRole('region', { name: 'Autor(es)' }))
    expect(authors.queryByRole('button', { name: /Remover/ })).toBeNull()
    await person.type(authors.getByRole('combobox', { name: 'Nome' }), 'zzz')
    expect(await screen.findByText('Nenhum contato encontrado')).toBeTruthy()
    await person.click(authors.getByRole('button', { name: 'Adicionar Autor' }))
    await person.click(authors.getByRole('button', { name: 'Remover Autor 1' }))
    expect(authors.getAllByLabelText('Nome')).toHaveLength(1)
    await person.selectOptions(authors.getByLabelText('Tipo'), 'Personalizado')
    expect(authors.queryByRole('combobox', { name: 'Nome' })).toBeNull()
  })

  it('goes back to the types and forgets nothing', async () => {
    const { person } = openApp('/petitions?step=2&type=complaint', helena)
    await person.type(await screen.findByLabelText('Contexto Adicional'), 'Contexto')
    await person.click(screen.getByRole('button', { name: 'Voltar' }))
    await person.click(await screen.findByRole('button', { name: /Recurso/ }))
    expect(await screen.findByDisplayValue('Contexto')).toBeTruthy()
  })

  it('tells that the petition could not be initialized', async () => {
    server.on(petitions.initialize, refused(500, 'Erro interno'))
    const { person } = openApp('/petitions?step=2&type=complaint', helena)
    await person.click(await screen.findByRole('button', { name: 'Gerar com IA' }))
    expect(
      await screen.findByText(/Falha ao inicializar a petição\. Por favor, tente novamente\./),
    ).toBeTruthy()
  })
})

describe('step 3', () => {
  it('starts once by itself, locks the profile and shows the eight agents', async () => {
    openApp(step3, helena)
    expect(await screen.findByText('ID 01234567')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Avançar agente' })).toHaveProperty('disabled', false),
    )
    expect(sent('/start-generation')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Moderado' })).toHaveProperty('disabled', true)
    expect(within(screen.getByRole('list', { name: 'Agentes' })).getAllByRole('listitem')).toHaveLength(8)
  })

  it('starts nothing again after a reload in the middle', async () => {
    done = 3
    openApp(step3, helena)
    expect(await screen.findByText('38%')).toBeTruthy()
    expect(sent('/start-generation')).toHaveLength(0)
  })

  it('runs one agent per click; the last click finishes the petition', async () => {
    done = 6
    const { person } = openApp(step3, helena)
    await person.click(await ready('Avançar agente'))
    await person.click(await ready('Finalizar Petição'))
    expect(await screen.findByRole('heading', { name: 'Petição Gerada' })).toBeTruthy()
    expect(sent('/advance-agent')).toHaveLength(2)
    expect(search()).toBe(`?step=4&id=${petitionId}`)
    expect(await screen.findByText('[COMPLETAR: vara]')).toBeTruthy()
  })

  it('generates to the end by itself', async () => {
    done = 7
    const { person } = openApp(step3, helena)
    await person.click(await ready('Gerar automaticamente'))
    expect(await screen.findByRole('heading', { name: 'Petição Gerada' })).toBeTruthy()
  })

  it('stays and can go on by hand after the automatic generation was cancelled', async () => {
    done = 1
    const { person } = openApp(step3, helena)
    await person.click(await ready('Gerar automaticamente'))
    await waitFor(() => expect(sent('/advance-agent')).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Avançar agente' })).toHaveProperty('disabled', false),
    )
    expect(search()).toBe(`?step=3&id=${petitionId}`)
  })

  it('hands the rest to the server', async () => {
    done = 2
    const { person } = openApp(step3, helena)
    await person.click(await ready('Continuar em segundo plano'))
    expect(await screen.findByText(/A geração continua no servidor/)).toBeTruthy()
    expect(sent('/start-generation')[0]?.body).toMatchObject({ background: true })
    expect(screen.getByRole('button', { name: 'Avançar agente' })).toHaveProperty('disabled', true)
  })

  it('opens the review where the petition was complete before', async () => {
    done = 8
    openApp(step3, helena)
    expect(await screen.findByRole('heading', { name: 'Petição Gerada' })).toBeTruthy()
    expect(sent('/advance-agent')).toHaveLength(0)
  })

  it('opens the review where advancing says already completed', async () => {
    done = 7
    server.on(petitions.advance, refused(409, 'Petição já concluída (already completed)'))
    const { person } = openApp(step3, helena)
    await person.click(await ready('Finalizar Petição'))
    expect(await screen.findByRole('heading', { name: 'Petição Gerada' })).toBeTruthy()
  })

  it.each([
    [502, 'Falha ao avançar para o próximo agente. Por favor, tente novamente.'],
    [409, 'Erro ao avançar agente. Verifique se a petição foi concluída.'],
  ])('tells that advancing failed with %i', async (status, sentence) => {
    done = 2
    server.on(petitions.advance, refused(status, 'O serviço de IA não respondeu'))
    const { person } = openApp(step3, helena)
    await person.click(await ready('Avançar agente'))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText('O serviço de IA não respondeu')).toBeTruthy()
    await ready('Avançar agente')
  })

  it('can start again, with another profile, where the start failed', async () => {
    server.on(petitions.start, refused(503, 'O banco de dados não respondeu'))
    const { person } = openApp(step3, helena)
    expect(
      await screen.findByText('Falha ao iniciar a geração de IA. Por favor, tente novamente.'),
    ).toBeTruthy()
    server.on(petitions.start, () => {
      done = 0
      return ok(aStatus(0))
    })
    await person.click(await ready('Pacífico'))
    await person.click(await ready('Tentar novamente'))
    await waitFor(() =>
      expect(sent('/start-generation').at(-1)?.body).toMatchObject({ petition_profile: 'pacifico' }),
    )
  })

  it('tells that the status cannot be read', async () => {
    server.on(petitions.status, refused(500, 'Erro interno'))
    openApp(step3, helena)
    expect(await screen.findByText('Falha ao carregar status dos agentes')).toBeTruthy()
  })

  it('is left by the browser’s back button', async () => {
    const { person } = openApp('/petitions', helena)
    await person.click(await screen.findByRole('button', { name: /Petição Inicial/ }))
    await person.click(await screen.findByRole('button', { name: 'Gerar com IA' }))
    expect(await screen.findByRole('heading', { name: 'Agentes de IA Trabalhando' })).toBeTruthy()
    window.history.back()
    expect(await screen.findByRole('heading', { name: 'Petições', level: 1 })).toBeTruthy()
    expect(search()).toBe('')
  })

  it('leads back to the list from wherever it was entered', async () => {
    server.on(petitions.get, refused(404, 'Petição não encontrada'))
    server.on(petitions.recent, ok([]))
    server.on(petitions.status, refused(404, 'Petição não encontrada'))
    const { person } = openApp('/petitions/petition_0', helena)
    await person.click(await screen.findByRole('link', { name: 'Nova Petição' }))
    expect(await screen.findByRole('heading', { name: 'Selecionar Tipo' })).toBeTruthy()
    window.history.back()
    expect(await screen.findByRole('heading', { name: 'Petições', level: 1 })).toBeTruthy()
    expect(window.location.pathname).toBe('/petitions')
  })
})

describe('step 4', () => {
  it('waits for the content of a petition that was skipped to', async () => {
    done = 2
    const { person } = openApp(step3, helena)
    await person.click(await screen.findByRole('button', { name: 'Pular para Revisão' }))
    expect(await screen.findByText('Conteúdo será exibido ao concluir a geração')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Baixar HTML' })).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('button', { name: 'Nova Petição' }))
    expect(await screen.findByRole('heading', { name: 'Selecionar Tipo' })).toBeTruthy()
  })
})
