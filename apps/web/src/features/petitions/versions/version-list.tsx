import { labelOf, versionReason } from '@lavra/contracts/labels'
import type { PetitionVersion } from '@lavra/contracts/petitions/versions'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../core/format/format'
import { Card } from '../../../ui/layout/card'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/feedback/empty-state'

interface VersionListProps {
  versions: readonly PetitionVersion[]
  chosen: number | undefined
  page: number
}

/** Newest first, each with why it was replaced, by whom and when. */
export function VersionList({ versions, chosen, page }: VersionListProps) {
  return (
    <Card className="mb-3 overflow-hidden">
      <ul aria-label="Versões" className="divide-y divide-line">
        {versions.map(({ number, reason, author_name, created_at, content }) => (
          <li key={number}>
            <Link
              to={`?pagina=${page}&versao=${number}`}
              aria-current={number === chosen || undefined}
              className={cx(
                'block px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-sunken/60',
                number === chosen &&
                  'bg-primary-soft shadow-[inset_3px_0_var(--primary)] hover:bg-primary-soft',
              )}
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-[550]">Versão {number}</span>
                <span className="text-[13px] text-ink-2">{labelOf(versionReason, reason)}</span>
              </span>
              <span className="mt-0.5 block text-[13px] text-ink-2">
                Substituída em {formatDateTime(created_at)}
                {author_name && ` por ${author_name}`}
              </span>
              <span className="mt-1 line-clamp-2 text-[13px] wrap-anywhere text-ink-3">
                {content.slice(0, 200)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function NoVersions() {
  return (
    <Card>
      <EmptyState icon={<History aria-hidden />} title="Nenhuma versão anterior">
        Quando o texto for alterado, o anterior fica guardado aqui.
      </EmptyState>
    </Card>
  )
}
