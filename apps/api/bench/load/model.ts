// The stand-in for a language model of `npm run bench -- load`, at a model's pace: model.ts FILE-OF-TEXTS
// MS-TO-FIRST TOKENS-A-SECOND
import { readFileSync } from 'node:fs'
import { agentOf } from '../../test/model-server'
import { piecesFor, startModelStandIn } from '../lib/model-stand-in'

const [file = '', thinking = '500', perSecond = '40'] = process.argv.slice(2)
/** What the drafter without a model wrote of a case of this office, by agent. */
const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

/** Four characters are about a token. */
const tokensOf = (text: string): string[] => text.match(/[^]{1,4}/g) ?? ['']

const model = await startModelStandIn({
  thinkingMs: Number(thinking),
  betweenTokensMs: 1_000 / Number(perSecond),
  write: ({ system, user }) => tokensOf(texts[agentOf(system)] ?? piecesFor(user).join('')),
})
process.send?.({ url: model.url })
process.once('disconnect', () => process.exit())
