import { fold } from '@lavra/language/words'

/** A sentence of a free text that the lawyer keeps to the office, with its place. */
export interface Sentence {
  text: string
  start: number
  end: number
}

const abbreviation =
  /(?:^|[\s(])(?:art|arts|inc|n|no|nº|sr|sra|dr|dra|ltda|cia|av|r|ap|fl|fls|doc|docs|tel|p|pag|exmo|exma|cf|obs)$/

/**
 * Sentences of a text with their places; line breaks and semicolons end one, abbreviations and numbers do
 * not.
 */
export function sentencesOf(text: string): Sentence[] {
  const folded = fold(text)
  const found: Sentence[] = []
  let from = 0
  const close = (end: number): void => {
    const own = text.slice(from, end)
    const lead = own.length - own.trimStart().length
    if (own.trim() !== '')
      found.push({ text: own.trim(), start: from + lead, end: from + lead + own.trim().length })
    from = end
  }
  for (const { 0: mark, index } of text.matchAll(/\n|;(?=\s)|[.!?](?=["”')\]]?\s)/g)) {
    const next = /^["”')\]]?\s+["“(]?(\S)/.exec(text.slice(index + 1, index + 6))?.[1] ?? 'A'
    const goesOn =
      mark === '.' && (abbreviation.test(folded.slice(Math.max(0, index - 8), index)) || /\p{Ll}/u.test(next))
    if (!goesOn) close(index + (/^["”')\]]/.test(text.charAt(index + 1)) ? 2 : 1))
  }
  close(text.length)
  return found
}

const nouns =
  '(?:sigilos[oa]s?|sigilo|confidencia(?:l|is)|segredo|reservad[oa]s?|intern[oa]s?|nao divulgar|off)'
const whose =
  '(?:nota|notas|observac(?:ao|oes)|obs\\.?|anotac(?:ao|oes)|informac(?:ao|oes)|dado|dados|assunto|trecho|parte|ponto|aviso|lembrete|recado|fato|fatos|atencao)'
/**
 * "Sigiloso:", "Nota interna –", "[confidencial]", "Só para o escritório:": what follows it on the line is
 * secret.
 */
const label = new RegExp(
  `^[\\s\\-–•*#>[(]*(?:${whose}\\s+)?(?:muito |estritamente |altamente |absolutamente )?` +
    `(?:${nouns}|(?:so|apenas|somente|exclusivo|uso) (?:para |de |da |d?o |uso |conhecimento )*(?:advogad[oa]s?|escritorio|equipe|nos|intern[oa])|entre nos|em off|off the record|segredo do cliente)` +
    '(?: (?:ao|a|para|do|de|o|advogad[oa]|escritorio|cliente|equipe|e|nao divulgar|interno|uso))*[\\s*\\])]*(?:[:–—]|-\\s|[\\])]|$)',
)
/** "Não contar.", "não conte ao juiz": what, stands in the sentence before. */
const bareOrder =
  '^(?:(?:por )?favor,? )?nao (?:se )?(?:cont(?:ar|e)|revel(?:ar|e)|divulg(?:ar|ue)|dizer|diga|fal(?:ar|e)|mencion(?:ar|e)|us(?:ar|e)|cit(?:ar|e)|comentar|comente)(?: (?:a|ao|aos|para) .{1,40})?[.!]*$'
/** Words that keep a sentence to the office wherever they stand in it. */
const marker = new RegExp(
  [
    '\\b(?:e|sao|isto|isso|esta|fica|fique|ficam|ser|permanece|como|tudo|informac(?:ao|oes)|assunto|dado) (?:muito |estritamente |absolutamente |informac(?:ao|oes) )?(?:sigilos[oa]s?|confidencia(?:l|is)|segredo)\\b',
    '[(\\[–—-]\\s?(?:e |isto e |isso e )?(?:sigilos[oa]|confidencial|sigilo|segredo|nao (?:divulgar|revelar|mencionar|contar))\\s?(?:[)\\]!.]|$)',
    '^(?:sigilos[oa]|confidencial)\\b',
    '\\b(?:em|sob|manter|mantenha|mantido|guardar|guarde|pede|pediu|exige|absoluto|total) (?:o |em |absoluto |total |todo )?(?:sigilo|segredo)\\b(?! (?:de justica|bancario|fiscal|medico|profissional|telefonico|industrial))',
    'em confidencia\\b',
    'reservad[oa] (?:ao|a|para [oa]|do|da) (?:advogad|escritorio|equipe)',
    '(?:nota|observacao|uso|informacao|comentario|lembrete) intern[oa]\\b',
    'segredo do cliente',
    '\\b(?:so|apenas|somente|exclusiv[oa]|exclusivamente) (?:para|do|de|da|no|ao) (?:o |a |uso (?:do |da )?|conhecimento (?:do |da )?)?(?:advogad[oa]|escritorio|equipe|uso intern|conhecimento intern)',
    '\\bentre nos\\b|off the record|\\bem off\\b',
    'nao (?:se )?(?:divulg(?:ar|ue|uem)|revel(?:ar|e|em)|espalh(?:ar|e)|vaz(?:ar|e)|expor|exponha)\\b',
    bareOrder,
    'nao (?:se )?(?:cont(?:ar|e|em)|diz(?:er)?|diga|comentar|comente|falar|fale|mostrar|mostre) (?:a|ao|aos|para|isso|isto|que|nada|com|ninguem|nem|sobre isso)\\b',
    'nao (?:se )?(?:mencion(?:ar|e|em)|inclu(?:ir|a)|deixar? (?:transparecer|escapar)) que\\b',
    'nao (?:pode|podem|deve|devem|e para|vai) (?:vazar|sair daqui|chegar|constar|aparecer|ser (?:revelad|divulgad|dit[oa]|contad|mostrad|expost))',
    'nao (?:usar|constar|incluir|por|colocar|entra|entrar|aparecer|mencionar) (?:isso |isto )?(?:na peca|na peticao|nos autos|no processo|no texto)\\b',
    'ninguem (?:pode|deve|precisa|vai|mais) (?:saber|sabe)',
    '(?:re|reu|autora?|parte contraria|outra parte|outro lado|juiz|juiza|adversari[oa]|banco|empresa) (?:ainda )?nao (?:pode|deve|podem|devem) (?:saber|descobrir|ver|conhecer)',
    'fica(?:r)? (?:so )?(?:entre nos|aqui|no escritorio)\\b',
  ].join('|'),
)
/** "Isso é confidencial.": speaks of the sentence before it. */
const ofBefore = new RegExp(
  `${bareOrder}|${/\b(?:isso|isto|ess[ae]s? (?:fato|fatos|informac\w+|dado|dados|assunto|ponto|parte|trecho|historia)|tal (?:fato|informacao)|ele|ela|nada disso|do que (?:disse|contei)|acima|anterior)\b|^\(?(?:e )?(?:sigilos[oa]|confidencial|nao (?:contar|revelar|divulgar|mencionar|usar|conte|revele|divulgue|mencione|use))[.!)]*$/.source}`,
)
const goesOn =
  /^(?:ele|ela|eles|elas|isso|isto|tambem|por isso|alem disso|mas|porem|e\b|inclusive|disse|contou|confessou|admitiu|segundo ele|segundo ela)\b/
const rubric = /^[\p{L}\s]{3,25}:/u
const heading = /^\s*(#{1,6})\s/

/** How a text is marked up as secret as a whole: "[sigiloso] … [/sigiloso]". */
const block = /[[<](sigiloso|sigilo|confidencial|interno|segredo)[\]>][\s\S]{0,20000}?[[<]\/\1[\]>]/g

/** Every mark of a secret holds one of these, so that a text without any is read no further. */
const sign =
  /sigil|confiden|segredo|reservad|intern|nao |\boff\b|entre nos|ninguem|advogad|escritorio|equipe|fica/

/**
 * The sentences of a context or description that the lawyer keeps to the office: marked by a label
 * ("Sigiloso: …", to the end of its line or the next label), by words in the sentence ("não revelar", "isso é
 * confidencial"), by a heading or a line of its own (to its paragraph's or section's end), or between
 * [sigiloso] and [/sigiloso].
 */
export function secretsOf(text: string | null): Sentence[] {
  if (!text || !sign.test(fold(text))) return []
  const all = sentencesOf(text)
  const folded = all.map((sentence) => fold(sentence.text))
  const hidden = new Set<number>()
  let until: 'line' | 'paragraph' | 'section' | null = null
  let level = 0
  for (const [at, sentence] of all.entries()) {
    const words = folded[at] ?? ''
    const gap = text.slice(all[at - 1]?.end ?? 0, sentence.start)
    const title = heading.exec(sentence.text)?.[1]?.length ?? 0
    if (until === 'line' && (gap.includes('\n') || rubric.test(sentence.text))) until = null
    if (until === 'paragraph' && /\n\s*\n/.test(gap) && !isBare(folded[at - 1] ?? '')) until = null
    if (until === 'section' && title > 0 && title <= level) until = null
    const labelled = label.test(words)
    if (labelled && isBare(words)) [until, level] = [title > 0 ? 'section' : 'paragraph', title]
    else if (labelled) until ??= 'line'
    const marked = labelled || marker.test(words)
    const follows = hidden.has(at - 1) && !gap.includes('\n') && goesOn.test(words) && until === null
    if (until !== null || marked || follows) hidden.add(at)
    if (marked && !labelled && words.split(' ').length < 14 && ofBefore.test(words) && at > 0)
      hidden.add(at - 1)
  }
  for (const { 0: whole, index } of fold(text).matchAll(block))
    all.forEach(
      (sentence, at) => sentence.start < index + whole.length && sentence.end > index && hidden.add(at),
    )
  return all.filter((_, at) => hidden.has(at))
}

/** A label with nothing behind it. */
const isBare = (words: string): boolean =>
  label.test(words) && words.replace(label, '').replace(/[\s*_:.\])#-]/g, '') === ''

/** The same text without these sentences; line breaks stay. */
export function without(text: string, gone: readonly Sentence[]): string {
  let from = 0
  let kept = ''
  for (const { start, end } of gone.toSorted((a, b) => a.start - b.start)) {
    kept += text.slice(from, Math.max(from, start))
    from = Math.max(from, end)
  }
  return (kept + text.slice(from))
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +$/gm, '')
    .trim()
}

/** A context as others than its writer may read it. */
export const openPart = (text: string): string => without(text, secretsOf(text))
