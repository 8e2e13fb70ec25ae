import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../core/title'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Notice } from '../../../ui/feedback/notice'
import { PageHeader } from '../../../ui/layout/page-header'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { petitionQueries, pollInterval } from '../queries'
import { textQueries } from '../text-queries'
import { Editor } from './editor'
import { editorCrumbs } from './editor-header'

/** A petition's text, changed by hand. */
export default function EditorPage() {
  const { id = '' } = useParams()
  usePageTitle('Editor de Petição')
  const { data: petition, error, isFetching, refetch } = useQuery(textQueries.toEdit(id))
  if (petition?.status === 'processing') return <StillWriting id={id} onDone={() => void refetch()} />
  if (petition) return <Editor key={id} petition={petition} />
  return error && !isFetching ? <EditorFailure id={id} retry={() => void refetch()} /> : <EditorSkeleton />
}

/** While the agents write, the server refuses any other text. */
function StillWriting({ id, onDone }: { id: string; onDone: () => void }) {
  const { data: status } = useQuery({ ...petitionQueries.status(id), refetchInterval: pollInterval })
  const done = status !== undefined && status.status !== 'processing'
  const tellDone = useEffectEvent(onDone)
  useEffect(() => {
    if (done) tellDone()
  }, [done])
  return (
    <>
      <PageHeader crumbs={editorCrumbs(id)} title="Editor de Petição" />
      <Notice
        tone="warn"
        action={
          <ButtonLink size="sm" to={`/petitions/${id}`}>
            Voltar à petição
          </ButtonLink>
        }
      >
        A petição está sendo gerada{status && `, ${status.progress_percentage}% prontos`}.
        <span className="block font-normal">O editor abre aqui assim que os agentes terminarem.</span>
      </Notice>
    </>
  )
}

function EditorFailure({ id, retry }: { id: string; retry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={<h1 className="text-xl/7">Erro ao carregar petição</h1>}
        action={
          <>
            <ButtonLink to={`/petitions/${id}`}>Voltar</ButtonLink>
            <Button variant="primary" onClick={retry}>
              Tentar novamente
            </Button>
          </>
        }
      >
        Failed to load petition
      </EmptyState>
    </Card>
  )
}

function EditorSkeleton() {
  return (
    <Loading label="Carregando petição…" className="space-y-6">
      <div className="space-y-2.5">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-9 w-72 max-w-full" />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-[60dvh] rounded-card" />
        <Skeleton className="h-[60dvh] rounded-card max-lg:hidden" />
      </div>
    </Loading>
  )
}
