import { mend } from '../drafting/finish'
import { composeLaws } from '../drafting/laws-page'
import { promptFor } from '../drafting/prompts'
import { read } from '../drafting/reading'
import { composeStrategy } from '../drafting/strategy-page'
import { agent } from './agent'

const task = `Para cada tese da estratégia, escolha na lista fornecida os dispositivos que a sustentam.
Formato: "## Dispositivos por tese"; sob cada título de tese, repetido como está ("### Tese n – título"), linhas "- **art. X da Lei** — o que diz, em nossas palavras. _(texto conferido em …)_". Não transcreva texto de lei nem acrescente dispositivo fora da lista; se nenhum servir, diga isso.`

export const leis = agent({
  id: 'leis',
  reads: ['fatos', 'estrategista'],
  prompt: (input) => promptFor('leis', task, input, ['fatos', 'estrategista'], 'fitting'),
  compose: ({ dossier, outputs }) =>
    composeLaws(read(dossier), outputs.estrategista ?? composeStrategy(read(dossier))),
  finish: (text, input) => mend(text, input),
})
