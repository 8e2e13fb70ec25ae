import { centsOf, formatMoney } from '@lavra/language/money'
import type { Compared, Finding, Statement } from './statement'

const named =
  /(?:valor (?:atribuido |dado |conferido |que se (?:da|atribui) )?(?:d|[aà] )[ae]? ?(?:causa|acao|demanda)|(?:atribui\w*|dando|deu|da)(?:-se)? [aà] (?:causa|acao|demanda)|(?:d[aá](?:-se)?|atribui(?:-se)?|dando-se|dar-se-a|atribuindo-se) (?:a|à|a esta|a presente) (?:causa|acao) o valor)[^.;$]{0,40}(?:r\$)?\s?$/
const disputes =
  /impugn|retific|corrig|corret[oa]|deve(?:ria|ra)? ser|inicialmente|antes|majora|reduz|adequa|por cento|percentual|%/

/** "Dá-se à causa o valor de …" against the value recorded. */
export function otherClaimValue({ folded, items }: Statement, { dossier }: Compared): Finding[] {
  const cents = centsOf(dossier.case?.claim_value ?? null)
  if (cents === null || disputes.test(folded)) return []
  return items.flatMap(({ key, start, end }) =>
    key.startsWith('brl:') &&
    key !== `brl:${cents}` &&
    named.test(folded.slice(Math.max(0, start - 110), start))
      ? [{ start, end, note: `No registro, o valor da causa é ${formatMoney(cents)}.` }]
      : [],
  )
}
