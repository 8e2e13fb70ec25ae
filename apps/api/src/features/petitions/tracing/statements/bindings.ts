import { fold } from '@lavra/language/text'
import { nameWords, person } from './names'

/** Who holds a role: "Perito judicial: Caio Moretti Salles". */
export interface Holder {
  role: string
  name: string
  words: string[]
  /** What the source is called. */
  label: string
}

/** A role that a text gives to a name, with the place of the name. */
interface Binding {
  role: string
  name: string
  start: number
  end: number
}

/** A role by its key and how a folded text writes it. */
export const roles: Readonly<Record<string, string>> = {
  perito: 'perit[oa]s?',
  juiz: 'juiza?|magistrad[oa]|presidente da sessao',
  relator: 'relatora?|desembargadora?',
  escrivao: 'escriva|escrivao',
  oficial: 'oficiala? de justica',
  sindico: 'sindic[oa]',
  condutor: 'condutora?|motorista',
  testemunha: 'testemunhas?',
  preposto: 'prepost[oa]',
  gerente: 'gerente',
  auditor: 'auditora?',
  delegado: 'delegad[oa]',
  tabeliao: 'tabelia|tabeliao',
  inventariante: 'inventariante',
  curador: 'curadora?',
  leiloeiro: 'leiloeir[oa]',
  conciliador: 'conciliadora?',
  psicologo: 'psicolog[oa]',
  assistente: 'assistente social',
  correspondente: 'correspondente bancario',
  vendedor: '(?:promitente )?vendedor(?:a|es|as)?',
  comprador: '(?:promitente )?comprador(?:a|es|as)?|promissario comprador|adquirentes?',
  locador: 'locador(?:a|es|as)?|senhorio',
  locatario: 'locatari[oa]s?|inquilin[oa]s?',
  fiador: 'fiador(?:a|es|as)?',
  mutuario: 'mutuari[oa]s?',
  cedente: 'cedentes?',
  cessionario: 'cessionari[oa]s?',
  segurado: 'segurad[oa]s?',
  seguradora: 'seguradora',
  beneficiario: 'beneficiari[oa]s?',
  contratante: 'contratantes?',
  contratado: 'contratad[oa]s?',
  empregador: 'empregadora?',
  empregado: 'empregad[oa]s?',
  empreiteiro: 'empreiteir[oa]',
  dono: 'don[oa] da obra',
  devedor: 'devedor(?:a|es|as)?',
  credor: 'credor(?:a|es|as)?',
  doador: 'doador(?:a|es|as)?',
  donatario: 'donatari[oa]s?',
  mae: 'mae|genitora',
  pai: 'pai|genitor',
  paciente: 'paciente',
  proprietario: 'proprietari[oa]s?',
  lavrou: 'lavrad[oa]s?',
  presidiu: 'presidid[oa]s?',
  subscreveu: 'subscrit[oa]s?',
  elaborou: 'elaborad[oa]s?',
}
/** Who does a thing stands behind "por". */
const acts = new Set(['lavrou', 'presidiu', 'subscreveu', 'elaborou'])

const complement =
  '(?:\\s(?:d[aeo]s?\\s\\p{Ll}\\p{L}*|de Direito|do Trabalho|[Jj]udicia(?:l|is)|[Cc]rimina(?:l|is)|[Ff]edera(?:l|is)|nomead[oa]|[Oo]ficia(?:l|is)|lega(?:l|is)|signatári[oa]|subscritora?|responsável|substitut[oa]|titular|administradora?)){0,3}'
const before =
  '(?:era|é|foi|foram|são|[Ss]ra?\\.?|[Dd]ra?\\.?|[oa]s?|engenheir[oa]|médic[oa]|[Dd]esembargadora?|contadora?)'
const byRole = new RegExp(`^${complement}\\s?[,:]?(?:\\s${before}){0,3}\\s(${person})`, 'u')
const byAct = new RegExp(
  `^\\s(?:pel[oa]s?|por)(?:\\s\\p{Ll}{1,20}){0,2}(?:\\s(?:Dra?|Sra?)\\.)?\\s(${person})`,
  'u',
)
const apposition = new RegExp(
  `(${person})\\s?(?:,|é|era|foi|figura(?:va)? como|atuou como)\\s(?:(?:ora|aqui|já|então|ambos|na|qualidade|de|como|o|a|os|as|seu|sua)\\s){0,4}$`,
  'u',
)
export const anyRole = new RegExp(
  `(?<![a-z])(?:${Object.entries(roles)
    .map(([key, words]) => `(?<${key}>${words})`)
    .join('|')})(?![a-z])`,
  'g',
)

/** Roles that a text gives to names. */
export function bindingsIn(text: string): Binding[] {
  return [...fold(text).matchAll(anyRole)].flatMap((found) => {
    const groups: Record<string, string | undefined> = found.groups ?? {}
    const role = Object.keys(groups).find((key) => groups[key] !== undefined) ?? ''
    const end = found.index + found[0].length
    const behind = (acts.has(role) ? byAct : byRole).exec(text.slice(end, end + 160))
    if (behind?.[1]) {
      const start = end + behind[0].length - behind[1].length
      return [{ role, name: behind[1], start, end: start + behind[1].length }]
    }
    if (acts.has(role)) return []
    const from = Math.max(0, found.index - 160)
    const ahead = apposition.exec(text.slice(from, found.index))
    if (!ahead?.[1]) return []
    const start = from + ahead.index
    return [{ role, name: ahead[1], start, end: start + ahead[1].length }]
  })
}

/** Who holds which roles by a source. */
export const holdersIn = (text: string, label: string): Holder[] =>
  bindingsIn(text).map(({ role, name }) => ({ role, name: cleaned(name), words: nameWords(name), label }))

const cleaned = (name: string): string => name.replace(/[.,]+$/, '')
