import {
  fix,
  listed,
  ok,
  openIn,
  requestItems,
  skip,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import { tableRows } from '@lavra/language/markdown'
import { fold } from '@lavra/language/text'

const isBlank = (cell: string): boolean => cell.replace(/[—–\s.-]/g, '') === ''

function means(input: CheckInput): Finding {
  const part = input.section(/meios de prova/)
  const rows = tableRows(part ?? '')
  if (rows.length === 0) return fix('falta o quadro de fato, meio, finalidade e posse')
  const bad = rows
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => row.length < 4 || row.some(isBlank))
    .map(({ at }) => `linha ${at + 1}`)
  return bad.length > 0 ? fix(`células vazias: ${listed(bad)}`) : (openIn(part ?? '') ?? ok())
}

const witnessSection = (input: CheckInput): string | null => input.section(/testemunhas/)
const witnesses = (input: CheckInput): string[] =>
  [...(witnessSection(input) ?? '').matchAll(/^\s*(?:[-*]\s+|\d+[.)]\s+)(.+)$/gm)].map(
    (match) => match[1] ?? '',
  )

/** Most witnesses that each rite allows, with its rule. */
function limitOf({ reading: { kind, words } }: CheckInput): { most: number; rule: string } {
  if (kind.rite === 'labour')
    return /sumarissimo/.test(words)
      ? { most: 2, rule: 'CLT, art. 852-H' }
      : { most: 3, rule: 'CLT, art. 821' }
  if (kind.rite === 'criminal')
    return /rito sumario|procedimento sumario/.test(words)
      ? { most: 5, rule: 'CPP, art. 532' }
      : { most: 8, rule: 'CPP, art. 401' }
  if (kind.rite === 'small-claims') return { most: 3, rule: 'Lei 9.099, art. 34' }
  return kind.support ? { most: 3, rule: 'Lei 5.478, art. 8º' } : { most: 10, rule: 'CPC, art. 357, § 6º' }
}

const asksWitnesses = (input: CheckInput): boolean =>
  requestItems(input).some((item) => /testemunh/.test(fold(item)))

function witnessLimit(input: CheckInput): Finding {
  const named = witnesses(input)
  const { most, rule } = limitOf(input)
  if (named.length > most) return fix(`${named.length} testemunhas; o limite é ${most} (${rule})`)
  if (named.length > 0) return ok(`${named.length} de ${most} (${rule})`)
  if (!asksWitnesses(input)) return skip('não se pede prova testemunhal')
  return openIn(witnessSection(input) ?? '') ?? fix('pede-se testemunha sem rol nem lugar para ele')
}

const wanted: [string, RegExp][] = [
  ['profissão', /profiss|,\s*(?!brasileir|casad|solteir|resid)[a-z ]{4,40}[,;[]/],
  ['estado civil', /estado civil|casad|solteir|divorciad|viuv|uniao estavel/],
  ['idade', /idade|\d+ anos|nascid/],
  ['CPF', /cpf/],
  ['RG', /\brg\b|identidade/],
  ['endereço', /endereco|residente|\brua\b|avenida/],
]

function witnessData(input: CheckInput): Finding {
  const named = witnesses(input)
  if (named.length === 0)
    return asksWitnesses(input)
      ? (openIn(witnessSection(input) ?? '') ?? fix('falta o rol'))
      : skip('não se pede prova testemunhal')
  const lacking = named.flatMap((line, at) => {
    const none = wanted.filter(([, pattern]) => !pattern.test(fold(line))).map(([name]) => name)
    return none.length > 0 ? [`${at + 1}ª testemunha sem ${none.join(', ')}`] : []
  })
  return lacking.length > 0 ? fix(listed(lacking)) : (openIn(named.join('\n')) ?? ok())
}

/** Art. 397: what is to be shown, what for, and why it exists in the other's hands. */
function exhibition(input: CheckInput): Finding {
  const part = input.section(/exibicao/)
  if (part === null)
    return requestItems(input).some((item) => /exibi/.test(fold(item)))
      ? fix('pede-se exibição sem descrevê-la')
      : skip('não se pede exibição')
  const folded = fold(part)
  const parts: [string, RegExp][] = [
    ['item', /\bitem\b|document|registro|contrato|extrato|livro|gravac/],
    ['finalidade', /finalidade|para provar|a fim de|destina/],
    [
      'existência e posse',
      /(?:posse|poder|guarda|arquivo)[\s\S]*(?:existencia|existe|resulta|consta|razao)|(?:existencia|existe|consta|resulta)[\s\S]*(?:posse|poder|guarda|arquivo)/,
    ],
  ]
  const lacking = parts.filter(([, pattern]) => !pattern.test(folded)).map(([name]) => name)
  return lacking.length > 0 ? fix(`falta: ${listed(lacking)}`) : (openIn(part) ?? ok())
}

function questions(input: CheckInput): Finding {
  const part = input.section(/quesitos/) ?? ''
  const numbers = [...part.matchAll(/^\s*(\d+)[.)]\s+/gm)].map((match) => Number(match[1]))
  const asked = requestItems(input).some((item) => /pericia|exame pericial|perito/.test(fold(item)))
  const conditional = /nao (?:se pede|ha|depende)[^.]*pericia|por isso nao se pede pericia/.test(fold(part))
  if (numbers.length === 0 && (conditional || !asked)) return skip('não se pede perícia')
  if (numbers.length === 0) return openIn(part) ?? fix('pede-se perícia sem quesitos numerados')
  if (numbers.some((number, index) => number !== index + 1))
    return fix(`numeração fora de sequência: ${numbers.join(', ')}`)
  return openIn(part) ?? ok(`${numbers.length} quesitos`)
}

const criminal = ({ reading }: CheckInput): string | null =>
  reading.kind.rite === 'criminal' ? 'no processo penal não se usa o art. 397 do CPC' : null
const notCivil = ({ reading: { kind } }: CheckInput): string | null =>
  kind.rite === 'civil' ? null : 'o art. 450 do CPC rege o rito comum'

export const discoveryChecks: Check[] = [
  { id: 'discovery_request-15', title: 'Fato e finalidade de cada prova', check: means },
  { id: 'discovery_request-16', title: 'Limite de testemunhas', check: witnessLimit },
  {
    id: 'discovery_request-17',
    title: 'Dados das testemunhas (art. 450)',
    skips: notCivil,
    check: witnessData,
  },
  { id: 'discovery_request-18', title: 'Exibição completa (art. 397)', skips: criminal, check: exhibition },
  { id: 'discovery_request-19', title: 'Quesitos numerados', check: questions },
]
