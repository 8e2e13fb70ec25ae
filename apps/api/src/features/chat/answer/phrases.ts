/**
 * What the assistant says of itself; everything else in an answer comes from records, passages or the checked
 * model.
 */
export const say = {
  nothingFound: 'Não encontrei nos registros do escritório nada que responda a esta pergunta.',
  notSupported: 'Não encontrei nos registros do escritório uma resposta que as fontes sustentem.',
  indexNotReady:
    'O índice de busca ainda está sendo preparado. Tente novamente em instantes; contagens, listas, prazos e situações já podem ser perguntados.',
  noModel: 'Estes são os trechos dos registros mais próximos da pergunta:',
  unreachable: (why: string) =>
    `${why} Enquanto isso, estes são os trechos dos registros mais próximos da pergunta:`,
  onlyConfidential:
    'Os trechos encontrados são confidenciais ou internos e não foram enviados ao serviço de IA:',
  withheld: (count: number) =>
    count === 1
      ? 'Um trecho confidencial ou interno ficou fora do que o modelo de IA leu:'
      : `${count} trechos confidenciais ou internos ficaram fora do que o modelo de IA leu:`,
  unfound: (count: number) =>
    count === 1
      ? 'Uma frase ficou de fora: a citação que trazia não foi localizada nas fontes.'
      : `${count} frases ficaram de fora: as citações que traziam não foram localizadas nas fontes.`,
}
