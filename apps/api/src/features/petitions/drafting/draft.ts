import type { AgentInput } from '../dossier/dossier'
import { composeFacts, factSection, factsIntro } from './facts-page'
import { fields, sections, sectionOf, tableRows } from '@lavra/language/markdown'
import { enumerateParties } from './qualification'
import { composeQualification } from './qualification-page'
import { composeLaws } from './laws-page'
import { composeStrategy } from './strategy-page'
import { read, type Reading } from './reading'
import { fold, open } from '@lavra/language/text'

export interface Row {
  date: string
  text: string
  source: string
}

export interface Point {
  title: string
  fact: string
  rule: string
  consequence: string
  request: string
}

/** Everything the writer works from, taken from the earlier outputs as people may have edited them. */
export interface Draft {
  reading: Reading
  active: string | null
  passive: string | null
  /** Paragraphs that people added, by the part of the petition where they belong. */
  partyNotes: string[]
  factNotes: string[]
  lawNotes: string[]
  rows: Row[]
  points: Point[]
  precedents: string | null
  measure: (label: RegExp, otherwise: string | null) => string | null
}

const forLawyer =
  /complet|lacuna|observ|diverg|pendenc|risco|orientac|pergunt|peca e rito|medidas|outros dispositivos|normas processuais|fora da peca|nao aproveitad/

export function gather(input: AgentInput): Draft {
  const reading = read(input.dossier)
  const who = input.outputs.qualificacao ?? composeQualification(reading)
  const what = input.outputs.fatos ?? composeFacts(reading)
  const { how, law } = strategyOf(input)
  const parties = sections(who)
  const active = partyParagraphs(sectionOf(parties, /polo ativo|consulente|parte autora/))
  const passive = partyParagraphs(sectionOf(parties, /polo passivo|contraparte|parte re\b/))
  const plan = fields(sectionOf(sections(how), /medidas/) ?? '')
  return {
    reading,
    active: joined(active.parties),
    passive: joined(passive.parties),
    partyNotes: [
      ...active.notes,
      ...passive.notes,
      ...notes(who, /polo|consulente|contraparte|parte autora|parte re\b/),
    ],
    rows: tableRows(factSection(what)).map(([, date = '', text = '', source = '']) => ({
      date: date === '—' ? '' : date,
      text,
      source,
    })),
    factNotes: notes(what, /^$/).filter((note) => !factsIntro.includes(note) && !/^\|/.test(note)),
    points: pointsOf({ how, law }),
    lawNotes: [...notes(how, /^tese/), ...notes(law, /^tese/)],
    precedents: precedentsOf(input.outputs.jurisprudencia ?? ''),
    measure: (label, otherwise) => measureOf(plan, label, otherwise),
  }
}

/** Paragraphs of the parts that belong in the petition, other than those read in another way. */
function notes(markdown: string, readElsewhere: RegExp): string[] {
  return sections(markdown)
    .filter(({ title }) => !forLawyer.test(fold(title)) && !(title !== '' && readElsewhere.test(fold(title))))
    .flatMap(({ body }) => paragraphsOf(body))
    .filter((text) => !/^(?:\*|_)[^*].*(?:\*|_)$/.test(text) && !/^-{3,}$/.test(text))
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function partyParagraphs(body: string | null): { parties: string[]; notes: string[] } {
  const all = paragraphsOf(body ?? '')
  const bold = all.filter((text) => /^(?:\d+\)\s*)?\*\*/.test(text))
  return bold.length > 0
    ? { parties: bold, notes: all.filter((text) => !bold.includes(text)) }
    : { parties: all, notes: [] }
}

const joined = (parties: string[]): string | null =>
  parties.length > 0 ? enumerateParties(parties.map((text) => open(text.replace(/^\d+\)\s*/, '')))) : null

/** The strategy with the provisions that belong to it. */
export function strategyOf({ dossier, outputs }: AgentInput): { how: string; law: string } {
  const how = outputs.estrategista ?? composeStrategy(read(dossier))
  return { how, law: outputs.leis ?? composeLaws(read(dossier), how) }
}

/** Each "### Tese" of the strategy with what the laws' output says under the same number or title. */
export function pointsOf({ how, law }: ReturnType<typeof strategyOf>): Point[] {
  const laws = sections(law).filter(({ title }) => /^tese/.test(fold(title)))
  return sections(how)
    .filter(({ title }) => /^tese\b/.test(fold(title)) && !/^teses$/.test(fold(title)))
    .map(({ title, body }, index) => {
      const own = fields(body)
      const free = own.size === 0 ? body : ''
      const name = title.replace(/^tese\s*\d*\s*[–—:.-]*\s*/i, '')
      const rule =
        laws.find((part) => fold(part.title) === fold(title)) ??
        laws.find((part) => fold(part.title).includes(fold(name))) ??
        laws[index]
      return {
        title: name,
        fact: own.get('fato') ?? own.get('fatos') ?? free,
        rule: rule?.body ?? '',
        consequence: own.get('consequencia') ?? '',
        request: own.get('pedido') ?? '',
      }
    })
}

export const noPrecedent = 'Sem precedente verificado'

function precedentsOf(markdown: string): string | null {
  const text = sections(markdown)
    .filter(({ title }) => !fold(title).startsWith(fold(noPrecedent)) && !forLawyer.test(fold(title)))
    .map(({ body }) => body)
    .join('\n\n')
    .trim()
  return text === '' ? null : text
}

/** A measure as the strategy states it now; a missing line falls back, "não" takes it out. */
function measureOf(plan: Map<string, string>, label: RegExp, otherwise: string | null): string | null {
  const found = [...plan.entries()].find(([name]) => label.test(name))
  if (!found) return plan.size === 0 ? otherwise : null
  return /^n[ãa]o\b[^.]{0,60}\.?$/i.test(found[1]) ? null : found[1]
}
