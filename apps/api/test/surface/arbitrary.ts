import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/** Values that break what trusts its input. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '\uD800',
  '\u202Egnp.exe',
  '٣',
  'ﬀ',
  'e\u0301',
  '👩‍⚖️',
  'x'.repeat(301),
  'x'.repeat(20_001),
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '-1',
  '2026-02-30',
  '0000-00-00',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  '\r\nSet-Cookie: a=b',
  '\u2028',
  '"',
  '[]',
  '{}',
]
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308),
  fc.constantFrom<unknown>([], {}, [[]], [null], { a: 1 }, { $ne: null }, { length: -1 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(Array.from({ length: 300 }, () => 'x')),
  fc.constant(JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown),
)

/** Field names whose rule a JSON Schema does not tell. */
const hints: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.nat(1_000_000).map((n) => `pessoa${n}@exemplo.com`),
  next_deadline: fc.constantFrom('2026-12-01', '2027-02-28', null, ''),
  birth_date: fc.constantFrom('1980-05-17', '2000-02-29', null),
  claim_value: fc.constantFrom('4200.00', '0.5', '10', null),
  cpf_cnpj: fc.constantFrom('52998224725', '529.982.247-25', '11222333000181', '12ABC34501DE35', null, ''),
  marital_status: fc.constantFrom('casado', 'solteiro', null, ''),
  gender: fc.constantFrom('feminino', 'outro', null),
  represented_side: fc.constantFrom('plaintiff', 'defendant', null),
  is_confidential: fc.constantFrom('true', 'false', true),
  tags: fc.constantFrom('["a","b"]', '', '[]'),
  party_type: fc.constantFrom('individual', 'corporate', 'custom', 'Individual'),
  from: fc.constantFrom('2026-01-01', ''),
  to: fc.constantFrom('2026-12-31', ''),
  deadline_to: fc.constantFrom('2026-12-31', ''),
}

/**
 * Values that a contract's schema describes; what only its own rules tell is hinted at by the field's name.
 */
export function valuesOf(
  schema: z.ZodType,
  ids: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return fromSchema(described, { ...hints, ...ids })
}

function fromSchema(schema: JsonSchema, named: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const options = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(options))
    return fc.oneof(...(options as JsonSchema[]).map((option) => fromSchema(option, named)))
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if ('const' in schema) return fc.constant(schema['const'])
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, named)
    case 'array':
      return fc.array(fromSchema((schema['items'] ?? {}) as JsonSchema, named), { maxLength: 3 })
    case 'string':
      return fc.oneof(
        fc.constantFrom('Ação de cobrança', 'João', 'texto'),
        fc.string({ unit: 'grapheme', minLength: Number(schema['minLength'] ?? 0), maxLength: 20 }),
      )
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(Number(schema['minimum'] ?? 0), 0),
        max: Math.min(Number(schema['maximum'] ?? 100), 100),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom('texto', 1, null)
  }
}

function objectOf(schema: JsonSchema, named: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const required = new Set((schema['required'] ?? []) as string[])
  const fields = Object.entries(properties).map(([name, property]) => {
    const value = named[name] ?? fromSchema(property, named)
    return [name, value] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}
