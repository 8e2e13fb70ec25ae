import { fold } from '@lavra/language/text'

/**
 * The main parts of our pieces, without number and article: "DOS FATOS", "I – Do Direito", "Rol de
 * documentos".
 */
const mainPart =
  /^(?:fatos|(?:sintese|resumo) (?:fatica|dos fatos|da (?:inicial|demanda|lide|causa|acao)|do processo)|direito|fundamentos juridicos|pedidos?|requerimentos finais|preliminares|merito|tempestividade|pontos controvertidos|meios de prova|fase processual|fatos incontroversos|razoes d[ae] reforma|rol de documentos)$/
/**
 * Parts that are main ones in most pieces and stand under another in some: never raised from below, but no
 * piece's name either.
 */
const perhapsMain =
  /^(?:cabimento|preparo|admissibilidade.{0,20}|onus da prova|provas|valor da causa|tutela.{0,40}|gratuidade.{0,20}|justica gratuita|audiencia.{0,40}|competencia|prioridade.{0,20}|conclusao|ressalvas|quesitos|fundamentacao|obrigacoes controvertidas|pedido subsidiario|efeito suspensivo)$/
const title =
  /^(?:peticao inicial|contestacao|apelacao|razoes d[aeo] (?:apelacao|recurso|agravo).{0,40}|(?:recurso|agravo|embargos|acao|reclamacao|parecer|impugnacao|replica|mandado de seguranca|habeas corpus|contrarrazoes|pedido de).{0,120})$/
const number = /^(?:[ivxl]+|\d{1,2})(?:\.\d{1,2})*\s*[.)–—-]\s*/
const article = /^d[aeo]s?\s+/

const nameOf = (heading: string): string =>
  fold(heading).replace(/[*_:]/g, '').trim().replace(number, '').replace(article, '').trim()

interface Heading {
  level: number
  text: string
}

function headingOf(line: string): Heading | null {
  const marked = /^(#{1,6})[ \t]+(\S.{0,300})$/.exec(line)
  if (marked) return { level: marked[1]?.length ?? 1, text: marked[2] ?? '' }
  // A main part in bold or capitals on a line of its own is one as well.
  const bare =
    line.length < 120 && /^(?:\*\*[^*]+\*\*|[^\p{Ll}]+)$/u.test(line)
      ? line.replace(/^\*\*|\*\*$/g, '').trim()
      : ''
  return bare !== '' && mainPart.test(nameOf(bare)) ? { level: 2, text: bare } : null
}

/**
 * The same text with its main parts as "##", what stands under them one deeper, and the piece's name as "#".
 */
export function levelled(text: string): string {
  let shift = 0
  let before = true
  return text
    .split('\n')
    .map((line) => {
      const heading = headingOf(line.trimEnd())
      if (!heading) return line
      const name = nameOf(heading.text)
      const main = mainPart.test(name) || (heading.level === 1 && perhapsMain.test(name))
      if (!main && (heading.level === 1 || (before && title.test(name)))) return changed(line, heading, 1)
      if (main) shift = 2 - heading.level
      before &&= !main
      return changed(line, heading, Math.min(6, Math.max(2, heading.level + shift)))
    })
    .join('\n')
}

const changed = (line: string, { level, text }: Heading, wanted: number): string =>
  level === wanted && line.startsWith('#') ? line : `${'#'.repeat(wanted)} ${text}`
