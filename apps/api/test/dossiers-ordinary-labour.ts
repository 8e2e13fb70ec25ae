import type { Row } from './dossiers-ordinary'

const labour = 'Direito do Trabalho'

export const labourRows: Row[] = [
  {
    name: 'Horas extras',
    area: labour,
    theirs: 'firm',
    story:
      'Trabalhou como caixa de 01/02/2022 a 30/11/2025. Entrava às 7h e saía às 19h, de segunda a sábado, sem receber horas extras.',
    piece: /# RECLAMAÇÃO TRABALHISTA/,
    request: /pagamento das horas extras/,
    never: [/insalubridade/i, /vínculo de emprego/i, /assédio/i],
  },
  {
    name: 'Jornada longa sem o nome',
    area: labour,
    theirs: 'firm',
    story:
      'Trabalhava das 8h às 20h, com meia hora de almoço, e o patrão nunca pagou a mais por isso. Saiu em 10/10/2025.',
    piece: /# RECLAMAÇÃO TRABALHISTA/,
    request: /horas extras/,
    never: [/insalubridade/i],
  },
  {
    name: 'Rescisão não paga',
    area: labour,
    theirs: 'firm',
    story: 'Foi mandado embora em 15/01/2026 e até agora não recebeu o acerto.',
    piece: /# RECLAMAÇÃO TRABALHISTA/,
    request: /verbas rescisórias/,
    never: [/horas extras/i, /vínculo de emprego/i],
  },
  {
    name: 'Sem carteira assinada',
    area: labour,
    theirs: 'person',
    story:
      'Trabalhou como doméstica de 02/03/2023 a 20/12/2025, cinco dias por semana, e a patroa nunca assinou a carteira.',
    piece: /# RECLAMAÇÃO TRABALHISTA/,
    request: /reconhecer o vínculo de emprego/,
    never: [/insalubridade/i],
  },
  {
    name: 'Salários atrasados',
    area: labour,
    theirs: 'firm',
    story:
      'A empresa está há três meses sem pagar salários, desde outubro de 2025. O empregado quer sair sem perder os direitos.',
    piece: /# RECLAMAÇÃO TRABALHISTA/,
    request: /rescisão indireta/,
    never: [/assédio/i, /horas extras/i],
  },
  {
    name: 'Limpeza de banheiros',
    area: labour,
    theirs: 'firm',
    story:
      'Limpava banheiros de grande circulação e recolhia lixo, sem luvas, desde 05/05/2021, e nunca recebeu adicional.',
    piece: /# RECLAMAÇÃO TRABALHISTA/,
    request: /adicional de insalubridade/,
    never: [/horas extras/i],
  },
  {
    name: 'Assédio moral',
    area: labour,
    theirs: 'firm',
    story:
      'O gerente chamava a empregada de incompetente na frente dos colegas e a perseguia desde março de 2025.',
    piece: /# RECLAMAÇÃO TRABALHISTA/,
    request: /dano extrapatrimonial/,
    never: [/horas extras/i, /insalubridade/i],
  },
  {
    name: 'Defesa do empregador',
    area: labour,
    side: 'defendant',
    type: 'motion_to_dismiss',
    ours: 'firm',
    story: 'O reclamante pede horas extras de 2024. A empresa tem cartões de ponto assinados.',
    piece: /# CONTESTAÇÃO/,
    request: /julgar improcedente o pedido de horas extras/,
  },
]
