export type PrecedentKind = 'sumula' | 'tema' | 'processo' | 'precedente' | 'enunciado'

export interface Precedent {
  kind: PrecedentKind
  /** Compares equal for the same precedent however it is written: "sumula stj 381". */
  key: string
  text: string
  start: number
  end: number
}

const number = '\\d{1,3}(?:\\.\\d{3})+|\\d+'
const label = '(?:n\\.?[º°o]?s?\\.?\\s*|numeros?\\s+)?'
const court =
  '(?:(?:\\s*[,/(-]\\s*|\\s+)(?:d[aoe]\\s+)?(?:(?:e\\.|egregio|colendo|c\\.)\\s+)?(stf|stj|tst|tse|tnu|tcu|carf|tj[a-z]{2}|trt[ -]?\\d{0,2}|trf[ -]?\\d?|supremo(?:\\s+tribunal\\s+federal)?|suprema\\s+corte|excelso\\s+pretorio|pretorio\\s+excelso|excelsa\\s+corte|tribunal\\s+da\\s+cidadania|superior\\s+tribunal\\s+de\\s+justica|tribunal\\s+superior\\s+do\\s+trabalho)\\b\\)?)?'
const list = `(?:${number})(?:\\s*(?:,|e|ou)\\s*(?:${number})(?![\\d/.º]))*`

const sumula = new RegExp(
  `(?:\\b(stf|stj|tst|tse)\\s*[-–,:]\\s*)?\\b(?:(sumulas?\\s+vinculantes?|svs?)|sumulas?(?:\\s+persuasiva)?|sum\\.)\\s+${label}(${list})(?:,?\\s+[ivx]+(?=[\\s,]))?,?${court}`,
  'g',
)
const enunciadoDaSumula = new RegExp(
  `\\b(?:enunciado|verbete)s?(?:\\s+sumular(?:es)?)?\\s+${label}(${list})(?:\\s+da\\s+sumula(\\s+vinculante)?(?:\\s+da\\s+jurisprudencia(?:\\s+dominante)?)?)?(?:,?\\s+d[aeo]s?\\s+(?:[ivx]+\\s+)?(cjf|fonaje|fppc|jornada\\s+de\\s+direito\\s+civil))?${court}`,
  'g',
)
const tema = new RegExp(
  `\\btemas?\\s+((?:repetitivos?|de\\s+repercussao\\s+geral|da\\s+repercussao\\s+geral|vinculantes?)\\s+)?(${label})(${list})(?:\\s+(?:d[ao]s?\\s+)?(?:repercussao\\s+geral|recursos\\s+repetitivos))?${court}`,
  'g',
)
const oj = new RegExp(
  `\\b(oj|orientacao\\s+jurisprudencial|informativo(?:\\s+de\\s+jurisprudencia)?)\\s+${label}(${number})(?:\\s+da\\s+(sbdi-?\\s?\\d|sdi-?\\s?\\d|sdc))?${court}`,
  'g',
)
const cnj = /(?<![\d.-])(\d{7})-?(\d{2})\.?(\d{4})\.?(\d)\.?(\d{2})\.?(\d{4})(?![\d-])/g

const shortClass =
  'eresp|earesp|aresp|resp|eare|are|re|hc|rhc|ms|rms|adi|adin|adc|adpf|ado|rcl|rr|airr|e-rr|e-ed-rr|arr|ro|ror|rot|rorsum|ap|ac|ai|agi|cc|pet|puil|irdr|iac|sirdr|ar|msg|inq|sl|sls|ss|sta|stp|ext|acp|rov|rese|apcrim|acr|resl|if'
const longClass =
  'recurso\\s+especial|recurso\\s+extraordinario|habeas\\s+corpus|mandado\\s+de\\s+seguranca|acao\\s+direta\\s+de\\s+inconstitucionalidade|acao\\s+declaratoria\\s+de\\s+constitucionalidade|arguicao\\s+de\\s+descumprimento\\s+de\\s+preceito\\s+fundamental|reclamacao|recurso\\s+de\\s+revista|agravo\\s+de\\s+instrumento|agravo\\s+em\\s+recurso\\s+especial|agravo\\s+interno|agravo\\s+regimental|embargos\\s+de\\s+divergencia|apelacao(?:\\s+civel|\\s+criminal)?|recurso\\s+ordinario|conflito\\s+de\\s+competencia|recurso\\s+inominado|acao\\s+rescisoria'
