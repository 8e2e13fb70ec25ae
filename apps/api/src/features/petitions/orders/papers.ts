import { documentType, labelOf } from '@lavra/contracts/labels'
import { stems } from '@lavra/language/words'
import type { DossierDocument } from '../dossier/dossier'
import { fold } from '@lavra/language/text'
import { keysOf } from '../tracing/items'
import { subjectOf } from './subject'

/** What papers are called, each with what its titles may say instead. */
const kinds: [name: RegExp, titles: RegExp][] = [
  [/^(?:e-?mails?|correio eletronico)\b/, /e-?mail|correio eletronico|\.(?:eml|msg)\b/],
  [
    /^(?:mensage\w+|conversas?|whats\w*|prints?|dialogos?|bate-papo|troca de mensagens)\b/,
    /mensage|conversa|whats|print|dialogo|bate-papo|chat/,
  ],
  [/^(?:laudos?|pericias?|parecer(?:es)?)\b/, /laudo|pericia|parecer/],
  [/^contratos?\b/, /contrato|instrumento/],
  [/^(?:aditivos?|aditamentos?)\b/, /aditivo|aditamento/],
  [/^(?:recibos?|comprovantes?|pix|ted)\b/, /recibo|comprovante|pix|\bted\b|transferencia/],
  [/^(?:nota fiscal|notas fiscais|nfs?)\b/, /nota fiscal|notas fiscais|\bnf/],
  [/^(?:faturas?|boletos?)\b/, /fatura|boleto/],
  [/^extratos?\b/, /extrato/],
  [/^(?:fotos?|fotografias?|imagens?|imagem)\b/, /foto|image/],
  [/^(?:videos?|filmagens?|filmagem)\b/, /video|filmage|\.mp4/],
  [/^(?:audios?|gravac(?:ao|oes)|degravac\w+|transcric\w+)\b/, /audio|gravac|transcric|\.mp3/],
  [/^(?:cartas?|notificac(?:ao|oes)|oficios?|telegramas?)\b/, /carta|notifica|oficio|telegrama/],
  [/^(?:relatorios?|auditorias?)\b/, /relatorio|auditoria/],
  [/^atas?\b/, /\bata\b/],
  [/^(?:certid(?:ao|oes)|declarac(?:ao|oes)|atestados?)\b/, /certid|declarac|atestado/],
  [/^(?:prontuarios?|exames?|receitas?|receituario)\b/, /prontuario|exame|receita/],
  [/^(?:holerites?|contracheques?|folhas? de pagamento)\b/, /holerite|contracheque|folha de pagamento/],
  [/^(?:planilhas?|orcamentos?|calculos?)\b/, /planilha|orcamento|calculo/],
  [/^(?:boletim|boletins|b\.?o\.?)\b/, /boletim|\bbo\b|b\.o\./],
  [/^(?:depoimentos?|termos? de depoimento|oitivas?)\b/, /depoimento|termo|oitiva/],
  [/^(?:acordos?|distratos?|termos?)\b/, /acordo|distrato|termo/],
  [/^(?:cheques?|duplicatas?|promissorias?)\b/, /cheque|duplicata|promissoria/],
  [/^(?:sentencas?|decis(?:ao|oes)|acordaos?|despachos?)\b/, /senten|decis|acorda|despacho/],
  [/^(?:procurac(?:ao|oes)|substabelecimentos?)\b/, /procurac|substabelec/],
  [/^(?:peticao|inicial|contestacao|replica|defesa)\b/, /peti|inicial|contesta|replica|defesa/],
  [
    /^(?:curriculo|estatuto|ficha|cartao|cartoes|agenda|diario|bilhete|anotac(?:ao|oes)|notas?|minuta|rascunho)\b/,
    /curriculo|estatuto|ficha|carta|agenda|diario|bilhete|anotac|\bnota|minuta|rascunho/,
  ],
]

const numbered =
  /^(?:documentos?|docs?\.?|anexos?)\s*(?:de\s+)?(?:n[º°o.]*\s*|numeros?\s+)?((?:\d{1,3}(?:\s*(?:,|e|a)\s*)?){1,20})\.?$/

export interface Papers {
  /** The exhibits that are meant. */
  documents: DossierDocument[]
  /** A paper is named; where none is found, nobody knows which. */
  named: boolean
  /** Only its kind told which one it is. */
  guessed: boolean
}

/**
 * Which exhibits these words of the lawyer name: by number, by title or file name, or by kind and what it
 * speaks of.
 */
export function papersNamed(target: string, documents: readonly DossierDocument[]): Papers {
  const words = fold(target).trim()
  const numbers = numbersIn(words)
  const listed = documents.filter(({ number }) => number !== null && numbers?.includes(number))
  if (numbers !== null) return { documents: listed, named: true, guessed: false }
  const entitled = documents.filter(({ title }) => isTitle(words, fold(title)))
  if (entitled.length > 0) return { documents: entitled, named: true, guessed: false }
  const kind = kinds.find(([name]) => name.test(words))
  if (!kind)
    return {
      documents: [],
      named: /^(?:documentos?|docs?|arquivos?|anexos?|papel|papeis)\b/.test(words),
      guessed: false,
    }
  const ofKind = documents.filter((document) => kind[1].test(headOf(document)))
  const rest = subjectOf(words.replace(kind[0], ''))
  if (rest.keys.length + rest.stems.length === 0) return { documents: ofKind, named: true, guessed: false }
  const scored = ofKind.map((document) => ({ document, score: likeness(document, rest.keys, rest.stems) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const likest = scored.filter(({ score }) => score === best).map(({ document }) => document)
  if (best >= 0.5) return { documents: likest, named: true, guessed: false }
  return { documents: ofKind.length === 1 ? ofKind : [], named: true, guessed: true }
}

function numbersIn(words: string): number[] | null {
  const list = numbered.exec(words)?.[1]
  if (list === undefined) return null
  const span = /^(\d+)\s*a\s*(\d+)/.exec(list)
  if (!span) return (list.match(/\d+/g) ?? []).map(Number)
  const from = Number(span[1])
  return Array.from(
    { length: Math.min(200, Math.max(0, Number(span[2]) - from + 1)) },
    (_, step) => from + step,
  )
}

const bare = (title: string): string =>
  title
    .replace(/\.[a-z0-9]{2,4}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()

/** The title, or the file's name, in full; a title of one short word is no name. */
function isTitle(words: string, title: string): boolean {
  const name = bare(title)
  return (
    name.length > 3 &&
    (words === name ||
      words.includes(title) ||
      (name.includes(' ') && ` ${words.replace(/[_-]+/g, ' ')} `.includes(` ${name} `)))
  )
}

const headOf = ({ title, document_type }: DossierDocument): string =>
  fold(`${title} ${labelOf(documentType, document_type)}`)

/** Share of these figures and words that the paper's title, description or text holds. */
function likeness({ title, description, text }: DossierDocument, keys: string[], words: string[]): number {
  const told = `${title}\n${description ?? ''}\n${(text ?? '').slice(0, 60_000)}`
  const own = new Set(stems(told))
  const held = keys.length > 0 ? keysOf(told) : new Set<string>()
  return (
    (keys.filter((key) => held.has(key)).length + words.filter((word) => own.has(word)).length) /
    (keys.length + words.length)
  )
}
