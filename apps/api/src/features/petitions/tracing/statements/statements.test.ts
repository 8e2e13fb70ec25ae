import { describe, expect, test } from 'vitest'
import { courtCase, documents, dossier, party } from '../../../../../test/dossiers'
import { checkText } from '../check'
import { materialOf } from '../material'

const record = materialOf(
  dossier({
    petition_type: 'complaint',
    our_side: 'plaintiff',
    case: courtCase({
      title: 'Vícios da reforma',
      case_type: 'Litígio Cível',
      client_name: 'Iara Nunes Prado',
      description: 'Iara contratou a reforma da cozinha.',
      court: '4ª Vara Cível',
      district: 'Niterói/RJ',
      claim_value: '48000.00',
    }),
    parties: [
      party({
        side: 'plaintiff',
        name: 'Iara Nunes Prado',
        cpf_cnpj: '31827460571',
        gender: 'feminino',
        marital_status: 'viuvo',
        profession: 'professora',
        birth_date: '1960-02-10',
      }),
      party({
        side: 'defendant',
        party_type: 'corporate',
        name: 'Reformas Baía Ltda.',
        cpf_cnpj: '41827365000171',
        legal_representative: 'Otto Reis Lima (sócio)',
      }),
    ],
    representatives: [
      party({
        side: 'defendant',
        name: 'Otto Reis Lima',
        gender: 'masculino',
        marital_status: 'casado',
        profession: 'engenheiro civil',
        cpf_cnpj: '04791538250',
      }),
    ],
    documents: documents(
      [
        'Contrato de empreitada',
        'Contratante: Iara Nunes Prado. Empreiteira: Reformas Baía Ltda. Sinal: R$ 12.000,00. Entrega: 30/09/2025. Garantia de 180 dias. Cozinha de 14 m².',
        'contract',
      ],
      [
        'Notificação',
        'Notificação de 05/11/2025, recebida por Marcos Vidal, gerente. Valor do reparo: R$ 9.300,00.',
      ],
      [
        'Contestação',
        'A ré sempre limpou e protegeu o piso da sala durante a reforma. A obra foi aceita sem ressalvas.',
        'petition',
        'opposing',
      ],
      [
        'Laudo pericial',
        'Perito judicial: Caio Moretti Salles. Examinadas 20 placas: 12 apresentam trinca. O piso da cozinha não foi nivelado antes do assentamento. O reparo é urgente.',
        'evidence',
        'court',
      ],
      [
        'Sentença',
        'Condeno a ré a pagar o reparo. Rejeito o dano moral. Juíza de Direito: Renata Vasques Moura.',
        'court_order',
        'court',
      ],
    ),
  }),
)
const told = (sentence: string) =>
  checkText(sentence, record)
    .filter(({ verdict }) => verdict === 'diverge')
    .map(({ text, note }) => `${text} – ${note ?? ''}`)

