import { civilAreas, defending, type Thesis } from './thesis'

const areas = civilAreas
const types = defending
const side = 'defendant' as const

/** Answers to civil claims; the last fits every case. */
export const defence: Thesis[] = [
  {
    id: 'paid', title: 'Do pagamento', areas, types, side, rank: 1, meets: /pag|quit|cobran|parcela|debito|inadimpl/, when: /pag[oau]s?\b|pagou|quita|recibo|comprovante/, unless: /aliment|marca|autoral|patente|polu|contamin|usucap/,
    fact: ['Os documentos juntados mostram o pagamento.', [/recibo|comprovante|quitac/, 'A prova é documental.', /recibo|comprovante|quitac/]], provisions: ['cc-319'],
    consequence: 'Paga a obrigação, nada mais há a exigir.', request: 'reconhecer o pagamento e, por isso, julgar improcedente o pedido de cobrança', counter: '%Them pode negar a imputação do pagamento.', risk: 'Baixo, se o comprovante identificar a obrigação.',
  },
  {
    id: 'exception', meets: /conclu|obra|entreg|servico|execut|cumpri/, title: 'Da exceção do contrato não cumprido', areas: ['Litígio Cível', 'Direito Empresarial', 'Direito Imobiliário'], types, side, rank: 2, when: /excecao d[eo] contrato nao cumprido|inacabad|(?:autor\w*|cliente|contratante|comprador\w*) (?:tambem )?nao (?:pagou|cumpriu|entregou)|sem (?:o )?pagamento|contraprestacao|parcelas? em atraso/,
    fact: ['A prestação que a parte contrária exige supõe o cumprimento da sua própria, que não está demonstrado.', [/inacabad|incomplet|sem pintura|nao conclu/, 'O que se ajustou ficou por concluir, como narrado.', /inacabad|incomplet|sem pintura|nao conclu/]], provisions: ['cc-476'],
    consequence: 'Sem cumprir a sua parte, não pode exigir a da outra.', request: 'reconhecer a exceção do contrato não cumprido e julgar improcedente o pedido', counter: '%Them dirá que a sua prestação só venceria depois.', risk: 'Médio.',
  },
  {
    id: 'force', title: 'Do caso fortuito e da força maior', areas: ['Litígio Cível', 'Direito Empresarial', 'Direito Imobiliário'], types, side, rank: 2, when: /forca maior|caso fortuito|enchente|greve|pandemia|temporal|incendio/,
    fact: ['O registro aponta evento alheio à vontade %ofus, cujos efeitos não era possível evitar.'], provisions: ['cc-393'],
    consequence: 'Não responde o devedor por prejuízo resultante de evento inevitável cujo risco não assumiu.', request: 'afastar a responsabilidade por força maior', counter: '%Them dirá que o risco é próprio da atividade.', risk: 'Médio.',
  },
  {
    id: 'no-moral', title: 'Da inexistência de dano moral', areas, types, side, rank: 2, when: /dano\w* mora/, fact: ['O relato da parte contrária não descreve violação a direito da personalidade.'], provisions: ['cc-944'],
    consequence: 'Sem dano não há o que compensar; e, se houvesse, o valor teria de guardar proporção com a sua extensão.', request: 'julgar improcedente o pedido de indenização por dano moral e, subsidiariamente, reduzir o seu valor', counter: '%Them invocará dano presumido.', risk: 'Médio.',
  },
  {
    id: 'fulfilled', title: 'Da regularidade da conduta', areas: ['Litígio Cível', 'Direito Empresarial', 'Propriedade Intelectual'], types, side, rank: 2, when: /contrat|licenc|termo de|regulament|autoriza/, fact: ['%Us %u[agiu|agiram] nos limites do que foi ajustado.', [/contrato|termo|licenca/, 'O instrumento está juntado.', /contrato|termo|licenca/]], provisions: ['cc-188', 'cc-422'],
    consequence: 'Quem exerce regularmente o direito que o contrato lhe dá não pratica ilícito.', request: 'julgar improcedentes os pedidos por regularidade da conduta', counter: '%Them apontará abuso no exercício do direito.', risk: 'Médio.',
  },
  {
    id: 'burden-civil', title: 'Da falta de prova dos fatos alegados', areas, types, side, rank: 1, when: /(?:)/, unless: /execucao fiscal|divida ativa|30% dos rendimentos|aliment/,
    fact: ['A parte contrária não demonstrou os fatos de que depende o direito que invoca, todos aqui impugnados de forma específica.'], provisions: ['cpc-373'],
    consequence: 'Sem essa prova, que é sua, o pedido não pode ser acolhido.', request: 'julgar improcedentes os pedidos por falta de prova do fato constitutivo', counter: '%Them pedirá a inversão do ônus da prova.', risk: 'Médio: depende do que vier na instrução.',
  },
  {
    id: 'reduce', title: 'Da redução do valor, em caráter subsidiário', areas: ['Litígio Cível', 'Direito Empresarial', 'Direito Imobiliário', 'Propriedade Intelectual', 'Direito Ambiental'], types, side, rank: 3, when: /r\$|indeniz|multa|valor/,
    fact: ['O valor pretendido não guarda relação demonstrada com o prejuízo que se afirma.'], provisions: ['cc-944', 'cc-402'],
    consequence: 'Se algum pedido for acolhido, a condenação deve limitar-se ao dano efetivamente provado.', request: 'subsidiariamente, reduzir a condenação ao prejuízo que vier a ser provado', counter: '%Them dirá que o valor está documentado.', risk: 'Baixo: pedido subsidiário.',
  },
]
