import { cnjFlaw } from '../cnj'
import type { Device, Law } from '../law'
import type { Norm, Precedent, Provision } from '../schemas'
import type { Standing } from '../devices'
import { articleNumber, type ArticleRef } from './articles'
import type { Citation } from './extract'
import type { Numbered, NormNames } from './names'
import { contradiction, contraryTo } from './says'
import { content, overlap } from './subject'
import { deviceName, partName, precedentName, shortNameOf, titleOf, withDots } from './titles'

/**
 * What the law says of a citation. `fora_de_vigor`: revoked, vetoed, cancelled. `diverge`: it
 * exists and says something else. `posterior`: beyond our date.
 * `fora_do_catalogo`: not in our data.
 */
export type Verdict =
  'verificada' | 'inexistente' | 'fora_de_vigor' | 'diverge' | 'posterior' | 'fora_do_catalogo'

export interface Judgement {
  verdict: Verdict
  /** What it was found in: "CPC, art. 1.003, § 5º". */
  source: string | null
  /** What the source says, or what is wrong: a sentence in Portuguese. */
  note: string | null
  /** The provisions or the precedent that it cites. */
  provisions: readonly Provision[]
  precedent: Precedent | null
}

const bare = { source: null, note: null, provisions: [], precedent: null }
const unknown: Judgement = { ...bare, verdict: 'fora_do_catalogo' }
const because = (verdict: Verdict, note: string): Judgement => ({ ...bare, verdict, note })

/** Names what is cited and what is told of it. */
export class Judge {
  constructor(
    private readonly law: Law,
    private readonly names: NormNames,
    /** The present year: no norm and no case is younger. */
    private readonly year: () => number = () => new Date().getFullYear(),
  ) {}

  /**
   * `sentence`: the words around the citation, which may themselves say that it is revoked; `alone`: it cites
   * nothing else, so that it speaks of this.
   */
  of(citation: Citation, sentence: string, alone = false): Judgement {
    if (citation.kind === 'artigo') {
      const found = this.ofArticle(citation, sentence)
      return alone && found.verdict === 'verificada' ? this.compared(found, citation, sentence) : found
    }
    if (citation.numbered) return this.ofNorm(citation.numbered)
    const digits = /^(?:cnj|\S+) (\d{20})$/.exec(citation.key)?.[1]
    if (digits !== undefined) {
      const flaw = cnjFlaw(digits, this.year())
      return flaw === null ? unknown : because('inexistente', flaw)
    }
    return this.ofPrecedent(citation, sentence, alone)
  }

  private ofNorm(numbered: Numbered): Judgement {
    const { year } = numbered
    if (year !== null && year > this.year())
      return because('inexistente', 'O ano desta norma ainda não chegou.')
    const norm = this.names.numbered(numbered)
    if (norm && year !== null && norm.year !== year)
      return because('inexistente', `A norma com este número é de outro ano: ${titleOf(norm)}.`)
    if (norm?.status === 'revoked')
      return because(
        'fora_de_vigor',
        `${titleOf(norm)}: revogada${norm.revoked_by ? ` (${norm.revoked_by})` : ''}.`,
      )
    if (norm) return { ...bare, verdict: 'verificada', source: titleOf(norm), note: norm.subject ?? null }
    const years = year === null ? null : this.names.yearsOf(numbered)
    if (years && year !== null && (year < years.from || year > years.to))
      return because('inexistente', `Lei com este número não é de ${year}: ${yearsText(years)}.`)
    return this.names.isLater(numbered)
      ? because('posterior', `Número posterior aos que conhecemos até ${this.law.state.slice(0, 4)}.`)
      : unknown
  }

