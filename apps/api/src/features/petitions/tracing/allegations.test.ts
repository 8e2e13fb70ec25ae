import { describe, expect, test } from 'vitest'
import { courtCase, documents, dossier } from '../../../../test/dossiers'
import { checkText } from './check'
import { materialOf } from './material'

const record = materialOf(
  dossier({
    petition_type: 'motion_to_dismiss',
    our_side: 'defendant',
    case: courtCase({ title: 'x', case_type: 'Litígio Cível', client_name: 'Banco Sol S.A.' }),
    documents: documents(
      [
        'Petição inicial',
        'Em 8 de abril de 2026 verificou descontos de R$ 412,18. Cita o REsp 2.998.771/SP, a Lei 13.105/2016 e o perito Bruno Sá Leal. Pede R$ 20.000,00.',
        'petition',
        'opposing',
      ],
      ['Contrato juntado pelo autor', 'Preço de R$ 9.100,00.', 'contract', 'opposing'],
      [
        'Contestação de 2025',
        'O banco creditou R$ 16.940,00 em 3 de março de 2025 e invoca o REsp 3.111.222/SP.',
        'petition',
        'ours',
      ],
      ['Extrato', 'Saque de R$ 15.000,00.', 'receipt', 'ours'],
      ['Acórdão', 'Aplica-se o REsp 3.222.333/RJ.', 'court_order', 'court'],
    ),
  }),
)
const found = (text: string, piece: string) =>
  checkText(text, record).find((check) => check.text.includes(piece))

describe('what only the other side says', () => {
  test.each([
    ['O autor recebia descontos de R$ 412,18.', 'R$ 412,18'],
    ['Em 8 de abril de 2026 houve desconto.', '8 de abril de 2026'],
    ['O STJ firmou a tese no REsp 2.998.771/SP.', 'REsp 2.998.771/SP'],
    ['A perícia coube a Bruno Sá Leal.', 'Bruno Sá Leal'],
    ['O preço foi de R$ 9.100,00.', 'R$ 9.100,00'],
  ])('%s is open, and says where it stands', (text, piece) =>
    expect(found(text, piece)).toMatchObject({
      verdict: expect.not.stringMatching('verificada'),
      source: null,
      note: expect.stringMatching(/^Só consta de documento da parte contrária \(Doc\. [12]/),
    }),
  )

  test.each([
    ['O autor alega que houve descontos de R$ 412,18.', 'R$ 412,18'],
    ['Segundo a inicial, os descontos começaram em 8 de abril de 2026.', '8 de abril de 2026'],
    ['A inicial invoca o REsp 2.998.771/SP.', 'REsp 2.998.771/SP'],
    ['O autor pede R$ 20.000,00.', 'R$ 20.000,00'],
    ['## SÍNTESE DA INICIAL\n\nHouve descontos de R$ 412,18.', 'R$ 412,18'],
    ['O preço foi de R$ 9.100,00 (doc. 2, cláusula 1ª).', 'R$ 9.100,00'],
  ])('%s stands as their allegation', (text, piece) =>
    expect(found(text, piece)).toMatchObject({
      verdict: 'verificada',
      source: expect.stringMatching(/^Doc\. [12] – .* \(alegação da parte contrária\)$/),
    }),
  )

  test('what cannot exist does not come to exist in a paper, whoever tells it', () => {
    expect(found('A inicial invoca a Lei nº 13.105/2016.', '13.105')).toMatchObject({
      verdict: 'inexistente',
      source: null,
    })
  })
})

test.each([
  ['O banco creditou R$ 16.940,00.', 'R$ 16.940,00'],
  ['É o REsp 3.111.222/SP.', 'REsp 3.111.222/SP'],
])('%s, which only our own earlier piece says, is open', (text, piece) =>
  expect(found(text, piece)).toMatchObject({
    verdict: expect.not.stringMatching('verificada'),
    source: null,
    note: expect.stringMatching(/^Só consta de peça nossa \(Doc\. 3/),
  }),
)

test.each([
  ['Houve saque de R$ 15.000,00.', 'R$ 15.000,00', 'Doc. 4 – Extrato'],
  ['Aplica-se o REsp 3.222.333/RJ.', 'REsp 3.222.333/RJ', 'Doc. 5 – Acórdão'],
])('%s stands', (text, piece, source) =>
  expect(found(text, piece)).toMatchObject({ verdict: 'verificada', source }),
)
