import { memo, useState } from 'react'
import { Page } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'

interface PdfPageProps {
  number: number
  of: number
  width: number
  /** Height by width, until the page says its own. */
  firstRatio: number
  drawn: boolean
}

/** Finer than paper needs, and no canvas that a phone cannot hold. */
const sharpest = 2

/** One sheet: drawn, or only as much room as it takes. */
export const PdfPage = memo(function PdfPage({ number, of, width, firstRatio, drawn }: PdfPageProps) {
  const [ratio, setRatio] = useState(firstRatio)
  return (
    <div
      role="group"
      aria-label={`Página ${number} de ${of}`}
      className="mx-auto mb-4 overflow-hidden bg-white shadow-card last:mb-0"
      style={{ width, height: Math.round(width * ratio) }}
    >
      {drawn && (
        <Page
          pageNumber={number}
          width={width}
          devicePixelRatio={Math.min(sharpest, window.devicePixelRatio)}
          renderAnnotationLayer={false}
          loading={null}
          error={<p className="p-6 text-[#7a2626]">Esta página não pode ser mostrada.</p>}
          onLoadSuccess={({ originalHeight, originalWidth }) => setRatio(originalHeight / originalWidth)}
        />
      )}
    </div>
  )
})
