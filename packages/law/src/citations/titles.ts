import type { Device } from '../law'
import type { Norm } from '../schemas'

/** How norms, provisions and precedents are called in a sentence. */

const seriesNames: Record<string, string> = {
  'stf-sumula': 'Súmula # do STF',
  'stf-vinculante': 'Súmula Vinculante #',
  'stj-sumula': 'Súmula # do STJ',
  'tst-sumula': 'Súmula # do TST',
  'tnu-sumula': 'Súmula # da TNU',
  'stf-tema': 'Tema # do STF',
  'stj-tema': 'Tema # do STJ',
  'tst-oj-sdi1': 'OJ # da SDI-1',
  'tst-oj-sdi2': 'OJ # da SDI-2',
  'tst-oj-sdc': 'OJ # da SDC',
}

/** "Súmula 297 do STJ". */
export const precedentName = (series: string, number: number): string =>
  (seriesNames[series] ?? `${series} #`).replace('#', withDots(String(number)))

/** "Súmula do STJ". */
export const seriesTitle = (series: string): string => (seriesNames[series] ?? series).replace(' #', '')

const kindTitles: Record<Norm['kind'], string> = {
  constituicao: '',
  adct: '',
  emenda: 'Emenda Constitucional nº',
  lei: 'Lei nº',
  lei_complementar: 'Lei Complementar nº',
  decreto_lei: 'Decreto-Lei nº',
  decreto: 'Decreto nº',
  medida_provisoria: 'Medida Provisória nº',
}

/** "CPC" for a code, "Lei nº 8.245/1991" for a law. */
export function shortNameOf(norm: Norm): string {
  const { id, kind, number, year, aliases } = norm
  const [sign] = aliases
  return sign && !/\d/.test(id)
    ? sign
    : kindTitles[kind]
      ? `${kindTitles[kind]} ${withDots(number)}/${year}`
      : norm.name
}

/** "Código de Processo Civil (Lei nº 13.105/2015)". */
export function titleOf({ kind, number, year, name }: Norm): string {
  if (!kindTitles[kind]) return name
  const numbered = `${kindTitles[kind]} ${withDots(number)}/${year}`
  return name ? `${name} (${numbered})` : numbered
}

export const withDots = (number: string): string =>
  number.replace(/\d+/, (digits) => Number(digits).toLocaleString('pt-BR'))

/** "art. 1.003, § 5º", "art. 5º, inciso LXXIV". */
export const deviceName = ({ article, path }: Pick<Device, 'article' | 'path'>): string =>
  ['art. ' + ordinal(article), ...path.map(partName)].join(', ')

export function partName(part: string): string {
  if (part === 'pu') return 'parágrafo único'
  if (/^p\d/.test(part)) return `§ ${ordinal(part.slice(1))}`
  return /^[IVXLCDM]+(?:-[A-Z]+)?$/.test(part) ? `inciso ${part}` : `alínea "${part}"`
}

/** One to nine are ordinal in Brazilian law. */
const ordinal = (number: string): string => {
  const [, digits = '', suffix = ''] = /^(\d+)(.*)$/.exec(number) ?? []
  return `${withDots(digits)}${Number(digits) < 10 ? 'º' : ''}${suffix}`
}
