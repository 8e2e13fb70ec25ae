import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** What a parser of Markdown is told of extensions. */
interface Parsing {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/**
 * Tables, which are all that petitions take of GitHub's Markdown; the exports read the same. A bare address
 * stays words: nobody made a link of it.
 */
export function remarkTables(this: { data: () => object }): void {
  const parsing: Parsing = this.data()
  parsing.micromarkExtensions = [...(parsing.micromarkExtensions ?? []), gfmTable()]
  parsing.fromMarkdownExtensions = [...(parsing.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
