import { fold } from '@lavra/language/text'
import { anyRole, bindingsIn, roles } from './bindings'
import { nameWords, sameName } from './names'
import type { Compared, Finding, Statement } from './statement'
import { rootsOf } from './words'

/** A role given to somebody of whom the sources say another, while another holds it there. */
export function otherRole({ text }: Statement, { recorded }: Compared): Finding[] {
  return bindingsIn(text).flatMap(({ role, name, start, end }) => {
    const words = nameWords(name)
    const holders = recorded.holders(role)
    if (words.length < 2 || holders.length === 0) return []
    if (holders.some((holder) => sameName(holder.words, words))) return []
    const pattern = new RegExp(`(?<![a-z])(?:${roles[role] ?? ''})(?![a-z])`)
    const named = recorded.havingAll(rootsOf(name)).filter((one) => sameName(words, nameWords(one.text)))
    // A name that stands nowhere is open by itself; one beside the role is read too narrowly here.
    if (named.length === 0 || named.some((one) => isBeside(one.text, words, pattern))) return []
    const [holder] = holders
    return holder ? [{ start, end, note: `Nos papéis, ${told(role)} ${holder.name} (${holder.label}).` }] : []
  })
}

/** Whether a role stands right before or after a name, no other role between them. */
function isBeside(text: string, words: readonly string[], role: RegExp): boolean {
  const folded = fold(text)
  const places = [...folded.matchAll(new RegExp(words.at(-1) ?? '', 'g'))].map(({ index }) => index)
  return [...folded.matchAll(new RegExp(role, 'g'))].some(({ index, 0: found }) =>
    places.some((place) => {
      const between = place > index ? folded.slice(index + found.length, place) : folded.slice(place, index)
      return between.length < nearby && between.search(anyRole) < 0
    }),
  )
}
const nearby = 120

const told = (role: string): string =>
  ({
    lavrou: 'quem lavrou foi',
    presidiu: 'quem presidiu foi',
    subscreveu: 'quem subscreveu foi',
    elaborou: 'quem elaborou foi',
  })[role] ?? 'nessa qualidade figura'
