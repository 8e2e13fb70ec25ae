import { isOpen, type FoundCheck } from '@lavra/contracts/petitions/checks'
import { unverifiedMark } from '../../../law/citations'
import type { AgentInput } from '../dossier/dossier'
import { tracingReport } from '../tracing/report'
import { runChecks, type Checked } from './checks'
import { checkInput, type Writer } from './checks-input'
import { bullets, stack, table } from '@lavra/language/markdown'
import { gapsIn } from './qualification'
import { read } from './reading'
import { risks } from './strategy-page'
import { capital } from '@lavra/language/text'

/** The report on the written piece: checks, open points, risks, citations to verify. */
export function composeReview(input: AgentInput, draft: string): string {
  return stack(
    ...report(input, draft, 'record', {
      verdict: 'Parecer da revisão',
      points: 'Conferência',
      gaps: 'Pendências',
      citations: 'Citações a verificar',
    }),
    '## Correções a aplicar',
    'Nenhuma. Para que o finalizador altere um trecho, acrescente uma linha no formato: - Trocar “texto atual” por “texto novo”.',
  )
}

/** What the program itself finds in a model's draft, below what the model says of it. */
export const reviewOfModel = (input: AgentInput, draft: string): string =>
  stack(
    ...report(input, draft, 'model', {
      verdict: 'Conferência feita pelo programa',
      points: 'Pontos conferidos pelo programa',
      gaps: 'Campos a completar na peça',
      citations: 'Citações sem apoio',
    }),
  )

interface Titles {
  verdict: string
  points: string
  gaps: string
  citations: string
}

function report(input: AgentInput, draft: string, writer: Writer, titles: Titles): (string | false)[] {
  const given = checkInput(draft, input, writer)
  const checks = runChecks(draft, input, writer, given)
  const gaps = [...new Set(gapsIn(draft))]
  const unverified = [
    ...new Set(
      given.traced
        .filter((check) => cites.has(check.kind) && isOpen(check))
        .map(({ text }) => text.replace(/\s+/g, ' ')),
    ),
  ]
  const reserved = risks(read(input.dossier))
  return [
    `## ${titles.verdict}`,
    `${verdictOf(checks)} ${openOf(gaps.length)}`,
    `## ${titles.points}`,
    table(
      ['Nº', 'Ponto', 'Resultado', 'Observação'],
      checks.map(({ title, result, note }, index) => [String(index + 1), title, result, note || '—']),
    ),
    `## ${titles.gaps}`,
    gaps.length > 0 ? bullets(gaps.map((gap) => `[COMPLETAR: ${gap}]`)) : 'Nenhuma.',
    `## ${titles.citations}`,
    unverified.length > 0
      ? bullets(unverified.map((text) => `${text} ${unverifiedMark}`))
      : 'Todas as citações constam do catálogo ou do material do processo.',
    tracingReport(draft, given.traced),
    reserved.length > 0 &&
      stack('## Riscos reservados ao advogado (fora da peça)', bullets(reserved.map(capital))),
  ]
}

const cites = new Set<FoundCheck['kind']>([
  'artigo',
  'lei',
  'sumula',
  'tema',
  'enunciado',
  'processo',
  'precedente',
])

function verdictOf(checks: Checked[]): string {
  const failed = checks.filter(({ result }) => result === 'Corrigir').length
  if (failed > 0)
    return `${failed === 1 ? 'Um ponto pede' : `${failed} pontos pedem`} correção antes do protocolo.`
  const unseen = checks.filter(({ result }) => result === 'Não conferido' || result === 'Completar').length
  return `Nenhum ponto da lista de conferência falhou.${unseen > 0 ? ` ${unseen === 1 ? 'Um não pôde ser conferido ou está' : `${unseen} não puderam ser conferidos ou estão`} por completar.` : ''}`
}

const openOf = (gaps: number): string =>
  gaps > 0
    ? `Há ${gaps} ${gaps === 1 ? 'campo' : 'campos'} a completar; a peça só pode ser protocolada sem nenhum.`
    : 'Não há campos a completar.'
