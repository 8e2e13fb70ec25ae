const any = (...parts: string[]): RegExp => new RegExp(parts.join('|'))

/**
 * Money somebody owes and has not paid, in folded words: by stems, so that "não pagou", "não foi quitada" and
 * "sem fundos" all count.
 */
export const unpaid = any(
  '\\b(?:nao|nunca|jamais) (?:[oa]s? |lhe |me |nos |mais )?(?:foi |foram |fora )?(?:integralmente )?(?:pag(?:ou|aram|am|[oa]s?)|quit(?:ou|aram|ad[oa]s?)|honr(?:ou|aram)|saldou|liquid(?:ou|ad[oa]s?))\\b',
  '\\b(?:deix|par)(?:ou|aram) de (?:pagar|quitar|honrar)|\\bdev(?:e|em|endo) (?:\\w+ )?r\\$',
  '\\bsem pagar\\b|falta de pagamento|nao pagamento',
  '\\b(?:entreg|vend|prest|fornec|execut|realiz)\\w*[^.]{0,160}\\bnao receb(?:eu|eram|emos|i|e)\\b(?=[ ,.;]*(?:$|[.,;\\n]|no vencimento|(?:o |qualquer )?pagamento|o preco|o valor|nada|o dinheiro|ate |por |pel))',
  '\\bnao receb\\w+ (?:no vencimento|(?:o |seu |qualquer |nenhum )?pagamento|o preco|pel[oa]s?\\b)',
  '(?:mensalidade|parcela|prestac|fatura|boleto|pagamento)\\w* (?:esta\\w* |em )*(?:atras|vencid|aberto)',
  '\\bemprest(?:ou|ei|aram)\\b|\\bmutuo\\b|emprestimo (?:entre|a[os]* re)',
  '\\binadimplen|\\bcalote|\\bem aberto\\b|\\bvencid\\w+ e nao|\\bsem (?:provisao de )?fundos?\\b',
  'cheques?\\b[^.]{0,60}(?:devolv|voltou|voltaram|sustad|nao compens)|\\bduplicatas?\\b|nota promissoria|confissao de divida',
  '\\bdividas?\\b|\\bdebito (?:em aberto|de)\\b|saldo devedor',
)

/**
 * Words of a dispute on whether anything is owed at all, or of a client who is the debtor: no claim to
 * collect.
 */
export const contested = any(
  'inexist|indevid|negativad|negativac|\\bserasa\\b|\\bspc\\b|cadastro de inadimplentes|execucao fiscal|juros abusiv|revisional',
  '(?:nao|nunca) (?:o |a )?(?:contrat|autoriz|reconhec|assin)',
  '\\bja (?:havia|tinha|foi|foram|estava\\w*) (?:sido )?(?:pag|quitad)',
  '\\b(?:autora?|cliente|requerente|consumidora?) (?:\\w+ )?(?:nao pagou|deixou de pagar|ficou inadimplente)',
)

/** A tenant who has already left: rents are collected, nobody is evicted. */
export const left =
  /(?:entreg\w+|devol\w+) (?:d?as )?chaves|desocup(?:ou|ad[oa]|aram)|ja saiu|(?:saiu d|deixou )[oa] (?:imovel|casa|apartamento|sala|loja)/

export const rent = /\balugue(?:l|is)\b/

/** Both patterns somewhere in the text, in whatever order. */
export const both = (one: RegExp, other: RegExp): RegExp =>
  new RegExp(`^(?=[\\s\\S]*(?:${one.source}))(?=[\\s\\S]*(?:${other.source}))`)
export const butNot = (one: RegExp, other: RegExp): RegExp =>
  new RegExp(`^(?![\\s\\S]*(?:${other.source}))[\\s\\S]*(?:${one.source})`)
