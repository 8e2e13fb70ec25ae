import { caseTypes } from '@lavra/contracts/labels'
import type { Dossier, Side } from '../dossier/dossier'
import { fold } from '@lavra/language/text'
import type { RoleName } from './roles'

export type Area = (typeof caseTypes)[number]
export type AppealKind =
  | 'apelacao'
  | 'agravo'
  | 'declaracao'
  | 'interno'
  | 'especial'
  | 'extraordinario'
  | 'inominado'
  | 'ordinario'
  | 'revista'
  | 'apelacao-criminal'
  | 'rese'
export type Rite = 'civil' | 'labour' | 'criminal' | 'small-claims'

/** What exactly is to be written, read from the type, the area and the record's words. */
export interface Kind {
  area: Area
  rite: Rite
  /** Name of the piece; null where a thesis names the action. */
  name: string | null
  family: boolean
  /** Support (alimentos) is at stake. */
  support: boolean
  lease: boolean
  injunction: boolean
  taxEnforcement: boolean
  /**
   * An estate is opened or divided without a quarrel: documents decide (CPC art. 612), nobody is heard and
   * nothing is conciliated.
   */
  probate: boolean
  appeal: AppealKind | null
  /** contract_review only. */
  reading: 'opinion' | 'revision' | null
  /** True where the record's words decided, false where a default did. */
  certain: boolean
}

export function readKind(dossier: Dossier, words: string, side: Side): Kind {
  const area = caseTypes.find((name) => name === dossier.case?.case_type) ?? 'Litígio Cível'
  const rite = riteOf(area, words)
  const reading = dossier.petition_type === 'contract_review' ? readingOf(dossier, area, words) : null
  const appeal = dossier.petition_type === 'appeal_brief' ? appealOf(rite, words) : null
  const support =
    area === 'Direito Familiar' && /aliment|pensao|sustento|nao (?:ajuda|contribui|colabora)/.test(words)
  const injunction =
    dossier.petition_type === 'complaint' &&
    area === 'Direito Tributário' &&
    /mandado de seguranca|direito liquido e certo|autoridade coatora/.test(words)
  const taxEnforcement = area === 'Direito Tributário' && /execucao fiscal|\bcda\b|divida ativa/.test(words)
  const kind = {
    area,
    rite,
    family: area === 'Direito Familiar',
    support,
    lease: area === 'Direito Imobiliário' && /locac|aluguel|inquilin|locatari/.test(words),
    injunction,
    taxEnforcement,
    probate: dossier.petition_type === 'complaint' && area === 'Inventário' && !quarrel.test(words),
    appeal: appeal?.kind ?? null,
    reading: reading?.kind ?? null,
    certain: (appeal?.certain ?? true) && (reading?.certain ?? true),
  }
  return { ...kind, name: nameOf(dossier.petition_type, kind, words, side) }
}

/** What the heirs may quarrel about: each has its own action or incident. */
const quarrel =
  /soneg|ocult|omiti\w+ bens?|nao declar|colac|doacao|adiantamento de legitima|peticao de heranca|herdeir\w+ (?:preterid|excluid|nao reconhecid)|investigacao de paternidade|remo(?:cao|ver)[^.]{0,30}inventariante|nao presta contas|inventariante (?:nao|deix)/

function riteOf(area: Area, words: string): Rite {
  if (area === 'Direito do Trabalho') return 'labour'
  if (area === 'Direito Criminal') return 'criminal'
  return /juizado especial|\bjec\b|recurso inominado/.test(words) ? 'small-claims' : 'civil'
}

function readingOf(
  dossier: Dossier,
  area: Area,
  words: string,
): { kind: 'opinion' | 'revision'; certain: boolean } {
  const opinionOnly = ['Direito do Trabalho', 'Direito Tributário', 'Direito Criminal'].includes(area)
  if (opinionOnly) return { kind: 'opinion', certain: true }
  const revising = /revisional|acao de revisao|revisao judicial|juros abusiv|onerosidade|abusividade/.test(
    words,
  )
  const adversary =
    (dossier.case?.court_number !== null && dossier.case !== null) ||
    dossier.parties.some(({ side }) => side === 'defendant')
  if (revising && adversary) return { kind: 'revision', certain: true }
  return { kind: 'opinion', certain: /parecer|minuta|analis|assinar|assinatura|avaliar/.test(words) }
}

function appealOf(rite: Rite, words: string): { kind: AppealKind; certain: boolean } {
  const sentence = /senten/.test(words)
  const named: [RegExp, AppealKind][] = [
    [/embargos de declaracao/, 'declaracao'],
    [/agravo interno|decisao monocratica/, 'interno'],
    [/agravo de instrumento/, 'agravo'],
    [/recurso extraordinario/, 'extraordinario'],
    [/recurso especial/, 'especial'],
    [/recurso de revista/, 'revista'],
    [/recurso em sentido estrito|rejei\w+ (?:a|da) (?:denuncia|queixa)|pronuncia\b/, 'rese'],
  ]
  const found = named.find(([pattern]) => pattern.test(words))?.[1]
  if (found) return { kind: found, certain: true }
  if (rite === 'labour')
    return /acordao/.test(words) && !sentence
      ? { kind: 'revista', certain: true }
      : { kind: 'ordinario', certain: sentence }
  if (rite === 'criminal') return { kind: 'apelacao-criminal', certain: sentence }
  if (rite === 'small-claims') return { kind: 'inominado', certain: sentence }
  if (sentence) return { kind: 'apelacao', certain: true }
  if (/acordao/.test(words)) return { kind: 'especial', certain: false }
  if (/decisao|liminar|indefer|deferiu/.test(words)) return { kind: 'agravo', certain: true }
  return { kind: 'apelacao', certain: false }
}

