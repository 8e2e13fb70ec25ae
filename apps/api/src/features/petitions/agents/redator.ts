import { mend } from '../drafting/finish'
import { writePiece } from '../drafting/piece'
import { promptFor } from '../drafting/prompts'
import { agent, type Agent } from './agent'

const reads: Agent['reads'] = ['qualificacao', 'fatos', 'estrategista', 'jurisprudencia', 'leis']

const task = `Redija a peça inteira, em Markdown, a partir dos textos anteriores, que já foram conferidos e editados por pessoas: o que eles dizem prevalece.
Ordem: endereçamento ("AO JUÍZO DA …", sem vara inventada), número CNJ se registrado, qualificação, nome da peça em título "# ", corpo em títulos "## ", pedidos em letras "a) …", provas, audiência, valor da causa (quando cabíveis), fecho "Nesses termos, pede deferimento.", lugar e data, nome e OAB, e "## ROL DE DOCUMENTOS".
Inicial: partes, preliminares, fatos numerados e datados com "(doc. n)", direito por tese (fato, regra, consequência), tutela se pedida, pedidos, provas, audiência, valor. Contestação: tempestividade, síntese neutra, preliminares, mérito com resposta a cada fato, provas, pedidos. Provas: fase, pontos controvertidos, ônus, meios (fato, meio, finalidade, onde está), testemunhas, quesitos, exibição, pedidos. Julgamento antecipado: fase, fatos incontroversos, desnecessidade de provas, mérito, pedido subsidiário, pedidos. Recurso: interposição e razões (tempestividade, preparo, cabimento e efeitos, síntese, razões que ataquem cada fundamento, pedidos com a nova decisão). Parecer: consulente, documentos, quesitos, relatório, fundamentação, quadro de cláusulas com texto exato, conclusão, ressalvas, sem juízo, pedidos ou valor.
Trabalhista e criminal seguem os seus códigos: sem audiência de conciliação cível. Nenhum fato novo.`

export const redator = agent({
  id: 'redator',
  reads,
  prompt: (input) => promptFor('redator', task, input, reads, 'fitting'),
  compose: writePiece,
  finish: (text, input) => mend(text, input),
})
