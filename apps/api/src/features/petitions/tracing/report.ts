import { checkKind, checkVerdict } from '@lavra/contracts/labels'
import { isOpen, type FoundCheck } from '@lavra/contracts/petitions/checks'
import { bullets, stack } from '@lavra/language/markdown'
import { clean } from '@lavra/language/text'
import { headingAt } from './check'

/** Of more open items the report says only how many there are. */
const mostListed = 100

/** The reviewer's section on what nothing supports: each open item of the draft with its place. */
export function tracingReport(draft: string, checks: readonly FoundCheck[]): string {
  const text = draft.normalize('NFC')
  const open = checks.filter(isOpen)
  const rest = open.length > mostListed ? [`e mais ${open.length - mostListed}`] : []
  return stack(
    '## Rastreamento de citações e dados',
    open.length === 0
      ? `Conferidos ${checks.length} itens (citações, nomes, documentos, valores, datas e números): todos constam do catálogo, do registro ou dos documentos.`
      : bullets([...open.slice(0, mostListed).map((check) => line(check, text)), ...rest]),
  )
}

function line(check: FoundCheck, text: string): string {
  const heading = headingAt(text, check)
  const place = heading === null ? 'no início' : `em “${heading}”`
  return `${checkKind[check.kind]} “${clean(check.text) ?? '…'}”, ${place}: ${checkVerdict[check.verdict].toLowerCase()}.${check.note ? ` ${check.note}` : ''}`
}
