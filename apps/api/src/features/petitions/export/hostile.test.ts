import { describe, expect, it } from 'vitest'
import { docxParts, docxText, readPdf } from '../../../../test/exported'
import { full } from '../../../../test/trials/counts'
import { AppError } from '../../../platform/errors'
import { exportPetition, type ExportFormat, type PetitionText } from './export'

const petition = (content: string, more: Partial<PetitionText> = {}): PetitionText => ({
  petition_type_label: 'Recurso',
  parties: 'A × B',
  day: '2026-11-22',
  draft: null,
  content,
  author: null,
  created_at: new Date('2025-03-21T12:00:00Z'),
  office_name: null,
  office_city: null,
  ...more,
})
const fileOf = async (
  content: string,
  format: ExportFormat,
  more: Partial<PetitionText> = {},
): Promise<Buffer> => (await exportPetition(petition(content, more), format)).content
const documentOf = async (content: string, more: Partial<PetitionText> = {}): Promise<string> =>
  (await docxParts(await fileOf(content, 'docx', more))).get('word/document.xml') ?? ''
const flat = (text: string): string => text.replace(/[\s\u200B]+/g, ' ')
const pdfTextOf = async (content: string): Promise<string> =>
  flat((await readPdf(await fileOf(content, 'pdf'))).pages.join('\n'))

/** Typst, XML, field codes and templates, none of which Markdown has a use for. */
const hostile = [
  '#eval("1+1")',
  '#read("/etc/passwd")',
  '#include "/etc/passwd"',
  '#image("http://x.test/a.png")',
  '$x^2$',
  '@ref',
  '<label>',
  '//',
  '/* c */',
  '#set page(width: 1pt)',
  '] #panic() [',
  '"); panic("',
  '${process.env.HOME}',
  '{{7*7}}',
  ']]>',
  '<w:p>',
  '</w:t>',
  '&lt;',
  '--',
  '---x',
  '...',
  "'a'",
  '"b"',
]