const wrapper = '(?:(?:agrg|agint|edcl|edv|ed|qo|proafr|tp|rg|aginterno|embargos)(?:s)?\\s+(?:n[oa]s?\\s+)?)*'
const short = new RegExp(
  `(?<![a-z0-9/-])${wrapper}(${shortClass})\\.?(?:\\s*-\\s*(?:rg|agr|ed))?(?:\\s+${label}|\\s*-\\s*)(\\d[\\d.-]{1,28}\\d)(?:\\s*[/-]\\s*[a-z]{2}(?![a-z]))?`,
  'g',
)
// Actions of constitutional review have small numbers too: "ADC 80".
const review = new RegExp(
  `(?<![a-z0-9/-])(adin?|adc|adpf|ado|irdr|iac|puil|stp)\\s+${label}(\\d{1,2})(?![\\d.]*\\d)(?:\\s*[/-]\\s*[a-z]{2}(?![a-z]))?`,
  'g',
)
const long = new RegExp(
  `\\b(${longClass})\\s+${label}(\\d[\\d.-]{1,28}\\d)(?:\\s*[/-]\\s*[a-z]{2}(?![a-z]))?`,
  'g',
)

const longToShort: Record<string, string> = {
  'recurso especial': 'resp',
  'recurso extraordinario': 're',
  'habeas corpus': 'hc',
  'mandado de seguranca': 'ms',
  'recurso de revista': 'rr',
  'acao direta de inconstitucionalidade': 'adi',
  'acao declaratoria de constitucionalidade': 'adc',
  reclamacao: 'rcl',
  'agravo de instrumento': 'ai',
  'arguicao de descumprimento de preceito fundamental': 'adpf',
  'agravo em recurso especial': 'aresp',
  'conflito de competencia': 'cc',
  adin: 'adi',
  'recurso ordinario': 'ro',
}
const courtNames: Record<string, string> = {
  supremo: 'stf',
  suprema: 'stf',
  excelso: 'stf',
  excelsa: 'stf',
  pretorio: 'stf',
  superior: 'stj',
  'tribunal da cidadania': 'stj',
  tribunal: 'tst',
}

/**
 * Every súmula, tema, case number, appeal and enunciado that a text names, in its order; beside it the text
 * folded.
 */
export function extractPrecedents(text: string, folded: string): Precedent[] {
  const found = [
    ...collect(folded, sumula, (m) => [
      'sumula',
      `sumula ${m[2] ? 'vinculante' : courtOf(m[4] ?? m[1])}`,
      m[3],
    ]),
    ...collect(folded, enunciadoDaSumula, (m) => [
      'enunciado',
      m[3] ? `enunciado ${m[3]}` : `sumula ${m[2] ? 'vinculante' : courtOf(m[4])}`,
      m[1],
    ]),
    ...collect(folded, tema, (m) => [
      'tema',
      `tema ${courtOf(m[4]) || (/repercussao/.test(m[0]) ? 'stf' : /repetitivo/.test(m[0]) ? 'stj' : '')}`,
      m[3],
    ]),
    ...collect(folded, oj, (m) => [
      'enunciado',
      m[1]?.startsWith('inf') ? `informativo ${courtOf(m[4])}` : `oj ${(m[3] ?? '').replace(/[\s-]/g, '')}`,
      m[2],
    ]),
    ...collect(folded, cnj, (m) => ['processo', 'cnj', m.slice(1, 7).join('')]),
    ...collect(folded, short, (m) => ['precedente', longToShort[m[1] ?? ''] ?? m[1] ?? '', m[2]]),
    ...collect(folded, review, (m) => ['precedente', longToShort[m[1] ?? ''] ?? m[1] ?? '', m[2]]),
    ...collect(folded, long, (m) => ['precedente', classOf(m[1] ?? ''), m[2]]),
  ].map((item) => ({ ...item, text: text.slice(item.start, item.end) }))
  return withoutOverlap(found.filter((item) => isMeant(item, text))).map((item) => ofCourt(item, folded))
}

