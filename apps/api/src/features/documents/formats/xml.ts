import { TextDecoder } from 'node:util'
import { SaxesParser } from 'saxes'
import { markedEncoding } from '../kinds/text'
import { ReadFailure } from './failure'
import { limits } from './limits'

/** What is told of an XML part, in its order. Names come without their prefix; attributes keep theirs. */
export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads an XML part as it unpacks. Office files have no document type, so one that has is refused: no entity
 * is ever declared, expanded or fetched.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false })
  let depth = 0
  parser.on('error', (error) => {
    throw new ReadFailure('damaged', { cause: error })
  })
  parser.on('doctype', () => {
    throw new ReadFailure('damaged')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > limits.xmlDepth) throw new ReadFailure('too_big')
    handlers.open?.(localName(name), attributes)
  })
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth--
    handlers.close?.(localName(name))
  })
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(markedEncoding(chunk) ?? 'utf-8')
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  parser.close()
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** An attribute whatever its prefix. */
export function attribute(attributes: Record<string, string>, name: string): string | undefined {
  const key = Object.keys(attributes).find((one) => localName(one) === name)
  return key === undefined ? undefined : attributes[key]
}
