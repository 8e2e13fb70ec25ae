/**
 * A page as a contract's scan has it: paragraphs with their sign, amounts, dates and numbers. Its words are
 * nobody's but this test's.
 */
export const legalPage = `CONTRATO DE PRESTAÇÃO DE SERVIÇOS DE MANUTENÇÃO
CLÁUSULA TERCEIRA - DO PREÇO E DO PAGAMENTO
Pelos serviços descritos na cláusula segunda, a CONTRATANTE pagará à
CONTRATADA a quantia mensal de R$ 12.480,50 (doze mil, quatrocentos e oitenta
reais e cinquenta centavos), até o quinto dia útil do mês subsequente ao da
prestação, mediante depósito na conta indicada no preâmbulo.
§ 1º O atraso no pagamento sujeita a CONTRATANTE à multa de 2% sobre o valor
em aberto, acrescida de juros de 1% ao mês e de correção monetária.
§ 2º A CONTRATADA poderá suspender os serviços quando o atraso ultrapassar
trinta dias, desde que notifique a CONTRATANTE com antecedência de dez dias.
§ 3º Não se considera atraso a retenção fundada em impugnação escrita da fatura.
CLÁUSULA QUARTA - DA VIGÊNCIA E DA RESCISÃO
O contrato vigora por vinte e quatro meses, de 9 de março de 2026 a 8 de março
de 2028, e prorroga-se por prazo indeterminado se nenhuma das partes se opuser,
por escrito, até sessenta dias antes do termo, nos termos do art. 12, § 1º, do
regulamento interno anexo e da ata de reunião de 17/02/2026.
Parágrafo único. A rescisão imotivada obriga a parte que a promover ao
pagamento de indenização correspondente a três mensalidades, sem prejuízo da
quitação dos serviços já executados e dos materiais empregados na obra.
CLÁUSULA QUINTA - DO FORO
Fica eleito o foro da Comarca de Ribeirão Preto, com renúncia a qualquer outro,
por mais privilegiado que seja, para dirimir as questões oriundas deste ajuste.
E, por estarem assim justas e contratadas, assinam o presente instrumento em
duas vias de igual teor, na presença das testemunhas abaixo identificadas.
Ribeirão Preto, 2 de março de 2026.
Álvaro Quintão Peçanha, inscrito no CPF sob o nº 390.533.447-05
Indústria Três Corações de Embalagens Ltda., CNPJ 11.222.333/0001-81`.split('\n')
