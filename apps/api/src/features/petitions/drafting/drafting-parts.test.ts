import { describe, expect, it } from 'vitest'
import { bakery, courtCase, documents, dossier, party, sofa, support } from '../../../../test/dossiers'
import { draft } from '../../../../test/drafting'
import { addWorkingDays, findDates, longDate, spellDates } from '@lavra/language/dates'
import { readDirectives } from './directives'
import { findAmounts, formatMoney, spellMoney } from '@lavra/language/money'
import { readPerson } from './people'
import { formatOab } from './pieces/ending'
import { qualify } from './qualification'
import { read } from './reading'
import { clean } from '@lavra/language/text'

describe('dates', () => {
  it('are found however written, and only if they exist', () => {
    expect(
      findDates('Em 03/02/2025, 1º de maio de 2025 e 2025-06-30; nunca 31/02/2025').map(({ iso }) => iso),
    ).toEqual(['2025-02-03', '2025-05-01', '2025-06-30'])
  })
  it('are written out', () => {
    expect(longDate('2025-05-01')).toBe('1º de maio de 2025')
    expect(spellDates('maio/2025, jan-jul/2025 e 03/02/2025')).toBe(
      'maio de 2025, janeiro a julho de 2025 e 3 de fevereiro de 2025',
    )
  })
  it('count working days without movable holidays and through the recess', () => {
    expect(addWorkingDays('2025-06-09', 15)).toBe('2025-06-30')
    expect(addWorkingDays('2025-12-18', 2)).toBe('2026-01-21')
  })
})

describe('money', () => {
  it('is read and written as in Brazil', () => {
    expect(findAmounts('R$ 4.200,00, R$900 e R$ 1,5 milhão').map(({ cents }) => cents)).toEqual([
      420_000, 90_000, 150_000_000,
    ])
    expect(formatMoney(123_456_789)).toBe('R$ 1.234.567,89')
    expect(spellMoney(420_000)).toBe('R$ 4.200,00 (quatro mil e duzentos reais)')
    expect(spellMoney(100_000_000)).toContain('um milhão de reais')
    expect(spellMoney(8_640_050)).toContain('oitenta e seis mil e quatrocentos reais e cinquenta centavos')
  })
})

