import { promptFor } from '../drafting/prompts'
import { composeQualification } from '../drafting/qualification-page'
import { read } from '../drafting/reading'
import { agent } from './agent'
import type { AgentInput } from '../dossier/dossier'

const task = `Escreva a qualificação de cada parte, com todos os dados que o cadastro traz e nenhum outro.
Formato: "### Polo ativo – papel" e "### Polo passivo – papel" (em parecer, "### Consulente" e "### Contraparte"), um parágrafo por parte começando pelo nome em negrito e maiúsculas; depois "### Dados a completar" (lista dos campos que faltam) e, se houver, "### Observações".
Ordem da pessoa física: nome, nacionalidade, estado civil, união estável, profissão, RG, CPF, e-mail, domicílio, CEP. Pessoa jurídica: nome, natureza, CNPJ, e-mail, sede, representante. Menor: representado (menos de 16 anos) ou assistido (de 16 a 18). Dados nunca se tomam de pessoa com nome parecido.`

export const qualificacao = agent({
  id: 'qualificacao',
  reads: [],
  prompt: (input: AgentInput) => promptFor('qualificacao', task, input, []),
  compose: ({ dossier }) => composeQualification(read(dossier)),
})
