import { composeFacts } from '../drafting/facts-page'
import { promptFor } from '../drafting/prompts'
import { read } from '../drafting/reading'
import { agent } from './agent'

const task = `Ponha os fatos em ordem cronológica, cada um com a sua fonte.
Formato: "### Cronologia" e uma tabela | Nº | Data | Fato | Fonte |, com datas por extenso, "—" quando não houver data, e a fonte como "Título (doc. n)", "Descrição do processo" ou "Contexto informado". Depois "### Divergências" (fontes que se contradizem) e "### Lacunas" (o que falta provar), se houver.
Sem adjetivos, sem direito, sem data estimada. Orientações do advogado não são fatos.`

export const fatos = agent({
  id: 'fatos',
  reads: ['qualificacao'],
  prompt: (input) => promptFor('fatos', task, input, ['qualificacao']),
  compose: ({ dossier }) => composeFacts(read(dossier)),
})
