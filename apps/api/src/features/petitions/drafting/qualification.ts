import type { Gender, Person } from './people'
import { clean, fold, joinList, missing, uncapital } from '@lavra/language/text'

/**
 * How much is asked for: a first petition needs all of art. 319, II; a party already in the records only what
 * is at hand.
 */
export type Completeness = 'full' | 'recorded'

/** One party's qualification, name in bold, every recorded datum, gaps visible. */
export function qualify(person: Person, completeness: Completeness, label: string): string {
  const name = `**${person.name.toLocaleUpperCase('pt-BR')}**`
  const items =
    person.kind === 'person'
      ? personItems(person, completeness, label)
      : bodyItems(person, completeness, label)
  return [name, ...items].join(', ')
}

/** The gaps of a qualification, as the placeholders name them. */
export const gapsIn = (text: string): string[] =>
  [...text.matchAll(/\[COMPLETAR: ([^\]]+)\]/g)].map((match) => match[1] ?? '')

type Ask = (what: string) => string[]

function personItems(person: Person, completeness: Completeness, label: string): string[] {
  const { party, gender } = person
  const ask: Ask = (what) => (completeness === 'full' ? [missing(`${what} ${label}`)] : [])
  const minor = person.standing !== null
  return [
    ...nationality(clean(party.nationality), gender),
    ...(minor ? [standingWord(person)] : maritalStatus(person, ask)),
    ...profession(clean(party.profession), gender, minor ? () => [] : ask),
    ...rg(clean(party.rg), gender),
    ...cpf(party.cpf_cnpj, gender, ask),
    ...otherDocuments(person),
    ...email(clean(party.email), minor ? () => [] : ask),
    ...home(person, ask),
    ...guardian(person, ask),
  ]
}

function nationality(value: string | null, gender: Gender | null): string[] {
  if (!value) return []
  const word = fold(value) === 'brasil' ? 'brasileiro' : value.toLocaleLowerCase('pt-BR')
  return [gender === null ? `de nacionalidade ${inflectPeople(word, 'f')}` : inflectPeople(word, gender)]
}

/** brasileiro/a, português/a, alemão/ã, espanhol/a; words that do not inflect stay. */
function inflectPeople(word: string, gender: Gender): string {
  if (gender === 'm')
    return word
      .replace(
        /(brasileir|american|italian|argentin|chilen|colombian|bolivian|peruan|cuban|paraguai|urugua[iy]|venezuelan|haitian|angolan|chin|mexican|sul-african)a$/,
        '$1o',
      )
      .replace(/esa$/, 'ês')
      .replace(/hola$/, 'hol')
  return word.replace(/ês$/, 'esa').replace(/ão$/, 'ã').replace(/hol$/, 'hola').replace(/o$/, 'a')
}

const maritalWords: Record<string, [string, string]> = {
  solteiro: ['solteiro', 'solteira'],
  casado: ['casado', 'casada'],
  divorciado: ['divorciado', 'divorciada'],
  viuvo: ['viúvo', 'viúva'],
  separado: ['separado', 'separada'],
}

/**
 * The recorded form of a marital status as people write it ("Casada", "união estável"); null where it is
 * none.
 */
export function maritalOf(written: string): string | null {
  const word = fold(written.trim()).replace(/\(a\)$/, '')
  if (/^(?:em )?uniao estavel$/.test(word)) return 'uniao_estavel'
  return (
    Object.entries(maritalWords).find(([, forms]) => forms.some((form) => fold(form) === word))?.[0] ?? null
  )
}

function maritalStatus({ party, gender }: Person, ask: Ask): string[] {
  const recorded = fold(party.marital_status ?? '')
    .replace(/\(a\)$/, '')
    .replace(/\s+/g, '_')
    .trim()
  const words = maritalWords[recorded] ?? maritalWords[recorded.replace(/a$/, 'o')]
  const union = recorded === 'uniao_estavel' || party.stable_union === true
  const status = words
    ? [gender === null ? `pessoa ${words[1]}` : words[gender === 'm' ? 0 : 1]]
    : union
      ? [missing('estado civil')]
      : ask('estado civil')
  return union ? [...status, 'em união estável'] : status
}

const profession = (value: string | null, gender: Gender | null, ask: Ask): string[] =>
  value ? [gender === null ? `com a profissão de ${uncapital(value)}` : uncapital(value)] : ask('profissão')

function rg(value: string | null, gender: Gender | null): string[] {
  if (!value) return []
  const shown = /^\d{9}$/.test(value) ? value.replace(/^(\d{2})(\d{3})(\d{3})(\d)$/, '$1.$2.$3-$4') : value
  return [gender === null ? `com RG nº ${shown}` : `portador${gender === 'f' ? 'a' : ''} do RG nº ${shown}`]
}

export const formatCpf = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
export const formatCnpj = (value: string): string =>
  value.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5')

function cpf(value: string | null, gender: Gender | null, ask: Ask): string[] {
  const number = clean(value)
  const shown = number ? formatCpf(number.replace(/\D/g, '')) : ask('CPF')[0]
  if (!shown) return []
  return [
    gender === null
      ? `com inscrição no CPF sob o nº ${shown}`
      : `inscrit${gender === 'f' ? 'a' : 'o'} no CPF sob o nº ${shown}`,
  ]
}

/** A foreigner's passport or registration, where the record keeps it in its free fields. */
function otherDocuments({ party }: Person): string[] {
  return Object.entries(party.custom_fields)
    .filter(
      ([key, value]) => /passaporte|\brnm\b|\brne\b|ctps|\bpis\b/.test(fold(key)) && clean(value) !== null,
    )
    .map(([key, value]) => `${clean(key) ?? ''} nº ${clean(value) ?? ''}`)
}

