import { afterAll, beforeAll, expect, test } from 'vitest'
import { petitionType } from '@lavra/contracts/labels'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { petitionBody, settled } from '../../../test/petitions'
import { petitionStep } from './service'

let api: Api
let user: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi({ jobs: [petitionStep] })
  user = await signedIn(api)
})
afterAll(() => api.close())

test.each(Object.keys(petitionType))(
  'without a model the chain writes a whole %s from the record',
  async (petition_type) => {
    const created = await api.as(user).post(`${base}/initialize`, petitionBody({ petition_type }))
    const id = String(created.body.petition_id)
    await api.as(user).post(`${base}/${id}/start-generation`, { background: true })
    const status = await settled(api, user, id)
    expect(status.agents_progress.map(({ error_message }) => error_message)).toEqual(
      status.agents_progress.map(() => null),
    )
    const read = (await api.as(user).get(`${base}/${id}`)).body as {
      status: string
      mode: string
      content: string
    }
    expect(read).toMatchObject({ status: 'completed', mode: 'offline' })
    expect(read.content).toMatch(/helena prado nogueira/i)
    expect(read.content).toContain('[COMPLETAR')
    expect(read.content).not.toMatch(/PROC-|undefined|null\b/)
  },
)
