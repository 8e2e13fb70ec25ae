import { checkCitations, unverifiedMark } from '../../../law/citations'
import type { AgentInput } from '../agents/agent'
import { tracingReport } from '../tracing/report'
import { runChecks } from './checks'
import { checkInput } from './checks-input'
import { suppliedBy } from './finish'
import { bullets, stack, table } from './markdown'
import { gapsIn } from './qualification'
import { read } from './reading'
import { risks } from './strategy-page'
import { capital } from './text'

/** The report on the written piece: checks, open points, risks, citations to verify. */
export function composeReview(input: AgentInput, draft: string): string {
  const reading = read(input.dossier)
  const given = checkInput(draft, input)
  const checks = runChecks(draft, input, given)
  const gaps = [...new Set(gapsIn(draft))]
  const unverified = [
    ...new Set(
      checkCitations(draft, { given: suppliedBy(input.dossier) })
        .filter(({ verdict }) => verdict !== 'verificada')
        .map(({ text }) => text),
    ),
  ]
  const failed = checks.filter(({ result }) => result === 'Corrigir')
  const verdict =
    failed.length === 0
      ? 'Nenhum ponto da lista de conferência falhou.'
      : `${failed.length === 1 ? 'Um ponto pede' : `${failed.length} pontos pedem`} correção antes do protocolo.`
  return stack(
    '## Parecer da revisão',
    `${verdict} ${gaps.length > 0 ? `Há ${gaps.length} ${gaps.length === 1 ? 'campo' : 'campos'} a completar; a peça só pode ser protocolada sem nenhum.` : 'Não há campos a completar.'}`,
    '## Conferência',
    table(
      ['Nº', 'Ponto', 'Resultado', 'Observação'],
      checks.map(({ title, result, note }, index) => [String(index + 1), title, result, note || '—']),
    ),
    '## Pendências',
    gaps.length > 0 ? bullets(gaps.map((gap) => `[COMPLETAR: ${gap}]`)) : 'Nenhuma.',
    '## Citações a verificar',
    unverified.length > 0
      ? bullets(unverified.map((text) => `${text} ${unverifiedMark}`))
      : 'Todas as citações constam do catálogo ou do material do processo.',
    tracingReport(draft, input, given.traced),
    risks(reading).length > 0 && stack('## Riscos reservados ao advogado (fora da peça)', bullets(risks(reading).map(capital))),
    '## Correções a aplicar',
    'Nenhuma. Para que o finalizador altere um trecho, acrescente uma linha no formato: - Trocar “texto atual” por “texto novo”.',
  )
}
