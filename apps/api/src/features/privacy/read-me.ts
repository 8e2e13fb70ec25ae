import { personKind } from '@lavra/contracts/labels'
import type { Told } from './export-data'
import type { HeldFile } from './export-files'
import type { Subject } from './subject'

interface Contents {
  subject: Subject
  now: Date
  office_name: string | null
  tables: Told[]
  files: HeldFile[]
  missing: HeldFile[]
  withheld: number
}

/** What is in the ZIP and what is not, for whoever opens it. */
export function readMe({ subject, now, office_name, tables, files, missing, withheld }: Contents): string {
  const here = files.filter((file) => file.path !== null && !missing.includes(file))
  const tooLarge = files.filter((file) => file.path === null)
  const day = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(now)
  return lines(
    'DADOS PESSOAIS GUARDADOS PELO ESCRITÓRIO',
    '',
    `Titular: ${subject.name} (${personKind[subject.kind].toLowerCase()})`,
    `Escritório: ${office_name ?? '(sem nome nas configurações)'}`,
    `Gerado em: ${day} (horário de Brasília)`,
    '',
    'ANTES DE ENTREGAR',
    'Confira o conteúdo. Processos e documentos podem falar de outras pessoas (parte contrária, testemunhas, familiares) e estar sob segredo de justiça ou sigilo',
    'profissional: retire o que não pode ser entregue.',
    '',
    'O QUE HÁ AQUI',
    '- dados.json: tudo o que os registros dizem do titular, com nomes de campos em português; abre em qualquer editor de texto.',
    ...tables.map(({ title, rows }) => `    ${title}: ${rows}`),
    `- ${here.length} arquivo(s) enviados pelo escritório, nas pastas documentos, anexos-de-peticoes e lixeira (excluídos, mas ainda guardados).`,
    '',
    'O QUE NÃO ESTÁ AQUI, E POR QUÊ',
    '- Dados de outras pessoas nos mesmos processos: são delas.',
    ...notCopied(subject),
    '- Quem do escritório fez cada coisa, e de que endereço: são dados de quem trabalha aqui.',
    '- O índice de busca: é feito dos mesmos textos e não diz nada além deles.',
    '- Cópias de segurança: têm o que os registros tinham no dia em que foram feitas.',
    ...(withheld > 0
      ? [`- ${withheld} documento(s) ou petição(ões) confidenciais que quem gerou este arquivo não pode ver.`]
      : []),
    ...tooLarge.map((file) => `- Não coube neste arquivo: ${file.file_name} (${file.folder}).`),
    ...missing.map(
      (file) =>
        `- Consta do registro, mas o arquivo não está mais guardado: ${file.file_name} (${file.folder}).`,
    ),
  )
}

const notCopied = ({ kind }: Subject): string[] =>
  kind === 'client'
    ? []
    : [
        '- Documentos e petições dos processos a que o contato está vinculado: são do cliente de cada processo e podem estar sob sigilo profissional. Os que citam o',
        '  titular estão listados no fim de dados.json.',
      ]

// Windows' own editor is where this is read.
const lines = (...given: string[]): string => `\ufeff${given.join('\r\n')}\r\n`
