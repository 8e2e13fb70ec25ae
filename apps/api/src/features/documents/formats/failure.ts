/** Why a file's text can't be read. */
export type Reason = 'protected' | 'damaged' | 'too_big' | 'too_many_pixels' | 'missing' | 'gave_up'

const advice: Record<Reason, string> = {
  protected: 'Ele está protegido por senha: envie uma cópia sem senha.',
  damaged: 'Ele parece danificado: abra-o, salve-o de novo e envie a nova cópia.',
  too_big: 'Ele é grande ou complexo demais: divida-o em partes menores e envie cada uma.',
  too_many_pixels: 'A imagem tem pixels demais: reduza-a a no máximo 50 megapixels e envie a nova cópia.',
  missing: 'O conteúdo não foi encontrado: envie o arquivo novamente.',
  gave_up: 'A leitura foi tentada várias vezes: envie o arquivo novamente.',
}

/** The sentence that goes with a document whose text can't be read. */
export const sentenceOf = (reason: Reason): string =>
  `Não foi possível ler o texto deste arquivo. ${advice[reason]}`

/** Thrown by a reader that knows why. */
export class ReadFailure extends Error {
  override name = 'ReadFailure'
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}
