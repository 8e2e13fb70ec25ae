import type { Petition } from '@lavra/contracts/petitions'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ApiError, messageOf } from '../../../core/api/call'
import { shortPetitionId } from '../../../core/format/format'
import { usePageTitle } from '../../../core/title'
import { ButtonLink } from '../../../ui/button'
import { PageHeader } from '../../../ui/layout/page-header'
import { PetitionFailure, PetitionNotFound, PetitionSkeleton } from '../page/petition-states'
import { petitionQueries } from '../queries'
import { textQueries, versionsPerPage } from '../text-queries'
import { VersionComparison } from './version-comparison'
import { NoVersions, VersionList } from './version-list'

/** The earlier texts of a petition, and one of them compared with the present one. */
export default function VersionsPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(params.get('pagina'))) || 1)
  const { data: petition, error, refetch } = useQuery(petitionQueries.one(id))
  const versions = useQuery(textQueries.versions(id, (page - 1) * versionsPerPage))
  usePageTitle('Versões da petição')
  const failure = error ?? versions.error
  if (failure instanceof ApiError && failure.status === 404) return <PetitionNotFound />
  if (failure) {
    const retry = () => void Promise.all([refetch(), versions.refetch()])
    return <PetitionFailure message={messageOf(failure, 'Failed to load petition')} retry={retry} />
  }
  if (!petition || !versions.data) return <PetitionSkeleton />
  const { versions: shown, total } = versions.data
  const chosen = shown.find(({ number }) => String(number) === params.get('versao'))

  return (
    <>
      <VersionsHeader petition={petition} />
      {total === 0 ? (
        <NoVersions />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[320px_minmax(0,1fr)]">
          <div className={chosen && 'max-lg:hidden'}>
            <VersionList versions={shown} chosen={chosen?.number} page={page} />
            <Pages page={page} pages={Math.ceil(total / versionsPerPage)} />
          </div>
          {chosen ? (
            <VersionComparison petition={petition} version={chosen} back={`?pagina=${page}`} />
          ) : (
            <p className="rounded-card border border-dashed border-line px-6 py-16 text-center text-ink-3 max-lg:hidden">
              Escolha uma versão para comparar com o texto atual
            </p>
          )}
        </div>
      )}
    </>
  )
}

function VersionsHeader({ petition }: { petition: Petition }) {
  const at = `/petitions/${petition.petition_id}`
  return (
    <PageHeader
      crumbs={[
        { label: 'Início', to: '/' },
        { label: 'Petições', to: '/petitions' },
        { label: shortPetitionId(petition.petition_id), to: at },
        { label: 'Versões' },
      ]}
      title="Versões"
      subtitle="Cada texto que um salvamento, uma nova geração ou uma restauração substituiu"
      actions={
        <ButtonLink variant="ghost" to={at}>
          <ArrowLeft aria-hidden /> Voltar
        </ButtonLink>
      }
    />
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Páginas das versões" className="flex flex-wrap items-center justify-between gap-2.5">
      <span className="text-[13px] text-ink-2">
        Página {page} de {pages}
      </span>
      <span className="flex gap-2.5">
        {page > 1 && (
          <ButtonLink size="sm" to={`?pagina=${page - 1}`}>
            Mais novas
          </ButtonLink>
        )}
        {page < pages && (
          <ButtonLink size="sm" to={`?pagina=${page + 1}`}>
            Mais antigas
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
