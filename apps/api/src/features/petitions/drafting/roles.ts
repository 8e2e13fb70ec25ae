import type { Person } from './people'

/** A role in the proceedings with its article and number: "a Autora", "os Réus", "a parte autora". */
export interface Role {
  /** Without article: "Autora". */
  word: string
  gender: 'm' | 'f'
  plural: boolean
}

export type RoleName =
  | 'autor'
  | 'reu'
  | 'reclamante'
  | 'reclamado'
  | 'apelante'
  | 'apelado'
  | 'recorrente'
  | 'recorrido'
  | 'agravante'
  | 'agravado'
  | 'embargante'
  | 'embargado'
  | 'querelante'
  | 'querelado'
  | 'acusado'
  | 'acusacao'
  | 'requerente'
  | 'requerido'
  | 'impetrante'
  | 'impetrado'
  | 'exequente'
  | 'executado'
  | 'consulente'
  | 'contraparte'
  | 'noticiante'
  | 'noticiado'

const forms: Record<RoleName, { m: string; f: string; unknown?: string }> = {
  autor: { m: 'Autor', f: 'Autora', unknown: 'parte autora' },
  reu: { m: 'Réu', f: 'Ré', unknown: 'parte ré' },
  reclamante: { m: 'Reclamante', f: 'Reclamante' },
  reclamado: { m: 'Reclamado', f: 'Reclamada', unknown: 'parte reclamada' },
  apelante: { m: 'Apelante', f: 'Apelante' },
  apelado: { m: 'Apelado', f: 'Apelada', unknown: 'parte apelada' },
  recorrente: { m: 'Recorrente', f: 'Recorrente' },
  recorrido: { m: 'Recorrido', f: 'Recorrida', unknown: 'parte recorrida' },
  agravante: { m: 'Agravante', f: 'Agravante' },
  agravado: { m: 'Agravado', f: 'Agravada', unknown: 'parte agravada' },
  embargante: { m: 'Embargante', f: 'Embargante' },
  embargado: { m: 'Embargado', f: 'Embargada', unknown: 'parte embargada' },
  querelante: { m: 'Querelante', f: 'Querelante' },
  querelado: { m: 'Querelado', f: 'Querelada', unknown: 'parte querelada' },
  acusado: { m: 'Acusado', f: 'Acusada', unknown: 'Defesa' },
  acusacao: { m: 'acusação', f: 'acusação' },
  requerente: { m: 'Requerente', f: 'Requerente' },
  requerido: { m: 'Requerido', f: 'Requerida', unknown: 'parte requerida' },
  impetrante: { m: 'Impetrante', f: 'Impetrante' },
  impetrado: { m: 'Impetrado', f: 'Impetrada', unknown: 'parte impetrada' },
  exequente: { m: 'Exequente', f: 'Exequente' },
  executado: { m: 'Executado', f: 'Executada', unknown: 'parte executada' },
  consulente: { m: 'Consulente', f: 'Consulente' },
  contraparte: { m: 'Contraparte', f: 'Contraparte' },
  noticiante: { m: 'Noticiante', f: 'Noticiante' },
  noticiado: { m: 'Noticiado', f: 'Noticiada', unknown: 'pessoa noticiada' },
}

/**
 * The role's word for these people: feminine only if all are, masculine for mixed groups, a noun where
 * nobody's gender is known.
 */
export function roleOf(name: RoleName, people: Person[]): Role {
  const form = forms[name]
  if (name === 'acusacao' || name === 'contraparte') return { word: form.f, gender: 'f', plural: false }
  const known = people.filter(({ gender }) => gender !== null)
  const plural = people.length > 1
  const unknown = people.length > 0 && known.length === 0
  if ((unknown || people.length === 0) && form.unknown && !plural)
    return { word: form.unknown, gender: 'f', plural: false }
  const gender =
    known.length > 0 && known.length === people.length && known.every((person) => person.gender === 'f')
      ? 'f'
      : 'm'
  return {
    word: plural ? `${form[gender]}${form[gender].endsWith('r') ? 'es' : 's'}` : form[gender],
    gender,
    plural,
  }
}

const article = ({ gender, plural }: Role): string => (gender === 'f' ? 'a' : 'o') + (plural ? 's' : '')

export const the = (role: Role): string => `${article(role)} ${role.word}`
export const ofThe = (role: Role): string => `d${article(role)} ${role.word}`
export const byThe = (role: Role): string => `pel${article(role)} ${role.word}`
export const inThe = (role: Role): string => `n${article(role)} ${role.word}`
export const toThe = (role: Role): string =>
  `${role.gender === 'f' ? `à${role.plural ? 's' : ''}` : `ao${role.plural ? 's' : ''}`} ${role.word}`
/** "citado", "citada", "citados", "citadas" from "citad". */
export const agree = (role: Role, stem: string): string => `${stem}${article(role)}`
export const count = (role: Role, singular: string, plural: string): string =>
  role.plural ? plural : singular
