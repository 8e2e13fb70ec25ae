import { once } from '../../../platform/lib/memoize'
import { secretsOf, without, type Sentence } from '../../../platform/secrets'
import type { Dossier, DossierDocument } from '../dossier/dossier'
import type { Held, HeldBack, Subject } from '../dossier/held'
import { fold } from '@lavra/language/text'
import { ordersOf, type Order } from './orders'
import { papersNamed } from './papers'
import { isEmpty, subjectOf, withoutSubject } from './subject'

/** How a piece is written; an order of this kind stays an instruction. */
const style =
  /^(?:latim|latinismos?|juridiques|adjetiv|adverbio|gerundio|linguagem|tom\b|estilo|palavra|termos? (?:em|tecnic|latin|dific)|expressoes?|negrito|caixa alta|maiuscul|italico|sublinhad|abreviatur|sigla|travess|jurisprudencia|precedentes?|sumulas?|julgados?|doutrina|acordaos?\b|citac|notas? de rodape|ironia|repetic|frases?\b|paragrafos?|primeira pessoa|voz passiva|excesso|exagero|modelo|ofensa|nada que|fatos? (?:nao|que nao)|informac\w+ (?:nao|que nao)|documentos? que nao|dados? que nao|o que nao)/
/** Subjects of law that a piece may leave out; naming them gives nothing away. */
const institute =
  /^(?:(?:d[aeo]s?|a|o|e|por|em|com|contra|sobre|pedido|tese|materia|alegacao|preliminar)\s+)*(?:prescri\w+|decaden\w+|danos? (?:mora\w+|materia\w+|estetic\w+)|lucros cessantes|tutela\w*|liminar\w*|inversao\w*|gratuidade|justica gratuita|audiencia\w*|concilia\w+|mediacao|honorarios|multa\w*|juros|correcao monetaria|reconvenc\w+|preliminar\w*|incompetencia|ilegitimidade|inepcia|litigancia|ma-fe|pericia judicial|testemunhas?|arbitragem|nulidade\w*|usucapiao|compensacao|repeticao|devolucao em dobro|cdc|codigo\w*|lei\b|art(?:igo|s?\.)|urgencia|onus)(?:\s+[a-z0-9./º-]+){0,6}$/
const listOnly = /\b(?:junt|anex)\w+/
const moreThanList =
  /\b(?:us(?:ar|e|em)|utiliz|mencion|cit(?:ar|e)|fal(?:ar|e)|refer|refir|alud|omit|ocult|escond|nada|fora|incl|transcr|revel|divulg|comentar|toc|toqu|mostr|apresent)/
/** More of a text than this is no passage of it. */
const widest = 0.4

interface Work {
  documents: DossierDocument[]
  /** Where these stood among those chosen. */
  places: number[]
  description: string | null
  context: string | null
  held: Held
}

/**
 * The dossier as writers, models and checks may see it: without the sentences that the lawyer keeps to the
 * office, and without the papers and passages that the context orders to leave out; what was held back stands
 * beside it. Doing it twice changes nothing.
 */
export const obey = once((dossier: Dossier): Dossier => {
  if (dossier.held) return dossier
  const context = dossier.context?.normalize('NFC') ?? null
  const description = dossier.case?.description?.normalize('NFC') ?? null
  const [secretPart, secretDescription] = [secretsOf(context), secretsOf(description)]
  const secrets = [...secretPart, ...secretDescription].map(({ text }) => text)
  const given = ordersOf(context)
  const orders = given.filter((order) => !isInstruction(order))
  const open = context === null ? null : without(context, distinct([...secretPart, ...orders]))
  const work: Work = {
    documents: dossier.documents,
    places: dossier.documents.map((_, at) => at),
    description: description === null ? null : without(description, secretDescription),
    context: open,
    held: {
      secrets: [...new Set(secrets)],
      back: secrets.map(secretBack),
      open: [],
      done: [],
      hidden: [],
      subjects: subjectsOf(given),
    },
  }
  work.held.back.push(...given.flatMap(lawLeftOut))
  for (const order of orders)
    follow(
      order,
      secretPart.some(({ start, end }) => order.start < end && start < order.end),
      work,
    )
  const background = dossier.background.filter(
    ({ title, text }) => !orders.some((order) => names(order, title, text)),
  )
  work.held.hidden = dossier.documents.flatMap((_, at) => (work.places.includes(at) ? [] : [at]))
  let filed = 0
  return {
    ...dossier,
    background,
    context: work.context === '' ? null : work.context,
    case: dossier.case && { ...dossier.case, description: work.description },
    documents: work.documents.map((document) => ({
      ...document,
      number: document.number === null ? null : ++filed,
    })),
    held: work.held,
  }
})

/** Whether an order names a paper that only a model would read. */
const names = ({ targets }: Order, title: string, text: string | null): boolean => {
  const paper: DossierDocument = {
    number: 0,
    title,
    document_type: 'other',
    owner: 'ours',
    purpose: 'to_file',
    description: null,
    text,
    recognized: false,
  }
  return targets.some((target) => papersNamed(target, [paper]).documents.length > 0)
}

