import type { CaseDocument } from '@lavra/contracts/documents'
import { EyeOff, ScanText } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagesInWords } from '../../../core/format/format'
import { Disclosure } from '../../../ui/layout/disclosure'

/** A file as far as its text has been read. */
export type ReadFile = Pick<
  CaseDocument,
  | 'file_name'
  | 'text_status'
  | 'text_error'
  | 'text_source'
  | 'pages_left'
  | 'uncertain_pages'
  | 'hidden_text'
>

/**
 * What whoever relies on a file's text has to know of it: that it was recognised in a picture, and what was
 * hidden in it.
 */
export function TextNotes({ item }: { item: ReadFile }) {
  return (
    <>
      {item.text_source !== 'text' && <Recognized item={item} />}
      {item.hidden_text.length > 0 && <HiddenText item={item} />}
    </>
  )
}

function Recognized({ item: { text_source, uncertain_pages } }: { item: ReadFile }) {
  const what =
    text_source === 'mixed' ? 'Texto reconhecido por OCR em parte das páginas' : 'Texto reconhecido por OCR'
  return (
    <Note icon={<ScanText aria-hidden className="text-ink-3" />}>
      {what}; confira números e nomes.
      {uncertain_pages.length > 0 && ` Leitura incerta (${pagesInWords(uncertain_pages)}).`}
    </Note>
  )
}

function HiddenText({ item: { hidden_text } }: { item: ReadFile }) {
  const pages = hidden_text.map(({ page }) => page)
  return (
    <Note icon={<EyeOff aria-hidden className="text-warn" />}>
      <span className="text-warn">
        Este arquivo contém texto oculto ({pagesInWords(pages)}), que ficou fora da busca e das petições.
      </span>
      <Disclosure title="Ver o texto oculto">
        <dl className="mb-1 space-y-2 rounded-lg bg-sunken px-3 py-2">
          {hidden_text.map(({ page, characters, excerpt }) => (
            <div key={page}>
              <dt className="font-[550]">Página {page}</dt>
              <dd className="wrap-anywhere">
                {excerpt}
                {characters > excerpt.length && '…'}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Note>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-1 flex gap-1.5 text-[13px] text-ink-2 [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
