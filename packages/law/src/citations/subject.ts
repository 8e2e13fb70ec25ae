import { fold } from '@lavra/language/text'
import { stems } from '@lavra/language/words'

/** What a provision or a precedent is about: expressions, whole or cut, and a sentence in our own words. */
export interface Subject {
  keys?: readonly string[] | undefined
  subject?: string | undefined
}

/** Words of any sentence on law: that two texts share them says nothing. */
const common = new Set(
  stems(
    'artigo lei codigo norma caput paragrafo inciso alinea sumula tema enunciado tribunal superior supremo federal justica juiz juizo processo processual ' +
      'acao autor autora reu re parte direito legal civil termos forma conforme segundo caso presente pedido requer deve pode prazo dia dias ano anos ' +
      'aplica aplicavel aplicacao incide valor causa vez nao sem com ser sendo seja ainda assim tambem hipotese dispositivo',
  ),
)

/** How much of what it is about a sentence speaks of: expressions found, and words shared. */
export function overlap({ keys = [], subject = '' }: Subject, sentence: string): number {
  const text = fold(sentence)
  const said = new Set(stems(sentence))
  const found = keys.filter((key) =>
    fold(key)
      .split(/[ -]/)
      .every((part) => text.includes(part)),
  ).length
  const shared = stems(subject).filter((stem) => said.has(stem) && !common.has(stem)).length
  return 2 * found + shared
}

/** How many words of a sentence say what it is about. */
export const content = (sentence: string): number =>
  stems(sentence).filter((stem) => !common.has(stem) && !/^\d/.test(stem)).length