const appealNames: Record<AppealKind, string> = {
  apelacao: 'APELAÇÃO',
  agravo: 'AGRAVO DE INSTRUMENTO',
  declaracao: 'EMBARGOS DE DECLARAÇÃO',
  interno: 'AGRAVO INTERNO',
  especial: 'RECURSO ESPECIAL',
  extraordinario: 'RECURSO EXTRAORDINÁRIO',
  inominado: 'RECURSO INOMINADO',
  ordinario: 'RECURSO ORDINÁRIO',
  revista: 'RECURSO DE REVISTA',
  'apelacao-criminal': 'APELAÇÃO CRIMINAL',
  rese: 'RECURSO EM SENTIDO ESTRITO',
}

type Unnamed = Omit<Kind, 'name'>

function nameOf(type: Dossier['petition_type'], kind: Unnamed, words: string, side: Side): string | null {
  switch (type) {
    case 'complaint':
      return complaintName(kind, words)
    case 'motion_to_dismiss':
      if (side === 'plaintiff') return 'RESPOSTA À RECONVENÇÃO'
      if (kind.rite === 'criminal') return 'RESPOSTA À ACUSAÇÃO'
      return kind.taxEnforcement ? 'EMBARGOS À EXECUÇÃO FISCAL' : 'CONTESTAÇÃO'
    case 'discovery_request':
      return /producao antecipada/.test(words)
        ? 'PEDIDO DE PRODUÇÃO ANTECIPADA DE PROVAS'
        : 'ESPECIFICAÇÃO DE PROVAS'
    case 'summary_judgment':
      return kind.rite === 'criminal' && side === 'defendant'
        ? 'PEDIDO DE ABSOLVIÇÃO SUMÁRIA'
        : 'PEDIDO DE JULGAMENTO ANTECIPADO DO MÉRITO'
    case 'appeal_brief':
      return appealNames[kind.appeal ?? 'apelacao']
    case 'contract_review':
      return kind.reading === 'revision' ? 'AÇÃO REVISIONAL DE CONTRATO' : 'PARECER JURÍDICO'
  }
}

export const isPrivateCrime = (words: string): boolean =>
  /injuri|difam|caluni|querel|queixa-crime|ofens\w+ (?:a|na) honra/.test(words)

function complaintName(kind: Unnamed, words: string): string | null {
  if (kind.rite === 'labour') return 'RECLAMAÇÃO TRABALHISTA'
  if (kind.rite === 'criminal') return isPrivateCrime(words) ? 'QUEIXA-CRIME' : 'REPRESENTAÇÃO CRIMINAL'
  return kind.injunction ? 'MANDADO DE SEGURANÇA' : null
}

/** Role words of plaintiff and defendant in this piece. */
export function roleNames(
  type: Dossier['petition_type'],
  kind: Kind,
  words: string,
  us: Side,
): Record<Side, RoleName> {
  const pair = (plaintiff: RoleName, defendant: RoleName): Record<Side, RoleName> => ({
    plaintiff,
    defendant,
  })
  const bySide = (ours: RoleName, theirs: RoleName): Record<Side, RoleName> =>
    us === 'plaintiff' ? pair(ours, theirs) : pair(theirs, ours)
  if (kind.reading === 'opinion') return bySide('consulente', 'contraparte')
  switch (kind.appeal) {
    case 'apelacao':
    case 'apelacao-criminal':
      return bySide('apelante', 'apelado')
    case 'agravo':
    case 'interno':
      return bySide('agravante', 'agravado')
    case 'declaracao':
      return bySide('embargante', 'embargado')
    case 'especial':
    case 'extraordinario':
    case 'inominado':
    case 'ordinario':
    case 'revista':
    case 'rese':
      return bySide('recorrente', 'recorrido')
    case null:
      break
  }
  if (kind.rite === 'labour') return pair('reclamante', 'reclamado')
  if (kind.rite === 'criminal') return criminalRoles(type, words)
  if (kind.injunction) return pair('impetrante', 'impetrado')
  if (kind.taxEnforcement && type === 'motion_to_dismiss') return pair('embargado', 'embargante')
  return kind.area === 'Inventário' && type === 'complaint'
    ? pair('requerente', 'requerido')
    : pair('autor', 'reu')
}

function criminalRoles(type: Dossier['petition_type'], words: string): Record<Side, RoleName> {
  if (type === 'complaint')
    return isPrivateCrime(words)
      ? { plaintiff: 'querelante', defendant: 'querelado' }
      : { plaintiff: 'noticiante', defendant: 'noticiado' }
  return {
    plaintiff: /querelante|queixa-crime/.test(words) ? 'querelante' : 'acusacao',
    defendant: /querelante|queixa-crime/.test(words) ? 'querelado' : 'acusado',
  }
}

export const wordsOf = (...texts: (string | null | undefined)[]): string =>
  fold(texts.filter(Boolean).join('\n'))