function email(value: string | null, ask: Ask): string[] {
  const shown = value ?? ask('e-mail')[0]
  return shown ? [`endereço eletrônico ${shown}`] : []
}

function home(person: Person, ask: Ask): string[] {
  const place = placeOf(person, ask)
  if (!place) return []
  if (person.gender === null) return [`com domicílio ${place}`]
  return [`residente e domiciliad${person.gender === 'f' ? 'a' : 'o'} ${place}`]
}

/** "na Rua das Acácias, nº 120, Centro, Vila Serena/SP, CEP 01000-111". */
function placeOf({ party }: Person, ask: Ask): string | null {
  const address = clean(party.address)
  const zip = clean(party.zip_code)?.replace(/\D/g, '')
  if (!address) {
    const gap = ask('endereço completo')[0]
    return gap ? `em ${gap}` : null
  }
  const shown = address
    .replace(/^([^,]*\p{L}[^,]*),\s*(\d+[A-Za-z]?)(?=\s*(?:[,-]|$))/u, '$1, nº $2')
    .replace(/[.,\s]+$/, '')
  const cep = zip?.length === 8 ? `CEP ${zip.slice(0, 5)}-${zip.slice(5)}` : null
  const askedCep = /\bcep\b/i.test(shown) ? undefined : (cep ?? ask('CEP')[0]?.replace(/^/, 'CEP '))
  return [`${placePreposition(shown)} ${shown}`, askedCep].filter(Boolean).join(', ')
}

function placePreposition(address: string): string {
  const first = fold(address).split(/[\s.,]/)[0] ?? ''
  if (
    /^(?:rua|r|avenida|av|praca|travessa|tv|alameda|al|estrada|rodovia|quadra|vila|fazenda|chacara|ladeira|servidao|via|quinta)$/.test(
      first,
    )
  )
    return 'na'
  if (/^(?:largo|sitio|setor|condominio|beco|conjunto|loteamento|parque|jardim|km)$/.test(first)) return 'no'
  return 'em'
}

function standingWord({ gender, party }: Person): string {
  const minor = /menor/.test(fold(party.name)) || party.birth_date !== null
  if (gender === null) return minor ? 'menor de idade' : 'pessoa incapaz'
  return minor ? 'menor' : 'incapaz'
}

function guardian({ standing, agent, gender }: Person, ask: Ask): string[] {
  if (!standing) return []
  const verb = standing === 'represented' ? 'representad' : 'assistid'
  const ending = gender === 'f' ? 'a' : gender === 'm' ? 'o' : 'o(a)'
  const who = agent
    ? [
        agent.office ? `${possessive(agent.office)} ${agent.office.toLocaleLowerCase('pt-BR')}, ` : '',
        agent.name,
      ].join('')
    : ask('representante legal')[0]
  return who ? [`${verb}${ending} por ${who}`] : []
}

/** "sua mãe", "seu síndico". */
const possessive = (office: string): string =>
  /(?:a|mae)$/.test(fold(office).split(/[\s-]/)[0] ?? '') ? 'sua' : 'seu'

function bodyItems(person: Person, completeness: Completeness, label: string): string[] {
  if (person.kind === 'prosecutor') return []
  const ask: Ask = (what) => (completeness === 'full' ? [missing(`${what} ${label}`)] : [])
  const place = placeOf(person, ask)
  return [
    ...nature(person),
    ...cnpj(person, ask),
    ...email(clean(person.party.email), ask),
    ...(place ? [`${person.kind === 'body' ? 'com endereço' : 'com sede'} ${place}`] : []),
    ...representative(person, completeness, label),
  ]
}

function nature({ kind, name }: Person): string[] {
  if (kind === 'firm') return ['pessoa jurídica de direito privado']
  if (kind === 'public') return ['pessoa jurídica de direito público']
  return /^condominio/.test(fold(name)) ? ['condomínio edilício'] : []
}

function cnpj({ party, gender, kind }: Person, ask: Ask): string[] {
  const number = clean(party.cpf_cnpj)?.replace(/[^\w]/g, '')
  const shown = number
    ? number.length === 14
      ? `CNPJ sob o nº ${formatCnpj(number)}`
      : `CPF sob o nº ${formatCpf(number)}`
    : null
  if (!shown && kind === 'body') return []
  const gap = ask('CNPJ')[0]
  const text = shown ?? (gap ? `CNPJ sob o nº ${gap}` : null)
  return text ? [`inscrit${gender === 'm' ? 'o' : 'a'} no ${text}`] : []
}

function representative(person: Person, completeness: Completeness, label: string): string[] {
  const verb = `representad${person.gender === 'm' ? 'o' : 'a'}`
  const { agent, name } = person
  if (agent?.name) {
    const office =
      agent.office && !/^representante$/i.test(agent.office) ? agent.office.toLocaleLowerCase('pt-BR') : null
    return [
      office ? `${verb} por ${possessive(office)} ${office}, ${agent.name}` : `${verb} por ${agent.name}`,
    ]
  }
  const office = /^condominio/.test(fold(name))
    ? 'síndico'
    : /^espolio/.test(fold(name))
      ? 'inventariante'
      : null
  return office && completeness === 'full' ? [`${verb} por ${missing(`${office} ${label}`)}`] : []
}

/** Several qualifications in one paragraph: "1) …; e 2) …". */
export function enumerateParties(paragraphs: string[]): string {
  if (paragraphs.length < 2) return paragraphs.join('')
  const numbered = paragraphs.map((paragraph, index) => `${index + 1}) ${paragraph}`)
  return `${numbered.slice(0, -1).join('; ')}; e ${numbered.at(-1) ?? ''}`
}

export const namesOf = (people: Person[]): string => joinList(people.map(({ name }) => name))
