// What docs/security.md has to be for its readers to rely on it: every requirement once, with a reason, and
// every file and test there.

/** Of each section of the standard the level of each requirement, in their order: "1.1": "22". */
export type Levels = Record<string, string>

/** A file's text by its path in the repository; null where there is none. */
export type Read = (path: string) => string | null

const KINDS = ['Test', 'Code', 'Not applicable', 'Deviation'] as const
type Kind = (typeof KINDS)[number]

interface Row {
  id: string
  level: string
  subject: string
  kind: Kind | null
  answer: string
}

/** Everything that is wrong with the page, one line each. */
export function problemsOf(page: string, levels: Levels, read: Read): string[] {
  const rows = rowsOf(page)
  const wanted = requirements(levels)
  return [
    ...[...wanted.keys()].filter((id) => !rows.some((row) => row.id === id)).map((id) => `${id} is missing`),
    ...rows
      .filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
      .map(({ id }) => `${id} is there twice`),
    ...rows.flatMap((row) => rowProblems(row, wanted.get(row.id), page)),
    ...linkProblems(page, read),
    ...pathsOf(page)
      .filter((path) => read(path) === null)
      .map((path) => `${path} is not there`),
    ...(page.includes(summaryOf(rows)) ? [] : [`the summary is not\n${summaryOf(rows)}`]),
    ...deviationProblems(page, rows),
  ]
}

/** The table at the top of the page. */
export function summaryOf(rows: Row[]): string {
  const line = (name: string, of: Row[]) => {
    const first = of.filter(({ level }) => level === '1').length
    return `| ${name} | ${first} | ${of.length - first} | ${of.length} |`
  }
  const kinds = KINDS.map((kind) =>
    line(
      kind,
      rows.filter((row) => row.kind === kind),
    ),
  )
  return [
    '| | Level 1 | Level 2 | Together |',
    '|---|---|---|---|',
    line('Requirements', rows),
    ...kinds,
  ].join('\n')
}

/** The requirements of levels 1 and 2, with their level. */
function requirements(levels: Levels): Map<string, string> {
  const all = Object.entries(levels).flatMap(([section, each]) =>
    Array.from(each, (level, at) => [`V${section}.${at + 1}`, level] as const),
  )
  return new Map(all.filter(([, level]) => level !== '3'))
}

export function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((line) => {
    const [, id, level, subject, answer] =
      /^\| (V\d+\.\d+\.\d+) \| (\d) \| ([^|]*) \| ([^|]*) \|$/.exec(line) ?? []
    if (!id || !level) return []
    const kind = KINDS.find((one) => answer?.startsWith(`**${one}**`)) ?? null
    return [{ id, level, subject: subject?.trim() ?? '', kind, answer: answer?.trim() ?? '' }]
  })
}

function rowProblems(
  { id, level, subject, kind, answer }: Row,
  wanted: string | undefined,
  page: string,
): string[] {
  if (wanted === undefined) return [`${id} is no requirement of level 1 or 2`]
  const headings = [...answer.matchAll(/“([^”]+)” above/g)].map(([, heading]) => heading ?? '')
  return [
    ...(level === wanted ? [] : [`${id} is of level ${wanted}`]),
    ...(subject === '' ? [`${id} does not say what it is about`] : []),
    ...(kind === null ? [`${id} has no answer`] : []),
    ...(kind === 'Test' && mentions(answer).length === 0 ? [`${id} names no test`] : []),
    ...(kind === 'Code' && pathsOf(answer).length + headings.length === 0 ? [`${id} names no place`] : []),
    ...(answer.replace(/^\*\*[^*]+\*\*/, '').trim().length < 8 ? [`${id} gives no reason`] : []),
    ...headings
      .filter((heading) => !page.includes(`\n### ${heading} (`))
      .map((heading) => `${id}: no heading “${heading}”`),
  ]
}

interface Mention {
  link: string
  title: string
}
/** Tests that a text names: [link] “title”, or the title's beginning and an ellipsis. */
const mentions = (text: string): Mention[] =>
  [...text.matchAll(/\[([\w-]+)\] “([^”]+)”(?! above)/g)].map(([, link = '', title = '']) => ({
    link,
    title,
  }))

function linkProblems(page: string, read: Read): string[] {
  const files = new Map(
    [...page.matchAll(/^\[([\w-]+)\]: \.\.\/(\S+)$/gm)].map(([, link = '', path = '']) => [link, path]),
  )
  const used = new Set([...page.matchAll(/\[([\w-]+)\](?!\(|:|\[)/g)].map(([, link = '']) => link))
  return [
    ...[...used].filter((link) => !files.has(link)).map((link) => `[${link}] leads nowhere`),
    ...[...files].filter(([link]) => !used.has(link)).map(([link]) => `[${link}] is used nowhere`),
    ...[...files].filter(([, path]) => read(path) === null).map(([, path]) => `${path} is not there`),
    ...mentions(page).flatMap(({ link, title }) => testProblem(files.get(link), title, read)),
  ]
}

function testProblem(path: string | undefined, title: string, read: Read): string[] {
  const text = path === undefined ? null : read(path)
  if (path === undefined || text === null) return []
  const beginning = title.endsWith('…') ? title.slice(0, -1) : null
  const found = titlesIn(text).filter((one) =>
    beginning === null ? one === title : one.startsWith(beginning),
  )
  return found.length === 1 ? [] : [`${path} has ${found.length} tests “${title}”`]
}

/** Titles of tests, groups and steps in a file, each once. */
function titlesIn(text: string): string[] {
  // What stands in the first brackets, or in those behind the table of a test for many.
  const calls = text.matchAll(/(?:\b(?:test|it|describe)[\w.]*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
  return [...new Set([...calls].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1')))]
}

/** Files of the repository that stand in a text as code. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`([\w.@/-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /\w\.(tsx?|mjs|json|md|ya?ml|sh|prisma)$|^\.\w+ignore$|file$/.test(path))

function deviationProblems(page: string, rows: Row[]): string[] {
  const list = page.split('\n## ').find((section) => section.startsWith('Deviations\n')) ?? ''
  const told = list.split('\n').flatMap((line) => /^\| (V[^|]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
  const are = rows.filter(({ kind }) => kind === 'Deviation').map(({ id }) => id)
  return [
    ...are.filter((id) => !told.includes(id)).map((id) => `${id} is not in the list of deviations`),
    ...told
      .filter((id, at) => !are.includes(id) || told.indexOf(id) !== at)
      .map((id) => `${id} stands wrongly in the list of deviations`),
  ]
}
