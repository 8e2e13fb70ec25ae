import type { Row } from './dossiers-ordinary'

const family = 'Direito Familiar'
const property = 'Direito Imobiliário'

export const homeRows: Row[] = [
  {
    name: 'Divórcio',
    area: family,
    story:
      'Casaram-se em 12/09/2010 e estão separados desde 01/02/2025. Não têm filhos. A autora quer se divorciar.',
    piece: /# AÇÃO DE DIVÓRCIO/,
    request: /decretar o divórcio/,
    never: [/alimentos/i, /prioridade absoluta/i, /guarda/i],
  },
  {
    name: 'Pensão',
    area: family,
    story:
      'O pai não ajuda com as despesas do filho de 5 anos desde a separação, em 10/01/2025. Ganha R$ 4.000,00 por mês.',
    piece: /# AÇÃO DE ALIMENTOS/,
    request: /fixar alimentos/,
    never: [/união estável/i],
  },
  {
    name: 'Guarda',
    area: family,
    story:
      'O menino mora com a mãe desde 2022. O pai o levou em 03/03/2026 e não quer devolver a criança. A mãe pede a guarda.',
    piece: /# AÇÃO DE GUARDA/,
    request: /regular a guarda/,
    never: [/fixar alimentos/i, /divórcio/i],
  },
  {
    name: 'União estável',
    area: family,
    story:
      'Viveram juntos como marido e mulher de 2012 a 2024, sem casar. Compraram um terreno. A autora quer o reconhecimento da união e a parte dela.',
    piece: /# AÇÃO DE RECONHECIMENTO E DISSOLUÇÃO DE UNIÃO ESTÁVEL/,
    request: /partilhar os bens/,
    never: [/decretar o divórcio/i],
  },
  {
    name: 'Despejo',
    area: property,
    story: 'O inquilino não paga o aluguel de R$ 1.500,00 desde 05/11/2025.',
    documents: [['Contrato de locação', '05/01/2024; aluguel de R$ 1.500,00']],
    piece: /# AÇÃO DE DESPEJO/,
    request: /decretar o despejo/,
    never: [/boa-fé objetiva/i],
  },
  {
    name: 'Aluguéis após a saída',
    area: property,
    story: 'O locatário entregou as chaves em 30/06/2025 e deixou R$ 6.200,00 de aluguéis sem pagar.',
    piece: /# AÇÃO DE COBRANÇA/,
    request: /pagamento d/,
    never: [/decretar o despejo/],
  },
  {
    name: 'Usucapião',
    area: property,
    story:
      'A autora mora no terreno há 18 anos, como dona, sem que ninguém reclamasse. Paga o IPTU desde 2008.',
    piece: /# AÇÃO DE USUCAPIÃO/,
    request: /declarar a propriedade/,
    never: [/correção monetária/i],
  },
  {
    name: 'Terreno ocupado',
    area: property,
    story: 'Em 02/02/2026 o réu derrubou a cerca e ocupou parte do sítio da autora.',
    piece: /# AÇÃO DE REINTEGRAÇÃO DE POSSE/,
    request: /reintegrar/,
    never: [/usucapião/i],
  },
  {
    name: 'Condomínio',
    area: property,
    ours: 'firm',
    story: 'O réu não paga o condomínio do apartamento 302 desde março de 2025. O débito é de R$ 7.800,00.',
    piece: /# AÇÃO DE COBRANÇA DE COTAS CONDOMINIAIS/,
    request: /cotas vencidas/,
    never: [/despejo/i],
  },
  {
    name: 'Vazamento e rachaduras',
    area: property,
    theirs: 'firm',
    story: 'A casa entregue pela construtora em 10/10/2023 tem rachaduras e infiltração em todos os quartos.',
    piece: /# AÇÃO DE REPARAÇÃO DE VÍCIOS CONSTRUTIVOS/,
    request: /reparar os vícios/,
    never: [/atraso na entrega/i],
  },
  {
    name: 'Desistência da compra',
    area: property,
    theirs: 'firm',
    story:
      'A autora comprou um lote em 60 parcelas em 10/10/2023 e pagou R$ 22.000,00. Perdeu o emprego e quer desistir; a loteadora quer ficar com metade.',
    piece: /# AÇÃO DE RESCISÃO DE PROMESSA DE COMPRA E VENDA/,
    request: /devolver as parcelas/,
    never: [/direito de arrependimento/i],
  },
]
