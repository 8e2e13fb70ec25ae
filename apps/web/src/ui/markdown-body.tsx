import { Component, memo, useMemo, type ComponentProps, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { isCostly, markdownBlocks } from './markdown-blocks'
import { remarkMarks } from './remark-marks'

const schemes = /^(?:https?|ircs?|mailto|xmpp):/i
const plugins = [remarkGfm, remarkMarks]

/** An address that leads nowhere allowed is no link, and no image is fetched: its description stands in its place. */
const components: Components = {
  input: ({ node: _, ...rest }: ComponentProps<'input'> & { node?: unknown }) => (
    <input aria-label={rest.checked ? 'Feito' : 'Por fazer'} {...rest} />
  ),
  a: ({ node: _, href = '', ...rest }: ComponentProps<'a'> & { node?: unknown }) => {
    if (href.startsWith('#')) return <a href={href} {...rest} />
    return schemes.test(href) ? <a rel="noreferrer" target="_blank" href={href} {...rest} /> : <span>{rest.children}</span>
  },
  img: ({ alt }: ComponentProps<'img'>) => <span>{alt ? `[imagem: ${alt}]` : '[imagem]'}</span>,
}

/** Loaded lazily through markdown.tsx: the parser weighs as much as the rest of a page. */
export default function MarkdownBody({ children }: { children: string }) {
  const blocks = useMemo(() => markdownBlocks(children), [children])
  return blocks.map(({ key, text }) => <Block key={key} text={text} />)
}

const Block = memo(function Block({ text }: { text: string }) {
  const raw = <pre className="whitespace-pre-wrap">{text}</pre>
  if (isCostly(text)) return raw
  return (
    <Unbroken otherwise={raw}>
      <ReactMarkdown remarkPlugins={plugins} components={components}>
        {text}
      </ReactMarkdown>
    </Unbroken>
  )
})

/** A text that breaks the parser is shown as it is written, and takes nothing else with it. */
class Unbroken extends Component<{ otherwise: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children
  }
}
