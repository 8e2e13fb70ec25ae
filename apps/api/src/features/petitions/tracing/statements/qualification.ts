import type { DossierParty } from '../../dossier/dossier'
import { person } from './names'
import { mentionsIn, type Mention } from './people'
import { isProfession } from './professions'
import type { Compared, Finding, Statement } from './statement'
import { rootsOf } from './words'

type Status = 'solteiro' | 'casado' | 'divorciado' | 'viuvo' | 'uniao_estavel'
const statuses: Readonly<Record<Status, { words: RegExp; told: [masculine: string, feminine: string] }>> = {
  solteiro: { words: /^solteir[oa]s?$/, told: ['solteiro', 'solteira'] },
  casado: { words: /^casad[oa]s?(?: (?:com|sob|pelo|em|no)\b.*)?$/, told: ['casado', 'casada'] },
  divorciado: { words: /^divorciad[oa]s?$/, told: ['divorciado', 'divorciada'] },
  viuvo: { words: /^viuv[oa]s?$/, told: ['viúvo', 'viúva'] },
  uniao_estavel: {
    words: /^(?:em uniao estavel|convivente(?: em uniao estavel)?|companheir[oa])$/,
    told: ['em união estável', 'em união estável'],
  },
}

/** What may stand in a qualification between the things that are compared. */
const qualifies =
  /^(?:ora|ja|menor|incapaz|idos[oa]|maior|capaz|pessoa|brasileir[oa]|portugues[a]?|argentin[oa]|italian[oa]|nascid[oa]|inscrit[oa]|portador|cpf|cnpj|rg|cedula|carteira|titular|natural|residente|domiciliad|com endereco|filh[oa]|qualificad|represent|assistid|com \S+ (?:\([^)]*\) )?anos|de \S+ anos)/
const gendered: readonly [RegExp, 'masculino' | 'feminino'][] = [
  [
    /^(?:senhora|brasileira|argentina|italiana|portuguesa|inscrita|nascida|representada|assistida|portadora|domiciliada|qualificada|solteira|casada|divorciada|viuva|idosa|aposentada)\b/,
    'feminino',
  ],
  [
    /^(?:senhor|brasileiro|argentino|italiano|portugues|inscrito|nascido|representado|assistido|portador|domiciliado|qualificado|solteiro|casado|divorciado|viuvo|idoso|aposentado)\b/,
    'masculino',
  ],
]

interface Segment {
  text: string
  start: number
  /** Of what stands there, where it is another word. */
  length?: number
}

/** Parts between commas that follow a mention for as long as they qualify it. */
function segmentsAfter({ text: whole, folded }: Statement, { end }: Mention): Segment[] {
  const found: Segment[] = []
  let at = end
  while (found.length < 12 && folded[at] === ',') {
    const next = folded.slice(at + 1).search(/[,;()]|\.(?:\s|$)|$/) + at + 1
    const lead = /^\s*/.exec(folded.slice(at + 1, next))?.[0].length ?? 0
    const text = folded.slice(at + 1 + lead, next).trimEnd()
    if (text === '' || !(isQualifying(text) || text.split(' ').length < 4)) break
    // Somebody else is named, whose qualification follows.
    if (new RegExp(`^${person}`, 'u').test(whole.slice(at + 1 + lead, next))) break
    found.push({ text, start: at + 1 + lead })
    if (/^(?:represent|assistid|filh)/.test(text)) break
    at = next
    if (folded[at] === '(') at = Math.max(at, folded.indexOf(')', at) + 1)
  }
  return found
}

const is =
  /^\s(?:,?\s?(?:ja|nao|tambem|hoje|atualmente|ora)\s)?(?:e|esta|encontra-se)\s(?:uma?\s)?(?=([^,;.()]{4,60}))/
const works =
  /^[^,;.]{0,20}?\b(?:trabalha como|atua como|exerce a (?:profissao|atividade|funcao) de|de profissao|ganha a vida como)\s(?=([^,;.()]{4,60}))/
const became =
  /^\s(?:(?:ja|nao|tambem|ora|so|nunca)\s)?(?:e|esta|foi|era|estava|ficou|permaneceu|restou|encontra-se)\s(?=([a-z]{3,20}[ai]d[oa])\b)/

