// src/llm/llm.ts
var LlmError = class extends Error {
  constructor(message, code, options) {
    super(message, options);
    this.code = code;
  }
  code;
  name = "LlmError";
};

// src/core/errors.ts
var AppError = class extends Error {
  constructor(status, code, detail, headers = {}, options) {
    super(typeof detail === "string" ? detail : code, options);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
  status;
  code;
  detail;
  headers;
  name = "AppError";
};
var refuse = (code, detail, status = 400) => new AppError(status, code, detail);
var notFound = (detail) => new AppError(404, "not_found", detail);
var conflict = (code, detail) => new AppError(409, code, detail);
var forbidden = (detail = "Permiss\xE3o insuficiente") => new AppError(403, "forbidden", detail);
var unauthenticated = (detail = "N\xE3o autenticado", code = "unauthenticated") => new AppError(401, code, detail, { "WWW-Authenticate": "Bearer" });
var invalid = (problems) => new AppError(422, "validation_error", problems);
var tooMany = (seconds) => new AppError(429, "too_many_attempts", "Muitas tentativas. Tente novamente em instantes.", { "Retry-After": String(seconds) });
var serverStops = () => new AppError(503, "server_stopping", "O servidor est\xE1 sendo reiniciado. Tente novamente em instantes.", { "Retry-After": "5" });
var modelFailed = (detail) => new AppError(502, "model_unavailable", detail);
var frameworkErrors = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "body_too_large", "O conte\xFAdo enviado \xE9 grande demais"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "unsupported_media_type", "Formato de conte\xFAdo n\xE3o aceito"],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, "invalid_length", "O envio foi interrompido. Tente novamente."],
  FST_ERR_BAD_URL: [404, "not_found", "Recurso n\xE3o encontrado"],
  FST_ERR_MAX_PARAM_LENGTH: [404, "not_found", "Recurso n\xE3o encontrado"]
};
var databaseDown = /* @__PURE__ */ new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "57014",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "25P03",
  "53200",
  "53300",
  "55P03",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028"
]);
var DISK_FULL = "53100";
var connectionLost = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;
function asAppError(error) {
  if (error instanceof AppError) return error;
  if (error instanceof LlmError) return modelFailed(error.message);
  const code = codeOf(error);
  const framework = frameworkErrors[code];
  if (framework) return new AppError(...framework);
  const state = sqlState(error);
  if (state === DISK_FULL) return new AppError(507, "no_space", "Espa\xE7o em disco insuficiente. Libere espa\xE7o no servidor e tente novamente.");
  if (databaseDown.has(code) || databaseDown.has(state) || connectionLost.test(error.message))
    return new AppError(503, "database_unavailable", "O banco de dados n\xE3o respondeu. Tente novamente em instantes.", { "Retry-After": "5" });
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  if (status >= 400 && status < 500) return new AppError(status, "bad_request", "Requisi\xE7\xE3o inv\xE1lida");
  return new AppError(500, "internal_error", "Erro interno. Tente novamente em instantes.");
}
async function onDuplicate(write, refusal) {
  try {
    return await write;
  } catch (error) {
    if (["P2002", "23505"].includes(codeOf(error))) throw refusal;
    throw error;
  }
}
async function onReferenced(write, refusal) {
  try {
    return await write;
  } catch (error) {
    if (["23001", "23503"].includes(sqlState(error))) throw refusal;
    throw error;
  }
}
async function againAfterDeadlock(work) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !["P2034", "40P01"].includes(codeOf(error))) throw error;
    }
  }
}
var MOST_ATTEMPTS = 4;
function sqlState(error) {
  const reported = error;
  return reported?.meta?.driverAdapterError?.cause?.originalCode ?? codeOf(error);
}
function codeOf(error, depth = 0) {
  if (typeof error !== "object" || error === null || depth > 4) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return "cause" in error ? codeOf(error.cause, depth + 1) : "";
}
var SUSPICIOUS = /* @__PURE__ */ new Set([403, 429]);
function errorAnswer(error, request) {
  const answer = asAppError(error instanceof Error ? error : new Error(String(error)));
  if (answer.status >= 500) request.log.error({ err: error }, answer.code);
  else if (SUSPICIOUS.has(answer.status)) request.log.warn({ req: request }, answer.code);
  return { status: answer.status, headers: answer.headers, body: { detail: answer.detail, code: answer.code, request_id: request.id } };
}
function answerError(error, request, reply) {
  const { status, headers, body } = errorAnswer(error, request);
  return reply.status(status).headers(headers).type("application/json; charset=utf-8").send(body);
}

export {
  LlmError,
  AppError,
  refuse,
  notFound,
  conflict,
  forbidden,
  unauthenticated,
  invalid,
  tooMany,
  serverStops,
  modelFailed,
  onDuplicate,
  onReferenced,
  againAfterDeadlock,
  errorAnswer,
  answerError
};
//# sourceMappingURL=chunk-YRVMWDVN.js.map
