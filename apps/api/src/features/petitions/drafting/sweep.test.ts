import { caseTypes, petitionProfile, petitionType } from '@lavra/contracts/labels'
import type { PetitionProfile, PetitionType } from '@lavra/contracts/petitions'
import { describe, expect, it } from 'vitest'
import { courtCase, documents, dossier, party } from '../../../../test/dossiers'
import { draft, paragraphs } from '../../../../test/drafting'
import { provision } from '../../../law/catalogue'
import { checkCitations } from '../../../law/citations'
import type { Dossier, Side } from '../dossier/dossier'
import { read } from './reading'
import { theses } from './theses'
import { speak } from './voice'

const types = Object.keys(petitionType) as PetitionType[]
const profiles = Object.keys(petitionProfile) as PetitionProfile[]

const stories: Record<string, string> = {
  'Litígio Cível':
    'A loja não entregou o móvel comprado em 03/02/2025. O autor pagou R$ 4.200,00 por PIX e sofreu dano moral.',
  'Propriedade Intelectual':
    'A ré usa a marca registrada pela autora desde 10/01/2025, com desvio de clientela, e copiou fotografias sem autorização.',
  Inventário:
    'O pai faleceu em 12/03/2025 e deixou viúva e dois filhos; houve doação de imóvel a um herdeiro.',
  'Direito Ambiental':
    'A indústria lançou efluentes e contaminou o córrego em 02/09/2024; houve auto de infração e multa de R$ 50.000,00.',
  'Direito do Trabalho':
    'Trabalhou de 10/01/2023 a 15/07/2025 com horas extras, sem intervalo, sem FGTS; a dispensa foi sem justa causa.',
  'Direito Criminal':
    'Em 05/05/2025 houve ofensa por mensagem, com injúria e difamação; a autoria foi reconhecida por foto.',
  'Direito Familiar':
    'O pai deixou de pagar alimentos em 05/01/2025; discute-se guarda, visitas e partilha do imóvel do casal.',
  'Direito Empresarial':
    'O sócio pretende a retirada da sociedade e a apuração de haveres; o administrador não prestou contas em 2024.',
  'Direito Tributário':
    'O auto de infração de 20/10/2022 lançou ISS de R$ 42.180,75; a CDA foi inscrita e a execução fiscal redirecionada ao sócio.',
  'Direito Imobiliário':
    'O contrato de locação prevê aluguel de R$ 2.000,00; há aluguéis em atraso desde 10/02/2025 e infiltração.',
}

function rich(type: PetitionType, area: string, profile: PetitionProfile, side: Side): Dossier {
  return dossier({
    petition_type: type,
    petition_profile: profile,
    our_side: side,
    author: { name: 'Ana Reis', oab_number: '123456/SP' },
    office: { name: 'Reis', city: 'Santos' },
    case: courtCase({
      title: 'Caso',
      case_type: area,
      client_name: 'Maria Lopes',
      description: stories[area] ?? '',
      court_number: '0001234-09.2025.8.26.9001',
    }),
    parties: [
      party({
        side: 'plaintiff',
        name: 'Maria Lopes',
        cpf_cnpj: '11122233344',
        gender: 'feminino',
        marital_status: 'uniao_estavel',
        nationality: 'portuguesa',
        address: 'Rua A, 10, Santos/SP',
      }),
      party({
        side: 'defendant',
        name: 'Casa Boa Ltda.',
        party_type: 'corporate',
        cpf_cnpj: '11222333000144',
      }),
    ],
    context:
      'Aceita conciliação. Sigiloso: o recibo de 2019 sumiu. Pedir tutela de urgência para suspender a cobrança.',
    documents: documents(
      ['Procuração', 'advogada Ana Reis', 'power_of_attorney'],
      ['Contrato', '10/01/2025; R$ 4.200,00; multa de 10%', 'contract'],
      ['Sentença', '02/06/2025; improcedente'],
      ['Certidão', 'intimação efetivada em 09/06/2025'],
    ),
  })
}

const poorest = (type: PetitionType, area: string, profile: PetitionProfile): Dossier =>
  dossier({
    petition_type: type,
    petition_profile: profile,
    case: courtCase({ title: 'PROC-2025-000001', case_type: area, client_name: 'X' }),
  })

function sound(given: Dossier): void {
  const outputs = draft(given)
  const text = outputs.finalizador
  const label = `${given.petition_type} ${given.case?.case_type ?? ''} ${given.petition_profile}`
  expect(Object.values(outputs).join('\n'), label).not.toMatch(
    /\bundefined\b|\bnull\b|\bNaN\b|\[object|PROC-|%(?:us|them|[ut]\[)|\{[a-z]/,
  )
  expect(text.split('[').length, label).toBe(text.split(']').length)
  expect(
    checkCitations(text, { given: [given.case?.court_number ?? ''] })
      .filter((item) => item.verdict !== 'verificada')
      .map((item) => item.text),
    label,
  ).toEqual([])
  const long = paragraphs(text).filter((item) => item.length > 60)
  expect(
    long.filter((item, index) => long.indexOf(item) !== index),
    label,
  ).toEqual([])
  expect(text, label).not.toMatch(/recibo de 2019|Sigiloso/)
}

describe.each(types)('%s', (type) => {
  it.each([...caseTypes])('in %s is sound for every profile and side, rich and poor', (area) => {
    for (const profile of profiles) {
      sound(rich(type, area, profile, 'plaintiff'))
      if (profile !== 'pacifico') sound(rich(type, area, profile, 'defendant'))
      if (profile !== 'outros') sound(poorest(type, area, profile))
    }
  })
})

describe('the library of theses', () => {
  const reading = read(rich('complaint', 'Litígio Cível', 'moderado', 'plaintiff'))

  it.each(theses.map((thesis) => [thesis.id, thesis] as const))(
    '%s cites the catalogue and nothing else',
    (_, thesis) => {
      for (const id of thesis.provisions) expect(provision(id), id).toBeDefined()
      const said = [
        thesis.title,
        thesis.consequence,
        thesis.request,
        thesis.counter,
        thesis.risk,
        ...thesis.fact.map((item) => (typeof item === 'string' ? item : item[1])),
      ]
      for (const text of said) expect(speak(text, reading)).not.toMatch(/[{}%](?!\s)(?<!\d%)[a-z]/)
    },
  )
  it('names no thesis twice', () => expect(new Set(theses.map(({ id }) => id)).size).toBe(theses.length))
})
