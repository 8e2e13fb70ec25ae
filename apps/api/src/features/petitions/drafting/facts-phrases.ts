import { spellDates } from '@lavra/language/dates'
import type { DocumentKind } from './documents'
import { findAmounts, formatMoney } from '@lavra/language/money'

const clauseStart = /^cl[áa]usula\b/i

const verbFirst =
  /^(?:pede|requer|pleiteia|informa|declara|fixa|fixou|afirma|alega|reconhece|condena|condenou|julga|julgou|determina|determinou|concede|concedeu|defere|deferiu|indefere|indeferiu|mostra|aponta|comprova|confirma|nega|recusa|cobra|estipula|prevê|estabelece|autoriza|cancela|solicita|comunica)\b/i

/** One fragment of a note as a noun phrase (or a verb phrase, if it began with a verb). */
export function phrase(part: string, kind: DocumentKind): string {
  const plain = lowered(event(part.trim()))
  if (clauseStart.test(plain)) return `“${part.trim()}”`
  const amount = findAmounts(plain)[0]
  if (amount && amount.start === 0 && amount.end === plain.length)
    return `${kind === 'payment' ? 'o pagamento de' : 'o valor de'} ${formatMoney(amount.cents)}`
  if (/^\d{1,3}(?:,\d+)?\s*%$/.test(plain)) return `o percentual de ${plain.replace(/\s+/g, '')}`
  if (/^\d{1,2}h(?:\d{2})?\s*(?:às|as|-|–|a)\s*\d{1,2}h/i.test(plain))
    return withPauses(`o horário das ${plain.replace(/\s*(?:-|–)\s*/, ' às ')}`)
  return spellDates(withEvents(plain))
}

const hours = ['zero', 'uma hora', 'duas horas', 'três horas', 'quatro horas']
const withPauses = (text: string): string =>
  text.replace(
    /,?\s*\b([1-4])h (?:de )?intervalo/gi,
    (_, figure: string) => `, com ${figure}h (${hours[Number(figure)] ?? ''}) de intervalo`,
  )

const events: [RegExp, string][] = [
  [/^(?:assinad|firmad)[oa]s?\b/i, 'assinatura'],
  [/^recolhid[oa]s?\b/i, 'recolhimento'],
  [/^enviad[oa]s?\b/i, 'envio'],
  [/^recebid[oa]s?\b/i, 'recebimento'],
  [/^emitid[oa]s?\b/i, 'emissão'],
  [/^lavrad[oa]s?\b/i, 'lavratura'],
  [/^vencid[oa]s?\b/i, 'vencimento'],
  [/^protocolad[oa]s?\b/i, 'protocolo'],
  [/^registrad[oa]s?\b/i, 'registro'],
  [/^celebrad[oa]s?\b/i, 'celebração'],
  [/^entregues?\b/i, 'entrega'],
  [/^pag[oa]s?\b/i, 'pagamento'],
  [/^notificad[oa]s?\b/i, 'notificação'],
  [/^publicad[oa]s?\b/i, 'publicação'],
]

/** "assinado em …" reads "assinatura em …", which a sentence can carry. */
export function event(part: string): string {
  const found = events.find(([pattern]) => pattern.test(part))
  const named = found ? part.replace(found[0], found[1]) : part
  return named.replace(/\s+e recebid[oa]s?\b/i, ' e recebimento').replace(/\s+e enviad[oa]s?\b/i, ' e envio')
}

/** A fragment's first word in lower case, unless it looks like a name. */
const lowered = (part: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}|,)/u.test(part)
    ? part
    : /^\p{Lu}\p{Ll}/u.test(part)
      ? part.charAt(0).toLowerCase() + part.slice(1)
      : part

/**
 * "dispensa 15/07/2025" reads "dispensa em 15/07/2025"; "líquido R$ 2.480,00" reads "líquido de R$ 2.480,00".
 */
function withEvents(text: string): string {
  const dated = text.replace(
    /(\p{L}{3,}(?<!até|em|de|desde|após|dia|para|entre)|\p{Lu}\.),?\s+(?=\d{1,2}[/.]\d{1,2}[/.]\d{4}\s*$)/u,
    '$1 em ',
  )
  return withPauses(
    dated
      .replace(/:\s*(?=R\$)/g, ' de ')
      .replace(
        /(vencimento|emissão|pagamento|recebimento|entrega|assinatura|início|término|saída|admissão|dispensa|nascimento|óbito):\s*(?=\d{1,2}[/.]\d)/gi,
        '$1 em ',
      )
      .replace(/^(líquido|bruto) /i, 'valor $1 ')
      .replace(
        /(líquido|bruto|total|saldo|valor|salário|aluguel|multa|parcela|preço|dívida|débito) (?=R\$)/gi,
        '$1 de ',
      ),
  )
}

/** A fragment that is a sentence of its own: it is quoted, not woven in. */
export const isClause = (part: string): boolean =>
  /^(?:a|o|as|os|que|se|ele|ela)\s+\p{L}/iu.test(part) ||
  /\b(?:nega|admite|alega|atribui|sustenta|especifiquem|foi|foram|ser[aá]|fica|ficou|deve|dever[aá]|rejeitou|entendeu|manifestem?|intimem?|cite|cumpra)(?=\s)/iu.test(
    part,
  )

/** A past tense inside the fragment: it is a sentence. */
export const narrates = (part: string): boolean =>
  /\s(?!meu|seu)\p{L}{3,}(?:ou|eu|aram|eram|iram)\s/iu.test(part)

export const isVerb = (part: string): boolean => verbFirst.test(part)
