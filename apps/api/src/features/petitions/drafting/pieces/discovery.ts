import { allegations } from '../allegations'
import { longDate } from '@lavra/language/dates'
import type { Draft } from '../draft'
import { stack, table } from '@lavra/language/markdown'
import { contextSource } from '../facts'
import { isFormal, isSource, kindOf, markOf, named, references } from '../documents'
import { capital, missing, open, shorten, fold, joinList } from '@lavra/language/text'
import { speak } from '../voice'
import { dated } from '../reading'
import { argumentsBody, lettered } from './common'
import { closing, exhibits } from './ending'
import { addressee, markings, processLine, runningOpening } from './opening'

/** Especificação de provas: one disputed fact and one purpose for each means. */
export function discovery(draft: Draft): string {
  const { reading } = draft
  const { kind } = reading
  return stack(
    addressee(reading),
    processLine(reading),
    markings(reading),
    runningOpening(draft, kind.name ?? 'ESPECIFICAÇÃO DE PROVAS', ground(draft)),
    stack('## DA FASE PROCESSUAL', phase(draft)),
    stack('## DOS PONTOS CONTROVERTIDOS', points(draft), ...draft.factNotes),
    stack('## DO ÔNUS DA PROVA', burden(draft)),
    stack(
      '## DO DIREITO A PROVAR',
      'As provas pedidas servem aos fundamentos que seguem, aos quais cada fato controvertido se liga.',
      argumentsBody(draft),
    ),
    stack(
      '## DOS MEIOS DE PROVA',
      table(['Fato a provar', 'Meio', 'Finalidade', 'Onde está a prova'], means(draft)),
    ),
    stack('## DO ROL DE TESTEMUNHAS', witnesses(draft)),
    stack('## DOS QUESITOS', questions(draft)),
    kind.rite !== 'criminal' && stack('## DA EXIBIÇÃO', exhibition(draft)),
    stack(
      '## DOS PEDIDOS',
      speak('Diante do exposto, %us %u[requer|requerem]:', reading),
      lettered(requests(draft)),
    ),
    closing(reading),
    exhibits(reading),
  )
}

function ground({ reading }: Draft): string {
  if (reading.kind.rite === 'labour')
    return speak('com fundamento no {clt-818} e no {cpc-369-372@369:}', reading)
  if (reading.kind.rite === 'criminal') return speak('com fundamento no {cpp-156} e no {cpp-396-a}', reading)
  return reading.kind.name?.includes('ANTECIPADA')
    ? speak('com fundamento no {cpc-381-383@381:}', reading)
    : speak('com fundamento nos {cpc-369-372@369 e 370:}', reading)
}

function phase({ reading }: Draft): string {
  const order = dated(reading, /especifi\w+ (?:as )?provas|despacho|decisao saneadora|saneamento/)
  const shown = order && order.documents.length > 0 ? ` (${references(order.documents)})` : ''
  const start = order?.iso
    ? `ao despacho de ${longDate(order.iso)}${shown}`
    : `ao ${missing('despacho que mandou especificar provas e data da intimação')}`
  if (reading.kind.rite === 'criminal')
    return speak(
      'As provas são requeridas na fase própria da defesa e da instrução, com indicação do fato a que cada uma serve.',
      reading,
    )
  return speak(
    `%Us %u[atende|atendem] ${start}. Se não houver prazo fixado, aplica-se o de cinco dias ({cpc-218:§ 3º}).`,
    reading,
  )
}

/** Disputed facts: what the other side says, or, on the plaintiff's side, what the record tells. */
function disputed({ reading, rows }: Draft): string[] {
  const claims =
    reading.us === 'defendant'
      ? allegations(reading).filter((text) => !/^Pedido d/.test(text))
      : rows
          .filter((row) => row.text !== '' && !procedural(row, reading))
          .map(({ text, date }) => ({
            text: text.replace(/^(?:A|O|As|Os) \p{L}+ (?:sustentam?|alegam?|afirmam?|dizem|diz) que /iu, ''),
            date,
          }))
          .map(({ text, date }) => `${open(text)}${date && !text.includes(date) ? `, em ${date}` : ''}`)
  return claims.map((claim) => shorten(capital(claim), 220)).slice(0, 10)
}

