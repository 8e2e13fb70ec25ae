import { fill, fix, listed, ok, requestItems, type CheckInput, type Finding } from './checks-input'
import type { Person } from './people'
import type { Role } from './roles'
import { fold } from '@lavra/language/text'

/**
 * One thing that shows whose side the piece takes; null where the text does not have it, so that nothing was
 * compared.
 */
type Clue = (input: CheckInput) => Finding | null

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A role in either gender and number, folded: "autora" also finds "autor" and "autoras". */
const formsOf = ({ word }: Role): string =>
  `${escaped(
    fold(word)
      .replace(/(?:e?s)$/, '')
      .replace(/[ao]$/, ''),
  )}(?:[ao]|e)?s?`

const said = (role: Role, text: string): boolean =>
  new RegExp(`(?<![a-z])${formsOf(role)}(?![a-z])`).test(fold(text))

const whoAsks: Clue = ({ text, reading: { our, their } }) => {
  const asks = /exposto,\s+((?:[oa]s? )?[\p{L} ]{3,30}?)\s+requer/u.exec(text)?.[1] ?? null
  if (asks === null) return null
  if (said(our, asks)) return ok(`requer “${asks}”`)
  return said(their, asks) ? fix(`quem requer é “${asks}”, o lado contrário ao do cliente`) : null
}

/** Characters in which the parties are told. */
const longestOpening = 8_000
const between = /\s(?:em face d|em desfavor d|contra\s|que (?:lhe )?move)/

/** In a claim's opening the client stands before "em face de", in an answer's before "que lhe move". */
const opening: Clue = ({ text, folded, dossier, reading: { us, ours, theirs } }) => {
  const heading = text.search(/^##\s/m)
  const first = folded.slice(0, heading < 0 ? longestOpening : Math.min(heading, longestOpening))
  const cut = between.exec(first)
  const claim = us === 'plaintiff' && dossier.petition_type === 'complaint'
  if (!cut || (!claim && !cut[0].includes('lhe move'))) return null
  const [before, after] = [first.slice(0, cut.index), first.slice(cut.index)]
  const inPart = (people: Person[], part: string): boolean =>
    people.some(({ name }) => part.includes(fold(name)))
  if (inPart(ours, before) && inPart(theirs, after)) return ok('partes na abertura')
  return inPart(theirs, before) && inPart(ours, after)
    ? fix('as partes estão trocadas na abertura da peça')
    : null
}

/** "a Autora Helena Prado", "Lar Claro Ltda., ora Ré": a role word beside a name is that party's own. */
const besideNames: Clue = ({ folded, reading: { our, their, ours, theirs } }) => {
  const beside = (people: Person[], role: Role): string[] =>
    people
      .filter(({ name }) => {
        const [who, word] = [escaped(fold(name)), formsOf(role)]
        const pattern = `(?<![a-z])(?:${word}[\\s,:*]{1,4}${who}|${who}\\**,?\\s(?:\\(|ora\\s|doravante\\s|aqui\\s)(?:denominad[ao]\\s)?[“"]?${word})(?![a-z])`
        return new RegExp(pattern).test(folded)
      })
      .map(({ name }) => name)
  const wrong = [...beside(ours, their), ...beside(theirs, our)]
  if (wrong.length > 0) return fix(`tratamento trocado: ${listed(wrong)}`)
  return beside(ours, our).length + beside(theirs, their).length > 0
    ? ok('tratamento ao lado dos nomes')
    : null
}

/** A claimant does not ask to be condemned. */
const condemned: Clue = (input) => {
  const { us, our, their } = input.reading
  if (us !== 'plaintiff' || input.dossier.petition_type !== 'complaint') return null
  const asked = (role: Role): boolean => {
    const pattern = new RegExp(`conden(?:ar|acao|e)\\s(?:d?[ao]s?\\s)?(?:parte\\s)?${formsOf(role)}(?![a-z])`)
    return requestItems(input).some((item) => pattern.test(fold(item)))
  }
  if (asked(our)) return fix('os pedidos condenam o próprio cliente')
  return asked(their) ? ok('condenação pedida') : null
}

const clues: Clue[] = [whoAsks, opening, besideNames, condemned]

/** Whose side the piece takes, told only from what the text shows of it. */
export function side(input: CheckInput): Finding {
  const { reading, text } = input
  if (!reading.sideKnown)
    return fill('não foi possível conferir: o registro não diz quem o escritório representa')
  if (reading.sideConflict) return fix('no registro, o cliente está no polo contrário ao desta peça')
  const found = clues.map((clue) => clue(input)).filter((finding) => finding !== null)
  const wrong = found.filter(({ result }) => result === 'Corrigir').map(({ note }) => note)
  if (wrong.length > 0) return fix(listed(wrong))
  if (!said(reading.our, text)) return fix(`a peça não trata o cliente como “${reading.our.word}”`)
  return found.length > 0
    ? ok(`comparados: ${listed(found.map(({ note }) => note))}`)
    : fill('não conferido: a peça não mostra quem requer contra quem')
}
