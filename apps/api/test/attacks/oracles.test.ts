import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../api'
import { anOffice, indexed, type Office } from '../chat-office'

/**
 * Whether a word stands in what one may not see cannot be told from any answer: it is that of a word that
 * stands nowhere.
 */
let api: Api
let office: Office
beforeAll(async () => {
  api = await startApi()
  office = await anOffice(api)
  await indexed(api, office)
})
afterAll(() => api.close())

const asked = async (word: string): Promise<unknown[]> => {
  const as = api.as(office.restricted)
  const chats = [word, `o que consta sobre ${word}?`, `documentos com ${word}`]
  const answers = await Promise.all([
    ...chats.flatMap((message) => [
      as.post('/api/v1/chat/chat', { message }),
      as.post('/api/v1/chat/search', { query: message, k: 50 }),
    ]),
    ...['search?q=', 'petitions/?search=', 'cases/?search=', 'clients/?search=', 'contacts/?search='].map(
      (path) => as.get(`/api/v1/${path}${word}`),
    ),
    as.get(`/api/v1/documents/case/${office.cases.rent}?search=${word}`),
  ])
  return answers.map(({ status, body }) => [
    status,
    JSON.parse(JSON.stringify(body).replaceAll(word, 'PALAVRA')) as unknown,
  ])
}

test.each(['retratar', 'CANARIOTITULO', 'corantes', 'CANARIOPETICAO', 'CANARIOTITUL'])(
  '%s is answered as a word that is nowhere',
  async (word) => {
    // A word in capitals may be somebody's name, whatever it is.
    expect(await asked(word)).toEqual(
      await asked(word === word.toUpperCase() ? 'XILOFAGIATUDO' : 'xilofagia'),
    )
  },
)