  private ofArticle({ norm: id, article }: Citation, sentence: string): Judgement {
    const norm = id === null ? undefined : this.law.norm(id)
    if (!norm || !article) return unknown
    if (articleNumber(article.number) === 0) return because('inexistente', 'Não há artigo com este número.')
    const devices = devicesOf(norm.id, article)
    for (const device of devices) {
      const flaw = this.flawOf(norm, device, sentence)
      if (flaw) return flaw
    }
    const provisions = devices.flatMap((device) => this.saidOf(device))
    const [first] = devices
    return {
      ...bare,
      verdict: 'verificada',
      source: `${shortNameOf(norm)}, ${first ? deviceName(first) : ''}`,
      note: [...new Set(provisions.map(told))].slice(0, 3).join(' ') || null,
      provisions,
    }
  }

  /** What the sentence says of the provisions beside what they say. */
  private compared(found: Judgement, { norm, article, text }: Citation, sentence: string): Judgement {
    const all = [...this.law.provisions(norm ?? '').values()]
    const cited = article ? devicesOf(norm ?? '', article).map(placeOf) : []
    const exact = found.provisions.every(({ at }) => cited.includes(at))
    const note = contradiction(found.provisions, all, sentence.replace(text, ' '), exact)
    return note === null ? found : { ...found, verdict: 'diverge', source: null, note }
  }

  private flawOf(norm: Norm, device: Device, sentence: string): Judgement | null {
    const standing = this.law.standing(device)
    if (standing === 'in_force' || standing === 'doubtful') return null
    if (standing === 'unmapped' && this.saidOf(device).length > 0) return null
    if (standing === 'unmapped')
      return because(
        'fora_do_catalogo',
        'Os artigos desta norma não estão em nosso mapa: confira no texto oficial.',
      )
    if (standing === 'none') return this.missing(norm, device)
    if (tellsItself[standing].test(sentence)) return null
    const name = `${shortNameOf(norm)}, ${deviceName(device)}`
    return standing === 'former'
      ? because('fora_do_catalogo', `${name}: consta só de redação anterior. Confira no texto oficial.`)
      : because('fora_de_vigor', `${name}: ${gone[standing]}.`)
  }

  /** A copy of 2025 may lack what was added since, which has a letter behind its number. */
  private missing(norm: Norm, device: Device): Judgement {
    const name = shortNameOf(norm)
    const added = [device.article, ...device.path].some((part) => /-[A-Z]/.test(part))
    if (added && norm.quality !== 'A')
      return because(
        'fora_do_catalogo',
        `${name}, ${deviceName(device)}: não consta da cópia de ${norm.state ?? ''}.`,
      )
    const last = norm.last ?? ''
    if (articleNumber(device.article) > articleNumber(last))
      return because('inexistente', `${name}: o último artigo é o ${withDots(last)}.`)
    const parent = { ...device, path: device.path.slice(0, -1) }
    return because(
      'inexistente',
      device.path.length === 0
        ? `${name}: não há art. ${withDots(device.article)}.`
        : `${name}: ${deviceName(parent)} não tem ${partName(device.path.at(-1) ?? '')}.`,
    )
  }

  /** What is said of a device: its own line, else that of what it is part of. */
  private saidOf({ norm, article, path }: Device): Provision[] {
    const lines = this.law.provisions(norm)
    for (let depth = path.length; depth >= 0; depth--) {
      const line = lines.get([norm, article, ...path.slice(0, depth)].join(':'))
      if (line) return [line]
    }
    return []
  }