/** "A autora é casada", "o réu trabalha como médico", "a ré foi citado". */
function predicateAfter({ folded }: Statement, { end }: Mention): Segment[] {
  const rest = folded.slice(end, end + 160)
  return [is, works, became].flatMap((pattern) => {
    const found = pattern.exec(rest)
    const words = found?.[1]
    if (!found || words === undefined) return []
    const text = pattern === became ? words : firstThatQualifies(words)
    return text === null ? [] : [{ text, start: end + found[0].length }]
  })
}

/** Of "casada há dez anos" the first word, of "engenheiro civil na empresa" the profession. */
const firstThatQualifies = (words: string): string | null =>
  isStatus(words.split(' ')[0] ?? '')
    ? (words.split(' ')[0] ?? null)
    : isProfession(words.split(' ').slice(0, 4).join(' '))
      ? words.split(' ').slice(0, 3).join(' ')
      : null

const honorific =
  /(?<![a-z])(?:o|do|ao|pelo|no|a|da|pela|na)\s(?:(sra?|senhora?|dra?|doutora?|autora?|requerida|requerido|reclamada|reclamado|demandada|demandado)\.?,?\s)$/

/** "O Sr. Marlene", "a autor, Lucas": a word before a name that tells a gender. */
function titleBefore({ folded }: Statement, { start, named }: Mention): Segment[] {
  const found = named ? honorific.exec(folded.slice(Math.max(0, start - 30), start)) : null
  const [words, title] = found ?? []
  if (words === undefined || title === undefined) return []
  const text = /a$/.test(title) ? 'senhora' : 'senhor'
  return [{ text, start: start - words.length, length: words.trimEnd().length }]
}

const isStatus = (text: string): boolean => Object.values(statuses).some(({ words }) => words.test(text))
const isQualifying = (text: string): boolean => qualifies.test(text) || isStatus(text) || isProfession(text)

/** Civil status, profession and gender beside a person's name against those recorded. */
export function otherQualification(statement: Statement, { dossier }: Compared): Finding[] {
  return mentionsIn(statement, dossier).flatMap((mention) => {
    const { party } = mention
    if (party.party_type === 'corporate') return []
    const apposed = segmentsAfter(statement, mention)
    // A short word behind a comma may be anything where none beside it qualifies.
    const segments = [
      ...(apposed.some(({ text }) => isQualifying(text)) ? apposed : []),
      ...predicateAfter(statement, mention),
      ...titleBefore(statement, mention),
    ]
    const compared = [status, profession, gender].flatMap((compare) => {
      // The first says it for the others.
      const other = segments.find((segment) => compare(segment, party) !== null)
      return other ? [{ ...placed(other), note: compare(other, party) ?? '' }] : []
    })
    return compared.filter(({ start }, at) => compared.findIndex((one) => one.start === start) === at)
  })
}

const placed = ({ text, start, length = text.length }: Segment): { start: number; end: number } => ({
  start,
  end: start + Math.min(length, 60),
})

function status(
  { text }: Segment,
  { marital_status, stable_union, gender: of }: DossierParty,
): string | null {
  const called = (Object.keys(statuses) as Status[]).find((one) => statuses[one].words.test(text))
  const recorded = isRecordedStatus(marital_status) ? marital_status : null
  if (!called || !recorded || called === recorded) return null
  if (called === 'uniao_estavel' && stable_union) return null
  return `O registro diz ${statuses[recorded].told[of === 'feminino' ? 1 : 0]}.`
}

const isRecordedStatus = (value: string | null): value is Status => value !== null && value in statuses

function profession({ text }: Segment, { profession: recorded }: DossierParty): string | null {
  if (recorded === null || !isProfession(text)) return null
  const own = new Set(rootsOf(recorded))
  return rootsOf(text).some((word) => own.has(word)) ? null : `O registro diz ${recorded.toLowerCase()}.`
}

function gender({ text }: Segment, { gender: recorded }: DossierParty): string | null {
  const called = gendered.find(([words]) => words.test(text))?.[1] ?? participle(text)
  if (!called || !recorded || recorded === 'outro' || called === recorded) return null
  return `O registro diz gênero ${recorded}.`
}

/** "Foi demitida". */
const participle = (text: string): 'masculino' | 'feminino' | undefined =>
  /^[a-z]{3,20}[ai]da$/.test(text) ? 'feminino' : /^[a-z]{3,20}[ai]do$/.test(text) ? 'masculino' : undefined
