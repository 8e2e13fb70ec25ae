import { allegations } from './allegations'
import {
  fill,
  fix,
  listed,
  ok,
  openIn,
  overlap,
  requestItems,
  skip,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import { findDates } from '@lavra/language/dates'
import { tableRows } from '@lavra/language/markdown'
import { fold } from '@lavra/language/text'

/** As many answers as allegations, each beside its own. */
function answered(input: CheckInput): Finding {
  const claims = allegations(input.reading)
  const part = input.section(/impugnacao especifica|impugnacao dos fatos|fatos alegados/)
  if (claims.length === 0)
    return fill('não foi possível conferir: o registro não traz as alegações da outra parte')
  if (part === null) return fix(`nenhuma das ${claims.length} alegações tem resposta própria`)
  const rows = tableRows(part)
  const answers = rows.length > 0 ? rows : part.split(/\n+/).map((line) => [line, line])
  const silent = claims.filter(
    (claim) =>
      !answers.some(
        ([said = '', reply = '']) => overlap(claim, said) >= 0.6 && reply.replace(/[—\s.-]/g, '').length > 3,
      ),
  )
  if (silent.length > 0)
    return fix(
      `${claims.length - silent.length} de ${claims.length} respondidas; sem resposta: ${listed(silent)}`,
    )
  return openIn(part) ?? ok(`${claims.length} de ${claims.length} respondidas`)
}

const preliminary =
  /preliminar|ilegitimidade|incompetencia|inepcia|litispendencia|coisa julgada|convencao de arbitragem|prescricao|decadencia|impugnacao ao valor/

function preliminariesFirst({ headings }: CheckInput): Finding {
  const titles = headings.map(fold)
  const merits = titles.findIndex((title) => /do merito/.test(title))
  const places = titles.map((title, at) => ({ title, at })).filter(({ title }) => preliminary.test(title))
  if (places.length === 0) return skip('a peça não traz preliminar')
  if (merits < 0) return fix('falta o título “Do mérito”')
  const late = places.filter(({ at }) => at > merits).map(({ title }) => `“${title}”`)
  return late.length > 0 ? fix(`depois do mérito: ${listed(late)}`) : ok()
}

function deadline(input: CheckInput): Finding {
  const part = input.section(/tempestividade/)
  if (part === null) return fix('falta demonstrar o prazo')
  const open = openIn(part)
  if (open) return open
  const recorded = input.reading.facts.map(({ iso }) => iso)
  const days = findDates(part).map(({ iso }) => iso)
  if (days.length === 0) return fix('a tempestividade não indica data alguma')
  return days.some((iso) => recorded.includes(iso)) ? ok() : fix('a data do prazo não consta do registro')
}

const subsidiary = (input: CheckInput): Finding =>
  requestItems(input).some((item) => /subsidiariamente|em carater subsidiario/.test(fold(item)))
    ? (openIn(
        requestItems(input)
          .filter((item) => /subsidi/.test(fold(item)))
          .join('\n'),
      ) ?? ok())
    : fix('falta o pedido subsidiário')

/**
 * A defendant asks for rejection; a condemnation of the plaintiff needs a counterclaim with its own value.
 */
function noCondemnation(input: CheckInput): Finding {
  const { reading } = input
  const other = fold(reading.their.word)
  const condemned = requestItems(input).filter(
    (item) =>
      /conden(?:ar|acao|e)\b/.test(fold(item)) &&
      new RegExp(`conden\\w+ (?:d?[oa]s? |da parte )?(?:${other}|autor|parte autora|reclamante)`).test(
        fold(item),
      ) &&
      !/honorarios|custas|sucumb|litigancia|ma-fe|despesas/.test(fold(item)),
  )
  const own = input.section(/reconvencao/)
  const isReply = reading.sideConflict
  if (own !== null && !isReply) {
    if (!/valor da (?:causa|reconvencao)|da-se a (?:causa|reconvencao)/.test(fold(own)))
      return fix('a reconvenção não diz o seu valor')
    return openIn(own) ?? ok('a reconvenção tem título e valor próprios')
  }
  return condemned.length > 0
    ? fix(`condenação sem reconvenção: ${listed(condemned.map((item) => item.slice(0, 80)))}`)
    : ok()
}

const criminal = ({ reading }: CheckInput): string | null =>
  reading.kind.rite === 'criminal' ? 'resposta à acusação' : null

export const defenceChecks: Check[] = [
  { id: 'motion_to_dismiss-15', title: 'Cada alegação respondida', check: answered },
  { id: 'motion_to_dismiss-16', title: 'Preliminares antes do mérito', check: preliminariesFirst },
  { id: 'motion_to_dismiss-17', title: 'Prazo demonstrado', check: deadline },
  { id: 'motion_to_dismiss-18', title: 'Pedido subsidiário', skips: criminal, check: subsidiary },
  {
    id: 'motion_to_dismiss-19',
    title: 'Condenação da outra parte só em reconvenção',
    skips: criminal,
    check: noCondemnation,
  },
]
