import { describe, expect, test } from 'vitest'
import { courtCase, documents, dossier } from '../../../../test/dossiers'
import { obey } from './obey'

const exhibits = documents(
  [
    'Contrato de prestação de serviços.pdf',
    'Cláusula 11. O preço é de R$ 9.000,00.\nCláusula 12.3. Há multa de 40% por atraso.\nO atraso conta do vencimento.\nCláusula 13. Foro de Vila Serena.',
    'contract',
  ],
  [
    'E-mail do gerente Otávio Lins',
    'Em 5 de maio de 2026 o gerente admitiu o defeito.\nOfereceu R$ 1.234,00.',
    'correspondence',
  ],
  ['E-mail da contadora', 'A contadora pediu a nota fiscal em 7 de maio de 2026.', 'correspondence'],
  ['Laudo_particular_v2.pdf', 'O perito viu umidade na parede.', 'evidence'],
  ['Laudo do IML', 'A lesão é leve.', 'evidence'],
  ['scan_0031.pdf', 'Pagou R$ 500,00. Marta separou-se do marido em 2019. A casa é alugada.', 'evidence'],
)
const given = (context: string) =>
  obey(
    dossier({
      petition_type: 'complaint',
      case: courtCase({
        title: 'x',
        case_type: 'Litígio Cível',
        client_name: 'Ana',
        description: 'Ana pagou. O gerente admitiu o defeito por escrito.',
      }),
      context,
      documents: exhibits,
    }),
  )
const titles = (context: string): string[] =>
  given(context).documents.map(({ title }) => title.split(' ').slice(0, 3).join(' '))
const gone = (context: string): string[] => {
  const kept = new Set(given(context).documents.map(({ title }) => title))
  return exhibits.map(({ title }) => title).filter((title) => !kept.has(title))
}

describe('papers that the context orders to leave out', () => {
  test.each<[context: string, ...out: string[]]>([
    ['Não juntar o e-mail do gerente.', 'E-mail do gerente Otávio Lins'],
    ['Nao usar o email do gerente nem o laudo do IML.', 'E-mail do gerente Otávio Lins', 'Laudo do IML'],
    ['Não mencionar o e-mail de 5 de maio de 2026.', 'E-mail do gerente Otávio Lins'],
    ['Não citar o e-mail de 07/05/2026.', 'E-mail da contadora'],
    ['Não usar os laudos.', 'Laudo_particular_v2.pdf', 'Laudo do IML'],
    ['Não usar o laudo particular.', 'Laudo_particular_v2.pdf'],
    ['Não juntar o documento 6.', 'scan_0031.pdf'],
    ['Não juntar os docs. 4 e 5.', 'Laudo_particular_v2.pdf', 'Laudo do IML'],
    [
      'Deixar de fora os documentos 2 a 4.',
      'E-mail do gerente Otávio Lins',
      'E-mail da contadora',
      'Laudo_particular_v2.pdf',
    ],
    ['Não usar scan_0031.pdf.', 'scan_0031.pdf'],
    ['Omitir o contrato de prestação de serviços.', 'Contrato de prestação de serviços.pdf'],
    ['E-mail da contadora: não usar.', 'E-mail da contadora'],
    ['Não juntar as mensagens.'],
  ])('%s', (context, ...out) => expect(gone(context)).toEqual(out))

  test('the others are numbered anew, and the order is in no prompt', () => {
    const { documents: left, context, held } = given('Pedir perícia. Não juntar o e-mail do gerente.')
    expect(left.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(context).toBe('Pedir perícia.')
    expect(held?.open).toEqual([])
    expect(held?.done).toEqual([expect.stringContaining('“E-mail do gerente Otávio Lins”')])
  })
})

describe('passages and subjects', () => {
  const all = (context: string): string =>
    JSON.stringify([given(context).documents, given(context).case, given(context).context])
  test.each<[context: string, out: string[], left: string[]]>([
    [
      'Não mencionar a cláusula 12.3 do contrato.',
      ['multa de 40%', 'conta do vencimento'],
      ['preço é de R$ 9.000,00', 'Foro de Vila Serena'],
    ],
    ['Não falar da separação de Marta.', ['separou'], ['A casa é alugada']],
    ['Não mencionar que Marta separou-se do marido.', ['separou'], ['A casa é alugada']],
    ['Não usar o valor de R$ 1.234,00.', ['1.234,00'], ['admitiu o defeito']],
    ['Não citar a frase “a casa é alugada”.', ['A casa é alugada'], ['Pagou R$ 500,00']],
    ['Não mencionar o defeito admitido pelo gerente.', ['admitiu o defeito'], ['Ana pagou']],
  ])('%s', (context, out, left) => {
    for (const words of out) expect(all(context)).not.toContain(words)
    for (const words of left) expect(all(context)).toContain(words)
  })

  test.each([
    'Não juntar a ata da assembleia.',
    'Não usar o e-mail do síndico nem o da Receita.',
    'Não mencionar o divórcio.',
    'Não juntar o documento 19.',
    'Não usar isso.',
    'Não falar do noivado de Marta.',
  ])('%s: nobody can tell what is meant, which is said', (context) => {
    const { held } = given(context)
    expect(held?.open.length).toBeGreaterThan(0)
    expect(held?.open[0]?.sentence).toBe(context)
  })

  test.each([
    'Não usar latim.',
    'Não citar jurisprudência.',
    'Não mencionar prescrição.',
    'Não incluir danos morais.',
    'Não usar linguagem agressiva.',
  ])('%s stays an instruction', (context) =>
    expect(given(context)).toMatchObject({ context, held: { open: [], done: [] }, documents: exhibits }),
  )
  test('a subject of law that is to be left out is one', () =>
    expect(given('Não mencionar prescrição.').held?.subjects).toEqual(['prescricao']))
  test('what the lawyer marks as secret is in nothing', () => {
    const {
      context,
      case: matter,
      held,
    } = obey(
      dossier({
        petition_type: 'complaint',
        context: 'Pedir perícia. Sigiloso: ele bebia.',
        case: courtCase({
          title: 'x',
          case_type: 'Litígio Cível',
          client_name: 'Ana',
          description: 'Ana caiu. Confidencial: Ana bebia.',
        }),
      }),
    )
    expect([context, matter?.description]).toEqual(['Pedir perícia.', 'Ana caiu.'])
    expect(held?.secrets).toEqual(['Sigiloso: ele bebia.', 'Confidencial: Ana bebia.'])
  })
  test('doing it twice changes nothing', () => {
    const once = given('Não juntar o laudo do IML.')
    expect(obey(once)).toBe(once)
  })
  test('the others keep their order', () => expect(titles('Não juntar o laudo do IML.')).toHaveLength(5))
})
