import { Component, createContext, memo, use, useMemo, type ComponentProps, type ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { Link } from 'react-router-dom'
import { isCostly, markdownBlocks } from './markdown-blocks'
import { remarkCitations, type Citation } from './remark-citations'
import { remarkMarks } from './remark-marks'
import { remarkTables } from './remark-tables'

const schemes = /^(?:https?|ircs?|mailto|xmpp):/i
const CitedContext = createContext<readonly Citation[]>([])

/**
 * An address that leads nowhere allowed is no link, and no image is fetched: its description stands in its
 * place.
 */
const components: Components = {
  input: ({ node: _, ...rest }: ComponentProps<'input'> & { node?: unknown }) => (
    <input aria-label={rest.checked ? 'Feito' : 'Por fazer'} {...rest} />
  ),
  a: ({
    node: _,
    href = '',
    'data-cite': number,
    ...rest
  }: ComponentProps<'a'> & { node?: unknown; 'data-cite'?: string }) => {
    if (number) return <CitationLink number={Number(number)} />
    if (href.startsWith('#')) return <a href={href} {...rest} />
    return schemes.test(href) ? (
      <a rel="noreferrer" target="_blank" href={href} {...rest} />
    ) : (
      <span>{rest.children}</span>
    )
  },
  img: ({ alt }: ComponentProps<'img'>) => <span>{alt ? `[imagem: ${alt}]` : '[imagem]'}</span>,
}

/** Loaded lazily through markdown.tsx: the parser weighs as much as the rest of a page. */
export default function MarkdownBody({
  children,
  cited = [],
}: {
  children: string
  cited?: readonly Citation[] | undefined
}) {
  const blocks = useMemo(() => markdownBlocks(children), [children])
  const count = cited.length
  return (
    <CitedContext value={cited}>
      {blocks.map(({ key, text }) => (
        <Block key={key} text={text} sources={count} />
      ))}
    </CitedContext>
  )
}

const Block = memo(function Block({ text, sources }: { text: string; sources: number }) {
  const raw = <pre className="whitespace-pre-wrap">{text}</pre>
  if (isCostly(text)) return raw
  return (
    <Unbroken otherwise={raw}>
      <ReactMarkdown
        remarkPlugins={[remarkTables, remarkMarks, [remarkCitations, sources]]}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </Unbroken>
  )
})

/** The number of a source, leading to its screen. */
function CitationLink({ number }: { number: number }) {
  const source = use(CitedContext)[number - 1]
  if (!source) return `[${number}]`
  return (
    <Link
      to={source.to}
      title={source.label}
      aria-label={`Fonte ${number}: ${source.label}`}
      className="citation"
    >
      {number}
    </Link>
  )
}

/** A text that breaks the parser is shown as it is written, and takes nothing else with it. */
class Unbroken extends Component<{ otherwise: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children
  }
}