  private ofPrecedent({ key, text }: Citation, sentence: string, alone: boolean): Judgement {
    const found = /^(sumula|tema|oj) ?(\S*) (\d+)$/.exec(key)
    const series = found ? seriesOf(found[1] ?? '', found[2] ?? '') : null
    if (!found || series === null) return unknown
    const number = Number(found[3])
    const { is, precedent } = this.law.precedent(series, number)
    const name = precedentName(series, number)
    if (is === 'none') return because('inexistente', `${name}: não há enunciado com este número.`)
    if (is === 'later') {
      const last = this.law.series.find((one) => one.series === series)?.last ?? 0
      return because('posterior', `${name}: o último que conhecemos é o ${withDots(String(last))}.`)
    }
    if (!precedent) return unknown
    const out = outOfForce[precedent.status]
    const note = [precedent.subject, precedent.note].filter(Boolean).join('. ')
    if (out && !tellsItself.revoked.test(sentence))
      return { ...because('fora_de_vigor', `${name}: ${out}. ${note}`.trim()), precedent }
    if (alone && (speaksOfOther(precedent, sentence) || contraryTo(precedent, sentence.replace(text, ' '))))
      return { ...because('diverge', `${name} diz outra coisa: ${note}.`), precedent }
    const doubt = precedent.status === 'unknown' || !precedent.checked ? ' Vigência não conferida.' : ''
    return {
      ...bare,
      verdict: 'verificada',
      source: name,
      note: `${note}${doubt}`.trim() || null,
      precedent,
    }
  }
}

const FEW = { words: 4, more: 6 }
/** A sentence of some words that shares none, or of more that shares one, with what a precedent is about. */
function speaksOfOther({ keys, subject }: Precedent, sentence: string): boolean {
  if (!subject || tellsItself.revoked.test(sentence)) return false
  const shared = overlap({ keys, subject }, sentence)
  return shared <= 1 && content(sentence) >= (shared === 0 ? FEW.words : FEW.more)
}

const outOfForce: Partial<Record<Precedent['status'], string>> = {
  cancelled: 'cancelada',
  superseded: 'superada',
}
const gone: Record<'revoked' | 'vetoed' | 'suspended', string> = {
  revoked: 'revogado',
  vetoed: 'vetado',
  suspended: 'suspenso ou julgado inconstitucional',
}
/** A sentence that says so itself is right. */
const says =
  /revogad|cancelad|superad|ab-?rogad|derrogad|n[ãa]o mais (?:vige|vigora)|antig[oa]|ent[ãa]o vigente|reda[çc][ãa]o anterior|vetad|inconstitucional|suspens/i
const tellsItself: Record<Exclude<Standing, 'in_force' | 'doubtful' | 'none' | 'unmapped'>, RegExp> = {
  revoked: says,
  vetoed: says,
  suspended: says,
  former: says,
}

const courts: Record<string, string> = { stf: 'stf', stj: 'stj', tst: 'tst', tnu: 'tnu' }

/** The register that a key names ("sumula stj", "oj sdi1"); null for one that we do not hold. */
function seriesOf(kind: string, of: string): string | null {
  if (kind === 'sumula' && of === 'vinculante') return 'stf-vinculante'
  if (kind === 'oj') return of === '' ? null : `tst-oj-${of.replace('sbdi', 'sdi')}`
  const court = courts[of]
  return court ? `${court}-${kind}` : null
}

/**
 * What a provision says, with the month of the text that was read. Its `note` is for whoever keeps the data:
 * much of what it tells of judgments is from memory.
 */
const told = ({ says, source, state }: Provision): string => {
  const [year, month] = state.split('-')
  if (source.startsWith('segunda mão')) return `${says} Lido em fonte indireta: confira no texto oficial.`
  return month ? `${says} Lido em ${month}/${year}.` : says
}

const yearsText = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `é de ${from}` : `é de ${from} a ${to}`

const placeOf = ({ norm, article, path }: Device): string => [norm, article, ...path].join(':')

/** Every device of a reference; of a range its ends, the parts belong to the last article. */
function devicesOf(norm: string, { number, to, paths }: ArticleRef): Device[] {
  if (to !== null) return [number, to].map((article) => ({ norm, article, path: [] }))
  if (paths.length === 0) return [{ norm, article: number, path: [] }]
  return paths.map((path) => ({ norm, article: number, path: stepsOf(path) }))
}

/** "§3/V/a" → p3, V, a; the caput is the article itself. */
const stepsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((step) => step !== 'caput')
    .map((step) => (step === '§u' ? 'pu' : step.startsWith('§') ? `p${step.slice(1)}` : step))