/** Orders, pleadings and the lawyer's own notes are steps of the case, not facts in dispute. */
const procedural = ({ source }: { source: string }, reading: Draft['reading']): boolean =>
  source === contextSource ||
  reading.dossier.documents.some(
    (document) => isSource(source, document) && ['decision', 'claim'].includes(kindOf(document)),
  )

function points(draft: Draft): string {
  const { reading } = draft
  const list = disputed(draft)
  if (list.length === 0)
    return missing('fatos controvertidos, com a indicação de quem os afirma e onde foram negados')
  const by =
    reading.us === 'defendant'
      ? speak('%Them %t[afirma|afirmam] e %us %u[nega|negam]:', reading)
      : speak('%Us %u[afirma|afirmam], e a parte contrária deve responder, o que segue:', reading)
  return stack(by, list.map((text, index) => `${index + 1}. ${open(text)}.`).join('\n\n'))
}

function burden({ reading }: Draft): string {
  if (reading.kind.rite === 'criminal')
    return speak('A prova da acusação cabe a quem a faz ({cpp-156}).', reading)
  const rule = reading.kind.rite === 'labour' ? '{clt-818}' : '{cpc-373}'
  const inverted =
    reading.consumer && reading.us === 'plaintiff'
      ? ' Tratando-se de relação de consumo, requer-se a inversão do encargo ({cdc-6-VIII}).'
      : ''
  const base =
    reading.us === 'plaintiff'
      ? '%Us %u[prova|provam] o fato constitutivo do seu direito; %tothem cabe provar o que o impeça, modifique ou extinga'
      : '%Tothem cabe provar o fato constitutivo do direito alegado; %us %u[responde|respondem] apenas pelos fatos impeditivos, modificativos ou extintivos que %u[alegou|alegaram]'
  return speak(
    `${capital(speak(base.replace('%Tothem', '%tothem'), reading))} (${rule}).${inverted}`,
    reading,
  )
}

function means(draft: Draft): string[][] {
  const { reading } = draft
  const facts = disputed(draft)
  if (facts.length === 0)
    return [
      [
        missing('fato controvertido'),
        missing('meio de prova'),
        missing('finalidade'),
        missing('quem tem a prova'),
      ],
    ]
  return facts.map((fact) => {
    const shown = reading.dossier.documents.filter(
      (document) => !isFormal(document) && related(fact, `${document.title} ${document.text ?? ''}`),
    )
    const technical =
      /laudo|defeito|vicio|insalubr|periculos|contab|haveres|assinatura|medic|obra|contamin|polu|imovel avali/.test(
        fold(fact),
      )
    const kind = technical ? 'Perícia' : shown.length > 0 ? 'Documentos' : 'Testemunhas'
    const use = technical
      ? 'esclarecer a questão técnica'
      : shown.length > 0
        ? 'demonstrar o fato por escrito'
        : 'demonstrar o fato por quem o presenciou'
    const holder =
      shown.length > 0
        ? joinList([...new Set(shown.map(markOf))])
        : technical
          ? 'perito do Juízo'
          : 'testemunhas arroladas'
    return [fact, kind, use, holder]
  })
}

export function related(fact: string, text: string): boolean {
  const words = fold(fact)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 5)
  const folded = fold(text)
  return words.some((word) => folded.includes(word.slice(0, 7)))
}

function witnesses({ reading }: Draft): string {
  const limit = {
    labour: 'até três testemunhas',
    criminal: 'até oito testemunhas',
    civil: 'até dez testemunhas, três por fato',
    'small-claims': 'até três testemunhas',
  }[reading.kind.rite]
  const named = reading.directives.witnesses
  const list =
    named.length > 0
      ? named
          .map(
            (name, index) =>
              `${index + 1}. ${name}, ${missing(`${name.includes(',') ? '' : 'profissão, '}estado civil, idade, CPF, RG e endereços de ${name.split(',')[0] ?? name}`)}`,
          )
          .join('\n\n')
      : missing(
          'nome, profissão, estado civil, idade, CPF, RG e endereços de cada testemunha, e o fato que conhece',
        )
  const rule =
    reading.kind.rite === 'civil'
      ? ' ({cpc-450-457@450:}; {cpc-357:§ 6º})'
      : reading.kind.rite === 'small-claims'
        ? ' ({jec-33-34})'
        : ''
  return stack(speak(`%Us %u[arrola|arrolam] ${limit}${rule}:`, reading), list)
}

