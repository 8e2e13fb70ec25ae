import { ChevronDown, ChevronUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button'
import { Input } from '../../../ui/form/input'
import { zoomSteps } from './zoom'

interface PdfToolbarProps {
  page: number
  pages: number
  zoom: number
  goTo: (page: number) => void
  magnify: (step: 1 | -1) => void
}

/** Where one is in the document, and how large it is shown. */
export function PdfToolbar({ page, pages, zoom, goTo, magnify }: PdfToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Páginas e ampliação"
      className="flex items-center justify-between gap-2 border-b border-line px-3 py-1.5 sm:px-5"
    >
      <div className="flex items-center gap-1">
        <IconButton label="Página anterior" disabled={page <= 1} onClick={() => goTo(page - 1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Próxima página" disabled={page >= pages} onClick={() => goTo(page + 1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <PageNumber page={page} goTo={goTo} />
        <span className="ml-1 whitespace-nowrap text-ink-2 tabular-nums">de {pages}</span>
      </div>
      <div className="flex items-center gap-1">
        <IconButton label="Diminuir" disabled={zoom === zoomSteps[0]} onClick={() => magnify(-1)}>
          <ZoomOut aria-hidden />
        </IconButton>
        <span aria-live="polite" className="w-12 text-center text-[13px] text-ink-2 tabular-nums">
          {Math.round(zoom * 100)} %
        </span>
        <IconButton label="Ampliar" disabled={zoom === zoomSteps.at(-1)} onClick={() => magnify(1)}>
          <ZoomIn aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** The page in sight; another number and Enter goes there. */
function PageNumber({ page, goTo }: Pick<PdfToolbarProps, 'page' | 'goTo'>) {
  const [typed, setTyped] = useState<string | null>(null)
  function go(): void {
    const wanted = Number(typed)
    setTyped(null)
    if (typed !== null && Number.isInteger(wanted) && wanted > 0) goTo(wanted)
  }
  return (
    <form
      className="w-14"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <Input
        aria-label="Página"
        inputMode="numeric"
        className="px-1 text-center tabular-nums"
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onBlur={go}
      />
    </form>
  )
}