describe('a text that looks like code', () => {
  it('prints as it is written, in every format and place', async () => {
    const escaped = hostile.map((text) => text.replace(/[\\`*_<>[\]&$]/g, '\\$&'))
    const places = (text: string): string =>
      [`Texto ${text} fim`, `# T ${text}`, `> C ${text}`, `1. I ${text}`, `| ${text} |\n| - |\n| x |`].join(
        '\n\n',
      )
    const source = escaped.map(places).join('\n\n')
    const [pdf, docx, html] = await Promise.all([
      pdfTextOf(source),
      documentOf(source),
      fileOf(source, 'html'),
    ])
    for (const text of hostile) {
      expect.soft(pdf).toContain(`Texto ${text} fim`)
      expect.soft(docxText(docx)).toContain(`Texto ${text} fim`)
      expect
        .soft(html.toString())
        .toContain(
          `Texto ${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;')} fim`,
        )
    }
  })

  it('prints raw HTML, definitions and indented lines as text', async () => {
    const source =
      '<script>alert(1)</script>\n\n<div onclick="x">oi</div>\n\n[ref]: http://x.test "t"\n\n    recuado\n\n<!-- nota -->'
    const docx = flat(docxText(await documentOf(source)))
    for (const text of [
      '<script>alert(1)</script>',
      '<div onclick="x">oi</div>',
      '[ref]: http://x.test "t"',
      'recuado',
      '<!-- nota -->',
    ])
      expect(docx).toContain(text)
    expect((await fileOf(source, 'html')).toString()).not.toMatch(/<script|<div onclick|<!--/)
  })

  it('may stand in the title, the author and the name of the office', async () => {
    const names = {
      petition_type_label: '#panic() </title><script>\u0000\uD800 & "x"',
      author: ']]> #a',
      office_name: '<b>#eval("1")</b>',
      office_city: '$x$',
    }
    const html = (await fileOf('Texto.', 'html', names)).toString()
    expect(html).toContain('<title>#panic() &lt;/title&gt;&lt;script&gt; &amp; &quot;x&quot;</title>')
    expect(flat((await readPdf(await fileOf('Texto.', 'pdf', names))).pages.join(' '))).toContain(
      '<b>#eval("1")</b> – $x$',
    )
    await expect(documentOf('Texto.', names)).resolves.toContain('Texto.')
  })
})

describe('characters that no document holds', () => {
  it('are left out, and the rest stays', async () => {
    const source = 'a\u0000b\u0008c\u001Bd\uD800e\uDFFFf\uFFFEg\uFFFFh\u202Ei\u2028j\u000Bk\u0085l 𝒜 ção'
    const [docx, html, pdf, markdown] = await Promise.all([
      documentOf(source),
      fileOf(source, 'html'),
      pdfTextOf(source),
      fileOf(source, 'md'),
    ])
    expect(docxText(docx)).toContain('abcdefghi jk l 𝒜 ção')
    expect(html.toString()).toContain('abcdefghi jk l 𝒜 ção')
    expect(pdf).toContain('abcdefghi jk l')
    expect(markdown.toString()).toBe('abcdefghi\njk\nl 𝒜 ção\n')
  })
})

describe('a text that nobody wrote by hand', () => {
  it.each([
    ['quotations', `${'>'.repeat(5000)} fundo`],
    ['lists', `${'- '.repeat(1000)} fundo`],
    ['emphasis', `${'*a **b '.repeat(1000)} fundo`],
    ['brackets', `${'['.repeat(5000)} fundo`],
    ['columns', `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n|${'fundo|'.repeat(500)}`],
  ])('may nest deep: %s', async (_, source) => {
    for (const format of ['html', 'docx', 'pdf'] as const) {
      const file = await fileOf(source, format)
      const text =
        format === 'pdf'
          ? flat((await readPdf(file)).pages.join(' '))
          : format === 'docx'
            ? docxText((await docxParts(file)).get('word/document.xml') ?? '')
            : file.toString()
      expect(text).toContain('fundo')
    }
  })

  it('ends at the time-out with a sentence, and the next export works', async () => {
    const refusal = exportPetition(petition(`${'- '.repeat(50_000)}x`), 'pdf', 1500)
    await expect(refusal).rejects.toThrow(AppError)
    await expect(refusal).rejects.toMatchObject({
      status: 503,
      code: 'export_timeout',
      detail: expect.stringMatching(/^A exportação demorou demais\./),
    })
    await expect(fileOf('Texto.', 'pdf')).resolves.toBeInstanceOf(Buffer)
  })

  it('is refused above a million characters', async () => {
    await expect(fileOf('a'.repeat(1_000_001), 'md')).rejects.toMatchObject({
      status: 400,
      code: 'text_too_long',
    })
    await expect(fileOf('a'.repeat(1_000_000), 'md')).resolves.toHaveLength(1_000_001)
  })

  it('turns away what cannot soon be printed', async () => {
    const orders = Array.from({ length: 26 }, () =>
      exportPetition(petition('x'), 'html', 1).then(
        () => 'done',
        (error: unknown) => error,
      ),
    )
    const codes = (await Promise.all(orders)).map((answer) =>
      answer instanceof AppError ? answer.code : answer,
    )
    expect(codes.filter((code) => code === 'export_busy')).toHaveLength(4)
    expect(codes.filter((code) => code === 'export_timeout')).toHaveLength(22)
  })
})

it('leaves the server free while it prints a long petition', { timeout: 120_000 }, async () => {
  const paragraph =
    'Conforme a regra dos arts. 474 e 475 do Código Civil, a cláusula resolutiva expressa opera por si (doc. 2) [VERIFICAR].\n\n'
  const source = paragraph.repeat(Math.trunc((full ? 1_000_000 : 200_000) / paragraph.length))
  for (const format of ['docx', 'pdf'] as const) {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 10)
    const started = performance.now()
    const file = await fileOf(source, format)
    clearInterval(timer)
    const took = performance.now() - started
    if (full)
      console.log(
        `${format}: ${source.length} characters, ${Math.round(took)} ms, ${turns} turns of the server meanwhile`,
      )
    expect(file.length).toBeGreaterThan(5000)
    // A free server turns near a hundred times a second, on a busy machine less; one that sets the text
    // itself a few times in all.
    expect(turns).toBeGreaterThan(took / 100)
  }
})
