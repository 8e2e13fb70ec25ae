import { mend } from '../drafting/finish'
import { writePiece } from '../drafting/piece'
import { promptFor } from '../drafting/prompts'
import { composeReview, reviewOfModel } from '../drafting/review-page'
import { agent } from './agent'

const task = `Confira a peça com o registro, sem reescrevê-la e sem elogios.
Formato: "## Parecer da revisão" (uma ou duas frases), "## Conferência" (tabela | Nº | Ponto | Resultado | Observação |, com resultado Confere, Corrigir, Completar ou Não se aplica; o que não se pode conferir é Completar, nunca Confere. Quatorze pontos comuns: títulos, partes, CPF/CNPJ/CEP/e-mail, datas e valores, artigos, precedentes, remissões a documentos, lado do cliente, número interno, campos a completar listados, pedidos ligados a teses, ofensas, fecho e OAB, gênero; e os cinco próprios do tipo de peça), "## Pendências" (todos os [COMPLETAR: …], um por linha), "## Citações a verificar" (com [VERIFICAR]), "## Riscos reservados ao advogado (fora da peça)" e "## Correções a aplicar" com linhas "- Trocar “texto atual” por “texto novo”", só quando necessárias.`

export const revisor = agent({
  id: 'revisor',
  reads: ['qualificacao', 'fatos', 'estrategista', 'leis', 'redator'],
  prompt: (input) =>
    promptFor(
      'revisor',
      task,
      input,
      ['qualificacao', 'fatos', 'estrategista', 'leis', 'redator'],
      'fitting',
    ),
  compose: (input) => composeReview(input, input.outputs.redator ?? writePiece(input)),
  // What a model may have overlooked is looked up all the same.
  finish: (text, input) =>
    `${mend(text, input).trim()}\n\n${reviewOfModel(input, input.outputs.redator ?? '')}`,
})
