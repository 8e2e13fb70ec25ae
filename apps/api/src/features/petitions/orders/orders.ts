import { sentencesOf, type Sentence } from '../../../platform/secrets'
import { fold } from '@lavra/language/text'

/** An order of the context to leave something out. */
export interface Order extends Sentence {
  /** What it names, in the lawyer's words, without article. */
  targets: string[]
}

const verb =
  '(?:us(?:ar|e|em|emos)|utiliz(?:ar|e|em)|junt(?:ar|e|em|emos)|anex(?:ar|e|em)|mencion(?:ar|e|em|emos)|cit(?:ar|e|em|emos)|fal(?:ar|e|em|emos)|refer(?:ir|ir-se)|refira(?:m|-se)?|alud(?:ir|a)|toc(?:ar)|toqu(?:e|em)|inclu(?:ir|a|am)|inserir|insira|trazer|traga|transcrev(?:er|a)|reproduz(?:ir|a)|apresent(?:ar|e|em)|levar|leve|coloc(?:ar)|coloqu(?:e|em)|(?:fazer|faca|facam) (?:qualquer )?(?:mencao|referencia|alusao)|revel(?:ar|e|em)|divulg(?:ar|ue|uem)|expor|exponha|explor(?:ar|e)|mostr(?:ar|e|em)|comentar|comente)'
const filler =
  '(?:(?:se|e para|deve|devem|devemos|vamos|pode|podem|podemos|queremos|quero|quer|precisa|precisamos|convem|e preciso|me|nos|que) ){0,3}'
const prep = '(?:(?:a|ao|aos|as|de|do|da|dos|das|em|no|na|nos|nas|sobre|com) )?'
/** "não juntar nem mencionar", "sem citar", "evitar falar de". */
const negated = new RegExp(
  `\\b(?:nao|nunca|jamais|sem|evit(?:ar|e|em)|proibid[oa]|vedad[oa]) ${filler}${verb}(?:(?:,| nem| e| ou)* ${filler}${verb}(?![a-z]))*(?![a-z-])\\s*${prep}`,
  'g',
)
/** "omitir X", "deixar de fora X", "nada sobre X". */
const omitted =
  /\b(?:omit(?:ir|a|am)|ocult(?:ar|e)|escond(?:er|a)|desconsider(?:ar|e)|ignor(?:ar|e)|(?:deix(?:ar|e|em)|mant(?:er)|mantenha) (?:de )?fora(?: da peca| dos autos)?|nada (?:de|do|da|sobre|a respeito d[eoa]|acerca d[eoa])|(?:nenhuma|sem) (?:mencao|referencia|alusao|palavra) (?:a|ao|aos|as|sobre|de))\s+/g
/** "deixar X de fora", "X não pode aparecer", "X, não usar". */
const framed = /\b(?:deix(?:ar|e|em)|mant(?:er)|mantenha)\s+(.{3,200}?)\s+(?:de )?fora\b/
const behind =
  /^(.{3,200}?)\s*(?:(?:fica|ficam|deve ficar|devem ficar|fique|fiquem) (?:de )?fora\b|nao (?:pode|podem|deve|devem|e para|sao para|vai|vao) (?:ser )?(?:usad|juntad|mencionad|citad|anexad|incluid|aparec|entr|constar|referid|exibid|apresentad|utilizad|trazid|transcrit)|nao (?:entra|entram|aparece|aparecem)\b)/
const noun = new RegExp(
  `^(.{3,200}?)\\s*[,:–—-]\\s*(?:por favor,? )?nao ${verb}\\s*(?:na peca|nos autos|em hipotese alguma)?[.!]*$`,
)

/** Words before "não usar" that leave it an order; any other ("a ré alega não usar …") makes it a fact. */
const leadIn = new Set(
  (
    'e mas porem por favor peco pedimos solicito obs atencao importante cuidado tambem ainda lembrar lembre-se lembrem-se na no da do peca peticao inicial contestacao apelacao defesa ' +
    'recurso texto rol aqui o a cliente pediu pede pedem quer queremos quero exige prefere orienta orientou para que de se devemos deve-se vamos preciso essencial fundamental em ' +
    'hipotese alguma nenhuma forma jeito nenhum expressamente favor ele ela'
  ).split(' '),
)
/** After these a negation tells of an act, not of what the piece shows. */
const otherActs =
  /^(?:por edital|por hora certa|personalidade|(?:as )?instruc|proposta|reconvenc|testemunh|recurso|replica|contrarrazoes|calcul)|polo (?:ativo|passivo)|\bpor edital\b/
const documentary = /^(?:apresent|traz|trag|levar|leve|mostr|inser|insira|coloc|coloqu)/
const isPaper =
  /\b(?:doc\w*|e-?mails?|mensage\w+|conversas?|whats\w*|prints?|laudos?|parecer\w*|contratos?|aditivos?|recibos?|notas?|fatura\w*|extratos?|comprovantes?|fotos?|fotografias?|videos?|audios?|gravac\w+|carta\w*|notificac\w+|relatorios?|atas?|certid\w+|declarac\w+|atestados?|prontuarios?|holerites?|planilhas?|orcamentos?|boletins?|boletim|exames?|cheques?|acordos?|depoimentos?)\b/
