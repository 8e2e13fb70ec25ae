import type { Petition } from '@lavra/contracts/petitions'
import { withoutPendingLinks } from '@lavra/contracts/petitions/links'
import { memo, useDeferredValue } from 'react'
import { Disclosure } from '../../../ui/layout/disclosure'
import { Sheet } from '../../../ui/text/markdown'

const rawLength = 200

/**
 * The text as it will be read. It follows the typing when the browser has time for it, so that no key waits
 * for it. Links are words in a text other than the one that was checked.
 */
export const Preview = memo(function Preview({ text, checked }: PreviewProps) {
  const shown = useDeferredValue(text, '')
  return <Shown text={shown} checked={checked} />
})

interface PreviewProps {
  text: string
  checked: Petition
}

const Shown = memo(function Shown({ text, checked }: PreviewProps) {
  if (text.trim() === '')
    return <p className="px-5 py-10 text-center text-ink-3">Sem conteúdo para pré-visualizar</p>
  return (
    <>
      <Sheet className="editor-preview border-0 shadow-none sm:px-8 sm:py-8 lg:px-10 lg:py-8">
        {withoutPendingLinks(text, text === checked.content ? checked.checks : [])}
      </Sheet>
      <Disclosure
        title="Conteúdo bruto"
        hint="primeiros 200 caracteres"
        className="mx-4 mb-3 border-t border-line pt-1.5"
      >
        <pre className="rounded-control bg-sunken px-3.5 py-3 font-mono text-[13px] wrap-anywhere whitespace-pre-wrap">
          {text.slice(0, rawLength)}
        </pre>
      </Disclosure>
    </>
  )
})
