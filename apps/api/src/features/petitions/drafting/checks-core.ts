import {
  fix,
  fill,
  listed,
  ok,
  openIn,
  overlap,
  requestItems,
  withoutQuotes,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import { side } from './checks-side'
import { gapsIn } from './qualification'
import { clean, fold } from '@lavra/language/text'

const expectedHeadings: Record<string, [name: string, pattern: RegExp][]> = {
  complaint: [
    ['Dos fatos', /dos fatos/],
    ['Do direito', /do direito/],
    ['Dos pedidos', /dos pedidos/],
  ],
  motion_to_dismiss: [
    ['Da tempestividade', /tempestividade/],
    ['Da síntese', /sintese/],
    ['Do mérito', /^(?:[ivx]+ – )?do merito/],
    ['Dos pedidos', /dos pedidos/],
  ],
  discovery_request: [
    ['Da fase processual', /fase/],
    ['Dos pontos controvertidos', /controvertid/],
    ['Do ônus da prova', /onus da prova/],
    ['Dos meios de prova', /meios de prova/],
    ['Dos pedidos', /dos pedidos/],
  ],
  summary_judgment: [
    ['Da fase processual', /fase/],
    ['Dos fatos incontroversos', /incontroversos/],
    ['Do mérito', /^(?:[ivx]+ – )?do merito/],
    ['Do pedido subsidiário', /subsidiario/],
    ['Dos pedidos', /dos pedidos/],
  ],
  appeal_brief: [
    ['Da tempestividade', /tempestividade/],
    ['Das razões', /razoes de reforma|vicio da decisao|^(?:[ivx]+ – )?do merito/],
    ['Dos pedidos', /dos pedidos/],
  ],
  opinion: [
    ['Consulente', /consulente/],
    ['Documentos examinados', /documentos examinados/],
    ['Quesitos', /quesitos/],
    ['Fundamentação', /fundamentacao/],
    ['Quadro de cláusulas', /clausulas/],
    ['Conclusão', /conclusao/],
    ['Ressalvas', /ressalvas/],
  ],
  revision: [
    ['Dos fatos', /dos fatos/],
    ['Das obrigações controvertidas', /controvertidas/],
    ['Do direito', /do direito/],
    ['Dos pedidos', /dos pedidos/],
  ],
}

function headingOrder({ headings, reading, dossier }: CheckInput): Finding {
  const titles = headings.map(fold)
  const expected = expectedHeadings[reading.kind.reading ?? dossier.petition_type] ?? []
  const places = expected.map(([name, pattern]) => ({
    name,
    at: titles.findIndex((title) => pattern.test(title)),
  }))
  const lacking = places.filter(({ at }) => at < 0).map(({ name }) => name)
  if (lacking.length > 0) return fix(`faltam os títulos: ${listed(lacking)}`)
  const late = places
    .filter(({ at }, index) => index > 0 && at < (places[index - 1]?.at ?? 0))
    .map(({ name }) => name)
  return late.length > 0 ? fix(`fora de ordem: ${listed(late)}`) : ok()
}

const agentNames =
  /\b(?:estrategista|finalizador|agente de ia|intelig[êe]ncia artificial|modelo de linguagem)\b/i

function systemWords({ text }: CheckInput): Finding {
  const found = [
    /\bPROC-[\d-]*/i,
    /usu[áa]rio n[ãa]o identificado/i,
    /\bundefined\b/,
    /\bNaN\b/,
    /\bnull\b/,
    /\[object [^\]]*\]/,
    agentNames,
  ]
    .map((pattern) => pattern.exec(text)?.[0])
    .filter((word): word is string => word !== undefined)
  return found.length > 0 ? fix(listed(found)) : ok()
}

/** Blanks that are no placeholder would slip past the pending list. */
function placeholders({ text }: CheckInput): Finding {
  const gaps = new Set(gapsIn(text)).size
  const rest = text.replace(/\[COMPLETAR: [^\]]+\]/g, '').replace(/^[|\s:-]+$/gm, '')
  const loose =
    rest.match(
      /_{3,}|\bX{3,}\b|\.{4,}|\[(?:COMPLETAR|preencher|inserir|data|nome|local|valor|n[úu]mero)[^\]\n]{0,60}\]?|\bxx\/xx\b/gi,
    ) ?? []
  if (loose.length > 0)
    return fix(
      `lacunas fora da lista de pendências: ${listed(loose.map((blank) => clean(blank) ?? blank.slice(0, 6)))}`,
    )
  return gaps > 0 ? fill(`${gaps === 1 ? '1 campo listado' : `${gaps} campos listados`} em Pendências`) : ok()
}

