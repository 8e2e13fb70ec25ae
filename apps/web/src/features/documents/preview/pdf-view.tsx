import { FileLock, FileX } from 'lucide-react'
import { useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Spinner } from '../../../ui/feedback/spinner'
import { PdfPages, type OpenPdf } from './pdf-pages'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Nothing in a document is run, and nothing is fetched but the decoder of JPEG 2000 that this server sends
 * (vite.config.ts).
 */
const options = {
  isEvalSupported: false,
  enableXfa: false,
  useWasm: false,
  useWorkerFetch: false,
  wasmUrl: '/pdfjs/',
}

type Trouble = 'locked' | 'broken'

/** A PDF, page by page; loaded only when one is opened. */
export default function PdfView({ file, name }: { file: Blob; name: string }) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function open(loaded: OpenPdf['document']): Promise<void> {
    const { width, height } = (await loaded.getPage(1)).getViewport({ scale: 1 })
    setPdf({ document: loaded, ratio: height / width })
  }

  if (trouble) return <PdfTrouble trouble={trouble} />
  return (
    <Document
      file={file}
      options={options}
      className="flex min-h-0 flex-1 flex-col"
      loading={<Opening />}
      error={null}
      noData={null}
      onLoadSuccess={(loaded) => void open(loaded).catch(() => setTrouble('broken'))}
      onLoadError={() => setTrouble((now) => now ?? 'broken')}
      onPassword={() => setTrouble('locked')}
    >
      {pdf ? <PdfPages pdf={pdf} name={name} /> : <Opening />}
    </Document>
  )
}

const Opening = () => (
  <div className="grid flex-1 place-items-center text-ink-3">
    <Spinner label="Abrindo o documento…" />
  </div>
)

function PdfTrouble({ trouble }: { trouble: Trouble }) {
  const locked = trouble === 'locked'
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState
        icon={locked ? <FileLock aria-hidden /> : <FileX aria-hidden />}
        title={locked ? 'Este PDF é protegido por senha' : 'Este PDF não pode ser mostrado'}
      >
        Baixe o documento para abri-lo em outro programa.
      </EmptyState>
    </div>
  )
}