const anyCourt =
  /\b(stf|stj|tst|supremo|excelso|superior tribunal de justica|tribunal superior do trabalho)\b/g
const SENTENCE = 200

/** A number without its court is of the one court that its sentence names. */
function ofCourt(item: Precedent, folded: string): Precedent {
  const [, kind = '', digits = ''] = /^(sumula|tema) {1,2}(\d+)$/.exec(item.key) ?? []
  if (kind === '') return item
  const before =
    folded
      .slice(Math.max(0, item.start - SENTENCE), item.start)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? ''
  const behind = folded.slice(item.end, item.end + SENTENCE).split(/[.!?]\s|\n/)[0] ?? ''
  const courts = new Set([...`${before} ${behind}`.matchAll(anyCourt)].map(([name]) => courtOf(name)))
  const [only] = courts
  return courts.size === 1 && only ? { ...item, key: `${kind} ${only} ${digits}` } : item
}

type Reading = [PrecedentKind, string, string | undefined]

function collect(folded: string, pattern: RegExp, read: (found: RegExpExecArray) => Reading): Precedent[] {
  return [...folded.matchAll(pattern)].flatMap((found) => {
    const [kind, name, numbers] = read(found)
    const end = found.index + withoutTail(found[0]).length
    const each = kind === 'precedente' ? [numbers ?? ''] : (numbers ?? '').split(/\s*(?:,|e|ou)\s*/)
    return each.map((item) => ({
      kind,
      key: keyOf(name, item.replace(/\D/g, '')),
      text: '',
      start: found.index,
      end,
    }))
  })
}

/** A comma behind it, and a bracket that was opened before it, are the sentence's. */
function withoutTail(words: string): string {
  const text = words.trimEnd().replace(/,$/, '')
  return text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text
}

/** Twenty digits are a case's number, whatever the appeal before it is called. */
const keyOf = (name: string, digits: string): string =>
  digits.length === 20 ? `cnj ${digits}` : `${name} ${digits}`.replace(/\s+/g, ' ')

const classOf = (words: string): string => {
  const name = words.replace(/\s+/g, ' ')
  return longToShort[name] ?? name
}

function courtOf(words: string | undefined): string {
  const name = (words ?? '').trim().replace(/\s+/g, ' ')
  return courtNames[name] ?? courtNames[name.split(/\s/)[0] ?? ''] ?? name
}

/**
 * Short forms count in capitals only ("re" and "ms" are also syllables), a theme needs its capital or a sign
 * that it is one.
 */
function isMeant(item: Precedent, text: string): boolean {
  if (item.kind === 'tema')
    return /^T/.test(item.text) || /n[º°]|repetitivo|repercuss|ST[FJ]|TST/i.test(item.text)
  if (item.kind === 'enunciado')
    return (
      !/^enunciado/i.test(item.text) ||
      /s[úu]mula|ST[FJ]|TST|CJF|FONAJE|FPPC|Jornada|sumular|verbete/i.test(item.text)
    )
  if (item.kind === 'processo') return isCaseNumber(item)
  if (item.kind !== 'precedente') return true
  const sign = /[A-Za-z]{2,}(?=[\s\dnºNo°.-]*\d)/.exec(item.text)?.[0] ?? ''
  const spelled =
    /\s[a-záéíóúãõç]{3,}/.test(text.slice(item.start, item.end)) || /^[A-Z][a-záéíóúãõç]{3,}/.test(item.text)
  return spelled || sign === '' || sign !== sign.toLowerCase()
}

/** Twenty bare digits are a case number only where its check digits agree; a punctuated one always is. */
function isCaseNumber(item: Precedent): boolean {
  if (/[.-]/.test(item.text)) return true
  const value = item.key.replace(/\D/g, '')
  return BigInt(value.slice(0, 7) + value.slice(9) + value.slice(7, 9)) % 97n === 1n
}

/** Where two readings overlap the longer one stands: "Agravo de Instrumento nº 0001234-…" is one citation. */
function withoutOverlap(found: Precedent[]): Precedent[] {
  const ordered = found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Precedent[] = []
  for (const item of ordered) {
    const last = kept.at(-1)
    if (last && item.start < last.end && !(item.start === last.start && item.end === last.end)) continue
    kept.push(item)
  }
  return kept
}
