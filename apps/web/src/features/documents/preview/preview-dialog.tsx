import type { CaseDocument } from '@lavra/contracts/documents'
import { useQuery } from '@tanstack/react-query'
import { Download, FileQuestion, TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { messageOf } from '../../../core/api/call'
import { formatSize } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Spinner } from '../../../ui/feedback/spinner'
import { previewKind, type PreviewKind } from './file-kind'
import { documentQueries } from '../queries'
import { ImageView } from './image-view'
import { TextView } from './text-view'

const PdfView = lazy(() => import('./pdf-view'))

interface PreviewDialogProps {
  document: CaseDocument
  onDownload: () => void
  onClose: () => void
}

/** A document's file in place; mounted only while open. */
export function PreviewDialog({ document, onDownload, onClose }: PreviewDialogProps) {
  const kind = previewKind(document)
  const size = document.file_size === null ? '' : `, ${formatSize(document.file_size)}`
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={document.title}
      description={`${document.file_name ?? ''}${size}`}
      size={kind ? 'full' : 'md'}
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button variant="primary" onClick={onDownload}>
            <Download aria-hidden /> Baixar
          </Button>
        </>
      }
    >
      {kind ? <FileView document={document} kind={kind} /> : <NoPreview />}
    </Dialog>
  )
}

function NoPreview() {
  return (
    <EmptyState icon={<FileQuestion aria-hidden />} title="Este tipo de arquivo não pode ser mostrado aqui">
      Baixe o documento para abri-lo no programa em que foi feito.
    </EmptyState>
  )
}

function FileView({ document, kind }: { document: CaseDocument; kind: PreviewKind }) {
  const { data: file, error, refetch } = useQuery(documentQueries.file(document.id))
  if (error)
    return (
      <PreviewFailure text={messageOf(error, 'Erro ao carregar o arquivo')} retry={() => void refetch()} />
    )
  if (!file) return <Waiting />
  if (kind === 'image') return <ImageView file={file} name={document.title} type={document.file_type} />
  if (kind === 'text') return <TextView file={file} />
  return (
    <Suspense fallback={<Waiting />}>
      <PdfView file={file} name={document.title} />
    </Suspense>
  )
}

const Waiting = () => (
  <div className="grid flex-1 place-items-center text-ink-3">
    <Spinner label="Abrindo o documento…" />
  </div>
)

function PreviewFailure({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={text}
        action={<Button onClick={retry}>Tentar novamente</Button>}
      />
    </div>
  )
}
