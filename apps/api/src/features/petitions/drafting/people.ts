import type { DossierParty } from '../dossier/dossier'
import { ageOf } from '@lavra/language/dates'
import { clean, fold } from '@lavra/language/text'

export type Gender = 'm' | 'f'
export type PartyKind = 'person' | 'firm' | 'public' | 'body' | 'prosecutor'

/** A recorded party, read for drafting. */
export interface Person {
  party: DossierParty
  /** Without the note that some records carry after the name. */
  name: string
  kind: PartyKind
  /**
   * Grammatical gender where it is known: the recorded one, that of the record's own wording, or that of the
   * kind of body.
   */
  gender: Gender | null
  /** How a minor or incapable party stands in the proceedings. */
  standing: 'represented' | 'assisted' | null
  /** Who represents or assists, or who acts for the body. */
  agent: { office: string | null; name: string } | null
}

const firmName =
  /\b(?:ltda|eireli|s\.?\/?a\.?$|s\.?a\.?$|me$|epp$|mei$|cia|companhia|industria|comercio|banco|associacao|fundacao|instituto|cooperativa|sociedade|sindicato|igreja|clube|slu)\b/
const publicName =
  /^(?:municipio|estado d|uniao(?: federal)?$|uniao \(|distrito federal|fazenda|instituto nacional|inss|receita federal|prefeitura|camara municipal|autarquia)/
const bodyName = /^(?:espolio|condominio|massa falida|heranca jacente)/
const prosecutorName = /^(?:ministerio publico|justica publica)/
const masculineBody =
  /^(?:espolio|condominio|banco|instituto|municipio|estado|distrito|sindicato|clube|inss|ministerio)/
const agentKey =
  /soci|administrador|representante|diretor|sindic|inventariante|president|titular|procurador legal|curador|tutor|responsavel/

export function readPerson(party: DossierParty): Person {
  const { name, note } = splitName(clean(party.name) ?? '')
  const kind = kindOf(party, fold(name))
  const gender = genderOf(party, kind, fold(name), fold(note))
  const agent = agentOf(party, note)
  return {
    party,
    name,
    kind,
    gender,
    standing: kind === 'person' ? standingOf(party, fold(note), agent !== null) : null,
    agent,
  }
}

/** "M. R. P., menor, representado por X" carries more than a name. */
function splitName(recorded: string): { name: string; note: string } {
  const cut =
    /^(.+?)(?:,\s+|\s+\(|\s+-\s+)((?:menor|incapaz|representad|assistid|neste ato|por (?:seu|sua)|interditad).*)$/i.exec(
      recorded,
    )
  return cut
    ? { name: cut[1] ?? recorded, note: (cut[2] ?? '').replace(/\)$/, '') }
    : { name: recorded, note: '' }
}

function kindOf(party: DossierParty, name: string): PartyKind {
  if (prosecutorName.test(name)) return 'prosecutor'
  if (publicName.test(name)) return 'public'
  if (bodyName.test(name)) return 'body'
  if (party.party_type === 'corporate' || party.cpf_cnpj?.length === 14) return 'firm'
  if (party.party_type === 'custom' && party.cpf_cnpj?.length !== 11 && firmName.test(name)) return 'firm'
  return 'person'
}

function genderOf(party: DossierParty, kind: PartyKind, name: string, note: string): Gender | null {
  if (kind !== 'person') return masculineBody.test(name) ? 'm' : 'f'
  if (party.gender === 'masculino') return 'm'
  if (party.gender === 'feminino') return 'f'
  if (party.gender === 'outro') return null
  const wording = /(?:representad|assistid|interditad)([oa])\b/.exec(note)?.[1]
  return wording === 'o' ? 'm' : wording === 'a' ? 'f' : null
}

function standingOf(party: DossierParty, note: string, hasAgent: boolean): Person['standing'] {
  const age = party.birth_date && /^\d{4}-\d{2}-\d{2}/.test(party.birth_date) ? ageOf(party.birth_date) : null
  if (age !== null && age < 16) return 'represented'
  if (age !== null && age < 18) return 'assisted'
  if (/assistid/.test(note)) return 'assisted'
  return /representad|menor|incapaz|interditad/.test(note) || hasAgent ? 'represented' : null
}

function agentOf(party: DossierParty, note: string): Person['agent'] {
  const inNote =
    /(?:representad[oa]|assistid[oa]|por (?:seu|sua))\s+(?:por\s+)?(?:(?:sua|seu)\s+(\p{L}+),?\s+)?(.+)$/iu.exec(
      note,
    )
  if (inNote?.[2]) return { office: inNote[1] ?? null, name: inNote[2] }
  const custom = Object.entries(party.custom_fields).find(
    ([key, value]) => agentKey.test(fold(key)) && clean(value) !== null,
  )
  const recorded = clean(party.legal_representative)
  if (recorded)
    return { office: custom && clean(custom[1]) === recorded ? clean(custom[0]) : null, name: recorded }
  return custom ? { office: clean(custom[0]), name: clean(custom[1]) ?? '' } : null
}

/** True for someone under eighteen, by date of birth or by the record's own words. */
export function isMinor({ party, standing }: Person): boolean {
  if (party.birth_date && /^\d{4}-\d{2}-\d{2}/.test(party.birth_date)) return ageOf(party.birth_date) < 18
  return standing !== null && /\bmenor\b/.test(fold(party.name))
}