describe('recorded text', () => {
  it('is made safe whatever is the only thing in it that has to go', () => {
    const things = [
      ...Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)),
      '  ',
      'PROC-2024-12',
      'Usuário não identificado',
      '<b>',
    ]
    const wrong = things.flatMap((thing) =>
      [`um ${thing} dois`, `um${thing}dois`, `${thing}um`, `um${thing}`].filter(
        (text) => clean(text) !== clean(`_ ${text} _`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('qualification', () => {
  const said = (known: Parameters<typeof party>[0]) => qualify(readPerson(party(known)), 'full', 'da autora')

  it('inflects by recorded gender and stays neutral without one', () => {
    const common = {
      side: 'plaintiff',
      name: 'A B',
      nationality: 'português',
      marital_status: 'viuvo',
      rg: '1',
      cpf_cnpj: '11122233344',
      address: 'Largo Dois, 3, Santos/SP',
    } as const
    expect(said({ ...common, gender: 'feminino' })).toContain('portuguesa, viúva')
    expect(said({ ...common, gender: 'masculino' })).toContain('residente e domiciliado no Largo Dois, nº 3')
    expect(said({ ...common, gender: 'outro' })).not.toMatch(/inscrit[oa] |domiciliad|portador/)
  })
  it('does not take união estável for an estado civil', () => {
    expect(said({ side: 'plaintiff', name: 'A B', marital_status: 'uniao_estavel' })).toContain(
      '[COMPLETAR: estado civil], em união estável',
    )
    expect(
      said({
        side: 'plaintiff',
        name: 'A B',
        marital_status: 'divorciado',
        stable_union: true,
        gender: 'masculino',
      }),
    ).toContain('divorciado, em união estável')
  })
  it('reads a minor and a representative out of the name', () => {
    expect(said({ side: 'plaintiff', name: 'M. R. P., menor, representada por Tereza Alves' })).toMatch(
      /\*\*M\. R\. P\.\*\*, menor.*representada por Tereza Alves/,
    )
  })
  it('names who acts for a firm, a condomínio and an espólio', () => {
    expect(
      said({
        side: 'defendant',
        name: 'Pão Ltda.',
        party_type: 'corporate',
        custom_fields: { 'sócia-administradora': 'Ivone Luz' },
      }),
    ).toContain('representada por sua sócia-administradora, Ivone Luz')
    expect(said({ side: 'defendant', name: 'Condomínio Sol', party_type: 'corporate' })).toMatch(
      /representado por \[COMPLETAR: síndico/,
    )
    expect(said({ side: 'defendant', name: 'Município de Santos', party_type: 'corporate' })).toContain(
      'pessoa jurídica de direito público',
    )
  })
})

describe('the context steers', () => {
  it('is read as wishes, not as facts', () => {
    const read = readDirectives(
      'Quer só receber de volta. Sem dano moral. Aceita conciliação. Não pede gratuidade. Em 02/03/2025 a cliente notificou a loja.',
    )
    expect(read).toMatchObject({ moralDamages: false, hearing: true, gratuity: false, narrow: true })
    expect(read.facts).toEqual(['Em 02/03/2025 a cliente notificou a loja.'])
  })
  it.each([
    [
      'Pedir a oitiva do síndico João Reis e da zeladora Rita Moura.',
      ['João Reis, síndico', 'Rita Moura, zeladora'],
    ],
    ['Ouvir o porteiro Carlos e Ana Lima. Oitiva de Bento da Costa.', ['Carlos, porteiro', 'Bento da Costa']],
    [
      'Testemunhas: Ana Lima. Requerer a inquirição do mestre de obras Davi Rocha.',
      ['Ana Lima', 'Davi Rocha, mestre de obras'],
    ],
    ['Não pedir a oitiva do síndico João Reis.', []],
    ['Pedir a oitiva do réu Marcos Lima e do perito Luís Prado.', []],
    ['Pedir a oitiva do síndico do Condomínio Sol.', []],
    ['Requerer a oitiva da parte contrária na Vara Cível de Santos.', []],
  ])('whoever is to be heard is a witness, with the occupation told: %s', (context, witnesses) => {
    expect(readDirectives(context).witnesses).toEqual(witnesses)
  })

  it('keeps secrets, excluded subjects, percentages and witnesses apart', () => {
    const context =
      'Pedir 20%. Não discutir guarda nem visitas. Sigiloso: cartões não foram achados.\nTestemunhas: Ana Lima, pedreira, e João Reis. Não aceita acordo.'
    const { directives, dossier: opened } = read(dossier({ petition_type: 'complaint', context }))
    expect(directives).toMatchObject({
      percent: '20%',
      excluded: ['guarda', 'visitas'],
      witnesses: ['Ana Lima, pedreira', 'João Reis'],
      settlement: false,
      hearing: false,
    })
    expect(opened.held?.secrets).toEqual(['Sigiloso: cartões não foram achados.'])
  })
})

describe('facts and value', () => {
  it('run in order of time, each with its source', () => {
    const facts = read(sofa).facts.filter(({ iso }) => iso)
    expect(facts.map(({ iso }) => iso)).toEqual(['2025-02-03', '2025-02-03', '2025-03-20'])
    expect(facts.every(({ source }) => /doc\. \d/.test(source))).toBe(true)
  })
  it('one payment told twice counts once; two payments add up; unclear sums are left to the lawyer', () => {
    const value = (...texts: [string, string][]) =>
      read(
        dossier({
          petition_type: 'complaint',
          case: courtCase({ title: 'x', case_type: 'Litígio Cível', client_name: 'x' }),
          documents: documents(...texts),
        }),
      ).value.cents
    expect(read(sofa).value.cents).toBe(420_000)
    expect(value(['Recibo', '01/02/2025; R$ 100,00'], ['Comprovante PIX', '01/03/2025; R$ 100,00'])).toBe(
      20_000,
    )
    expect(value(['Contrato', 'preço R$ 100,00'], ['Orçamento', 'R$ 300,00'])).toBeNull()
  })
  it('garbage text and empty text are no facts', () => {
    const garbage = dossier({
      petition_type: 'complaint',
      documents: documents(['Escaneado', 'xq#@ zzkrt 9!!l ;;; ||| qwrtp lkjhg'], ['Vazio', '']),
    })
    expect(read(garbage).facts).toEqual([])
    expect(draft(garbage).finalizador).not.toContain('zzkrt')
  })
  it('a long contract gives a few quoted sentences', () => {
    const long = Array.from(
      { length: 200 },
      (_, index) =>
        `Cláusula ${index + 1} – O pagamento de R$ ${index + 1},00 vence em 10/0${(index % 9) + 1}/2025 e o atraso gera multa.`,
    ).join('\n')
    expect(
      read(dossier({ petition_type: 'complaint', documents: documents(['Contrato', long]) })).facts.length,
    ).toBeLessThanOrEqual(6)
  })
})

it('an OAB number is printed with its state or asks for it', () => {
  expect(formatOab('123456/SP')).toBe('OAB/SP nº 123.456')
  expect(formatOab('SP 234.567')).toBe('OAB/SP nº 234.567')
  expect(formatOab('123456')).toMatch(/^OAB\/\[COMPLETAR/)
  expect(formatOab(null)).toMatch(/COMPLETAR/)
})

describe('what is only read', () => {
  /**
   * The court's and the other side's papers stand in the file already; what is left is numbered without a
   * gap.
   */
  const onlyRead = (from: typeof support, titles: string[]) => {
    let filed = 0
    const as = (item: (typeof from.documents)[number]) =>
      titles.includes(item.title)
        ? { ...item, purpose: 'read_only' as const, number: null }
        : { ...item, number: ++filed }
    return { ...from, documents: from.documents.map(as) }
  }
  it.each([
    ['the decision of an appeal', support, ['Sentença', 'Certidão']],
    ['the claim of a defence', bakery, ['Inicial', 'Notificação']],
    ['the mandate', sofa, ['Procuração']],
    ['every paper', bakery, bakery.documents.map(({ title }) => title)],
    [
      'both pleadings before a summary judgment',
      { ...bakery, petition_type: 'summary_judgment' as const },
      ['Inicial'],
    ],
    [
      'both pleadings before a request of proof',
      { ...bakery, petition_type: 'discovery_request' as const },
      ['Inicial', 'Notificação'],
    ],
  ])('%s is cited as what it is and not in the list', (_, from, titles) => {
    const read = onlyRead(from, titles)
    const outputs = draft(read)
    expect(Object.values(outputs).join('\n')).not.toMatch(/doc\. null|Doc\. null|doc\. 0|\(\)/)
    const [piece = '', list = ''] = outputs.finalizador.split(/^## .*ROL DE DOCUMENTOS/m)
    const filed = read.documents.flatMap(({ number, title }) =>
      number === null ? [] : `- Doc. ${number} – ${title}`,
    )
    expect(list.match(/^- Doc\. .*$/gm) ?? []).toEqual(filed)
    const cited = [...piece.matchAll(/\bdocs?\. ([\d, e]+)/g)]
      .flatMap((match) => (match[1] ?? '').match(/\d+/g) ?? [])
      .map(Number)
    for (const number of cited) expect(number).toBeLessThanOrEqual(filed.length)
    expect(outputs.revisor).toMatch(/Remissões e rol de documentos \| (Confere|Não se aplica|Completar)/)
  })
})
