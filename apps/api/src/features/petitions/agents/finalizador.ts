import { finalise } from '../drafting/finish'
import { writePiece } from '../drafting/piece'
import { promptFor } from '../drafting/prompts'
import { agent } from './agent'

const task = `Entregue a peça pronta para conferência: o texto do redator com as correções da revisão, os títulos "## " numerados em algarismos romanos, as remissões "(doc. n)" de acordo com o rol, o fecho e o rol de documentos.
Só a forma muda: nenhum fato, pedido, artigo, data ou número novo; os campos [COMPLETAR: …] e as marcas [VERIFICAR] permanecem. Responda apenas com a peça, em Markdown.`

export const finalizador = agent({
  id: 'finalizador',
  reads: ['redator', 'revisor'],
  prompt: (input) => promptFor('finalizador', task, input, ['redator', 'revisor']),
  compose: (input) =>
    finalise(input.outputs.redator ?? writePiece(input), input.outputs.revisor ?? '', input),
  // Numbers, closing, list of exhibits and the reviewer's corrections are the program's, whoever wrote the
  // piece.
  finish: (text, input) => finalise(text, input.outputs.revisor ?? '', input),
})