/** Where what is named ends and the reason begins. */
const reason =
  /[,;:]?\s(?:pois|porque|ja que|uma vez que|visto que|por (?:ser|conter|causa|enquanto)|sob pena|porquanto|para (?:nao|que|evitar)|(?:e|mas) (?:[a-z]{2,}(?:ar|er|ir)|so|apenas|nao))\b|,\s(?:que|pois)\b|\s[–—]\s/
const tail =
  /\s*(?:(?:na|nesta|em nenhuma) (?:peca|peticao|inicial|contestacao|defesa|hipotese|parte)|(?:nos|dos|aos) autos|em (?:juizo|hipotese alguma|momento algum)|ao (?:juizo|processo)|de (?:forma|maneira) alguma|de jeito nenhum|por enquanto|por ora|jamais|agora|da peca|do rol|da lista)?[\s.!)"”]*$/
const article =
  /^(?:(?:a|ao|aos|as|o|os|um|uma|de|do|da|dos|das|em|no|na|nos|nas|sobre|com|qualquer|quaisquer|todos?|todas?|mencao|referencia|alusao|assunto|questao|fato|nem|e|ou|tambem|sequer|ess[ae]s?|est[ae]s?|aquel[ae]s?)\s+)+/
const between =
  /\s*,\s+(?:e |nem |ou )?|\s+(?:nem|ou)\s+|\s+e\s+(?=(?:o|a|os|as|um|uma|ao|aos|do|da|dos|das|no|na|de|que|qualquer|doc|documento|sobre)\b)/
const action = /^(?:e\s+|mas\s+)?(?:[a-z]{2,}(?:ar|er|ir)\b|nao\b|so\b|apenas\b)/

/** Every order holds one of these, so that a sentence without any is read no further. */
const sign = /nao|nunca|jamais|sem|evit|proibid|vedad|omit|ocult|escond|desconsider|ignor|fora|nada|nenhuma/

/** Every order of a context to leave something out, with what each names. */
export const ordersOf = (context: string | null): Order[] =>
  sentencesOf(context ?? '').flatMap((sentence) => {
    const places = targetsIn(fold(sentence.text))
    if (places === null) return []
    return [{ ...sentence, targets: places.map(([start, end]) => sentence.text.slice(start, end)) }]
  })

type Place = [start: number, end: number]

/**
 * Where a folded sentence says what to leave out; empty where it orders so without saying what; null where it
 * gives no such order.
 */
function targetsIn(folded: string): Place[] | null {
  if (!sign.test(folded)) return null
  const post = noun.exec(folded) ?? behind.exec(folded)
  if (post && !leadsElsewhere(post[1] ?? '')) return partsOf(folded, 0, (post[1] ?? '').length)
  const frame = framed.exec(folded)
  if (frame && isLeadIn(folded.slice(0, frame.index))) {
    const start = frame.index + frame[0].indexOf(frame[1] ?? '', 4)
    return partsOf(folded, start, start + (frame[1] ?? '').length)
  }
  const found = [...folded.matchAll(negated), ...folded.matchAll(omitted)].filter((match) =>
    isOrder(folded, match),
  )
  return found.length === 0
    ? null
    : found.flatMap((match) => partsOf(folded, match.index + match[0].length, folded.length))
}

const leadsElsewhere = (words: string): boolean =>
  /\b(?:que|quando|se|porque)\b/.test(words) || words.split(' ').length > 20

function isOrder(folded: string, match: RegExpExecArray): boolean {
  const rest = folded.slice(match.index + match[0].length).replace(article, '')
  const said = match[0].replace(/^\w+ /, '')
  if (/ com $/.test(match[0]) || otherActs.test(rest) || (documentary.test(said) && !isPaper.test(rest)))
    return false
  const before = folded.slice(0, match.index)
  const own = before.slice(
    Math.max(...[',', ';', ':', '(', '–', '—'].map((mark) => before.lastIndexOf(mark) + 1)),
  )
  // "Pedir perícia sem mencionar o laudo" is an order; "a ré cobrou sem juntar fatura" is none.
  if (match[0].startsWith('sem')) return own.trim() === '' || /^\s*[a-z]{2,}(?:ar|er|ir)\b/.test(own)
  return isLeadIn(own)
}

const isLeadIn = (words: string): boolean =>
  words.split(/[\s,.:]+/).every((word) => word === '' || leadIn.has(word))

function partsOf(folded: string, from: number, to: number): Place[] {
  const whole = folded.slice(from, to)
  const end = reason.exec(whole)?.index ?? whole.length
  const parts: Place[] = []
  for (let at = 0; at < end;) {
    const gap = between.exec(whole.slice(at, end))
    const stop = gap ? at + gap.index : end
    const part = whole.slice(at, stop).replace(tail, '')
    const lead = article.exec(part)?.[0].length ?? 0
    if (parts.length > 0 && action.test(part)) break
    if (part.length - lead > 1) parts.push([from + at + lead, from + at + part.length])
    at = gap ? stop + gap[0].length : end
  }
  return parts
}
