import {
  fill,
  fix,
  listed,
  ok,
  openIn,
  requestItems,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import { findAmounts, formatMoney } from '@lavra/language/money'
import { fold } from '@lavra/language/text'

const criminal = ({ reading }: CheckInput): string | null =>
  reading.kind.rite === 'criminal' ? 'a peça criminal segue o CPP' : null
/** Art. 319, VII binds only where the hearing of art. 334 exists. */
const noHearing = ({ reading }: CheckInput): boolean =>
  reading.kind.rite !== 'civil' || reading.kind.injunction || reading.kind.probate

/** The seven items of art. 319, each with what shows it in the text. */
function sevenItems(input: CheckInput): Finding {
  const { text, folded, reading } = input
  const opening = text.split(/^##\s/m)[0] ?? ''
  const people = [...reading.ours, ...reading.theirs]
  const body = (title: RegExp): boolean => (input.section(title) ?? '').length > 40
  const items: [string, boolean][] = [
    ['I – juízo', /\bao? (?:juizo|egregio|tribunal)|\bjuizado/.test(fold(opening))],
    [
      'II – partes e qualificação',
      people.length > 0 &&
        people.every(({ name }) => fold(opening).includes(fold(name))) &&
        /cpf|cnpj|autoridade/.test(fold(opening)) &&
        /domicil|residen|sede|endereco/.test(fold(opening)),
    ],
    ['III – fatos e fundamentos', body(/dos fatos/) && body(/do direito/)],
    ['IV – pedido', requestItems(input).length > 0],
    ['V – valor da causa', /valor da causa|da-se a causa/.test(folded)],
    [
      'VI – provas',
      reading.kind.injunction || /prov(?:a|as|ar)\b/.test(fold(input.section(/das provas/) ?? '')),
    ],
    [
      'VII – audiência',
      noHearing(input) ||
        /audiencia/.test(fold(input.section(/audiencia/) ?? input.section(/dos pedidos/) ?? '')),
    ],
  ]
  const lacking = items.filter(([, found]) => !found).map(([name]) => name)
  if (lacking.length > 0) return fix(`faltam: ${listed(lacking)}`)
  return openIn(opening) ?? ok('os sete itens estão na peça')
}

function mandate(input: CheckInput): Finding {
  if (/procuracao|substabelecimento/.test(fold(input.section(/rol de documentos/) ?? ''))) return ok()
  return /\[COMPLETAR: [^\]]*procura[çc]/i.test(input.text)
    ? fill('juntar a procuração')
    : fix('a procuração não está no rol')
}

function oneValue({ text, folded, claims }: CheckInput): Finding {
  const places = [
    ...folded.matchAll(
      /(?:da-se|atribui-se|atribuindo-se) a (?:presente )?causa o valor de|valor da causa(?:[^.\n\]]{0,20})(?=r\$)/g,
    ),
  ]
  if (places.length === 0) return fix('a peça não diz o valor da causa')
  const paragraphs = places.map(({ index }) => text.slice(index).split('\n')[0] ?? '')
  const open = openIn(paragraphs.join('\n'))
  if (open) return open
  const sums = paragraphs.map((line) => findAmounts(line)[0]?.cents ?? null)
  const values = [...new Set(sums.filter((cents): cents is number => cents !== null))]
  if (values.length > 1) return fix(`valores diferentes: ${listed(values.map(formatMoney))}`)
  const [said] = values
  if (said === undefined) return fix('a peça não diz o valor da causa')
  if (claims.length === 0) return fill(`não foi possível conferir ${formatMoney(said)} com o registro`)
  return claims.includes(said)
    ? ok()
    : fix(`a peça diz ${formatMoney(said)}; o cálculo dá ${claims.map(formatMoney).join(' ou ')}`)
}

const money = /\b(?:pagar|pagamento|restitu|indeniz|devol|reembols|ressarc|repar)\w*/
const accessory = /honorarios|custas|gratuidade|multa diaria|astreinte|citacao|provas|correcao|juros/

/** A request for money says how much, or why it cannot yet. */
function valuedRequests(input: CheckInput): Finding {
  const items = requestItems(input)
  if (items.length === 0) return fix('não há pedidos em letras ou números')
  const monetary = items.filter((item) => money.test(fold(item)) && !accessory.test(fold(item)))
  const bare = monetary.filter((item) => !/R\$|\d\s*%|\[COMPLETAR/.test(item) && !/324/.test(item))
  if (bare.length > 0)
    return fix(`sem valor nem o art. 324, § 1º: ${listed(bare.map((item) => item.slice(0, 70)))}`)
  return openIn(monetary.join('\n')) ?? ok(monetary.length === 0 ? 'nenhum pedido em dinheiro' : '')
}

function hearing(input: CheckInput): Finding {
  const { reading, folded } = input
  const option = /art\. 334|319, vii|audiencia de conciliacao ou de mediacao|desinteresse na audiencia/.test(
    folded,
  )
  if (noHearing(input))
    return option
      ? fix('retirar a opção do art. 334, que não existe neste rito')
      : ok('sem a opção do art. 334')
  const text =
    input.section(/audiencia/) ?? requestItems(input).find((item) => /audiencia/.test(fold(item))) ?? ''
  const line = fold(text)
  const accepts =
    /\bopta|\baceita|interesse na (?:realizacao|audiencia)|favoravel/.test(line) &&
    !/desinteresse|nao tem interesse/.test(line)
  const declines = /desinteresse|nao tem interesse|dispensa/.test(line)
  if (!accepts && !declines) return openIn(text) ?? fix('falta a opção sobre a audiência (art. 319, VII)')
  const wish = reading.directives.hearing
  if ((wish === true && declines) || (wish === false && accepts))
    return fix('a opção contraria a orientação do cliente')
  return openIn(text) ?? ok()
}

export const complaintChecks: Check[] = [
  { id: 'complaint-15', title: 'Sete itens do art. 319', skips: criminal, check: sevenItems },
  { id: 'complaint-16', title: 'Procuração no rol', check: mandate },
  { id: 'complaint-17', title: 'Um só valor da causa', skips: criminal, check: oneValue },
  { id: 'complaint-18', title: 'Pedidos com valor', skips: criminal, check: valuedRequests },
  { id: 'complaint-19', title: 'Opção sobre a audiência', check: hearing },
]
