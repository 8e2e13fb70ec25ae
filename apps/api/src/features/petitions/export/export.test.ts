import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { docxParts, docxText, readPdf } from '../../../../test/exported'
import { exportPetition, type ExportFormat, type PetitionText } from './export'
import { type PrintFormat, render } from './render'

const folder = join(import.meta.dirname, '../../../../../../docs/exemplos')
const example = (name: string) => readFileSync(join(folder, name), 'utf8')

const petition = (content: string, more: Partial<PetitionText> = {}): PetitionText => ({
  petition_type_label: 'Petição Inicial',
  parties: 'Helena Prado × Lar Claro',
  day: '2026-11-22',
  draft: null,
  content,
  author: 'Lia Torres Amado',
  created_at: new Date('2025-03-21T12:00:00Z'),
  office_name: 'Torres Amado Advocacia',
  office_city: 'Vila Serena/SP',
  ...more,
})

const exported = async (content: string, format: ExportFormat): Promise<Buffer> =>
  (await exportPetition(petition(content), format)).content
/** The same without a process of its own, for what only looks at the result. */
const fileOf = (content: string, format: PrintFormat): Promise<Buffer> => render(petition(content), format)
const htmlOf = async (content: string): Promise<string> => (await fileOf(content, 'html')).toString()
const bodyOf = async (content: string): Promise<string> =>
  (await htmlOf(content)).replace(/[^]*<main>\n(?:<p class="timbre">.*\n)?|<\/main>[^]*/g, '')
const documentOf = async (content: string): Promise<string> =>
  (await docxParts(await fileOf(content, 'docx'))).get('word/document.xml') ?? ''
const pdfTextOf = async (content: string): Promise<string> =>
  flat((await readPdf(await fileOf(content, 'pdf'))).pages.join('\n'))
const flat = (text: string): string => text.replace(/\s+/g, ' ')

const decode = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(lt|gt|quot|#39|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '',
    )