function questions({ reading, points: theses }: Draft): string {
  const technical =
    reading.directives.expert !== null ||
    /perici|laudo|defeit|vicio|insalubr|periculos|contab|haveres|medic|obra|contamin|polu|assinatura/.test(
      reading.words,
    )
  if (!technical)
    return 'Pelo que consta, os fatos controvertidos não dependem de conhecimento técnico; por isso não se pede perícia, ressalvado o que o Juízo determinar.'
  const topic = theses[0]?.title.replace(/^D[aeo]s? /, '') ?? 'fato controvertido'
  return stack(
    speak(
      reading.kind.rite === 'labour'
        ? 'Para a perícia, se deferida, seguem os quesitos ({clt-195}; {cpc-464-465@465:§ 1º}):'
        : reading.kind.rite === 'criminal'
          ? 'Para o exame, se deferido, seguem os quesitos ({cpp-158}):'
          : 'Para a perícia, se deferida, seguem os quesitos ({cpc-464-465@465:§ 1º}):',
      reading,
    ),
    [
      '1. Qual o estado do objeto examinado e em que data foi visto?',
      `2. Há, do ponto de vista técnico, o que se afirma (${reading.directives.expert && /^(?:na|no|nas|nos|em|sobre)\b/.test(reading.directives.expert) ? reading.directives.expert : topic})?`,
      '3. Qual a causa provável, e desde quando?',
      '4. Qual o custo ou a medida para corrigir o que for constatado?',
      `5. ${missing('quesitos específicos do caso e nome do assistente técnico')}`,
    ].join('\n\n'),
  )
}

function exhibition({ reading }: Draft): string {
  const wanted = fold(reading.directives.exhibition ?? '').match(/\p{L}{5,}/gu) ?? []
  // Only a document that speaks of the thing is a reason to say that it exists (397, III).
  const item = reading.dossier.documents.find(
    (document) =>
      !isFormal(document) &&
      wanted.some((word) => fold(`${document.title} ${document.text ?? ''}`).includes(word)),
  )
  const basis = item
    ? `cuja existência resulta do que consta d${named(item)} (${markOf(item)})`
    : missing('razão para afirmar que o documento existe')
  return speak(
    `%Us %u[requer|requerem] que %them exiba os registros próprios relativos aos fatos acima: item, ${reading.directives.exhibition ?? missing('documento ou categoria de documentos a exibir')}; finalidade, provar os pontos controvertidos; e posse %ofthem, ${basis} ({cpc-396-400@397:}).`,
    reading,
  )
}

function requests({ reading }: Draft): string[] {
  const { rite } = reading.kind
  if (rite === 'criminal')
    return [
      'o deferimento das provas acima, cada qual para o fato indicado',
      'a intimação das testemunhas arroladas',
      speak('a realização do exame pericial, se necessário, com os quesitos formulados ({cpp-158})', reading),
    ]
  return [
    reading.consumer && reading.us === 'plaintiff'
      ? speak('a inversão do ônus da prova ({cdc-6-VIII})', reading)
      : 'a definição do ônus da prova na forma exposta',
    speak('o depoimento pessoal %ofthem, sob pena de confesso ({cpc-385})', reading),
    'a oitiva das testemunhas arroladas',
    reading.directives.expert
      ? `a realização de perícia ${reading.directives.expert}, com os quesitos e o assistente indicados`
      : 'a realização da perícia, se houver questão técnica, com os quesitos e o assistente indicados',
    speak('a exibição dos documentos descritos, sob as consequências do {cpc-396-400@400:}', reading),
    speak(
      'a expedição de ofícios aos órgãos que detenham registros dos fatos, se a parte não os puder obter ({cpc-438:})',
      reading,
    ),
  ]
}
