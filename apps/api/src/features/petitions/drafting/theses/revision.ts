import type { Thesis } from './thesis'

const base = {
  areas: ['Litígio Cível', 'Direito Imobiliário', 'Direito Empresarial'] as Thesis['areas'],
  types: ['contract_review'] as Thesis['types'],
  side: 'plaintiff' as const,
}
const revising = /revisional|revis\w+ (?:judicial|de contrato)|juros abusiv|onerosidade|abusiv/

/** Grounds of an action to revise a contract. */
export const revisionTheses: Thesis[] = [
  {
    id: 'consumer-revision',
    ...base,
    title: 'Da revisão das cláusulas desproporcionais',
    rank: 1,
    consumer: true,
    when: revising,
    fact: [
      'O contrato contém as obrigações discriminadas acima, que se apontam como excessivas.',
      [/juros/, 'Entre elas estão os juros remuneratórios.', /juros/],
      [/tarifa|taxa/, 'Também se questiona a cobrança de tarifa.', /tarifa/],
    ],
    provisions: ['cdc-6-V', 'cdc-51'],
    consequence:
      'A cláusula desproporcional deve ser modificada e a abusiva, declarada nula, mantido no mais o contrato.',
    request: 'rever as cláusulas controvertidas, recalcular as prestações e restituir o que se pagou a mais',
    counter: '%Them invocará a taxa média de mercado e a livre contratação.',
    risk: 'Médio: a comparação com a taxa média exige prova; cada cláusula deve ser atacada.',
  },
  {
    id: 'civil-revision',
    ...base,
    title: 'Da onerosidade superveniente',
    rank: 2,
    when: /onerosidade|imprevis|superveniente|pandemia|extraordinari/,
    fact: ['Fato posterior ao contrato tornou a prestação desproporcional, como narrado.'],
    provisions: ['cc-317', 'cc-478'],
    consequence: 'O valor da prestação pode ser ajustado para restabelecer o equilíbrio.',
    request: 'ajustar o valor das prestações ao equilíbrio original do contrato',
    counter: '%Them dirá que o fato era previsível.',
    risk: 'Médio.',
  },
  {
    id: 'good-faith-revision',
    ...base,
    title: 'Da boa-fé e do dever de informar',
    rank: 3,
    when: revising,
    fact: ['As condições questionadas deviam ter sido informadas com clareza na contratação.'],
    provisions: ['cc-422', 'cdc-6-III'],
    consequence: 'A falta de informação adequada pesa contra quem redigiu o contrato.',
    request: 'interpretar as cláusulas obscuras em favor de quem aderiu',
    counter: '%Them juntará o contrato assinado.',
    risk: 'Baixo.',
  },
  {
    id: 'parity-revision',
    ...base,
    title: 'Do reequilíbrio do contrato',
    rank: 1,
    when: revising,
    unless: /financiament\w* (?:de|banc)|banco|bancari|cedula de credito/,
    fact: ['As obrigações discriminadas rompem o equilíbrio entre as partes.'],
    provisions: ['cc-421-A', 'cc-317'],
    consequence: 'A presunção de equilíbrio cede diante da prova concreta em contrário.',
    request: 'rever as cláusulas controvertidas e recalcular as prestações',
    counter: '%Them invocará a força obrigatória do contrato.',
    risk: 'Alto: entre empresários a revisão é excepcional.',
  },
]
