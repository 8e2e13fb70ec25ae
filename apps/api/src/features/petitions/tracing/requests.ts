import { fold } from '@lavra/language/text'
import type { Side } from '../dossier/dossier'
import { attributes } from './allegations'

const asks =
  /\b(?:requer(?:er|em|id[ao]s?)?|pede|pedem|pedid[ao]s?|pleiteia|pleitead[ao]s?|postula|pugna|seja(?:m)? (?:a re |o reu |as? res? |os reus )?(?:condenad|fixad|arbitrad|cominad)|condenacao|condenar|fixacao|fixar|arbitramento|arbitrar|cominacao|sob pena)/
const askedFor =
  /(?:multa (?:diaria|cominatoria|por dia)|astreintes|(?:danos?|dano) (?:mora(?:l|is)|estetic\w{1,3}|existencia\w{1,3}))[^.;\n$]{0,120}$/
const partOfRequests = /pedido|requerimento|tutela/
/** What is owed is a fact, whoever asks for it. */
const owed =
  /dano[s]? materia|restitui|devolu|ressarci|reembols|lucros cessantes|\bpag(?:ou|aram|a)\b|\bprev(?:e|ia|iu)\b|\bcontrato\b/

/**
 * Whether a sum is what the piece itself asks for and a judge is free to set: a daily fine, moral damages.
 * What the other side asks for is none of ours, nor is what was paid or lost.
 */
export function isOwnRequest(
  sentence: string,
  text: string,
  heading: string | null,
  theirs: Side | null,
): boolean {
  const folded = fold(sentence)
  const at = folded.indexOf(fold(text))
  if (at < 0 || !(asks.test(folded) || (heading !== null && partOfRequests.test(fold(heading))))) return false
  const before = folded.slice(Math.max(0, at - 200), at)
  const asked = askedFor.exec(before)
  if (!asked || owed.test(before.slice(asked.index))) return false
  if (
    /\b(?:pagou|pagaram|recebeu|receberam|foi condenad[oa]|foi fixad[oa]|ja (?:fixad|arbitrad))/.test(folded)
  )
    return false
  return theirs === 'defendant' || !attributes(sentence, theirs)
}
