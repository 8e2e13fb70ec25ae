import { expect, it } from 'vitest'
import { documents, dossier, sofa } from '../../../../test/dossiers'
import { draft } from '../../../../test/drafting'
import { processorTime } from '../../../../test/processor-time'
import type { Dossier } from '../dossier/dossier'
import { finish } from '../threads/program'
import { ruleProse } from './rules'

const areas = [
  'Litígio Cível',
  'Direito Trabalhista',
  'Direito Imobiliário',
  'Direito Empresarial',
  'Direito Familiar',
  'Direito Tributário',
]

/** Words that patterns of theses begin with, over and over, in a text without a full stop. */
const repeated = [
  'contratos ',
  'demitido ',
  'nao receber ',
  'aluguel ',
  'nao pagou ',
  'administrador ',
  'entrega ',
  'mora ha ',
  'nunca ',
  ' \t',
  '(',
  '"',
  '1',
  'é ',
]
const context = [
  'tutela para ',
  'perícia na ',
  'exibição dos ',
  'nao pede ',
  'sem acordo ',
  'nao discutir de ',
  'pedir 10 ',
  'a\u2028',
]

const length = 20_000
const filledWith = (unit: string): string => unit.repeat(length / unit.length)
const withText = (case_type: string, text: string): Dossier =>
  dossier({
    ...sofa,
    case: sofa.case && { ...sofa.case, case_type, title: 'Consulta', description: null },
    documents: documents(['Planilha', text]),
  })

it.each(repeated)('a document of nothing but %j keeps no thesis long', (unit) => {
  for (const case_type of areas) {
    const given = withText(case_type, filledWith(unit))
    expect(
      processorTime(() => draft(given)),
      case_type,
    ).toBeLessThan(2_500)
  }
})

it.each(context)('nor does a context of nothing but %j', (unit) => {
  const given = { ...withText('Litígio Cível', 'Pedido'), context: filledWith(unit) }
  expect(processorTime(() => draft(given))).toBeLessThan(2_500)
})

it('a line of the laws’ output that never ends is read at once', () => {
  for (const line of [
    `- **a${'**-'.repeat(900)}${' '.repeat(900)}\u2028x`,
    `- **a** - ${'_( '.repeat(9_000)}`,
    `- **a**${' '.repeat(9_000)}x`,
  ])
    expect(processorTime(() => ruleProse(line, new Set()))).toBeLessThan(1_000)
})

it.each(['\n', ' ', '\r\n', '\u00a0'])('a model’s answer full of %j is finished at once', (unit) => {
  const answer = `# AÇÃO DE COBRANÇA\n\nTexto.${unit.repeat(120_000 / unit.length)}\n## DOS FATOS\n\nPagou.`
  const input = { dossier: sofa, outputs: { redator: answer, revisor: '' } }
  expect(processorTime(() => finish({ agent: 'finalizador', input, answer }))).toBeLessThan(2_500)
})