const routine =
  /^(?:subsidiariamente|alternativamente)|citacao|intima|provimento d|custas|honorarios|gratuidade|producao d|provas?\b|conhecimento d|ministerio publico|tutela|liminar|audiencia|prioridade|segredo|total (?:im)?procedencia|(?:im)?procedencia d|julgamento (?:imediato|antecipado|parcial|com os elementos)|efeito suspensivo|sucumbencia|oitiva|pericia|exame|exibicao|depoimento|oficio|onus|recebimento|notificacao|registro|testemunhas|vista|juntada|alimentos provisorios|acolhimento d[ao] (?:defesa|recurso|embargos)|(?:seu|o) acolhimento|repercussao|seguranca/

/** Both ways: every thesis of the strategy is argued and asked for, every request has its thesis. */
function requestsAndTheses(input: CheckInput): Finding {
  const { theses, reading } = input
  if (reading.kind.reading === 'opinion') return { result: 'Não se aplica', note: 'parecer não tem pedidos' }
  if (theses.length === 0) return fill('não foi possível conferir: a estratégia não traz teses')
  const items = requestItems(input)
  if (items.length === 0) return fix('não há pedidos em letras ou números')
  const titles = input.headings
  const silent = theses.filter(
    ({ title }) =>
      !titles.some((heading) => fold(heading).includes(fold(title)) || overlap(title, heading) >= 0.7),
  )
  const unasked = theses.filter(
    ({ request }) =>
      /\p{L}{4}/u.test(request) &&
      !/COMPLETAR/.test(request) &&
      Math.max(...items.map((item) => overlap(request, item))) < 0.6,
  )
  const orphan = items.filter(
    (item) =>
      !routine.test(fold(item)) &&
      !/COMPLETAR/.test(item) &&
      Math.max(
        ...theses.map(({ request, title, consequence }) =>
          overlap(item, `${request} ${title} ${consequence}`),
        ),
      ) < 0.34,
  )
  const notes = [
    ...silent.map(({ title }) => `tese sem tópico: ${title}`),
    ...(input.dossier.petition_type === 'discovery_request'
      ? []
      : unasked.map(({ title }) => `tese sem pedido: ${title}`)),
    ...orphan.map((item) => `pedido sem tese: ${item.slice(0, 70)}`),
  ]
  if (notes.length > 0) return fix(listed(notes))
  return openIn(items.join('\n')) ?? ok()
}

const insult =
  /\b(?:mentiros|caloteir|bandid|vigarist|canalh|desonest|safad|pilantr|imbecil|idiot|mau[- ]carater|picaret)\w*/g
const crime = /\b(?:estelionat|criminos|ladr(?:ao|oes|a)\b|golpist|fraudador|falsari|quadrilh)\w*/g

function insults({ text, reading }: CheckInput): Finding {
  const own = fold(withoutQuotes(text))
  const found = [
    ...(own.match(insult) ?? []),
    ...(reading.kind.rite === 'criminal' ? [] : (own.match(crime) ?? [])),
  ]
  return found.length > 0 ? fix(`rever fora de citação: ${listed(found)}`) : ok()
}

function ending({ text, reading }: CheckInput): Finding {
  const before = text.split(/^#+\s.*rol de documentos/im)[0] ?? text
  const tail = before.slice(-700)
  const oab = /OAB\/(?:[A-Z]{2}\b|\[COMPLETAR)/.test(tail)
  const lacking = [
    !oab && 'OAB com UF',
    !(reading.lawyer.name
      ? fold(tail).includes(fold(reading.lawyer.name))
      : /\[COMPLETAR: nome/.test(tail)) && 'nome de quem assina',
    !/(?:^|\n)\s*(?:\p{Lu}[\p{L}'’ -]+(?:\/[A-Z]{2})?|\[COMPLETAR: (?:munic|local|cidade)[^\]]*\]),\s*(?:\[COMPLETAR: data|\d{1,2}º? de )/u.test(
      tail,
    ) && 'lugar e data',
    !/deferimento|e o parecer/.test(fold(tail)) && 'fórmula de encerramento',
  ].filter((item): item is string => item !== false)
  if (lacking.length > 0) return fix(`falta: ${listed(lacking)}`)
  return openIn(tail.slice(tail.search(/deferimento|É o parecer/i))) ?? ok()
}

/** The reviewer's points on form, side and style, by their number in the list of all types. */
export const formChecks: Record<
  'headings' | 'side' | 'system' | 'blanks' | 'requests' | 'insults' | 'ending',
  Check
> = {
  headings: { id: 'core-1', title: 'Títulos presentes e em ordem', check: headingOrder },
  side: { id: 'core-8', title: 'Lado do cliente e tratamento das partes', check: side },
  system: { id: 'core-9', title: 'Sem número interno nem nomes de sistema', check: systemWords },
  blanks: { id: 'core-10', title: 'Lacunas listadas', check: placeholders },
  requests: { id: 'core-11', title: 'Pedidos ligados a teses', check: requestsAndTheses },
  insults: { id: 'core-12', title: 'Sem ofensa nem imputação de crime', check: insults },
  ending: { id: 'core-13', title: 'Fecho, lugar, nome e OAB', check: ending },
}
