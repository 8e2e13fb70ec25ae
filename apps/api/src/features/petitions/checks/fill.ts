import type { Petition } from '@lavra/contracts/petitions'
import type { FillInput } from '@lavra/contracts/petitions/checks'
import type { Ctx } from '../../../platform/ctx'
import { conflict, invalid } from '../../../platform/errors'
import type { Expected } from '../../../platform/database/versions'
import type { Wire } from '../../../platform/wire'
import { holdForText } from '../access/access'
import { record } from '../access/trail'
import { replaceContent } from '../versions'
import { readPetition } from '../access/views'
import { openItem } from './item'
import type { KeptCheck } from './read'
import { recordedValue } from './recorded-value'
import { withChecks } from './with-checks'
import { writeToRecord } from './write-to-record'

/**
 * Puts a value where a mark stands in the text (the former text is kept as a version) and, asked to, into the
 * field of the records that the mark names, as the record's own call would. Throws 409 where the item is no
 * mark, 422 where the value does not fit the field.
 */
export async function fillGap(
  ctx: Ctx,
  id: string,
  { key, value, to_record }: FillInput,
  expected: Expected,
): Promise<Wire<Petition>> {
  const { petition, item, expected: read } = await openItem(ctx, id, key, expected)
  if (item.kind !== 'lacuna') throw notAGap
  if (value === '' && item.verdict === 'a_completar') throw problem('Digite o que falta')
  if (to_record && item.place === null) throw noField
  const recorded = to_record && item.place ? recordedValue(item.place, value) : null
  const content = replaced(
    (petition.content ?? '').normalize('NFC'),
    item,
    printable(recorded?.written ?? value),
  )
  const filled = await ctx.transaction(async (tx) => {
    await holdForText(tx, id, read)
    if (item.place && recorded) await writeToRecord(tx, item.place, recorded.stored)
    const former = await replaceContent(tx, id, content, 'edit')
    await tx.db.petition.update({ where: { id }, data: { version: { increment: 1 } } })
    const after = {
      content_length: content.length,
      filled: item.text.slice(0, 80),
      ...(recorded && { recorded_in: item.place?.label }),
    }
    await record(tx, id, 'updated', { before: { content_length: former }, after })
    return readPetition(tx, id)
  })
  return withChecks(ctx, filled)
}

/** A mark that goes without anything in its place takes the blank before it along. */
function replaced(text: string, { start, end }: KeptCheck, value: string): string {
  const before = text.slice(0, start)
  return `${value === '' ? before.trimEnd() : before}${value}${text.slice(end)}`
}

/** Signs that Markdown would take for its own are escaped: what is typed is what is printed. */
const printable = (value: string): string =>
  value.replace(/[\\`*[\]<>|~]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '\\$&')

const problem = (msg: string) => invalid([{ loc: ['body', 'value'], msg, type: 'invalid' }])
const notAGap = conflict(
  'not_a_gap',
  'Só um trecho marcado se completa aqui. Corrija o texto no editor ou assuma o item.',
)
const noField = conflict('no_field', 'Não há um campo do cadastro para este trecho. Complete só o texto.')
