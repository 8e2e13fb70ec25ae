// src/features/documents/extract/failure.ts
var advice = {
  protected: "Ele est\xE1 protegido por senha: envie uma c\xF3pia sem senha.",
  damaged: "Ele parece danificado: abra-o, salve-o de novo e envie a nova c\xF3pia.",
  too_big: "Ele \xE9 grande ou complexo demais: divida-o em partes menores e envie cada uma.",
  too_many_pixels: "A imagem tem pixels demais: reduza-a a no m\xE1ximo 50 megapixels e envie a nova c\xF3pia.",
  missing: "O conte\xFAdo n\xE3o foi encontrado: envie o arquivo novamente.",
  gave_up: "A leitura foi tentada v\xE1rias vezes: envie o arquivo novamente."
};
var sentenceOf = (reason) => `N\xE3o foi poss\xEDvel ler o texto deste arquivo. ${advice[reason]}`;
var ReadFailure = class extends Error {
  constructor(reason, options) {
    super(reason, options);
    this.reason = reason;
  }
  reason;
  name = "ReadFailure";
};

export {
  sentenceOf,
  ReadFailure
};
//# sourceMappingURL=chunk-OIQKJ6O7.js.map
