import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { remarkMarks } from './remark-marks'

const components: Components = {
  input: ({ node: _, ...rest }: ComponentProps<'input'> & { node?: unknown }) => (
    <input aria-label={rest.checked ? 'Feito' : 'Por fazer'} {...rest} />
  ),
  a: ({ node: _, ...rest }: ComponentProps<'a'> & { node?: unknown }) => <a rel="noreferrer" target="_blank" {...rest} />,
}

/** Loaded lazily through markdown.tsx: the parser weighs as much as the rest of a page. */
export default function MarkdownBody({ children }: { children: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm, remarkMarks]} components={components}>
      {children}
    </ReactMarkdown>
  )
}
