import { missingAnnexes, readClauses } from '../clauses'
import { citeAll, entryOf } from '../statutes'
import { cite, type Provision } from '../../../../law/catalogue'
import type { Draft } from '../draft'
import { isFormal, markOf, named, titleOf } from '../documents'
import { bullets, stack, table } from '@lavra/language/markdown'
import { capital, fold, joinList, missing, open, sentences, stop, uncapital } from '@lavra/language/text'
import { speak } from '../voice'
import { factsBody } from './common'
import { closing, exhibits } from './ending'
import { ruleProse } from '../rules'

/** Parecer: no court, no requests, no value; the clauses in their own words. */
export function opinion(draft: Draft): string {
  const { reading } = draft
  const ours = reading.us === 'plaintiff' ? draft.active : draft.passive
  const theirs = reading.us === 'plaintiff' ? draft.passive : draft.active
  const clauses = readClauses(reading)
  const risky = clauses.filter(({ rules }) => rules.length > 0)
  const annexes = missingAnnexes(reading)
  const doubt = reading.sideKnown
    ? ''
    : `\n\n${missing('confirmar quem é a parte que consulta o escritório')}`
  return stack(
    '# PARECER JURÍDICO',
    stack(
      '## CONSULENTE',
      `${ours ?? `**${missing('nome e qualificação de quem consulta')}**`}.`,
      `Contraparte: ${theirs ?? missing('contraparte do contrato')}.${doubt}`,
      ...draft.partyNotes,
    ),
    stack('## DOCUMENTOS EXAMINADOS', examined(draft)),
    stack('## QUESITOS', questions(draft)),
    stack('## RELATÓRIO', report(draft)),
    stack(
      '## FUNDAMENTAÇÃO',
      foundation(
        draft,
        risky.map(({ rules }) => rules),
      ),
    ),
    stack('## QUADRO DE CLÁUSULAS', clauseTable(draft)),
    stack(
      '## CONCLUSÃO',
      conclusion(
        draft,
        risky.map(({ number }) => number),
      ),
    ),
    stack(
      '## RESSALVAS',
      bullets([
        'A análise limita-se aos documentos listados e não substitui a leitura de originais, aditivos e mensagens de negociação.',
        ...(annexes.length > 0
          ? [
              `Não foram apresentados e são parte do contrato: ${joinList(annexes)}. ${missing(`obter ${joinList(annexes)}`)}`,
            ]
          : []),
        'A redação sugerida depende de negociação e de aprovação de quem consulta.',
        ...toneNotes(draft),
      ]),
    ),
    closing(reading),
    exhibits(reading),
  )
}

const toneNotes = ({ reading }: Draft): string[] =>
  reading.dossier.petition_profile === 'pacifico'
    ? [
        'Recomenda-se apresentar as alterações como proposta conjunta, para preservar a relação entre as partes.',
      ]
    : reading.dossier.petition_profile === 'agressivo'
      ? ['Sem as alterações nas cláusulas de maior risco, recomenda-se não assinar.']
      : []

function report(draft: Draft): string {
  const { reading } = draft
  const contracts = reading.dossier.documents.filter(
    (document) => !isFormal(document) && document.text !== null,
  )
  const list = joinList(contracts.map((document) => `${named(document)} (${markOf(document)})`))
  const submitted =
    list && readClauses(reading).length > 0
      ? speak(
          `%Us %u[submete|submetem] a exame ${list}, de que constam as cláusulas transcritas no quadro adiante.`,
          reading,
        )
      : null
  return draft.rows.length === 0 && submitted && draft.factNotes.length === 0
    ? submitted
    : stack(submitted, factsBody(draft, 'Dos documentos constam, em ordem cronológica:'))
}

function examined({ reading }: Draft): string {
  const list = reading.dossier.documents.map(
    (document) =>
      `- ${capital(markOf(document))} – ${titleOf(document)}${document.text || isFormal(document) ? '' : `: ${missing(`texto de ${titleOf(document)}`)}`}`,
  )
  return list.length > 0 ? list.join('\n') : missing('contrato ou minuta a examinar')
}

/** What is asked, from the description: "multa, foro e renovação" gives three questions. */
function questions({ reading }: Draft): string {
  const topics = readClauses(reading)
    .filter(({ rules }) => rules.length > 0)
    .map(({ number, risk }) => `A cláusula ${number} oferece risco a quem consulta (${uncapital(risk)})?`)
  const asked = sentences(reading.dossier.case?.description ?? '').some((text) =>
    /analis|parecer|assinar|minuta/.test(fold(text)),
  )
  const list = [
    asked || topics.length === 0
      ? 'O contrato pode ser assinado como está?'
      : 'O contrato é válido e equilibrado?',
    ...topics.slice(0, 8),
    'O que convém alterar?',
  ]
  return list.map((text, index) => `${index + 1}. ${text}`).join('\n\n')
}

function foundation(draft: Draft, rules: string[][]): string {
  const { reading } = draft
  const seen = new Set<string>()
  const used = [...new Set([...rules.flat(), ...(reading.consumer ? ['cdc-46-47'] : ['cc-421-A'])])]
  const general = speak(
    'A validade do contrato supõe partes capazes, objeto lícito e forma adequada ({cc-104}); na execução, as partes devem lealdade uma à outra ({cc-422}).',
    reading,
  )
  const argued = draft.points
    .filter(({ fact }) => !/ligados ao direito/.test(fact))
    .map(({ title, fact, rule, consequence }) =>
      stack(`### ${title}`, fact && stop(fact), ...ruleProse(rule, seen), consequence && stop(consequence)),
    )
  const lines = used
    .filter((id) => id !== 'cc-422')
    .map((id) => entryOf(id))
    .map(explained)
  return stack(general, ...lines, ...argued, ...draft.lawNotes, draft.precedents)
}

const explained = (entry: Provision): string => `${capital(cite(entry))}: ${stop(uncapital(entry.subject))}`

function clauseTable({ reading }: Draft): string {
  const clauses = readClauses(reading)
  if (clauses.length === 0)
    return missing('cláusulas do contrato: número, texto exato, risco, regra e redação proposta')
  return table(
    ['Cláusula', 'Texto', 'Risco', 'Regra', 'Redação proposta'],
    clauses.map(({ number, words, document, risk, rules, proposal }) => [
      `${number} (${document})`,
      `“${words}”`,
      risk,
      rules.length > 0 ? citeAll(rules) : '—',
      proposal,
    ]),
  )
}

function conclusion({ reading }: Draft, risky: string[]): string {
  if (readClauses(reading).length === 0)
    return `Sem o texto das cláusulas não é possível concluir: ${missing('texto do contrato e resposta aos quesitos')}.`
  if (risky.length === 0)
    return 'Não se identificou, no texto apresentado, cláusula que desaconselhe a assinatura, ressalvado o que adiante se anota.'
  const list = joinList(risky.map((number) => number))
  return `${open(`O contrato pode ser assinado se forem revistas as cláusulas ${list}, nos termos propostos no quadro acima`)}. Como está, impõe a quem consulta os riscos ali descritos.`.replace(
    /revistas as cláusulas (\S+), nos/,
    'revista a cláusula $1, nos',
  )
}