const distinct = (sentences: Sentence[]): Sentence[] =>
  sentences.filter(
    ({ start, end }, at) => sentences.findIndex((other) => other.start === start && other.end === end) === at,
  )

const secretBack = (text: string): HeldBack => ({
  verdict: 'sigiloso',
  note: 'O contexto marca isto como sigiloso: tire da peça.',
  text,
  subject: null,
})

const isSubjectOfLaw = (target: string): boolean => institute.test(fold(target))
/** "Não usar a frase “…”" names a passage. */
const isStyle = (target: string): boolean => style.test(fold(target)) && !/[“"'\d]/.test(target)

/** An order on style, or to leave a subject of law out, is an instruction that whoever writes has to read. */
const isInstruction = ({ targets }: Order): boolean =>
  targets.length > 0 && targets.every((target) => isStyle(target) || isSubjectOfLaw(target))

const subjectsOf = (orders: Order[]): string[] =>
  orders.flatMap(({ targets }) => targets.filter(isSubjectOfLaw).map((target) => fold(target)))

/**
 * A piece told not to mention limitation does not; one told not to include damages may still answer the other
 * side's.
 */
const lawLeftOut = (order: Order): HeldBack[] =>
  /inclu/i.test(order.text)
    ? []
    : order.targets.filter(isSubjectOfLaw).map((target) => ({
        verdict: 'contra_ordem',
        note: noteOf(order),
        text: '',
        subject: subjectOf(target),
      }))

const noteOf = ({ text }: Order): string => `O contexto manda deixar de fora: “${text.slice(0, 200)}”`

function follow(order: Order, secret: boolean, work: Work): void {
  const targets = order.targets.filter((target) => !isStyle(target) && !isSubjectOfLaw(target))
  const unclear = (why: string): void => void (secret || work.held.open.push({ sentence: order.text, why }))
  if (targets.length === 0) unclear('a ordem não diz o que deixar de fora')
  for (const target of targets) {
    const why = hide(target, order, work)
    if (why !== null) unclear(why)
  }
}

/** Takes what is named out of the work; answers why it could not tell what that is, or null. */
function hide(target: string, order: Order, work: Work): string | null {
  const papers = papersNamed(target, work.documents)
  const subject = subjectOf(target)
  const inList = listOnly.test(fold(order.text)) && !moreThanList.test(fold(order.text))
  const sought = inList || !isPrecise(subject) ? null : subject
  const note = noteOf(order)
  if (papers.documents.length > 0) {
    const gone = new Set(papers.documents)
    const titles = papers.documents.map(({ title }) => `“${title}”`).join(', ')
    work.places = work.places.filter((_, at) =>
      papers.documents.every((document) => document !== work.documents[at]),
    )
    work.documents = work.documents.filter((document) => !gone.has(document))
    work.held.done.push(`Ordem do contexto cumprida: “${order.text}” Ficou fora: ${titles}.`)
    for (const { title, description, text } of gone)
      work.held.back.push({
        verdict: 'contra_ordem',
        note,
        text: `${title}\n${description ?? ''}\n${text ?? ''}`,
        subject: sought,
      })
    if (sought) cutOut(sought, work)
    return papers.guessed ? `confira se o documento é ${titles}, que ficou fora` : null
  }
  if (papers.named) return 'nenhum documento desta petição corresponde'
  if (isEmpty(subject)) return 'não se sabe o que deixar de fora'
  const cut = cutOut(subject, work)
  if (cut === 'too wide') return 'o que a ordem nomeia está em boa parte dos documentos'
  work.held.back.push({ verdict: 'contra_ordem', note, text: '', subject })
  if (cut === 0)
    return 'nada nos documentos nem no registro corresponde; a peça foi conferida só por estas palavras'
  work.held.done.push(
    `Ordem do contexto cumprida: “${order.text}” ${cut === 1 ? 'Ficou fora um trecho' : `Ficaram fora ${cut} trechos`} do material.`,
  )
  return null
}

/** Its words alone can tell it from others. */
const isPrecise = ({ keys, stems, clause, quoted }: Subject): boolean =>
  keys.length > 0 || stems.length > 1 || clause !== null || quoted !== null

function cutOut(subject: Subject, work: Work): number | 'too wide' {
  const all = [...work.documents.map(({ text }) => text), work.description, work.context]
  const texts = all.map((text) => (text === null ? null : withoutSubject(text, subject)))
  if (texts.some((one) => one !== null && one.of > 6 && one.cut > widest * one.of)) return 'too wide'
  work.documents = work.documents.map((document, at) => {
    const description =
      document.description === null ? null : withoutSubject(document.description, subject).text
    return { ...document, text: texts[at]?.text ?? null, description }
  })
  work.description = texts.at(-2)?.text ?? null
  work.context = texts.at(-1)?.text ?? null
  return texts.reduce((sum, one) => sum + (one?.cut ?? 0), 0)
}
