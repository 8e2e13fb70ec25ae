import type { Sentence } from '../../../platform/secrets'
import { fold } from '@lavra/language/text'
import type { Side } from '../dossier/dossier'
import type { Span } from './span'

/**
 * Why a source proves nothing of ours: it is the other side's pleading or paper, or an earlier piece of our
 * own.
 */
export type Bias = 'their_piece' | 'their_paper' | 'own_piece'

const verb =
  '(?:afirm|aleg|sustent|ped(?:e|iu|em)|requer|narr|d(?:iz|isse|izem)\\b|declar|aduz|argument|pretend|pleite|postul|atribu|cobr|reclam(?:a|am|ou|aram|ava|avam)\\b|invoc|reconhec|admit|confess|inform|relat|apont|imput|assever|menciona|cita|transcrev|junt|apresent|segundo|conforme|consta|descrev)'
const whose: Record<Side, string> = {
  plaintiff:
    'autor(?:a|es|as)?|requerentes?|reclamantes?|demandantes?|exequentes?|impetrantes?|inicial|exordial|peca de ingresso|reclamatoria',
  defendant:
    'reus?|res?|requerid[oa]s?|reclamad[oa]s?|demandad[oa]s?|executad[oa]s?|contestacao|defesa|resposta',
}
const either =
  'apelad[oa]s?|apelantes?|agravad[oa]s?|agravantes?|recorrid[oa]s?|recorrentes?|embargad[oa]s?|embargantes?|parte contraria|parte adversa|outra parte|contrarrazoes|replica'

/** Whether a sentence tells what the other side says, rather than what is so. */
export function attributes(sentence: string, theirs: Side | null): boolean {
  const words =
    theirs === null ? `${whose.plaintiff}|${whose.defendant}|${either}` : `${whose[theirs]}|${either}`
  const folded = fold(sentence)
  // Who is sued tells by "os danos pedidos" what the other asks for.
  if (theirs === 'plaintiff' && /\b(?:pedid|pretendid|pleitead|postulad)[oa]s?\b/.test(folded)) return true
  // Who asks to reject or contests something tells what the other asks.
  if (/\b(?:improced|impugn)/.test(folded)) return true
  return new RegExp(`\\b(?:${words})\\b`).test(folded) && new RegExp(`\\b${verb}`).test(folded)
}

/** Parts of a piece that do nothing but tell what the other side says. */
export const tellsTheirs = (heading: string | null): boolean =>
  heading !== null &&
  /sintese|resumo d|alegac(?:ao|oes) d|impugnacao especifica|impugnacao dos fatos|fatos? alegad|resposta a cada fato|da inicial\b/.test(
    fold(heading),
  )

/** The sentence that holds a place; the whole text where none does. */
export function sentenceAt(all: readonly Sentence[], { start }: Span): string {
  return all.find((sentence) => sentence.start <= start && start < sentence.end)?.text ?? ''
}
