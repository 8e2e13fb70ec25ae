import { noPrecedent } from '../drafting/draft'
import { mend } from '../drafting/finish'
import { promptFor } from '../drafting/prompts'
import { agent } from './agent'

const task = `Indique apenas precedentes que constem, com número e trecho, do material fornecido, cada um com tribunal, número, data, citação literal e a razão por que serve ao caso.
Se o material não trouxer nenhum, escreva somente "## ${noPrecedent}" e uma frase dizendo que não há precedente conferido à mão e que a busca deve ser feita nos sites dos tribunais. Não cite de memória: número plausível não é precedente.`

export const jurisprudencia = agent({
  id: 'jurisprudencia',
  reads: ['fatos', 'estrategista'],
  prompt: (input) => promptFor('jurisprudencia', task, input, ['fatos', 'estrategista']),
  compose: () =>
    `## ${noPrecedent}\n\nNão há precedente conferido à mão para este caso, e nenhum será citado na peça. Antes de protocolar, pesquise nos sites dos tribunais e inclua aqui, com tribunal, número, data e trecho literal, o que quiser ver na peça.`,
  finish: (text, input) => mend(text, input),
})