describe('what contradicts the record is told with what the record has', () => {
  test.each([
    [
      'A Reformas Baía Ltda., autora da ação, pede perdas e danos.',
      /^autora – No registro, Reformas Baía Ltda\. é a parte ré/,
    ],
    ['A ré, Iara Nunes Prado, não compareceu.', /^re|^ré – No registro, Iara/],
    [
      'IARA NUNES PRADO, brasileira, casada, professora, vem propor a ação.',
      /^casada – O registro diz viúva\./,
    ],
    ['A autora, dentista, contratou a obra.', /^dentista – O registro diz professora\./],
    [
      'IARA NUNES PRADO, brasileiro, viúvo, vem propor a ação.',
      /^brasileiro – O registro diz gênero feminino/,
    ],
    ['A autora é casada e reside em Niterói.', /^casada – O registro diz viúva/],
    ['A autora trabalha como dentista.', /^dentista – O registro diz professora/],
    ['A autora foi enganado pela ré.', /^enganado – O registro diz gênero feminino/],
    ['O Sr. Iara Nunes Prado contratou a obra.', /– O registro diz gênero feminino/],
    [
      'A autora conta setenta anos de idade.',
      /^setenta – Pela data de nascimento, Iara Nunes Prado tem 66 anos/,
    ],
    [
      'A ré é representada por Otto Reis Lima, brasileiro, solteiro, engenheiro.',
      /^solteiro – O registro diz casado/,
    ],
    [
      'OTTO REIS LIMA, CPF nº 318.274.605-71, assinou o recibo.',
      /^318\.274\.605-71 – No registro, este número é de Iara/,
    ],
    ['AO JUÍZO DA 2ª VARA CÍVEL DA COMARCA DE NITERÓI/RJ', /^2ª VARA CÍVEL – No registro: 4ª Vara Cível/],
    ['O processo tramita na comarca de Maricá.', /Maricá – No registro/],
    [
      'Dá-se à causa o valor de R$ 12.000,00.',
      /^R\$ 12\.000,00 – No registro, o valor da causa é R\$ 48\.000,00/,
    ],
    [
      'O laudo pericial (doc. 2) é claro.',
      /doc\. 2.* – O doc\. 2 é “Notificação”; “Laudo pericial” é o doc\. 4/,
    ],
    ['Os comprovantes (doc. 9) o mostram.', /doc\. 9.* – Na relação há 5 documentos/],
    [
      'O perito Marcos Vidal vistoriou a cozinha.',
      /^Marcos Vidal – Nos papéis, nessa qualidade figura Caio Moretti Salles/,
    ],
    ['A obra deveria ser entregue em 05/11/2025.', /^05\/11\/2025 – Consta 30\/09\/2025/],
    ['O valor do reparo é de R$ 12.000,00.', /^R\$ 12\.000,00 – Consta R\$ 9\.300,00/],
    ['A cozinha tem 14 cm².', /^14 cm² – Consta “14 m²”/],
    ['A garantia era de 180 meses.', /^180 meses – Consta “180 dias”/],
    ['O laudo concluiu que o piso da cozinha foi nivelado antes do assentamento.', /não foi nivelado/],
    ['A sentença condenou a ré a pagar o dano moral.', /Rejeito o dano moral/],
    ['O perito encontrou trinca em todas as 20 placas.', /12 apresentam trinca/],
    ['A ré limpou e protegeu o piso da sala durante toda a reforma.', /Só a parte contrária o diz \(Doc\. 3/],
  ])('%s', (sentence, note) => {
    expect(told(sentence)).toEqual([expect.stringMatching(note)])
  })
})

describe('what agrees, and what only looks alike, is left alone', () => {
  test.each([
    'A Reformas Baía Ltda., ré nesta ação, contratou com a autora, Iara Nunes Prado.',
    'IARA NUNES PRADO, brasileira, viúva, professora, inscrita no CPF nº 318.274.605-71, vem propor a ação.',
    'A autora, de 66 anos, é professora.',
    'A autora é viúva, foi enganada pela ré e trabalha como professora.',
    'A Sra. Iara Nunes Prado contratou a obra; a autora não foi avisada.',
    'A autora foi vítima de golpe e está segura de que a ré é culpada.',
    'A autora tem mais de sessenta anos.',
    'A autora contava 65 anos quando contratou.',
    'A ré é representada por Otto Reis Lima, brasileiro, casado, engenheiro civil.',
    'AO JUÍZO DA 4ª VARA CÍVEL DA COMARCA DE NITERÓI/RJ',
    'Dá-se à causa o valor de R$ 48.000,00 (quarenta e oito mil reais).',
    'O laudo pericial (doc. 4) e o contrato (doc. 1) o provam.',
    'O perito Caio Moretti Salles vistoriou a cozinha; a notificação foi recebida por Marcos Vidal, gerente.',
    'A obra deveria ser entregue em 30/09/2025 e a notificação é de 5 de novembro de 2025.',
    'A cozinha tem quatorze metros quadrados e a garantia, cento e oitenta dias.',
    'O laudo concluiu que o piso da cozinha não foi nivelado antes do assentamento.',
    'A sentença condenou a ré a pagar o reparo e rejeitou o dano moral.',
    'O perito encontrou trinca em 12 das 20 placas.',
    'A ré alega que limpou e protegeu o piso da sala durante a reforma.',
    'O autor do projeto, Otto Reis Lima, não foi ouvido.',
  ])('%s', (sentence) => {
    expect(told(sentence)).toEqual([])
  })
})
