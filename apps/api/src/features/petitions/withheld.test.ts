import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { aPetition } from '../../../test/petitions'
import { aCase, aDocument } from '../../../test/uploads'

let api: Api
let standard: Actor
let stranger: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi()
  standard = await signedIn(api, 'standard')
  stranger = await signedIn(api, 'restricted')
})
afterAll(() => api.close())

interface Told {
  withheld: { id: string; title: string; reason: string; background: boolean }[]
  total: number
}
const told = async (who: Actor, id: string, query = '') => {
  const answer = await api.as(who).get(`${base}/${id}/withheld${query}`)
  expect(answer.status).toBe(200)
  return answer.body as Told
}
const reasons = ({ withheld }: Told) => withheld.map(({ title, reason }) => [title, reason])

test('a petition tells which papers of its case it leaves out and why, and each reader only what that reader may see', async () => {
  const caseId = await aCase(api)
  const paper = async (title: string, fields: Record<string, string> = {}) => {
    const { id } = await aDocument(api, standard, caseId, { title, purpose: 'to_file', ...fields }, null)
    return id
  }
  const contract = await paper('Contrato de locação')
  const mail = await paper('E-mail do fiador')
  const plan = await paper('Plano', { purpose: 'internal' })
  await paper('Laudo', { is_confidential: 'true' })
  await paper('Recibo')
  const photo = await paper('Vistoria')
  await api.world.database.prisma.document.update({ where: { id: photo }, data: { text_status: 'pending' } })
  const additional_context = 'O aluguel não foi pago. Não usar o e-mail do fiador.'
  const id = await aPetition(api, standard, {
    case_id: caseId,
    document_ids: [contract, mail, plan, photo],
    additional_context,
  })
  const all = await told(standard, id)
  expect(reasons(all)).toEqual([
    ['E-mail do fiador', 'ordered'],
    ['Laudo', 'confidential'],
    ['Plano', 'internal'],
    ['Recibo', 'not_chosen'],
    ['Vistoria', 'not_ready'],
  ])
  expect([all.total, all.withheld.some(({ background }) => background)]).toEqual([5, false])
  const page = await told(standard, id, '?skip=1&limit=2')
  expect([page.total, ...reasons(page)]).toEqual([5, ['Laudo', 'confidential'], ['Plano', 'internal']])
  const partly = await told(stranger, id)
  expect([partly.total, JSON.stringify(partly).includes('Laudo')]).toEqual([4, false])
  await api.world.database.prisma.document.update({
    where: { id: contract },
    data: { is_confidential: true },
  })
  expect((await api.as(stranger).get(`${base}/${id}/withheld`)).status).toBe(404)
  expect((await api.as(null).get(`${base}/${id}/withheld`)).status).toBe(401)
  expect((await api.as(standard).get(`${base}/${id}/withheld?limit=0`)).status).toBe(422)
})
