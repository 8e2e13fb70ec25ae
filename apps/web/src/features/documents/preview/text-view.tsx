import { useEffect, useState } from 'react'
import { formatNumber } from '../../../core/format/format'
import { Notice } from '../../../ui/feedback/notice'

/** More than anybody reads in a window, and little enough to lay out at once. */
const mostCharacters = 200_000

/** A plain text; files of old programs are in Windows' alphabet. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isUtf16(new Uint8Array(bytes, 0, 2)) ? 'utf-16' : 'windows-1252').decode(bytes)
  }
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

export function TextView({ file }: { file: Blob }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void file.arrayBuffer().then((bytes) => !gone && setText(decode(bytes)))
    return () => {
      gone = true
    }
  }, [file])
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Texto do documento"
      className="min-h-0 flex-1 overflow-auto bg-sunken p-4 -outline-offset-2"
    >
      {text !== null && text.length > mostCharacters && (
        <Notice className="mx-auto mb-4 max-w-3xl">
          Estão aqui os primeiros {formatNumber(mostCharacters)} caracteres. Baixe o documento para ler o
          resto.
        </Notice>
      )}
      <pre className="mx-auto min-h-full max-w-3xl rounded-card border border-line bg-surface p-5 font-sans leading-6 wrap-anywhere whitespace-pre-wrap shadow-card sm:p-10">
        {text?.slice(0, mostCharacters)}
      </pre>
    </div>
  )
}