/** How often each word stands in a text. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
const lost = (source: string, result: string): string[] => {
  const found = countWords(result)
  return [...countWords(source)]
    .filter(([word, count]) => (found.get(word) ?? 0) < count)
    .map(([word]) => word)
}

describe.each(['peticao-inicial.md', 'contestacao-trabalhista.md'])('a whole piece (%s)', (name) => {
  const source = example(name)
  const marks = source.match(/\[COMPLETAR[^\]]*\]/g)?.length ?? 0

  it('keeps every word in every format', async () => {
    const files = await Promise.all(
      (['md', 'html', 'docx', 'pdf'] as const).map((format) => exported(source, format)),
    )
    const [markdown, html, docx, pdf] = files
    expect(markdown?.toString()).toBe(source)
    expect(lost(source, decode(html?.toString() ?? ''))).toEqual([])
    expect(
      lost(source, docxText((await docxParts(docx ?? Buffer.of())).get('word/document.xml') ?? '')),
    ).toEqual([])
    expect(lost(source, (await readPdf(pdf ?? Buffer.of())).pages.join('\n'))).toEqual([])
  })

  it('shows every field to be filled in on yellow', async () => {
    expect(marks).toBeGreaterThan(3)
    expect((await htmlOf(source)).match(/<mark>\[COMPLETAR[^<]*\]<\/mark>/g)).toHaveLength(marks)
    expect((await documentOf(source)).match(/<w:highlight w:val="yellow"\/>/g)).toHaveLength(marks)
    expect((await readPdf(await fileOf(source, 'pdf'))).yellow).toBeGreaterThanOrEqual(marks)
    expect((await readPdf(await fileOf('Nada falta aqui.', 'pdf'))).yellow).toBe(0)
  })
})

it('names the file for people, without what a disk would not take', async () => {
  const { file_name, content_type } = await exportPetition(
    petition('Texto.', { parties: 'A/B: "C" \r\n× D <E>.' }),
    'md',
  )
  expect(file_name).toBe('2026-11-22 Petição Inicial – A B C × D E.md')
  expect(content_type).toBe('text/markdown; charset=utf-8')
  const draft = await exportPetition(petition('Texto.', { parties: '', draft: { pending: 7 } }), 'md')
  expect(draft.file_name).toBe('MINUTA (7 em aberto) 2026-11-22 Petição Inicial.md')
})

it('says of a draft on every page that it is one, with the count and the date', async () => {
  const text = petition(`# AÇÃO DE COBRANÇA\n\n${'Um parágrafo da peça. '.repeat(40)}\n\n`.repeat(8), {
    draft: { pending: 7 },
  })
  const notice = 'MINUTA – 7 itens em aberto – 22/11/2026'
  const { pages } = await readPdf(await render(text, 'pdf'))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(flat(page)).toContain(notice)
  const docx = await docxParts(await render(text, 'docx'))
  expect(docx.get('word/header1.xml')).toContain(notice)
  const html = (await render(text, 'html')).toString()
  expect(html).toContain(`<p class="minuta">${notice}</p>`)
  expect(html).toContain(`@top-center { content: "${notice}"`)
  expect((await exportPetition(text, 'md')).content.toString()).toMatch(new RegExp(`^> \\*\\*${notice}`))
  expect((await render(petition('x', { draft: { pending: 1 } }), 'html')).toString()).toContain(
    'MINUTA – 1 item em aberto – 22/11/2026',
  )
  expect((await render(petition('x'), 'html')).toString()).not.toContain('MINUTA')
})

describe('the DOCX', () => {
  let parts: Map<string, string>
  beforeAll(async () => {
    parts = await docxParts(
      await fileOf(example('contestacao-trabalhista.md') + '\n> Citação longa.\n', 'docx'),
    )
  })
  const part = (name: string): string => [...parts].find(([path]) => path.includes(name))?.[1] ?? ''

  it('is an A4 page in Times New Roman, 12 points, one and a half lines, in Portuguese', () => {
    expect(part('word/document.xml')).toMatch(/<w:pgSz w:w="11907" w:h="16840"/)
    expect(part('word/document.xml')).toMatch(
      /<w:pgMar w:top="1701" w:right="1134" w:bottom="1134" w:left="1701"/,
    )
    const defaults = /<w:docDefaults>[^]*?<\/w:docDefaults>/.exec(part('styles.xml'))?.[0] ?? ''
    expect(defaults).toContain('w:ascii="Times New Roman"')
    expect(defaults).toContain('<w:sz w:val="24"/>')
    expect(defaults).toContain('<w:lang w:val="pt-BR"/>')
    expect(defaults).toContain('w:line="360"')
  })

  it('numbers its pages and names its title and author', () => {
    expect(
      docxText(part('word/footer1.xml').replace(/<w:instrText[^>]*>(\w+)<\/w:instrText>/g, '[$1]')),
    ).toContain('fl. [PAGE] de [NUMPAGES]')
    expect(docxText(part('word/header1.xml'))).toContain('Torres Amado Advocacia – Vila Serena/SP')
    expect(part('core.xml')).toMatch(/<dc:title>CONTESTAÇÃO/)
    expect(part('core.xml')).toContain('<dc:creator>Lia Torres Amado</dc:creator>')
  })

  it('justifies with a first-line indent, sets quotations 4 cm in at 11 points, and keeps headings with what follows', () => {
    const style = (id: string): string =>
      new RegExp(`<w:style [^>]*w:styleId="${id}"[^]*?</w:style>`).exec(part('styles.xml'))?.[0] ?? ''
    expect(style('Corpo')).toMatch(/w:firstLine="1418"[^]*w:val="both"|w:val="both"[^]*w:firstLine="1418"/)
    expect(style('Citacao')).toMatch(/w:left="2268"/)
    expect(style('Citacao')).toMatch(/w:line="240"/)
    expect(style('Citacao')).toContain('<w:sz w:val="22"/>')
    expect(style('Heading2')).toContain('<w:keepNext/>')
    expect(part('word/document.xml')).toMatch(/<w:tblHeader\/>/)
  })
})

describe('the PDF', () => {
  it('is PDF/A-1b with its own fonts, numbered pages and the title', async () => {
    const file = await fileOf(example('peticao-inicial.md'), 'pdf')
    const raw = file.toString('latin1')
    expect(raw).toMatch(/<pdfaid:part>1</)
    expect(raw).toMatch(/<pdfaid:conformance>B</)
    expect(raw).toContain('Tinos-Regular')
    expect(raw).toContain('Tinos-Bold')
    const { pages, title, language } = await readPdf(file)
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => expect(flat(page)).toContain(`fl. ${index + 1} de ${pages.length}`))
    expect(title).toBe('AÇÃO DE RESOLUÇÃO CONTRATUAL C/C RESTITUIÇÃO DE VALORES')
    expect(language).toBe('pt-BR')
  })

  it('breaks a word that is wider than the page', async () => {
    const [key, cell] = ['1234567890'.repeat(20), 'x'.repeat(90)]
    const { pages } = await readPdf(
      await fileOf(`Chave ${key} fim.\n\n| A | B |\n| - | - |\n| ${cell} | y |`, 'pdf'),
    )
    // What runs over the edge of the paper is not among a page's words.
    expect(pages.join('').replace(/[\s\u200B]/g, '')).toMatch(new RegExp(`Chave${key}fim.*${cell}y`))
  })

  it('prints what people write in messages', async () => {
    expect(await pdfTextOf('“combinado 👍 → quinta ✓”')).toContain('“combinado 👍 → quinta ✓”')
  })
})

describe('the HTML', () => {
  it('stands alone, runs nothing and prints like the others', async () => {
    const html = await htmlOf(example('peticao-inicial.md'))
    expect(html).toContain('<html lang="pt-BR">')
    expect(html).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'"/,
    )
    expect(html).not.toMatch(/<script|<img|<link|\son\w+=|\sstyle=|url\(/i)
    expect(html).toMatch(/@page \{ size: A4; margin: 3cm 2cm 2cm 3cm; @bottom-right/)
  })

  it('links only web and mail addresses; anything else stays text', async () => {
    const body = await bodyOf(
      '[a](https://b.test/c) [d](javascript:alert(1)) <mailto:x@y.test> [e](data:text/html,z) ![f](http://g.test/h.png) [i](/rel)',
    )
    expect(body.match(/href="[^"]*"/g)).toEqual(['href="https://b.test/c"', 'href="mailto:x@y.test"'])
    expect(decode(body)).toContain('[d](javascript:alert(1))')
    expect(decode(body)).toContain('f (http://g.test/h.png)')
  })
})

describe('the parts of a piece', () => {
  const appeal = `**AO JUÍZO DA 2ª VARA CÍVEL**

Processo nº 1

**Segredo de justiça** (art. 189, II)

**CAIO**, já qualificado, vem apresentar

# APELAÇÃO

com fundamento no art. 1.009.

Nesses termos, pede deferimento.

Lagoa Mansa/PR, 24 de junho de 2025.

**Nair Góes Pena**

OAB/PR nº 12.345

---

# RAZÕES

**AO EGRÉGIO TRIBUNAL**

Apelante: Caio  
Apelado: M. R. P.

**DOS PEDIDOS**

Requer:

a) o conhecimento;
b) o provimento, para:

    i. reformar a sentença;

Fim.`

  it('are recognised', async () => {
    const body = await bodyOf(appeal)
    expect(
      body
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => text.replace(/<\/?strong>/g, '')),
    ).toEqual([
      '<p class="enderecamento">AO JUÍZO DA 2ª VARA CÍVEL</p>',
      '<p class="referencia">Processo nº\u00A01</p>',
      '<p class="referencia espaco">Segredo de justiça (art.\u00A0189, II)</p>',
      '<p>CAIO, já qualificado, vem apresentar</p>',
      '<h1>APELAÇÃO</h1>',
      '<p class="continua">com fundamento no art.\u00A01.009.</p>',
      '<p class="junto">Nesses termos, pede deferimento.</p>',
      '<p class="data junto">Lagoa Mansa/PR, 24 de junho de 2025.</p>',
      '<div class="assinatura"><p>Nair Góes Pena<br>OAB/PR nº\u00A012.345</p></div>',
      '<hr class="pagina">',
      '<h1>RAZÕES</h1>',
      '<p class="enderecamento">AO EGRÉGIO TRIBUNAL</p>',
      '<p class="referencia espaco">Apelante: Caio<br>Apelado: M. R. P.</p>',
      '<h2>DOS PEDIDOS</h2>',
      '<p class="junto">Requer:</p>',
      '<ul>',
      '<li class="nivel-0"><span>a)</span> <span>o conhecimento;</span></li>',
      '<li class="nivel-0"><span>b)</span> <span>o provimento, para:</span></li>',
      '<li class="nivel-1"><span>i.</span> <span>reformar a sentença;</span></li>',
      '</ul>',
      '<p>Fim.</p>',
    ])
  })

  it('begin the reasons of an appeal on a page of their own', async () => {
    const { pages } = await readPdf(await fileOf(appeal, 'pdf'))
    expect(pages).toHaveLength(2)
    expect(flat(pages[1] ?? '')).toMatch(/RAZÕES AO EGRÉGIO TRIBUNAL/)
    expect((await documentOf(appeal)).match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
  })

  it('tell the letter i from the number i', async () => {
    const markers = [
      ...(await bodyOf('g) x;\n\nh) y;\n\ni) z;\n\n1. um\n   - dois\n\n     mais\n\n2. três')).matchAll(
        /nivel-(\d)"><span>([^<]*)/g,
      ),
    ]
    expect(markers.map(([, level, marker]) => `${level}${marker}`)).toEqual([
      '0g)',
      '0h)',
      '0i)',
      '01.',
      '1•',
      '1',
      '02.',
    ])
  })

  it('mark a field across bold, in a table, and where its bracket never closes', async () => {
    const html = await bodyOf(
      '**Valor [COMPLETAR:** valor *da causa*] e [VERIFICAR] e [COMPLETAR: sem fim\n\n| A |\n| - |\n| [VERIFICAR] |\n\n[VERIFICAR]: http://x.test',
    )
    expect(decode(html.match(/<mark>[^]*?<\/mark>/g)?.join('+') ?? '').replace(/\s+/g, ' ')).toContain(
      '[COMPLETAR:',
    )
    expect([...html.matchAll(/<mark>([^<]*)<\/mark>/g)].map(([, text]) => text).join('')).toBe(
      '[COMPLETAR: valor da causa][VERIFICAR][COMPLETAR[VERIFICAR][VERIFICAR]',
    )
  })
})
