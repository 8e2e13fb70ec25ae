import { isOpen, type FoundCheck } from '@lavra/contracts/petitions/checks'
import {
  citedExhibits,
  fill,
  fix,
  flat,
  flatText,
  listed,
  noneOf,
  ok,
  quotesIn,
  skip,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import type { Person } from './people'
import type { Role } from './roles'
import { fold } from '@lavra/language/text'

/** Everybody on record is named, and nobody else. */
function parties(input: CheckInput): Finding {
  const { folded, reading } = input
  const people = [...reading.ours, ...reading.theirs]
  if (people.length === 0) return fill('não foi possível conferir: o registro não traz as partes')
  const absent = people
    .filter(({ name }) => !folded.includes(fold(name)))
    .map(({ name }) => `não nomeada: ${name}`)
  const strange = openOf(input, ['nome']).map((name) => `fora do registro: ${name}`)
  return noneOf([...absent, ...strange])
}

const openOf = ({ traced }: CheckInput, kinds: FoundCheck['kind'][]): string[] =>
  traced.filter((check) => isOpen(check) && kinds.includes(check.kind)).map(({ text }) => text)

/** Nothing of these kinds in the text: then nothing was compared. */
const traced =
  (kinds: FoundCheck['kind'][], what: string) =>
  (input: CheckInput): Finding =>
    input.traced.some(({ kind }) => kinds.includes(kind))
      ? noneOf(openOf(input, kinds), 'não constam do registro: ')
      : skip(`a peça não traz ${what}`)

const identifiers = traced(['cpf_cnpj', 'oab', 'email', 'numero'], 'números nem e-mails')
/** Sums and dates that neither the record nor the drafter's own arithmetic holds. */
const figures = traced(['valor', 'data'], 'datas nem valores')

const statutes: FoundCheck['kind'][] = ['artigo', 'lei']
const rulings: FoundCheck['kind'][] = ['sumula', 'tema', 'enunciado', 'processo', 'precedente']

/**
 * Articles exist; long quotations beside them that no exhibit holds have to be compared with the official
 * text.
 */
function articles(input: CheckInput): Finding {
  const bad = openOf(input, statutes)
  if (bad.length > 0) return fix(`não constam do catálogo: ${listed(bad)}`)
  const quoted = input.text
    .split(/\n{2,}/)
    .filter((part) => /\barts?\.\s*\d/.test(part) && !part.trim().startsWith('|'))
    .flatMap(quotesIn)
    .filter(
      (quote) =>
        quote.length > 60 &&
        !input.dossier.documents.some((document) => flatText(document).includes(flat(quote))),
    )
  if (quoted.length > 0) return fill(`conferir com o texto oficial: “${(quoted[0] ?? '').slice(0, 60)}…”`)
  return input.traced.some(({ kind }) => statutes.includes(kind))
    ? ok('existência; o sentido de cada um cabe a quem assina')
    : skip('nenhum artigo citado')
}

function precedents(input: CheckInput): Finding {
  const bad = openOf(input, rulings)
  if (bad.length > 0) return fix(`sem fonte verificada: ${listed(bad)}`)
  const cited = input.traced.some(
    ({ kind, text }) => rulings.includes(kind) && text !== input.dossier.case?.court_number,
  )
  return cited ? ok() : skip('nenhum precedente citado')
}

function exhibitReferences({ text, dossier, section }: CheckInput): Finding {
  const list = section(/rol de documentos/)
  const recorded = dossier.documents.flatMap(({ number }) => number ?? [])
  const cited = citedExhibits(text.split(/^#+\s.*rol de documentos/im)[0] ?? '')
  if (list === null && recorded.length === 0 && cited.length === 0)
    return skip('nenhum documento no registro')
  if (list === null)
    return fix(
      `falta o rol de documentos${cited.length > 0 ? `, e o texto remete a ${listed(cited.map((number) => `doc. ${number}`))}` : ''}`,
    )
  const numbers = [
    ...list.matchAll(/^[^\S\n]*(?:[-*]\s*)?(?:doc(?:umento)?\.?\s*)?(?:n[º°]\s*)?(\d+)\b/gim),
  ].map((match) => Number(match[1]))
  const wrong = [
    ...cited.filter((number) => !numbers.includes(number)).map((number) => `doc. ${number} não está no rol`),
    ...numbers
      .filter((number, index) => number !== index + 1)
      .map((number) => `doc. ${number} fora da sequência`),
    ...recorded.filter((number) => !numbers.includes(number)).map((number) => `o rol omite o doc. ${number}`),
    ...numbers
      .filter((number) => !recorded.includes(number))
      .map((number) => `doc. ${number} não está no registro`),
  ]
  if (wrong.length > 0) return fix(listed(wrong))
  const unused = numbers.filter((number) => !cited.includes(number))
  return unused.length > 0
    ? fill(`sem remissão no texto: ${listed(unused.map((number) => `doc. ${number}`))}`)
    : ok()
}

const inflected =
  /(?<!\p{L})(?:brasileir|inscrit|domiciliad|casad|solteir|divorciad|vi[úu]v|separad|representad|assistid|nascid)([oa])(?!\p{L})|(?<!\p{L})portador(a?)(?= d[oae])/giu

/** A person's own qualification: from the name to what follows it. */
function qualification({ text, folded }: CheckInput, person: Person, others: Person[]): string {
  const at = folded.indexOf(fold(person.name))
  if (at < 0) return ''
  const rest = text.slice(at + person.name.length, at + person.name.length + 900)
  const ends = [
    rest.search(
      /\n\n|em face d|na qualidade|por su[ao] advogad|por quem|[ ,]v[eê]m[ ,]|representad[oa] por|assistid[oa] por|; e 2\)/,
    ),
    ...others.map(({ name }) => fold(rest).indexOf(fold(name))),
  ].filter((end) => end >= 0)
  return rest
    .slice(0, Math.min(900, ...ends))
    .replace(/pessoa \p{L}+|nacionalidade \p{L}+|profissão de [^,]+/gu, '')
}

/**
 * What a person's own qualification says in a gender, and which of it is wrong. A firm has none: it cannot be
 * married.
 */
function gendered(
  input: CheckInput,
  person: Person,
  others: Person[],
): { compared: number; slips: string[] } {
  const expected = person.gender === 'f' ? 'a' : 'o'
  const words = [
    ...qualification(input, person, others).matchAll(person.kind === 'person' ? inflected : natural),
  ]
  const wrong = words.filter((match) => {
    const ending = match[1] ?? (match[2] === '' ? 'o' : match[2])
    return person.kind !== 'person' || person.gender === null || ending?.toLowerCase() !== expected
  })
  return { compared: words.length, slips: wrong.map((match) => `“${match[0]}” para ${person.name}`) }
}

/** What only somebody born can be. */
const natural = /(?<!\p{L})(?:casad|solteir|divorciad|vi[úu]v|nascid)([oa])(?!\p{L})/giu

/** The role word in the gender that the record does not give. */
function roleSlips(text: string, role: Role): string[] {
  const base = role.plural ? role.word.replace(/s$/, '') : role.word
  const swapped =
    role.gender === 'f'
      ? ({ Ré: 'Réu', Autora: 'Autor' }[base] ?? base.replace(/da$/, 'do'))
      : ({ Réu: 'Ré', Autor: 'Autora' }[base] ?? base.replace(/do$/, 'da'))
  if (swapped === base || base.startsWith('parte') || role.plural) return []
  const found = new RegExp(`(?<!\\p{L})(?:[oa]|d[oa]|ao|à|n[oa]|pel[oa]) ${swapped}(?!\\p{L})`, 'u').exec(
    withoutOpposed(text),
  )
  return found ? [`“${found[0]}” em vez de “${role.word}”`] : []
}

const withoutOpposed = (text: string): string => text.replace(/“[^”]*”/g, '')

function gender(input: CheckInput): Finding {
  const { text, reading } = input
  const people = [...reading.ours, ...reading.theirs]
  const found = people.map((person) =>
    gendered(
      input,
      person,
      people.filter((other) => other !== person),
    ),
  )
  const roles = [reading.our, reading.their]
  const slips = [...found.flatMap((one) => one.slips), ...roles.flatMap((role) => roleSlips(text, role))]
  if (slips.length > 0) return fix(listed(slips))
  if (people.length === 0) return fill('não foi possível conferir: o registro não traz as partes')
  const unknown = people
    .filter((person) => person.kind === 'person' && person.gender === null)
    .map(({ name }) => name)
  if (unknown.length > 0) return ok(`gênero não registrado, texto neutro: ${listed(unknown)}`)
  const compared = found.reduce((sum, one) => sum + one.compared, 0)
  const named = roles
    .filter(({ word, plural }) => !plural && text.includes(word))
    .map(({ word }) => `“${word}”`)
  if (compared === 0) return fill('não conferido: a peça não qualifica pessoa alguma com palavras de gênero')
  return ok(
    `comparados: ${listed([`${compared} ${compared === 1 ? 'palavra' : 'palavras'} da qualificação`, ...named])}`,
  )
}

/** The reviewer's points that compare the text with the record and the catalogue. */
export const recordChecks: Record<
  'parties' | 'identifiers' | 'figures' | 'articles' | 'precedents' | 'exhibits' | 'gender',
  Check
> = {
  parties: { id: 'core-2', title: 'Partes do registro, e só elas', check: parties },
  identifiers: { id: 'core-3', title: 'CPF, CNPJ, CEP e e-mails', check: identifiers },
  figures: { id: 'core-4', title: 'Datas e valores', check: figures },
  articles: { id: 'core-5', title: 'Artigos e transcrições de lei', check: articles },
  precedents: { id: 'core-6', title: 'Precedentes verificados', check: precedents },
  exhibits: { id: 'core-7', title: 'Remissões e rol de documentos', check: exhibitReferences },
  gender: { id: 'core-14', title: 'Concordância de gênero', check: gender },
}
