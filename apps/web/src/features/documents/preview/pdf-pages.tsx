import { useRef, useState, type KeyboardEvent } from 'react'
import type { DocumentProps } from 'react-pdf'
import { PdfPage } from './pdf-page'
import { PdfToolbar } from './pdf-toolbar'
import { useFitWidth } from './use-fit-width'
import { useReading } from './use-reading'
import { zoomed } from './zoom'

export interface OpenPdf {
  document: Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0]
  /** Height by width of the first page, which most of the others share. */
  ratio: number
}

/**
 * The pages near what is in sight are drawn, the others only keep their place: a long document opens as fast
 * as a short one.
 */
export function PdfPages({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const scroller = useRef<HTMLDivElement>(null)
  const fit = useFitWidth(scroller)
  const [zoom, setZoom] = useState(1)
  const pages = pdf.document.numPages
  const width = Math.round(fit * zoom)
  // Without a width all of them would be in sight.
  const reading = useReading(scroller, width > 0 ? pages : 0, width)

  const magnify = (step: 1 | -1) => setZoom(zoomed(zoom, step))

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') magnify(1)
    else if (event.key === '-') magnify(-1)
    else return
    event.preventDefault()
  }

  return (
    <>
      <PdfToolbar page={reading.page} pages={pages} zoom={zoom} goTo={reading.goTo} magnify={magnify} />
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={`Páginas de ${name}`}
        onKeyDown={onKeyDown}
        onScroll={reading.onScroll}
        className="relative min-h-0 flex-1 overflow-auto bg-sunken px-4 py-4 -outline-offset-2"
      >
        {Array.from({ length: pages }, (_, place) => (
          <PdfPage
            key={place}
            number={place + 1}
            of={pages}
            width={width}
            firstRatio={pdf.ratio}
            drawn={reading.near.has(place)}
          />
        ))}
      </div>
    </>
  )
}
