import { mentionsIn, sideWords } from './people'
import type { Compared, Finding, Statement } from './statement'

const between = /^\s?,?\s(?:(?:ora|aqui|ja|entao|parte|na qualidade de|como)\s)?(?:[oa]s?\s)?$/
const is = /^\s(?:e|era|figura como|e o|e a)\s(?:[oa]s?\s)?$/
const side = { plaintiff: 'a parte autora', defendant: 'a parte ré' } as const

/** "O banco, autor da demanda" where the record has it as the defendant. */
export function otherSide(statement: Statement, { dossier }: Compared): Finding[] {
  const names = mentionsIn(statement, dossier).filter(
    ({ named, party }) => named && dossier.parties.includes(party),
  )
  return sideWords.flatMap(([called, words]) =>
    [...statement.folded.matchAll(words)].flatMap(({ 0: word, index }) => {
      const meant = names.find(({ start, end }) => {
        const [gap, behind] =
          end <= index
            ? [statement.folded.slice(end, index), false]
            : [statement.folded.slice(index + word.length, start), true]
        return behind ? behindWord.test(gap) : between.test(gap) || is.test(gap)
      })
      if (!meant || meant.party.side === called) return []
      return [
        {
          start: index,
          end: index + word.length,
          note: `No registro, ${meant.party.name} é ${side[meant.party.side]}.`,
        },
      ]
    }),
  )
}

/** "A autora, Fulana", "o réu Fulano". */
const behindWord = /^,?\s(?:senhora?\s|sra?\.?\s|dra?\.?\s)?$/
