import { fieldText } from '@lavra/contracts/fields/text'
import type { Fields } from '@lavra/contracts/fields'

/**
 * What a record holds beyond the fields that a dossier has a place for, by label: models read it, texts may
 * rest on it.
 */
export function otherFields(
  record: object | null,
  fields: Fields,
  placed: readonly string[],
): Record<string, string> {
  const values = (record ?? {}) as Record<string, unknown>
  const named = Object.entries(fields).flatMap(([name, field]) => {
    const text = placed.includes(name) ? '' : fieldText(field, values[name])
    return text ? [[field.label, text] as const] : []
  })
  return Object.fromEntries(named)
}
