import type { DossierParty } from '../../dossier/dossier'
import { person } from './names'
import { mentionsIn, type Mention } from './people'
import { isProfession } from './professions'
import type { Compared, Finding, Statement } from './statement'
import { beginnings } from './words'

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
    /^(?:brasileira|argentina|italiana|portuguesa|inscrita|nascida|representada|assistida|portadora|domiciliada|qualificada|solteira|casada|divorciada|viuva|idosa|aposentada)\b/,
    'feminino',
  ],
  [
    /^(?:brasileiro|argentino|italiano|portugues|inscrito|nascido|representado|assistido|portador|domiciliado|qualificado|solteiro|casado|divorciado|viuvo|idoso|aposentado)\b/,
    'masculino',
  ],
]

interface Segment {
  text: string
  start: number
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

const isStatus = (text: string): boolean => Object.values(statuses).some(({ words }) => words.test(text))
const isQualifying = (text: string): boolean => qualifies.test(text) || isStatus(text) || isProfession(text)

/** Civil status, profession and gender beside a person's name against those recorded. */
export function otherQualification(statement: Statement, { dossier }: Compared): Finding[] {
  return mentionsIn(statement, dossier).flatMap((mention) => {
    const { party } = mention
    if (party.party_type === 'corporate') return []
    const segments = segmentsAfter(statement, mention)
    // A short word behind a comma may be anything where none beside it qualifies.
    if (!segments.some(({ text }) => isQualifying(text))) return []
    const compared = [status, profession, gender].flatMap((compare) => {
      // The first says it for the others.
      const other = segments.find((segment) => compare(segment, party) !== null)
      return other ? [{ ...placed(other), note: compare(other, party) ?? '' }] : []
    })
    return compared.filter(({ start }, at) => compared.findIndex((one) => one.start === start) === at)
  })
}

const placed = ({ text, start }: Segment): { start: number; end: number } => ({
  start,
  end: start + Math.min(text.length, 60),
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
  const own = new Set(beginnings(recorded))
  return beginnings(text).some((word) => own.has(word)) ? null : `O registro diz ${recorded.toLowerCase()}.`
}

function gender({ text }: Segment, { gender: recorded }: DossierParty): string | null {
  const called = gendered.find(([words]) => words.test(text))?.[1]
  if (!called || !recorded || recorded === 'outro' || called === recorded) return null
  return `O registro diz gênero ${recorded}.`
}
