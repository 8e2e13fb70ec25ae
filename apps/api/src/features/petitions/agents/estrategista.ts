import { mend } from '../drafting/finish'
import { promptFor } from '../drafting/prompts'
import { read } from '../drafting/reading'
import { composeStrategy } from '../drafting/strategy-page'
import { agent } from './agent'

const task = `Proponha as teses que os fatos sustentam, conforme o perfil: agressivo, todas as viáveis e as subsidiárias; moderado, as mais fortes; pacífico, só as necessárias, com abertura ao consenso; outros, as orientações do contexto.
Formato: "## Teses"; para cada uma "### Tese n – título" com as linhas "- **Fato:**", "- **Regra:**", "- **Consequência:**", "- **Pedido:**" (começando por verbo no infinitivo), "- **Contra-argumento provável:**" e "- **Risco:**".
Depois "## Medidas processuais" com "- **Audiência:**", "- **Gratuidade:**", "- **Tutela:**", "- **Autocomposição:**" e "- **Valor da causa:**" (frases prontas para a peça, ou "Não requerida."), "## Peça e rito", "## Riscos reservados ao advogado (fora da peça)", "## Orientações registradas" e "## Perguntas ao cliente".
Nenhuma tese sem fato e sem pedido. O que o advogado excluiu não entra.`

export const estrategista = agent({
  id: 'estrategista',
  reads: ['qualificacao', 'fatos'],
  prompt: (input) => promptFor('estrategista', task, input, ['qualificacao', 'fatos'], 'fitting'),
  compose: ({ dossier }) => composeStrategy(read(dossier)),
  finish: (text, input) => mend(text, input),
})
