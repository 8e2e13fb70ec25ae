import { personKind } from '@lavra/contracts/labels'
import type { Anonymization } from '@lavra/contracts/privacy'
import { formatNumber, plural } from '../../core/format/format'
import { Disclosure } from '../../ui/layout/disclosure'
import { Notice } from '../../ui/feedback/notice'

/** What is held in which table, and what of it stays. */
export function HeldPart({ held }: { held: Anonymization }) {
  return (
    <section aria-labelledby="o-que-ha">
      <h3 id="o-que-ha" className="text-[17px]/6">
        O que o escritório guarda
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {held.holdings.map(({ title, rows, changed }) => (
          <li key={title} className="flex items-baseline gap-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-[550]">{title}</span>
              {changed.length > 0 && (
                <span className="block text-[13px] wrap-anywhere text-ink-3">
                  A anonimização alcança: {changed.join(', ')}
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatNumber(rows)}</span>
          </li>
        ))}
        {held.files > 0 && (
          <li className="flex items-baseline gap-4 py-2">
            <span className="flex-1 font-[550]">
              {held.kind === 'client' ? 'Arquivos guardados' : 'Arquivos dos processos vinculados'}
            </span>
            <span className="tabular-nums">{formatNumber(held.files)}</span>
          </li>
        )}
      </ul>
      <Disclosure title="O que fica depois da anonimização, e por quê" className="mt-2">
        <ul className="space-y-1.5 text-[13px]">
          {held.kept.map(({ title, fields, why }) => (
            <li key={`${title} ${fields}`}>
              <span className="font-[550]">{title}:</span> {fields}. <span className="text-ink-3">{why}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      {held.others.length > 0 && (
        <Notice tone="warn" className="mt-3">
          {plural(held.others.length, 'outro cadastro tem', 'outros cadastros têm')} o mesmo nome ou e-mail e
          não {held.others.length === 1 ? 'é' : 'são'} alcançado{held.others.length === 1 ? '' : 's'} daqui:{' '}
          {held.others.map(({ kind, name }) => `${name} (${personKind[kind].toLowerCase()})`).join(', ')}.
        </Notice>
      )}
    </section>
  )
}
