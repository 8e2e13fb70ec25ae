import {
  AppError
} from "./chunk-YRVMWDVN.js";
import {
  __export
} from "./chunk-PZ5AY32C.js";

// src/core/files.ts
import { randomBytes } from "node:crypto";
import { join as join2 } from "node:path";
import { Disk } from "flydrive";

// src/core/files-local.ts
import { createWriteStream } from "node:fs";
import { access, constants, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { FSDriver } from "flydrive/drivers/fs";
var LocalDriver = class extends FSDriver {
  constructor(folder) {
    super({ location: folder, visibility: "private" });
    this.folder = folder;
  }
  folder;
  /** A file that could not be written to its end is removed again. */
  async putStream(key, content) {
    const path2 = join(this.folder, key);
    await makeFolder(dirname(path2));
    try {
      await pipeline(content, createWriteStream(path2, { mode: 384, flags: "wx", flush: true }));
    } catch (error) {
      if (!isTaken(error)) await rm(path2, { force: true });
      throw error;
    }
    await flushFolder(dirname(path2));
  }
  /** Opens the file before it answers, so that a missing one is told here and not in the middle of an answer. */
  async getStream(key) {
    const handle = await open(join(this.folder, key));
    return handle.createReadStream();
  }
  async ping() {
    await makeFolder(this.folder);
    await access(this.folder, constants.W_OK);
  }
  async *walk() {
    for (const entry of await entriesOf(this.folder)) {
      if (entry.isDirectory()) yield* this.filesBelow(join(this.folder, entry.name));
      else yield* this.describe(join(this.folder, entry.name));
    }
  }
  async *filesBelow(folder) {
    for (const entry of await entriesOf(folder, true)) if (!entry.isDirectory()) yield* this.describe(join(entry.parentPath, entry.name));
  }
  /** One that went away meanwhile is none. */
  async *describe(path2) {
    const found = await stat(path2).catch(() => null);
    if (found) yield { path: relative(this.folder, path2).split(sep).join("/"), size: found.size };
  }
};
async function entriesOf(folder, recursive = false) {
  try {
    return await readdir(folder, { withFileTypes: true, recursive });
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
async function makeFolder(folder) {
  const first = await mkdir(folder, { recursive: true, mode: 448 });
  if (first === void 0) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}
async function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
var isTaken = (error) => hasCode(error, "EEXIST");
var hasCode = (error, code) => error instanceof Error && "code" in error && error.code === code;

// src/core/storage-url.ts
var storageForm = "s3://CHAVE:SEGREDO@servidor/bucket?region=us-east-1";
var FORM = /^s3:\/\/([^:/@\s]+):(\S+)@([\w.-]+(?::\d{1,5})?)\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?(?:\?([\w=&.-]*))?$/;
var OPTIONS = /* @__PURE__ */ new Set(["region", "tls", "path_style"]);
function parseStorageUrl(url) {
  const [, key = "", secret = "", host = "", bucket = "", folder = "", query = ""] = FORM.exec(url) ?? [];
  if (!bucket) return null;
  const options = new URLSearchParams(query);
  for (const name of options.keys()) if (!OPTIONS.has(name)) return null;
  const [tls, pathStyle] = [flag(options.get("tls")), flag(options.get("path_style"))];
  const region = options.get("region") ?? "us-east-1";
  if (tls === null || pathStyle === null || !/^[a-z\d-]+$/.test(region)) return null;
  const [accessKeyId, secretAccessKey] = [unescaped(key), unescaped(secret)];
  return { endpoint: `${tls ? "https" : "http"}://${host}`, region, bucket, prefix: folder && `${folder.slice(1)}/`, pathStyle, accessKeyId, secretAccessKey };
}
var flag = (value) => value === null || value === "true" ? true : value === "false" ? false : null;
function unescaped(text3) {
  try {
    return decodeURIComponent(text3);
  } catch {
    return text3;
  }
}

// src/core/files.ts
var KEY = /^[0-9a-f]{32}$/;
async function filesAt({ DATA_DIR, STORAGE_URL }) {
  const target = STORAGE_URL ? parseStorageUrl(STORAGE_URL) : null;
  if (!target) return filesIn(join2(DATA_DIR, "files"));
  const { S3Storage } = await import("./files-s3-X2JPA4RD.js");
  return filesOn(new S3Storage(target));
}
async function openStorage(place) {
  const files = await filesAt(place);
  await files.ping().catch(async (error) => {
    if (!place.STORAGE_URL) throw error;
    throw (await import("./files-s3-X2JPA4RD.js")).startRefusal(error);
  });
  return files;
}
var filesIn = (folder) => filesOn(new LocalDriver(folder));
function filesOn(driver) {
  const disk = new Disk(driver);
  const size = async (key) => (await unwrapped(disk.getMetaData(pathOf(key)))).contentLength;
  return {
    newKey: () => randomBytes(16).toString("hex"),
    save: async (key, content) => {
      await unwrapped(disk.putStream(pathOf(key), content)).catch(refuseWhereFull);
      return size(key);
    },
    open: async (key) => unwrapped(disk.getStream(pathOf(key))),
    size,
    remove: async (key) => unwrapped(disk.delete(pathOf(key))),
    ping: () => driver.ping(),
    list: () => driver.walk(),
    tidy: async () => driver.tidy?.()
  };
}
function pathOf(key) {
  if (!KEY.test(key)) throw new Error("not a storage key");
  return `${key.slice(0, 2)}/${key}`;
}
var isMissing = (error) => codeOf(error) === "ENOENT";
async function unwrapped(work) {
  try {
    return await work;
  } catch (error) {
    throw codeOf(error).startsWith("E_CANNOT") && error instanceof Error && error.cause instanceof Error ? error.cause : error;
  }
}
function refuseWhereFull(error) {
  if (!["ENOSPC", "EDQUOT"].includes(codeOf(error))) throw error;
  throw new AppError(507, "no_space", "Espa\xE7o em disco insuficiente para salvar o arquivo", {}, { cause: error });
}
var codeOf = (error) => error instanceof Error && "code" in error ? String(error.code) : "";

// src/core/env.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join as join3, resolve } from "node:path";
import { z } from "zod";
var SettingError = class extends Error {
  name = "SettingError";
};
var whole = (min, max) => {
  const error = `precisa ser um n\xFAmero inteiro de ${min} a ${max}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.int({ error }).min(min, error).max(max, error));
};
var address = (...schemes) => z.string().refine((value) => schemes.includes(protocolOf(value)), `precisa ser um endere\xE7o ${schemes.map((scheme) => `${scheme}//\u2026`).join(" ou ")}`);
var oneOf = (...values) => z.enum(values, { error: `precisa ser um destes: ${values.join(", ")}` });
var price = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, "precisa ser um valor com ponto decimal").default("0").transform(Number);
var line = z.string().max(500, "precisa ter no m\xE1ximo 500 caracteres");
var passphrase = z.string().min(12, "precisa ter no m\xEDnimo 12 caracteres").max(500, "precisa ter no m\xE1ximo 500 caracteres");
var proxies = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d+)?)(\s*,\s*(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d+)?))*$/i;
var Settings = z.object({
  PORT: whole(0, 65535).default(3e3),
  HOST: z.string().regex(/^[\w.:-]+$/, "precisa ser um endere\xE7o ou nome de m\xE1quina").default("127.0.0.1"),
  /** Embedded database, uploaded files, generated secrets; always absolute once read. */
  DATA_DIR: line.default("./data").transform((folder) => resolve(folder)),
  DATABASE_URL: address("postgresql:", "postgres:").optional(),
  /** Where files lie instead of DATA_DIR; it holds a key, so it never goes into a log or an error. */
  STORAGE_URL: z.string().refine((url) => parseStorageUrl(url) !== null, `precisa ter a forma ${storageForm}`).optional(),
  JWT_SECRET: z.string().min(32, "precisa ter no m\xEDnimo 32 caracteres").optional(),
  AUDIT_KEY: z.string().min(32, "precisa ter no m\xEDnimo 32 caracteres").optional(),
  OPENAI_API_KEY: line.optional(),
  OPENAI_BASE_URL: address("https:", "http:").optional(),
  OPENAI_MODEL: line.optional(),
  OPENAI_EMBEDDING_MODEL: line.optional(),
  MAX_UPLOAD_MB: whole(1, 2e3).default(25),
  ALLOW_REGISTRATION: oneOf("true", "false").transform((value) => value === "true").optional(),
  TRUST_PROXY: z.string().regex(proxies, "precisa ser uma lista de endere\xE7os de proxies, separados por v\xEDrgula").optional(),
  PASSWORD_RULES: oneOf("simple", "strict").default("simple"),
  PASSWORD_RESET_DELIVERY: oneOf("response", "email", "log").optional(),
  SMTP_URL: address("smtp:", "smtps:").optional(),
  MAIL_FROM: z.string().regex(/^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,189}$/, "precisa ser um endere\xE7o de e-mail").optional(),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
  MODEL_TIMEOUT_SECONDS: whole(1, 3600).default(180),
  MODEL_IDLE_SECONDS: whole(1, 3600).default(45),
  AGENT_LEASE_SECONDS: whole(1, 600).default(20),
  /** What a million tokens cost that the model reads or writes. */
  MODEL_PRICE_IN: price,
  MODEL_PRICE_OUT: price,
  /** Where backups go: DATA_DIR/backups where it is not set. */
  BACKUP_DIR: line.transform((folder) => resolve(folder)).optional(),
  /** How many of the embedded database's own daily backups stay; 0: none are made. */
  BACKUP_KEEP: whole(0, 365).default(7),
  BACKUP_PASSPHRASE: passphrase.optional(),
  METRICS_TOKEN: z.string().regex(/^\S{16,500}$/, "precisa ter de 16 a 500 caracteres, sem espa\xE7os").optional()
});
function protocolOf(value) {
  return /^([a-z]+:)\/\/\S+$/.exec(value)?.[1] ?? "";
}
function readEnv(source = process.env) {
  const settings2 = readSettings(source);
  if (settings2.PASSWORD_RESET_DELIVERY === "email" && !settings2.SMTP_URL)
    throw new SettingError("SMTP_URL \xE9 obrigat\xF3ria quando PASSWORD_RESET_DELIVERY \xE9 email");
  if (settings2.DATABASE_URL && !settings2.JWT_SECRET)
    throw new SettingError("JWT_SECRET \xE9 obrigat\xF3ria com DATABASE_URL e precisa ter no m\xEDnimo 32 caracteres");
  const JWT_SECRET = settings2.JWT_SECRET ?? storedSecret(settings2.DATA_DIR, secrets.JWT_SECRET);
  return { ...settings2, JWT_SECRET, AUDIT_KEY: givenAuditKey(settings2) ?? storedSecret(settings2.DATA_DIR, secrets.AUDIT_KEY) };
}
var givenAuditKey = ({ AUDIT_KEY, DATABASE_URL, JWT_SECRET }) => AUDIT_KEY ?? (DATABASE_URL ? JWT_SECRET : void 0);
function readAuditKey(source = process.env) {
  const settings2 = readSettings(source);
  if (settings2.DATABASE_URL && !givenAuditKey(settings2))
    throw new SettingError("AUDIT_KEY ou JWT_SECRET \xE9 obrigat\xF3ria para conferir a trilha com DATABASE_URL");
  return givenAuditKey(settings2) ?? readSecret(settings2.DATA_DIR, secrets.AUDIT_KEY);
}
function readPlace(source = process.env) {
  return readSettings(source);
}
var backupFolder = ({ BACKUP_DIR, DATA_DIR }) => BACKUP_DIR ?? join3(DATA_DIR, "backups");
var auditKeyFile = (folder) => join3(folder, secrets.AUDIT_KEY.file);
function readSettings(source) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== void 0 && value.trim() !== ""));
  const parsed2 = Settings.safeParse(given);
  if (!parsed2.success) throw wrong(parsed2.error.issues[0]);
  if (parsed2.data.STORAGE_URL) process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  return parsed2.data;
}
function wrong(issue) {
  return new SettingError(`${String(issue?.path[0] ?? "Configura\xE7\xE3o")} ${issue?.message ?? "inv\xE1lida"}`);
}
var secrets = {
  /** Signs tokens. */
  JWT_SECRET: { setting: "JWT_SECRET", file: "jwt-secret", help: "apague o arquivo para gerar outro" },
  /** Seals the audit trail. */
  AUDIT_KEY: { setting: "AUDIT_KEY", file: "audit-key", help: "recupere-o de uma c\xF3pia de seguran\xE7a: com outra chave a trilha n\xE3o pode ser conferida" }
};
function storedSecret(folder, secret) {
  const file = join3(folder, secret.file);
  try {
    mkdirSync(folder, { recursive: true, mode: 448 });
    writeFileSync(file, randomBytes2(48).toString("base64url"), { mode: 384, flag: "wx" });
  } catch (error) {
    if (!isExisting(error)) throw new SettingError(`DATA_DIR precisa ser uma pasta em que se possa escrever: ${folder}`);
  }
  return readSecret(folder, secret);
}
function readSecret(folder, { setting, file, help }) {
  const path2 = join3(folder, file);
  if (!existsSync(path2)) throw new SettingError(`${setting} n\xE3o est\xE1 definida nem guardada em ${path2}`);
  const secret = readFileSync(path2, "utf8").trim();
  if (secret.length < 32) throw new SettingError(`${setting} guardada em ${path2} est\xE1 danificada; ${help}`);
  return secret;
}
var isExisting = (error) => error instanceof Error && "code" in error && error.code === "EEXIST";

// src/core/lock.ts
import { randomUUID } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync as existsSync2, linkSync, mkdirSync as mkdirSync2, readFileSync as readFileSync2, readdirSync, rmSync, statSync, utimesSync, writeFileSync as writeFileSync2 } from "node:fs";
import { hostname } from "node:os";
import { join as join4 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var LockedError = class extends Error {
  name = "LockedError";
  constructor() {
    super("Banco de dados em uso por outro processo");
  }
};
var TOUCH_MS = 2e3;
var FOREIGN_STALE_MS = 1e4;
async function lockFolder(folder) {
  mkdirSync2(folder, { recursive: true, mode: 448 });
  const own = { pid: process.pid, started: startOf(process.pid), host: hostname(), id: randomUUID() };
  const highest = Math.max(0, ...numbers(folder));
  if (highest > 0) await refuseWhileHeld(lockFile(folder, highest), own.host);
  const file = lockFile(folder, highest + 1);
  const draft = join4(folder, `lock-${own.id}`);
  writeFileSync2(draft, JSON.stringify(own), { mode: 384 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (existsSync2(file)) throw new LockedError();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const present = numbers(folder);
  if (present.some((number) => number > highest + 1)) {
    rmSync(file, { force: true });
    throw new LockedError();
  }
  for (const number of present) if (number <= highest) rmSync(lockFile(folder, number), { force: true });
  return hold(file);
}
var lockFile = (folder, number) => join4(folder, `lock.${number}`);
var numbers = (folder) => readdirSync(folder).flatMap((name) => /^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []);
function hold(file) {
  const touch = setInterval(() => {
    const now = /* @__PURE__ */ new Date();
    if (existsSync2(file)) utimesSync(file, now, now);
  }, TOUCH_MS);
  touch.unref();
  return () => {
    clearInterval(touch);
    writeFileSync2(file, "");
  };
}
async function refuseWhileHeld(file, host) {
  const owner = readOwner(file);
  if (!owner) return;
  if (owner.host === host) {
    if (startOf(owner.pid) === owner.started) throw new LockedError();
    return;
  }
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - touched > FOREIGN_STALE_MS) return;
  await sleep(TOUCH_MS * 2);
  const again = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (again !== touched) throw new LockedError();
}
function readOwner(file) {
  try {
    return JSON.parse(readFileSync2(file, "utf8"));
  } catch {
    return null;
  }
}
function startOf(pid) {
  try {
    if (process.platform === "linux") {
      const [state, ...fields] = readFileSync2(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "").split(" ");
      return state === "Z" || state === "X" ? "" : fields[18] ?? "";
    }
    if (process.platform === "win32") {
      process.kill(pid, 0);
      return "running";
    }
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", timeout: 5e3 }).trim();
  } catch {
    return "";
  }
}

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": '// The whole product\'s records. Field names are column names and wire names; ids are made in code (UUID v7, petitions `petition_` + 32 hex).\n// What Prisma cannot say (extensions, fold(), expression and trigram indexes, CHECKs, the audit trigger) stands in the migrations.\ngenerator client {\n  provider     = "prisma-client"\n  output       = "../apps/api/generated/prisma"\n  moduleFormat = "esm"\n}\n\ndatasource db {\n  provider = "postgresql"\n}\n\nenum UserRole {\n  admin\n  standard\n  restricted\n\n  @@map("user_role")\n}\n\nenum ClientType {\n  individual\n  corporate\n\n  @@map("client_type")\n}\n\nenum ClientStatus {\n  active\n  inactive\n\n  @@map("client_status")\n}\n\nenum MaritalStatus {\n  solteiro\n  casado\n  divorciado\n  viuvo\n  uniao_estavel\n\n  @@map("marital_status")\n}\n\nenum Gender {\n  masculino\n  feminino\n  outro\n\n  @@map("gender")\n}\n\nenum CaseStatus {\n  active\n  on_hold\n  closed\n  archived\n\n  @@map("case_status")\n}\n\nenum CasePriority {\n  low\n  medium\n  high\n  critical\n\n  @@map("case_priority")\n}\n\nenum PartyRole {\n  plaintiff\n  defendant\n\n  @@map("party_role")\n}\n\nenum PartyType {\n  individual\n  corporate\n\n  @@map("party_type")\n}\n\nenum DocumentStatus {\n  draft\n  pending_review\n  approved\n  rejected\n  archived\n\n  @@map("document_status")\n}\n\nenum DocumentType {\n  petition\n  contract\n  evidence\n  court_order\n  correspondence\n  power_of_attorney\n  certificate\n  invoice\n  receipt\n  report\n  other\n\n  @@map("document_type")\n}\n\nenum TextSource {\n  text\n  ocr\n  mixed\n\n  @@map("text_source")\n}\n\nenum TextStatus {\n  pending\n  ready\n  empty\n  failed\n\n  @@map("text_status")\n}\n\nenum PetitionType {\n  motion_to_dismiss\n  complaint\n  discovery_request\n  summary_judgment\n  appeal_brief\n  contract_review\n\n  @@map("petition_type")\n}\n\nenum PetitionProfile {\n  agressivo\n  moderado\n  pacifico\n  outros\n\n  @@map("petition_profile")\n}\n\nenum PetitionStatus {\n  initialized\n  processing\n  completed\n  failed\n\n  @@map("petition_status")\n}\n\nenum PetitionMode {\n  model\n  offline\n\n  @@map("petition_mode")\n}\n\nenum PetitionPartyType {\n  individual\n  corporate\n  custom\n\n  @@map("petition_party_type")\n}\n\nenum AgentId {\n  qualificacao\n  fatos\n  estrategista\n  jurisprudencia\n  leis\n  redator\n  revisor\n  finalizador\n\n  @@map("agent_id")\n}\n\nenum AgentStatus {\n  pending\n  in_progress\n  completed\n\n  @@map("agent_status")\n}\n\nenum SourceType {\n  client\n  contact\n  case\n  document\n  petition\n\n  @@map("source_type")\n}\n\nmodel User {\n  id              String                 @id\n  username        String                 @unique\n  email           String                 @unique\n  full_name       String\n  phone           String?\n  oab_number      String?\n  specialization  String?\n  is_active       Boolean                @default(true)\n  is_superuser    Boolean                @default(false)\n  user_role       UserRole               @default(standard)\n  password_hash   String\n  version         Int                    @default(1)\n  created_at      DateTime               @default(now()) @db.Timestamptz(3)\n  updated_at      DateTime               @default(now()) @updatedAt @db.Timestamptz(3)\n  sessions        Session[]\n  password_resets PasswordReset[]\n  confirmations   PetitionConfirmation[]\n\n  @@index([created_at(sort: Desc), id(sort: Desc)])\n  @@index([user_role, is_active])\n  @@map("users")\n}\n\n/// A token names one of these, so that it can die before it expires.\nmodel Session {\n  id           String   @id\n  user_id      String\n  address      String?\n  user_agent   String?\n  last_used_at DateTime @default(now()) @db.Timestamptz(3)\n  expires_at   DateTime @db.Timestamptz(3)\n  created_at   DateTime @default(now()) @db.Timestamptz(3)\n  updated_at   DateTime @default(now()) @updatedAt @db.Timestamptz(3)\n  user         User     @relation(fields: [user_id], references: [id], onDelete: Cascade)\n\n  @@index([user_id])\n  @@index([expires_at])\n  @@map("sessions")\n}\n\n/// One row per attempt that is limited (a failed sign-in, a password reset asked for \u2026); counted per subject and per address within a window.\nmodel Attempt {\n  id         String   @id\n  /// Which limit it counts towards (core/attempts.ts).\n  kind       String\n  /// The user name or e-mail as it was typed, in lower case; empty where only the address counts.\n  subject    String\n  address    String\n  /// Its outcome is not known yet: it holds a place, so that attempts made at once are counted, too.\n  pending    Boolean  @default(false)\n  created_at DateTime @default(now()) @db.Timestamptz(3)\n\n  @@index([kind, subject, created_at])\n  @@index([kind, address, created_at])\n  @@index([created_at])\n  @@map("attempts")\n}\n\n/// A user has at most one: a new one replaces the old. Only the token\'s hash is kept.\nmodel PasswordReset {\n  id         String    @id\n  user_id    String    @unique\n  token_hash String    @unique\n  expires_at DateTime  @db.Timestamptz(3)\n  used_at    DateTime? @db.Timestamptz(3)\n  created_at DateTime  @default(now()) @db.Timestamptz(3)\n  updated_at DateTime  @default(now()) @updatedAt @db.Timestamptz(3)\n  user       User      @relation(fields: [user_id], references: [id], onDelete: Cascade)\n\n  @@index([expires_at])\n  @@map("password_resets")\n}\n\n/// System settings, one row each: office_name, allow_registration \u2026\nmodel Setting {\n  key        String   @id\n  value      Json\n  created_at DateTime @default(now()) @db.Timestamptz(3)\n  updated_at DateTime @default(now()) @updatedAt @db.Timestamptz(3)\n\n  @@map("settings")\n}\n\nmodel Client {\n  id            String       @id\n  name          String\n  email         String?      @unique\n  phone         String?\n  client_type   ClientType   @default(individual)\n  status        ClientStatus @default(active)\n  version       Int          @default(1)\n  created_at    DateTime     @default(now()) @db.Timestamptz(3)\n  updated_at    DateTime     @default(now()) @updatedAt @db.Timestamptz(3)\n  /// Since when nothing here tells who it was (features/privacy).\n  anonymized_at DateTime?    @db.Timestamptz(3)\n  /// Generated: what the searches of lists look through (core/sql.ts).\n  search        String       @default(dbgenerated()) @ignore\n  cases         Case[]\n\n  @@index([created_at(sort: Desc), id(sort: Desc)])\n  @@index([search(ops: raw("gin_trgm_ops"))], type: Gin, map: "clients_search")\n  @@map("clients")\n}\n\nmodel Contact {\n  id               String          @id\n  name             String\n  client_type      ClientType      @default(individual)\n  cpf_cnpj         String?\n  rg               String?\n  email            String?\n  phone            String?\n  birth_date       DateTime?       @db.Date\n  marital_status   MaritalStatus?\n  profession       String?\n  nationality      String?\n  gender           Gender?\n  address          String?\n  zip_code         String?\n  origin           String?\n  general_notes    String?\n  custom_fields    Json            @default("{}")\n  version          Int             @default(1)\n  created_at       DateTime        @default(now()) @db.Timestamptz(3)\n  updated_at       DateTime        @default(now()) @updatedAt @db.Timestamptz(3)\n  anonymized_at    DateTime?       @db.Timestamptz(3)\n  /// Generated: what the searches of lists look through (core/sql.ts).\n  search           String          @default(dbgenerated()) @ignore\n  cases            ContactCase[]\n  petition_parties PetitionParty[]\n\n  @@index([created_at(sort: Desc), id(sort: Desc)])\n  @@index([cpf_cnpj])\n  @@index([search(ops: raw("gin_trgm_ops"))], type: Gin, map: "contacts_search")\n  @@map("contacts")\n}\n\nmodel ContactCase {\n  contact_id String\n  case_id    String\n  created_at DateTime @default(now()) @db.Timestamptz(3)\n  contact    Contact  @relation(fields: [contact_id], references: [id], onDelete: Cascade)\n  case       Case     @relation(fields: [case_id], references: [id], onDelete: Cascade)\n\n  @@id([contact_id, case_id])\n  @@index([case_id])\n  @@map("contact_cases")\n}\n\nmodel Case {\n  id               String        @id\n  title            String\n  case_number      String        @unique\n  client_id        String\n  client_name      String\n  case_type        String\n  status           CaseStatus    @default(active)\n  priority         CasePriority  @default(medium)\n  description      String?\n  next_deadline    DateTime?     @db.Date\n  assigned_lawyers String[]      @default([])\n  court            String?\n  district         String?\n  claim_value      Decimal?      @db.Decimal(15, 2)\n  represented_side PartyRole?\n  version          Int           @default(1)\n  created_at       DateTime      @default(now()) @db.Timestamptz(3)\n  updated_at       DateTime      @default(now()) @updatedAt @db.Timestamptz(3)\n  /// When it was closed or put away, as long as it is; a trigger keeps it.\n  closed_at        DateTime?     @db.Timestamptz(3)\n  /// Generated: what the searches of lists look through (core/sql.ts).\n  search           String        @default(dbgenerated()) @ignore\n  client           Client        @relation(fields: [client_id], references: [id], onDelete: Restrict)\n  parties          Party[]\n  documents        Document[]\n  petitions        Petition[]\n  contacts         ContactCase[]\n\n  @@index([created_at(sort: Desc), id(sort: Desc)])\n  @@index([client_id, created_at(sort: Desc), id(sort: Desc)])\n  @@index([status, created_at(sort: Desc), id(sort: Desc)])\n  @@index([next_deadline, id])\n  @@index([assigned_lawyers], type: Gin)\n  @@index([search(ops: raw("gin_trgm_ops"))], type: Gin, map: "cases_search")\n  @@map("cases")\n}\n\nmodel Party {\n  id                   String         @id\n  case_id              String\n  position             Int            @default(0)\n  name                 String\n  role                 PartyRole\n  party_type           PartyType\n  cpf_cnpj             String?\n  address              String?\n  phone                String?\n  email                String?\n  nationality          String?\n  marital_status       MaritalStatus?\n  stable_union         Boolean?\n  profession           String?\n  rg                   String?\n  gender               Gender?\n  legal_representative String?\n  created_at           DateTime       @default(now()) @db.Timestamptz(3)\n  updated_at           DateTime       @default(now()) @updatedAt @db.Timestamptz(3)\n  /// Generated: what the searches of lists look through (core/sql.ts).\n  search               String         @default(dbgenerated()) @ignore\n  case                 Case           @relation(fields: [case_id], references: [id], onDelete: Cascade)\n\n  @@index([case_id, position, id])\n  @@index([cpf_cnpj])\n  @@index([search(ops: raw("gin_trgm_ops"))], type: Gin, map: "parties_search")\n  @@map("parties")\n}\n\nmodel Document {\n  id              String             @id\n  case_id         String\n  title           String\n  description     String?\n  document_type   DocumentType       @default(other)\n  status          DocumentStatus     @default(draft)\n  is_confidential Boolean            @default(false)\n  tags            String[]           @default([])\n  file_name       String?\n  file_size       BigInt?\n  file_type       String?\n  storage_key     String?            @unique\n  /// Free text as the form sent it; `author_id` is the user who really made the row.\n  created_by      String             @default("Usu\xE1rio")\n  author_id       String?\n  text_status     TextStatus         @default(pending)\n  text_error      String?\n  /// Whether the text stood in the file or was recognised in pictures of it.\n  text_source     TextSource         @default(text)\n  /// Pages that show a picture of text and wait for OCR.\n  unread_pages    Int[]              @default([])\n  /// Pages whose text was recognised with little confidence, or not at all.\n  uncertain_pages Int[]              @default([])\n  /// What stands in the file unseen, by page and in excerpts: for people, never for the index or a prompt.\n  hidden_text     Json               @default("[]")\n  version         Int                @default(1)\n  created_at      DateTime           @default(now()) @db.Timestamptz(3)\n  updated_at      DateTime           @default(now()) @updatedAt @db.Timestamptz(3)\n  case            Case               @relation(fields: [case_id], references: [id], onDelete: Cascade)\n  pages           DocumentPage[]\n  petitions       PetitionDocument[]\n\n  @@index([case_id, created_at(sort: Desc), id(sort: Desc)])\n  @@index([text_status])\n  @@map("documents")\n}\n\nmodel DocumentPage {\n  document_id String\n  page        Int\n  text        String\n  created_at  DateTime @default(now()) @db.Timestamptz(3)\n  document    Document @relation(fields: [document_id], references: [id], onDelete: Cascade)\n\n  @@id([document_id, page])\n  @@map("document_pages")\n}\n\nmodel Petition {\n  id                 String                 @id\n  petition_type      PetitionType\n  title              String\n  petition_profile   PetitionProfile        @default(moderado)\n  status             PetitionStatus         @default(initialized)\n  client_name        String?\n  case_id            String?\n  author             String?\n  author_id          String?\n  additional_context String?\n  content            String?\n  mode               PetitionMode?\n  /// The server runs the chain to its end by itself, also after a restart.\n  background         Boolean                @default(false)\n  /// It read a confidential document, so it has that document\'s viewers.\n  read_confidential  Boolean                @default(false)\n  version            Int                    @default(1)\n  created_at         DateTime               @default(now()) @db.Timestamptz(3)\n  updated_at         DateTime               @default(now()) @updatedAt @db.Timestamptz(3)\n  /// Generated: what the searches of lists look through (core/sql.ts).\n  search             String                 @default(dbgenerated()) @ignore\n  case               Case?                  @relation(fields: [case_id], references: [id], onDelete: SetNull)\n  parties            PetitionParty[]\n  documents          PetitionDocument[]\n  attachments        PetitionAttachment[]\n  versions           PetitionVersion[]\n  checks             PetitionChecks?\n  confirmations      PetitionConfirmation[]\n  runs               AgentRun[]\n\n  @@index([created_at(sort: Desc), id(sort: Desc)])\n  @@index([case_id, created_at(sort: Desc), id(sort: Desc)])\n  @@index([status, created_at(sort: Desc), id(sort: Desc)])\n  @@index([author_id])\n  @@index([search(ops: raw("gin_trgm_ops"))], type: Gin, map: "petitions_search")\n  @@map("petitions")\n}\n\n/// A row of the wizard\'s form; `row_id` is the id the form gave it.\nmodel PetitionParty {\n  id          String            @id\n  petition_id String\n  position    Int\n  row_id      String\n  role        PartyRole\n  party_type  PetitionPartyType\n  client_name String?\n  custom_name String?\n  contact_id  String?\n  created_at  DateTime          @default(now()) @db.Timestamptz(3)\n  petition    Petition          @relation(fields: [petition_id], references: [id], onDelete: Cascade)\n  contact     Contact?          @relation(fields: [contact_id], references: [id], onDelete: SetNull)\n\n  @@index([petition_id, position])\n  @@index([contact_id])\n  @@map("petition_parties")\n}\n\n/// The case documents chosen for a petition, in the order in which it lists its exhibits.\nmodel PetitionDocument {\n  petition_id String\n  document_id String\n  position    Int\n  created_at  DateTime @default(now()) @db.Timestamptz(3)\n  petition    Petition @relation(fields: [petition_id], references: [id], onDelete: Cascade)\n  document    Document @relation(fields: [document_id], references: [id], onDelete: Cascade)\n\n  @@id([petition_id, document_id])\n  @@index([document_id])\n  @@map("petition_documents")\n}\n\nmodel PetitionAttachment {\n  id              String     @id\n  petition_id     String\n  position        Int\n  file_name       String\n  file_size       BigInt\n  file_type       String?\n  storage_key     String     @unique\n  text_status     TextStatus @default(pending)\n  text_error      String?\n  /// As of a document.\n  text_source     TextSource @default(text)\n  unread_pages    Int[]      @default([])\n  uncertain_pages Int[]      @default([])\n  hidden_text     Json       @default("[]")\n  text            String?\n  /// The text by page, while some of it is still to be recognised.\n  pages           String[]   @default([])\n  author_id       String?\n  created_at      DateTime   @default(now()) @db.Timestamptz(3)\n  updated_at      DateTime   @default(now()) @updatedAt @db.Timestamptz(3)\n  petition        Petition   @relation(fields: [petition_id], references: [id], onDelete: Cascade)\n\n  @@index([petition_id, position])\n  @@map("petition_attachments")\n}\n\n/// A text that a save, a regeneration or a restore replaced.\nmodel PetitionVersion {\n  petition_id String\n  number      Int\n  content     String\n  reason      String\n  author_id   String?\n  created_at  DateTime @default(now()) @db.Timestamptz(3)\n  petition    Petition @relation(fields: [petition_id], references: [id], onDelete: Cascade)\n\n  @@id([petition_id, number])\n  @@map("petition_versions")\n}\n\n/// What the checks of a petition\'s text found, kept until the text or the records change, which the stamp tells.\nmodel PetitionChecks {\n  petition_id String   @id\n  stamp       String\n  checks      Json\n  updated_at  DateTime @default(now()) @updatedAt @db.Timestamptz(3)\n  petition    Petition @relation(fields: [petition_id], references: [id], onDelete: Cascade)\n\n  @@map("petition_checks")\n}\n\n/// Somebody took the open items of just one text (`digest`) upon themselves, by name, to export it.\nmodel PetitionConfirmation {\n  petition_id String\n  user_id     String\n  digest      String\n  name        String\n  open        Int\n  created_at  DateTime @default(now()) @db.Timestamptz(3)\n  petition    Petition @relation(fields: [petition_id], references: [id], onDelete: Cascade)\n  user        User     @relation(fields: [user_id], references: [id], onDelete: Cascade)\n\n  @@id([petition_id, user_id])\n  @@index([user_id])\n  @@map("petition_confirmations")\n}\n\n/// One agent\'s part of one petition. A run in progress holds a lease; when that ends, another process may take the step.\nmodel AgentRun {\n  id               String      @id\n  petition_id      String\n  agent_id         AgentId\n  position         Int\n  status           AgentStatus @default(pending)\n  output           String?\n  partial_output   String?\n  error_message    String?\n  error_code       String?\n  attempt          Int         @default(0)\n  lease_owner      String?\n  lease_expires_at DateTime?   @db.Timestamptz(3)\n  started_at       DateTime?   @db.Timestamptz(3)\n  completed_at     DateTime?   @db.Timestamptz(3)\n  model            String?\n  tokens_in        Int?\n  tokens_out       Int?\n  duration_ms      Int?\n  prompt_hash      String?\n  created_at       DateTime    @default(now()) @db.Timestamptz(3)\n  updated_at       DateTime    @default(now()) @updatedAt @db.Timestamptz(3)\n  petition         Petition    @relation(fields: [petition_id], references: [id], onDelete: Cascade)\n\n  @@unique([petition_id, agent_id])\n  @@unique([petition_id, position])\n  @@index([status, lease_expires_at])\n  @@map("agent_runs")\n}\n\n/// A searchable piece of a record or document. Who may see it is asked of its source while searching, never of this copy.\nmodel Chunk {\n  id              String                   @id\n  source_type     SourceType\n  source_id       String\n  position        Int\n  client_id       String?\n  case_id         String?\n  confidential    Boolean                  @default(false)\n  author_id       String?\n  page            Int?\n  content         String\n  content_hash    String\n  /// The content\'s word stems and where they stand, as features/chat/stems.ts makes them.\n  words           Unsupported("tsvector")?\n  /// Which version of the stems made them (wordsVersion); others are made again.\n  words_version   Int                      @default(1)\n  embedding       Unsupported("vector")?\n  /// What made the vector; none while it is still to be made.\n  embedding_model String?\n  /// When the vector may be made next: a lease while somebody makes it, a pause after a failure, infinity for what may not be sent.\n  embed_after     DateTime                 @default(now()) @db.Timestamptz(3)\n  created_at      DateTime                 @default(now()) @db.Timestamptz(3)\n  updated_at      DateTime                 @default(now()) @updatedAt @db.Timestamptz(3)\n\n  @@unique([source_type, source_id, content_hash])\n  @@index([client_id])\n  @@index([case_id])\n  @@index([embedding_model])\n  @@index([words], type: Gin)\n  @@map("chunks")\n}\n\n/// The words of all passages, for mending typing errors (features/chat/lexicon.ts).\nmodel Lexicon {\n  word String @id\n\n  @@map("lexicon")\n}\n\n/// Sources whose chunks are to be made again. Triggers write it, whoever changes a record.\nmodel IndexQueue {\n  source_type SourceType\n  source_id   String\n  /// New with each change, so that whoever worked on an older state knows.\n  stamp       String     @default(dbgenerated("gen_random_uuid()")) @db.Uuid\n  /// It was there before there was an index.\n  first_pass  Boolean    @default(false)\n  attempts    Int        @default(0)\n  next_try_at DateTime   @default(now()) @db.Timestamptz(3)\n  changed_at  DateTime   @default(now()) @db.Timestamptz(3)\n\n  @@id([source_type, source_id])\n  @@index([next_try_at])\n  @@map("index_queue")\n}\n\n/// How many rows triggers saw come to a table or leave it; the sum of a table\'s rows is how many it has.\nmodel RowCount {\n  table_name String\n  id         BigInt @default(autoincrement())\n  rows       Int\n\n  @@id([table_name, id])\n  @@map("row_counts")\n}\n\n/// Append-only: a trigger refuses changes and deletions, but for the erasure of contents.\nmodel AuditEvent {\n  id           String   @id\n  at           DateTime @default(now()) @db.Timestamptz(3)\n  actor_id     String?\n  actor_name   String?\n  action       String\n  entity_type  String\n  entity_id    String?\n  case_id      String?\n  before       Json?\n  after        Json?\n  request_id   String?\n  address      String?\n  /// Shown only to those who may see what it tells of.\n  confidential Boolean  @default(false)\n  /// What the server signed as it wrote the event; none on events from before there was a chain. The salt goes with what is erased.\n  salt         String?\n  seal         String?\n\n  @@index([at(sort: Desc), id(sort: Desc)])\n  @@index([entity_type, entity_id, at(sort: Desc)])\n  @@index([case_id, at(sort: Desc)])\n  @@index([actor_id, at(sort: Desc)])\n  @@index([action, at(sort: Desc)])\n  @@map("audit_events")\n}\n\n/// An event\'s place in the chain of digests: a trigger makes the row with the event, a job fills it in, and then it stays as it is.\nmodel AuditLink {\n  event_id       String   @id\n  created_at     DateTime @default(now()) @db.Timestamptz(3)\n  /// None while it waits for the job.\n  sequence       Int?     @unique\n  facts_digest   String?\n  /// A part\'s salt goes with the part when it is erased; its digest stays.\n  details_salt   String?\n  details_digest String?\n  actor_salt     String?\n  actor_digest   String?\n  digest         String?\n\n  @@map("audit_links")\n}\n\n/// The end of the chain, in one row; whoever adds to the chain holds its lock.\nmodel AuditHead {\n  id       Int      @id @default(1)\n  sequence Int      @default(0)\n  digest   String   @default("")\n  /// Events from before there was a chain are still being taken in.\n  open     Boolean  @default(true)\n  key_id   String?\n  seal     String?\n  ran_at   DateTime @default(now()) @db.Timestamptz(3)\n\n  @@map("audit_head")\n}\n\n/// The first answer to a creating call, given again to its repetitions; no `status` while the first one still runs.\nmodel IdempotencyKey {\n  user_id      String\n  key          String\n  request_hash String\n  status       Int?\n  response     Json?\n  expires_at   DateTime @db.Timestamptz(3)\n  created_at   DateTime @default(now()) @db.Timestamptz(3)\n  updated_at   DateTime @default(now()) @updatedAt @db.Timestamptz(3)\n\n  @@id([user_id, key])\n  @@index([expires_at])\n  @@map("idempotency_keys")\n}\n\n/// A stored file that no row names: on its way in (an upload not yet committed) or out (its row is gone). Once due, the sweep removes it.\nmodel LooseFile {\n  storage_key String   @id\n  due_at      DateTime @db.Timestamptz(3)\n  created_at  DateTime @default(now()) @db.Timestamptz(3)\n\n  @@index([due_at])\n  @@map("loose_files")\n}\n',
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"full_name","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"oab_number","kind":"scalar","type":"String"},{"name":"specialization","kind":"scalar","type":"String"},{"name":"is_active","kind":"scalar","type":"Boolean"},{"name":"is_superuser","kind":"scalar","type":"Boolean"},{"name":"user_role","kind":"enum","type":"UserRole"},{"name":"password_hash","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToUser"},{"name":"password_resets","kind":"object","type":"PasswordReset","relationName":"PasswordResetToUser"},{"name":"confirmations","kind":"object","type":"PetitionConfirmation","relationName":"PetitionConfirmationToUser"}],"dbName":"users","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"user_id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"user_agent","kind":"scalar","type":"String"},{"name":"last_used_at","kind":"scalar","type":"DateTime"},{"name":"expires_at","kind":"scalar","type":"DateTime"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"SessionToUser"}],"dbName":"sessions","schema":null},"Attempt":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"pending","kind":"scalar","type":"Boolean"},{"name":"created_at","kind":"scalar","type":"DateTime"}],"dbName":"attempts","schema":null},"PasswordReset":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"user_id","kind":"scalar","type":"String"},{"name":"token_hash","kind":"scalar","type":"String"},{"name":"expires_at","kind":"scalar","type":"DateTime"},{"name":"used_at","kind":"scalar","type":"DateTime"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"PasswordResetToUser"}],"dbName":"password_resets","schema":null},"Setting":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"}],"dbName":"settings","schema":null},"Client":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"client_type","kind":"enum","type":"ClientType"},{"name":"status","kind":"enum","type":"ClientStatus"},{"name":"version","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"anonymized_at","kind":"scalar","type":"DateTime"},{"name":"cases","kind":"object","type":"Case","relationName":"CaseToClient"}],"dbName":"clients","schema":null},"Contact":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"client_type","kind":"enum","type":"ClientType"},{"name":"cpf_cnpj","kind":"scalar","type":"String"},{"name":"rg","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"birth_date","kind":"scalar","type":"DateTime"},{"name":"marital_status","kind":"enum","type":"MaritalStatus"},{"name":"profession","kind":"scalar","type":"String"},{"name":"nationality","kind":"scalar","type":"String"},{"name":"gender","kind":"enum","type":"Gender"},{"name":"address","kind":"scalar","type":"String"},{"name":"zip_code","kind":"scalar","type":"String"},{"name":"origin","kind":"scalar","type":"String"},{"name":"general_notes","kind":"scalar","type":"String"},{"name":"custom_fields","kind":"scalar","type":"Json"},{"name":"version","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"anonymized_at","kind":"scalar","type":"DateTime"},{"name":"cases","kind":"object","type":"ContactCase","relationName":"ContactToContactCase"},{"name":"petition_parties","kind":"object","type":"PetitionParty","relationName":"ContactToPetitionParty"}],"dbName":"contacts","schema":null},"ContactCase":{"fields":[{"name":"contact_id","kind":"scalar","type":"String"},{"name":"case_id","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"contact","kind":"object","type":"Contact","relationName":"ContactToContactCase"},{"name":"case","kind":"object","type":"Case","relationName":"CaseToContactCase"}],"dbName":"contact_cases","schema":null},"Case":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"case_number","kind":"scalar","type":"String"},{"name":"client_id","kind":"scalar","type":"String"},{"name":"client_name","kind":"scalar","type":"String"},{"name":"case_type","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"CaseStatus"},{"name":"priority","kind":"enum","type":"CasePriority"},{"name":"description","kind":"scalar","type":"String"},{"name":"next_deadline","kind":"scalar","type":"DateTime"},{"name":"assigned_lawyers","kind":"scalar","type":"String"},{"name":"court","kind":"scalar","type":"String"},{"name":"district","kind":"scalar","type":"String"},{"name":"claim_value","kind":"scalar","type":"Decimal"},{"name":"represented_side","kind":"enum","type":"PartyRole"},{"name":"version","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"closed_at","kind":"scalar","type":"DateTime"},{"name":"client","kind":"object","type":"Client","relationName":"CaseToClient"},{"name":"parties","kind":"object","type":"Party","relationName":"CaseToParty"},{"name":"documents","kind":"object","type":"Document","relationName":"CaseToDocument"},{"name":"petitions","kind":"object","type":"Petition","relationName":"CaseToPetition"},{"name":"contacts","kind":"object","type":"ContactCase","relationName":"CaseToContactCase"}],"dbName":"cases","schema":null},"Party":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"case_id","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"PartyRole"},{"name":"party_type","kind":"enum","type":"PartyType"},{"name":"cpf_cnpj","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"nationality","kind":"scalar","type":"String"},{"name":"marital_status","kind":"enum","type":"MaritalStatus"},{"name":"stable_union","kind":"scalar","type":"Boolean"},{"name":"profession","kind":"scalar","type":"String"},{"name":"rg","kind":"scalar","type":"String"},{"name":"gender","kind":"enum","type":"Gender"},{"name":"legal_representative","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"case","kind":"object","type":"Case","relationName":"CaseToParty"}],"dbName":"parties","schema":null},"Document":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"case_id","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"document_type","kind":"enum","type":"DocumentType"},{"name":"status","kind":"enum","type":"DocumentStatus"},{"name":"is_confidential","kind":"scalar","type":"Boolean"},{"name":"tags","kind":"scalar","type":"String"},{"name":"file_name","kind":"scalar","type":"String"},{"name":"file_size","kind":"scalar","type":"BigInt"},{"name":"file_type","kind":"scalar","type":"String"},{"name":"storage_key","kind":"scalar","type":"String"},{"name":"created_by","kind":"scalar","type":"String"},{"name":"author_id","kind":"scalar","type":"String"},{"name":"text_status","kind":"enum","type":"TextStatus"},{"name":"text_error","kind":"scalar","type":"String"},{"name":"text_source","kind":"enum","type":"TextSource"},{"name":"unread_pages","kind":"scalar","type":"Int"},{"name":"uncertain_pages","kind":"scalar","type":"Int"},{"name":"hidden_text","kind":"scalar","type":"Json"},{"name":"version","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"case","kind":"object","type":"Case","relationName":"CaseToDocument"},{"name":"pages","kind":"object","type":"DocumentPage","relationName":"DocumentToDocumentPage"},{"name":"petitions","kind":"object","type":"PetitionDocument","relationName":"DocumentToPetitionDocument"}],"dbName":"documents","schema":null},"DocumentPage":{"fields":[{"name":"document_id","kind":"scalar","type":"String"},{"name":"page","kind":"scalar","type":"Int"},{"name":"text","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"document","kind":"object","type":"Document","relationName":"DocumentToDocumentPage"}],"dbName":"document_pages","schema":null},"Petition":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"petition_type","kind":"enum","type":"PetitionType"},{"name":"title","kind":"scalar","type":"String"},{"name":"petition_profile","kind":"enum","type":"PetitionProfile"},{"name":"status","kind":"enum","type":"PetitionStatus"},{"name":"client_name","kind":"scalar","type":"String"},{"name":"case_id","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"author_id","kind":"scalar","type":"String"},{"name":"additional_context","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"mode","kind":"enum","type":"PetitionMode"},{"name":"background","kind":"scalar","type":"Boolean"},{"name":"read_confidential","kind":"scalar","type":"Boolean"},{"name":"version","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"case","kind":"object","type":"Case","relationName":"CaseToPetition"},{"name":"parties","kind":"object","type":"PetitionParty","relationName":"PetitionToPetitionParty"},{"name":"documents","kind":"object","type":"PetitionDocument","relationName":"PetitionToPetitionDocument"},{"name":"attachments","kind":"object","type":"PetitionAttachment","relationName":"PetitionToPetitionAttachment"},{"name":"versions","kind":"object","type":"PetitionVersion","relationName":"PetitionToPetitionVersion"},{"name":"checks","kind":"object","type":"PetitionChecks","relationName":"PetitionToPetitionChecks"},{"name":"confirmations","kind":"object","type":"PetitionConfirmation","relationName":"PetitionToPetitionConfirmation"},{"name":"runs","kind":"object","type":"AgentRun","relationName":"AgentRunToPetition"}],"dbName":"petitions","schema":null},"PetitionParty":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"petition_id","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"row_id","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"PartyRole"},{"name":"party_type","kind":"enum","type":"PetitionPartyType"},{"name":"client_name","kind":"scalar","type":"String"},{"name":"custom_name","kind":"scalar","type":"String"},{"name":"contact_id","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"petition","kind":"object","type":"Petition","relationName":"PetitionToPetitionParty"},{"name":"contact","kind":"object","type":"Contact","relationName":"ContactToPetitionParty"}],"dbName":"petition_parties","schema":null},"PetitionDocument":{"fields":[{"name":"petition_id","kind":"scalar","type":"String"},{"name":"document_id","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"petition","kind":"object","type":"Petition","relationName":"PetitionToPetitionDocument"},{"name":"document","kind":"object","type":"Document","relationName":"DocumentToPetitionDocument"}],"dbName":"petition_documents","schema":null},"PetitionAttachment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"petition_id","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"file_name","kind":"scalar","type":"String"},{"name":"file_size","kind":"scalar","type":"BigInt"},{"name":"file_type","kind":"scalar","type":"String"},{"name":"storage_key","kind":"scalar","type":"String"},{"name":"text_status","kind":"enum","type":"TextStatus"},{"name":"text_error","kind":"scalar","type":"String"},{"name":"text_source","kind":"enum","type":"TextSource"},{"name":"unread_pages","kind":"scalar","type":"Int"},{"name":"uncertain_pages","kind":"scalar","type":"Int"},{"name":"hidden_text","kind":"scalar","type":"Json"},{"name":"text","kind":"scalar","type":"String"},{"name":"pages","kind":"scalar","type":"String"},{"name":"author_id","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"petition","kind":"object","type":"Petition","relationName":"PetitionToPetitionAttachment"}],"dbName":"petition_attachments","schema":null},"PetitionVersion":{"fields":[{"name":"petition_id","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"Int"},{"name":"content","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"author_id","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"petition","kind":"object","type":"Petition","relationName":"PetitionToPetitionVersion"}],"dbName":"petition_versions","schema":null},"PetitionChecks":{"fields":[{"name":"petition_id","kind":"scalar","type":"String"},{"name":"stamp","kind":"scalar","type":"String"},{"name":"checks","kind":"scalar","type":"Json"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"petition","kind":"object","type":"Petition","relationName":"PetitionToPetitionChecks"}],"dbName":"petition_checks","schema":null},"PetitionConfirmation":{"fields":[{"name":"petition_id","kind":"scalar","type":"String"},{"name":"user_id","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"open","kind":"scalar","type":"Int"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"petition","kind":"object","type":"Petition","relationName":"PetitionToPetitionConfirmation"},{"name":"user","kind":"object","type":"User","relationName":"PetitionConfirmationToUser"}],"dbName":"petition_confirmations","schema":null},"AgentRun":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"petition_id","kind":"scalar","type":"String"},{"name":"agent_id","kind":"enum","type":"AgentId"},{"name":"position","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"AgentStatus"},{"name":"output","kind":"scalar","type":"String"},{"name":"partial_output","kind":"scalar","type":"String"},{"name":"error_message","kind":"scalar","type":"String"},{"name":"error_code","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"lease_owner","kind":"scalar","type":"String"},{"name":"lease_expires_at","kind":"scalar","type":"DateTime"},{"name":"started_at","kind":"scalar","type":"DateTime"},{"name":"completed_at","kind":"scalar","type":"DateTime"},{"name":"model","kind":"scalar","type":"String"},{"name":"tokens_in","kind":"scalar","type":"Int"},{"name":"tokens_out","kind":"scalar","type":"Int"},{"name":"duration_ms","kind":"scalar","type":"Int"},{"name":"prompt_hash","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"},{"name":"petition","kind":"object","type":"Petition","relationName":"AgentRunToPetition"}],"dbName":"agent_runs","schema":null},"Chunk":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"source_type","kind":"enum","type":"SourceType"},{"name":"source_id","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"client_id","kind":"scalar","type":"String"},{"name":"case_id","kind":"scalar","type":"String"},{"name":"confidential","kind":"scalar","type":"Boolean"},{"name":"author_id","kind":"scalar","type":"String"},{"name":"page","kind":"scalar","type":"Int"},{"name":"content","kind":"scalar","type":"String"},{"name":"content_hash","kind":"scalar","type":"String"},{"name":"words_version","kind":"scalar","type":"Int"},{"name":"embedding_model","kind":"scalar","type":"String"},{"name":"embed_after","kind":"scalar","type":"DateTime"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"}],"dbName":"chunks","schema":null},"Lexicon":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"lexicon","schema":null},"IndexQueue":{"fields":[{"name":"source_type","kind":"enum","type":"SourceType"},{"name":"source_id","kind":"scalar","type":"String"},{"name":"stamp","kind":"scalar","type":"String"},{"name":"first_pass","kind":"scalar","type":"Boolean"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"next_try_at","kind":"scalar","type":"DateTime"},{"name":"changed_at","kind":"scalar","type":"DateTime"}],"dbName":"index_queue","schema":null},"RowCount":{"fields":[{"name":"table_name","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"BigInt"},{"name":"rows","kind":"scalar","type":"Int"}],"dbName":"row_counts","schema":null},"AuditEvent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor_id","kind":"scalar","type":"String"},{"name":"actor_name","kind":"scalar","type":"String"},{"name":"action","kind":"scalar","type":"String"},{"name":"entity_type","kind":"scalar","type":"String"},{"name":"entity_id","kind":"scalar","type":"String"},{"name":"case_id","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"request_id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"confidential","kind":"scalar","type":"Boolean"},{"name":"salt","kind":"scalar","type":"String"},{"name":"seal","kind":"scalar","type":"String"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"event_id","kind":"scalar","type":"String"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"sequence","kind":"scalar","type":"Int"},{"name":"facts_digest","kind":"scalar","type":"String"},{"name":"details_salt","kind":"scalar","type":"String"},{"name":"details_digest","kind":"scalar","type":"String"},{"name":"actor_salt","kind":"scalar","type":"String"},{"name":"actor_digest","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"}],"dbName":"audit_links","schema":null},"AuditHead":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"sequence","kind":"scalar","type":"Int"},{"name":"digest","kind":"scalar","type":"String"},{"name":"open","kind":"scalar","type":"Boolean"},{"name":"key_id","kind":"scalar","type":"String"},{"name":"seal","kind":"scalar","type":"String"},{"name":"ran_at","kind":"scalar","type":"DateTime"}],"dbName":"audit_head","schema":null},"IdempotencyKey":{"fields":[{"name":"user_id","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request_hash","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"response","kind":"scalar","type":"Json"},{"name":"expires_at","kind":"scalar","type":"DateTime"},{"name":"created_at","kind":"scalar","type":"DateTime"},{"name":"updated_at","kind":"scalar","type":"DateTime"}],"dbName":"idempotency_keys","schema":null},"LooseFile":{"fields":[{"name":"storage_key","kind":"scalar","type":"String"},{"name":"due_at","kind":"scalar","type":"DateTime"},{"name":"created_at","kind":"scalar","type":"DateTime"}],"dbName":"loose_files","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","sessions","password_resets","cases","_count","client","case","parties","document","pages","petition","petitions","documents","contact","petition_parties","contacts","attachments","versions","checks","confirmations","runs","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","Attempt.findUnique","Attempt.findUniqueOrThrow","Attempt.findFirst","Attempt.findFirstOrThrow","Attempt.findMany","Attempt.createOne","Attempt.createMany","Attempt.createManyAndReturn","Attempt.updateOne","Attempt.updateMany","Attempt.updateManyAndReturn","Attempt.upsertOne","Attempt.deleteOne","Attempt.deleteMany","Attempt.groupBy","Attempt.aggregate","PasswordReset.findUnique","PasswordReset.findUniqueOrThrow","PasswordReset.findFirst","PasswordReset.findFirstOrThrow","PasswordReset.findMany","PasswordReset.createOne","PasswordReset.createMany","PasswordReset.createManyAndReturn","PasswordReset.updateOne","PasswordReset.updateMany","PasswordReset.updateManyAndReturn","PasswordReset.upsertOne","PasswordReset.deleteOne","PasswordReset.deleteMany","PasswordReset.groupBy","PasswordReset.aggregate","Setting.findUnique","Setting.findUniqueOrThrow","Setting.findFirst","Setting.findFirstOrThrow","Setting.findMany","Setting.createOne","Setting.createMany","Setting.createManyAndReturn","Setting.updateOne","Setting.updateMany","Setting.updateManyAndReturn","Setting.upsertOne","Setting.deleteOne","Setting.deleteMany","Setting.groupBy","Setting.aggregate","Client.findUnique","Client.findUniqueOrThrow","Client.findFirst","Client.findFirstOrThrow","Client.findMany","Client.createOne","Client.createMany","Client.createManyAndReturn","Client.updateOne","Client.updateMany","Client.updateManyAndReturn","Client.upsertOne","Client.deleteOne","Client.deleteMany","Client.groupBy","Client.aggregate","Contact.findUnique","Contact.findUniqueOrThrow","Contact.findFirst","Contact.findFirstOrThrow","Contact.findMany","Contact.createOne","Contact.createMany","Contact.createManyAndReturn","Contact.updateOne","Contact.updateMany","Contact.updateManyAndReturn","Contact.upsertOne","Contact.deleteOne","Contact.deleteMany","Contact.groupBy","Contact.aggregate","ContactCase.findUnique","ContactCase.findUniqueOrThrow","ContactCase.findFirst","ContactCase.findFirstOrThrow","ContactCase.findMany","ContactCase.createOne","ContactCase.createMany","ContactCase.createManyAndReturn","ContactCase.updateOne","ContactCase.updateMany","ContactCase.updateManyAndReturn","ContactCase.upsertOne","ContactCase.deleteOne","ContactCase.deleteMany","ContactCase.groupBy","ContactCase.aggregate","Case.findUnique","Case.findUniqueOrThrow","Case.findFirst","Case.findFirstOrThrow","Case.findMany","Case.createOne","Case.createMany","Case.createManyAndReturn","Case.updateOne","Case.updateMany","Case.updateManyAndReturn","Case.upsertOne","Case.deleteOne","Case.deleteMany","Case.groupBy","Case.aggregate","Party.findUnique","Party.findUniqueOrThrow","Party.findFirst","Party.findFirstOrThrow","Party.findMany","Party.createOne","Party.createMany","Party.createManyAndReturn","Party.updateOne","Party.updateMany","Party.updateManyAndReturn","Party.upsertOne","Party.deleteOne","Party.deleteMany","Party.groupBy","Party.aggregate","Document.findUnique","Document.findUniqueOrThrow","Document.findFirst","Document.findFirstOrThrow","Document.findMany","Document.createOne","Document.createMany","Document.createManyAndReturn","Document.updateOne","Document.updateMany","Document.updateManyAndReturn","Document.upsertOne","Document.deleteOne","Document.deleteMany","Document.groupBy","Document.aggregate","DocumentPage.findUnique","DocumentPage.findUniqueOrThrow","DocumentPage.findFirst","DocumentPage.findFirstOrThrow","DocumentPage.findMany","DocumentPage.createOne","DocumentPage.createMany","DocumentPage.createManyAndReturn","DocumentPage.updateOne","DocumentPage.updateMany","DocumentPage.updateManyAndReturn","DocumentPage.upsertOne","DocumentPage.deleteOne","DocumentPage.deleteMany","DocumentPage.groupBy","DocumentPage.aggregate","Petition.findUnique","Petition.findUniqueOrThrow","Petition.findFirst","Petition.findFirstOrThrow","Petition.findMany","Petition.createOne","Petition.createMany","Petition.createManyAndReturn","Petition.updateOne","Petition.updateMany","Petition.updateManyAndReturn","Petition.upsertOne","Petition.deleteOne","Petition.deleteMany","Petition.groupBy","Petition.aggregate","PetitionParty.findUnique","PetitionParty.findUniqueOrThrow","PetitionParty.findFirst","PetitionParty.findFirstOrThrow","PetitionParty.findMany","PetitionParty.createOne","PetitionParty.createMany","PetitionParty.createManyAndReturn","PetitionParty.updateOne","PetitionParty.updateMany","PetitionParty.updateManyAndReturn","PetitionParty.upsertOne","PetitionParty.deleteOne","PetitionParty.deleteMany","PetitionParty.groupBy","PetitionParty.aggregate","PetitionDocument.findUnique","PetitionDocument.findUniqueOrThrow","PetitionDocument.findFirst","PetitionDocument.findFirstOrThrow","PetitionDocument.findMany","PetitionDocument.createOne","PetitionDocument.createMany","PetitionDocument.createManyAndReturn","PetitionDocument.updateOne","PetitionDocument.updateMany","PetitionDocument.updateManyAndReturn","PetitionDocument.upsertOne","PetitionDocument.deleteOne","PetitionDocument.deleteMany","PetitionDocument.groupBy","PetitionDocument.aggregate","PetitionAttachment.findUnique","PetitionAttachment.findUniqueOrThrow","PetitionAttachment.findFirst","PetitionAttachment.findFirstOrThrow","PetitionAttachment.findMany","PetitionAttachment.createOne","PetitionAttachment.createMany","PetitionAttachment.createManyAndReturn","PetitionAttachment.updateOne","PetitionAttachment.updateMany","PetitionAttachment.updateManyAndReturn","PetitionAttachment.upsertOne","PetitionAttachment.deleteOne","PetitionAttachment.deleteMany","PetitionAttachment.groupBy","PetitionAttachment.aggregate","PetitionVersion.findUnique","PetitionVersion.findUniqueOrThrow","PetitionVersion.findFirst","PetitionVersion.findFirstOrThrow","PetitionVersion.findMany","PetitionVersion.createOne","PetitionVersion.createMany","PetitionVersion.createManyAndReturn","PetitionVersion.updateOne","PetitionVersion.updateMany","PetitionVersion.updateManyAndReturn","PetitionVersion.upsertOne","PetitionVersion.deleteOne","PetitionVersion.deleteMany","PetitionVersion.groupBy","PetitionVersion.aggregate","PetitionChecks.findUnique","PetitionChecks.findUniqueOrThrow","PetitionChecks.findFirst","PetitionChecks.findFirstOrThrow","PetitionChecks.findMany","PetitionChecks.createOne","PetitionChecks.createMany","PetitionChecks.createManyAndReturn","PetitionChecks.updateOne","PetitionChecks.updateMany","PetitionChecks.updateManyAndReturn","PetitionChecks.upsertOne","PetitionChecks.deleteOne","PetitionChecks.deleteMany","PetitionChecks.groupBy","PetitionChecks.aggregate","PetitionConfirmation.findUnique","PetitionConfirmation.findUniqueOrThrow","PetitionConfirmation.findFirst","PetitionConfirmation.findFirstOrThrow","PetitionConfirmation.findMany","PetitionConfirmation.createOne","PetitionConfirmation.createMany","PetitionConfirmation.createManyAndReturn","PetitionConfirmation.updateOne","PetitionConfirmation.updateMany","PetitionConfirmation.updateManyAndReturn","PetitionConfirmation.upsertOne","PetitionConfirmation.deleteOne","PetitionConfirmation.deleteMany","PetitionConfirmation.groupBy","PetitionConfirmation.aggregate","AgentRun.findUnique","AgentRun.findUniqueOrThrow","AgentRun.findFirst","AgentRun.findFirstOrThrow","AgentRun.findMany","AgentRun.createOne","AgentRun.createMany","AgentRun.createManyAndReturn","AgentRun.updateOne","AgentRun.updateMany","AgentRun.updateManyAndReturn","AgentRun.upsertOne","AgentRun.deleteOne","AgentRun.deleteMany","AgentRun.groupBy","AgentRun.aggregate","Chunk.findUnique","Chunk.findUniqueOrThrow","Chunk.findFirst","Chunk.findFirstOrThrow","Chunk.findMany","Chunk.createOne","Chunk.createMany","Chunk.createManyAndReturn","Chunk.updateOne","Chunk.updateMany","Chunk.updateManyAndReturn","Chunk.upsertOne","Chunk.deleteOne","Chunk.deleteMany","Chunk.groupBy","Chunk.aggregate","Lexicon.findUnique","Lexicon.findUniqueOrThrow","Lexicon.findFirst","Lexicon.findFirstOrThrow","Lexicon.findMany","Lexicon.createOne","Lexicon.createMany","Lexicon.createManyAndReturn","Lexicon.updateOne","Lexicon.updateMany","Lexicon.updateManyAndReturn","Lexicon.upsertOne","Lexicon.deleteOne","Lexicon.deleteMany","Lexicon.groupBy","Lexicon.aggregate","IndexQueue.findUnique","IndexQueue.findUniqueOrThrow","IndexQueue.findFirst","IndexQueue.findFirstOrThrow","IndexQueue.findMany","IndexQueue.createOne","IndexQueue.createMany","IndexQueue.createManyAndReturn","IndexQueue.updateOne","IndexQueue.updateMany","IndexQueue.updateManyAndReturn","IndexQueue.upsertOne","IndexQueue.deleteOne","IndexQueue.deleteMany","IndexQueue.groupBy","IndexQueue.aggregate","RowCount.findUnique","RowCount.findUniqueOrThrow","RowCount.findFirst","RowCount.findFirstOrThrow","RowCount.findMany","RowCount.createOne","RowCount.createMany","RowCount.createManyAndReturn","RowCount.updateOne","RowCount.updateMany","RowCount.updateManyAndReturn","RowCount.upsertOne","RowCount.deleteOne","RowCount.deleteMany","RowCount.groupBy","RowCount.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditHead.findUnique","AuditHead.findUniqueOrThrow","AuditHead.findFirst","AuditHead.findFirstOrThrow","AuditHead.findMany","AuditHead.createOne","AuditHead.createMany","AuditHead.createManyAndReturn","AuditHead.updateOne","AuditHead.updateMany","AuditHead.updateManyAndReturn","AuditHead.upsertOne","AuditHead.deleteOne","AuditHead.deleteMany","AuditHead.groupBy","AuditHead.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","LooseFile.findUnique","LooseFile.findUniqueOrThrow","LooseFile.findFirst","LooseFile.findFirstOrThrow","LooseFile.findMany","LooseFile.createOne","LooseFile.createMany","LooseFile.createManyAndReturn","LooseFile.updateOne","LooseFile.updateMany","LooseFile.updateManyAndReturn","LooseFile.upsertOne","LooseFile.deleteOne","LooseFile.deleteMany","LooseFile.groupBy","LooseFile.aggregate","AND","OR","NOT","storage_key","due_at","created_at","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","user_id","key","request_hash","status","response","expires_at","updated_at","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","user_id_key","id","sequence","digest","open","key_id","seal","ran_at","event_id","facts_digest","details_salt","details_digest","actor_salt","actor_digest","at","actor_id","actor_name","action","entity_type","entity_id","case_id","before","after","request_id","address","confidential","salt","table_name","rows","table_name_id","SourceType","source_type","source_id","stamp","first_pass","attempts","next_try_at","changed_at","source_type_source_id","word","position","client_id","author_id","page","content","content_hash","words_version","embedding_model","embed_after","source_type_source_id_content_hash","petition_id","AgentId","agent_id","AgentStatus","output","partial_output","error_message","error_code","attempt","lease_owner","lease_expires_at","started_at","completed_at","model","tokens_in","tokens_out","duration_ms","prompt_hash","name","number","reason","file_name","file_size","file_type","TextStatus","text_status","text_error","TextSource","text_source","unread_pages","uncertain_pages","hidden_text","text","has","hasEvery","hasSome","document_id","row_id","PartyRole","role","PetitionPartyType","party_type","client_name","custom_name","contact_id","PetitionType","petition_type","title","PetitionProfile","petition_profile","PetitionStatus","author","additional_context","PetitionMode","mode","background","read_confidential","version","description","DocumentType","document_type","DocumentStatus","is_confidential","tags","created_by","PartyType","cpf_cnpj","phone","email","nationality","MaritalStatus","marital_status","stable_union","profession","rg","Gender","gender","legal_representative","case_number","case_type","CaseStatus","CasePriority","priority","next_deadline","assigned_lawyers","court","district","claim_value","represented_side","closed_at","ClientType","client_type","birth_date","zip_code","origin","general_notes","custom_fields","anonymized_at","every","some","none","ClientStatus","value","token_hash","used_at","kind","subject","pending","user_agent","last_used_at","username","full_name","oab_number","specialization","is_active","is_superuser","UserRole","user_role","password_hash","petition_id_agent_id","petition_id_position","petition_id_number","contact_id_case_id","petition_id_document_id","document_id_page","petition_id_user_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide","push"]'),
  graph: "wAyXAtADFAQAALQHACAFAAC1BwAgFgAAtgcAIPADAACyBwAw8QMAAFcAEPIDAACyBwAw9QNAAIsGACGHBEAAiwYAIY8EAQAAAAH5BAIAogYAIYMFAQCkBgAhhAUBAAAAAa4FAQAAAAGvBQEAigYAIbAFAQCkBgAhsQUBAKQGACGyBSAAowYAIbMFIACjBgAhtQUAALMHtQUitgUBAIoGACEBAAAAAQAgDAMAAOwHACDwAwAA7gcAMPEDAAADABDyAwAA7gcAMPUDQACLBgAhgQQBAIoGACGGBEAAiwYAIYcEQACLBgAhjwQBAIoGACGmBAEApAYAIawFAQCkBgAhrQVAAIsGACEDAwAAzwsAIKYEAAD0BwAgrAUAAPQHACAMAwAA7AcAIPADAADuBwAw8QMAAAMAEPIDAADuBwAw9QNAAIsGACGBBAEAigYAIYYEQACLBgAhhwRAAIsGACGPBAEAAAABpgQBAKQGACGsBQEApAYAIa0FQACLBgAhAwAAAAMAIAEAAAQAMAIAAAUAIAsDAADsBwAg8AMAAO0HADDxAwAABwAQ8gMAAO0HADD1A0AAiwYAIYEEAQCKBgAhhgRAAIsGACGHBEAAiwYAIY8EAQCKBgAhpwUBAIoGACGoBUAAnAcAIQIDAADPCwAgqAUAAPQHACALAwAA7AcAIPADAADtBwAw8QMAAAcAEPIDAADtBwAw9QNAAIsGACGBBAEAAAABhgRAAIsGACGHBEAAiwYAIY8EAQAAAAGnBQEAAAABqAVAAJwHACEDAAAABwAgAQAACAAwAgAACQAgCwMAAOwHACANAADQBgAg8AMAAOsHADDxAwAACwAQ8gMAAOsHADD1A0AAiwYAIYEEAQCKBgAhkQQBAIoGACGSBAIAogYAIcAEAQCKBgAh0gQBAIoGACECAwAAzwsAIA0AALcIACAMAwAA7AcAIA0AANAGACDwAwAA6wcAMPEDAAALABDyAwAA6wcAMPUDQACLBgAhgQQBAIoGACGRBAEAigYAIZIEAgCiBgAhwAQBAIoGACHSBAEAigYAIb0FAADqBwAgAwAAAAsAIAEAAAwAMAIAAA0AIBsIAADmBwAgCgAA5wcAIA4AAOkHACAPAADoBwAgEgAAnwcAIPADAADhBwAw8QMAAA8AEPIDAADhBwAw9QNAAIsGACGEBAAA4geRBSKHBEAAiwYAIY8EAQCKBgAhtwQBAIoGACHqBAEAigYAIe8EAQCKBgAh-QQCAKIGACH6BAEApAYAIY4FAQCKBgAhjwUBAIoGACGSBQAA4weSBSKTBUAAnAcAIZQFAADWBgAglQUBAKQGACGWBQEApAYAIZcFEADkBwAhmAUAAOUH5wQjmQVAAJwHACEBAAAADwAgDAgAAMsLACAKAADMCwAgDgAAzgsAIA8AAM0LACASAADrCgAg-gQAAPQHACCTBQAA9AcAIJUFAAD0BwAglgUAAPQHACCXBQAA9AcAIJgFAAD0BwAgmQUAAPQHACAbCAAA5gcAIAoAAOcHACAOAADpBwAgDwAA6AcAIBIAAJ8HACDwAwAA4QcAMPEDAAAPABDyAwAA4QcAMPUDQACLBgAhhAQAAOIHkQUihwRAAIsGACGPBAEAAAABtwQBAIoGACHqBAEAigYAIe8EAQCKBgAh-QQCAKIGACH6BAEApAYAIY4FAQAAAAGPBQEAigYAIZIFAADjB5IFIpMFQACcBwAhlAUAANYGACCVBQEApAYAIZYFAQCkBgAhlwUQAOQHACGYBQAA5QfnBCOZBUAAnAcAIQMAAAAPACABAAARADACAAASACABAAAADwAgFwkAAMgHACDwAwAA3gcAMPEDAAAVABDyAwAA3gcAMPUDQACLBgAhhwRAAIsGACGPBAEAigYAIaIEAQCKBgAhpgQBAKQGACG2BAIAogYAIdIEAQCKBgAh5wQAAMIH5wQi6QQAAN8HggUiggUBAKQGACGDBQEApAYAIYQFAQCkBgAhhQUBAKQGACGHBQAAnQeHBSOIBSAA4AcAIYkFAQCkBgAhigUBAKQGACGMBQAAngeMBSONBQEApAYAIQwJAADDCwAgpgQAAPQHACCCBQAA9AcAIIMFAAD0BwAghAUAAPQHACCFBQAA9AcAIIcFAAD0BwAgiAUAAPQHACCJBQAA9AcAIIoFAAD0BwAgjAUAAPQHACCNBQAA9AcAIBcJAADIBwAg8AMAAN4HADDxAwAAFQAQ8gMAAN4HADD1A0AAiwYAIYcEQACLBgAhjwQBAAAAAaIEAQCKBgAhpgQBAKQGACG2BAIAogYAIdIEAQCKBgAh5wQAAMIH5wQi6QQAAN8HggUiggUBAKQGACGDBQEApAYAIYQFAQCkBgAhhQUBAKQGACGHBQAAnQeHBSOIBSAA4AcAIYkFAQCkBgAhigUBAKQGACGMBQAAngeMBSONBQEApAYAIQMAAAAVACABAAAWADACAAAXACAdCQAAyAcAIAwAAN0HACAOAADPBwAg8AMAANkHADDxAwAAGQAQ8gMAANkHADDzAwEApAYAIfUDQACLBgAhhAQAANsH_gQihwRAAIsGACGPBAEAigYAIaIEAQCKBgAhuAQBAKQGACHVBAEApAYAIdYEBADcBwAh1wQBAKQGACHZBAAAvwfZBCLaBAEApAYAIdwEAADAB9wEIt0EAADVBgAg3gQAANUGACDfBAAAzwYAIO8EAQCKBgAh-QQCAKIGACH6BAEApAYAIfwEAADaB_wEIv4EIACjBgAh_wQAANYGACCABQEAigYAIQoJAADDCwAgDAAAygsAIA4AAMQLACDzAwAA9AcAILgEAAD0BwAg1QQAAPQHACDWBAAA9AcAINcEAAD0BwAg2gQAAPQHACD6BAAA9AcAIB0JAADIBwAgDAAA3QcAIA4AAM8HACDwAwAA2QcAMPEDAAAZABDyAwAA2QcAMPMDAQAAAAH1A0AAiwYAIYQEAADbB_4EIocEQACLBgAhjwQBAAAAAaIEAQCKBgAhuAQBAKQGACHVBAEApAYAIdYEBADcBwAh1wQBAKQGACHZBAAAvwfZBCLaBAEApAYAIdwEAADAB9wEIt0EAADVBgAg3gQAANUGACDfBAAAzwYAIO8EAQCKBgAh-QQCAKIGACH6BAEApAYAIfwEAADaB_wEIv4EIACjBgAh_wQAANYGACCABQEAigYAIQMAAAAZACABAAAaADACAAAbACAICwAA1gcAIPADAADYBwAw8QMAAB0AEPIDAADYBwAw9QNAAIsGACG5BAIAogYAIeAEAQCKBgAh5AQBAIoGACEBCwAAyQsAIAkLAADWBwAg8AMAANgHADDxAwAAHQAQ8gMAANgHADD1A0AAiwYAIbkEAgCiBgAh4AQBAIoGACHkBAEAigYAIbwFAADXBwAgAwAAAB0AIAEAAB4AMAIAAB8AIAkLAADWBwAgDQAA0AYAIPADAADVBwAw8QMAACEAEPIDAADVBwAw9QNAAIsGACG2BAIAogYAIcAEAQCKBgAh5AQBAIoGACECCwAAyQsAIA0AALcIACAKCwAA1gcAIA0AANAGACDwAwAA1QcAMPEDAAAhABDyAwAA1QcAMPUDQACLBgAhtgQCAKIGACHABAEAigYAIeQEAQCKBgAhuwUAANQHACADAAAAIQAgAQAAIgAwAgAAIwAgAQAAAB0AIAEAAAAhACAcCQAAzgcAIAoAAKAHACAPAADPBwAgEwAA0AcAIBQAANEHACAVAADSBwAgFgAAtgcAIBcAANMHACDwAwAAyQcAMPEDAAAnABDyAwAAyQcAMPUDQACLBgAhhAQAAMwH8wQihwRAAIsGACGPBAEAigYAIaIEAQCkBgAhuAQBAKQGACG6BAEApAYAIeoEAQCkBgAh7gQAAMoH7gQi7wQBAIoGACHxBAAAywfxBCLzBAEApAYAIfQEAQCkBgAh9gQAAM0H9gQj9wQgAKMGACH4BCAAowYAIfkEAgCiBgAhDwkAAMMLACAKAADsCgAgDwAAxAsAIBMAAMULACAUAADGCwAgFQAAxwsAIBYAAMELACAXAADICwAgogQAAPQHACC4BAAA9AcAILoEAAD0BwAg6gQAAPQHACDzBAAA9AcAIPQEAAD0BwAg9gQAAPQHACAcCQAAzgcAIAoAAKAHACAPAADPBwAgEwAA0AcAIBQAANEHACAVAADSBwAgFgAAtgcAIBcAANMHACDwAwAAyQcAMPEDAAAnABDyAwAAyQcAMPUDQACLBgAhhAQAAMwH8wQihwRAAIsGACGPBAEAAAABogQBAKQGACG4BAEApAYAIboEAQCkBgAh6gQBAKQGACHuBAAAygfuBCLvBAEAigYAIfEEAADLB_EEIvMEAQCkBgAh9AQBAKQGACH2BAAAzQf2BCP3BCAAowYAIfgEIACjBgAh-QQCAKIGACEDAAAAJwAgAQAAKAAwAgAAKQAgCAkAAMgHACAQAADHBwAg8AMAAMYHADDxAwAAKwAQ8gMAAMYHADD1A0AAiwYAIaIEAQCKBgAh7AQBAIoGACECCQAAwwsAIBAAAMILACAJCQAAyAcAIBAAAMcHACDwAwAAxgcAMPEDAAArABDyAwAAxgcAMPUDQACLBgAhogQBAIoGACHsBAEAigYAIboFAADFBwAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAPDQAA0AYAIBAAAMQHACDwAwAAwQcAMPEDAAAwABDyAwAAwQcAMPUDQACLBgAhjwQBAIoGACG2BAIAogYAIcAEAQCKBgAh5QQBAIoGACHnBAAAwgfnBCLpBAAAwwfpBCLqBAEApAYAIesEAQCkBgAh7AQBAKQGACEFDQAAtwgAIBAAAMILACDqBAAA9AcAIOsEAAD0BwAg7AQAAPQHACAPDQAA0AYAIBAAAMQHACDwAwAAwQcAMPEDAAAwABDyAwAAwQcAMPUDQACLBgAhjwQBAAAAAbYEAgCiBgAhwAQBAIoGACHlBAEAigYAIecEAADCB-cEIukEAADDB-kEIuoEAQCkBgAh6wQBAKQGACHsBAEApAYAIQMAAAAwACABAAAxADACAAAyACAaBgAAnwcAIBEAAKAHACDwAwAAmgcAMPEDAAA0ABDyAwAAmgcAMPUDQACLBgAhhwRAAIsGACGPBAEAigYAIaYEAQCkBgAh0gQBAIoGACH5BAIAogYAIYIFAQCkBgAhgwUBAKQGACGEBQEApAYAIYUFAQCkBgAhhwUAAJ0HhwUjiQUBAKQGACGKBQEApAYAIYwFAACeB4wFI5sFAACbB5sFIpwFQACcBwAhnQUBAKQGACGeBQEApAYAIZ8FAQCkBgAhoAUAAM8GACChBUAAnAcAIQEAAAA0ACABAAAAKwAgAQAAADAAIAEAAAAVACABAAAAGQAgAQAAACcAIAEAAAArACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAACEAIAEAACIAMAIAACMAIBYMAADWBgAgDQAA0AYAIPADAAC-BwAw8QMAAD4AEPIDAAC-BwAw8wMBAIoGACH1A0AAiwYAIYcEQACLBgAhjwQBAIoGACG2BAIAogYAIbgEAQCkBgAhwAQBAIoGACHVBAEAigYAIdYEBACuBgAh1wQBAKQGACHZBAAAvwfZBCLaBAEApAYAIdwEAADAB9wEIt0EAADVBgAg3gQAANUGACDfBAAAzwYAIOAEAQCkBgAhBQ0AALcIACC4BAAA9AcAINcEAAD0BwAg2gQAAPQHACDgBAAA9AcAIBYMAADWBgAgDQAA0AYAIPADAAC-BwAw8QMAAD4AEPIDAAC-BwAw8wMBAAAAAfUDQACLBgAhhwRAAIsGACGPBAEAAAABtgQCAKIGACG4BAEApAYAIcAEAQCKBgAh1QQBAIoGACHWBAQArgYAIdcEAQCkBgAh2QQAAL8H2QQi2gQBAKQGACHcBAAAwAfcBCLdBAAA1QYAIN4EAADVBgAg3wQAAM8GACDgBAEApAYAIQMAAAA-ACABAAA_ADACAABAACAKDQAA0AYAIPADAAC9BwAw8QMAAEIAEPIDAAC9BwAw9QNAAIsGACG4BAEApAYAIboEAQCKBgAhwAQBAIoGACHTBAIAogYAIdQEAQCKBgAhAg0AALcIACC4BAAA9AcAIAsNAADQBgAg8AMAAL0HADDxAwAAQgAQ8gMAAL0HADD1A0AAiwYAIbgEAQCkBgAhugQBAIoGACHABAEAigYAIdMEAgCiBgAh1AQBAIoGACG5BQAAvAcAIAMAAABCACABAABDADACAABEACAIDQAA0AYAIBUAAM8GACDwAwAAzgYAMPEDAABGABDyAwAAzgYAMIcEQACLBgAhrwQBAIoGACHABAEAigYAIQEAAABGACADAAAACwAgAQAADAAwAgAADQAgGQ0AANAGACDwAwAAuQcAMPEDAABJABDyAwAAuQcAMPUDQACLBgAhhAQAALsHxAQihwRAAIsGACGPBAEAigYAIbYEAgCiBgAhwAQBAIoGACHCBAAAugfCBCLEBAEApAYAIcUEAQCkBgAhxgQBAKQGACHHBAEApAYAIcgEAgCiBgAhyQQBAKQGACHKBEAAnAcAIcsEQACcBwAhzARAAJwHACHNBAEApAYAIc4EAgCUBgAhzwQCAJQGACHQBAIAlAYAIdEEAQCkBgAhDg0AALcIACDEBAAA9AcAIMUEAAD0BwAgxgQAAPQHACDHBAAA9AcAIMkEAAD0BwAgygQAAPQHACDLBAAA9AcAIMwEAAD0BwAgzQQAAPQHACDOBAAA9AcAIM8EAAD0BwAg0AQAAPQHACDRBAAA9AcAIBsNAADQBgAg8AMAALkHADDxAwAASQAQ8gMAALkHADD1A0AAiwYAIYQEAAC7B8QEIocEQACLBgAhjwQBAAAAAbYEAgCiBgAhwAQBAIoGACHCBAAAugfCBCLEBAEApAYAIcUEAQCkBgAhxgQBAKQGACHHBAEApAYAIcgEAgCiBgAhyQQBAKQGACHKBEAAnAcAIcsEQACcBwAhzARAAJwHACHNBAEApAYAIc4EAgCUBgAhzwQCAJQGACHQBAIAlAYAIdEEAQCkBgAhtwUAALcHACC4BQAAuAcAIAMAAABJACABAABKADACAABLACABAAAAMAAgAQAAACEAIAEAAAA-ACABAAAAQgAgAQAAAAsAIAEAAABJACABAAAAAwAgAQAAAAcAIAEAAAALACABAAAAAQAgFAQAALQHACAFAAC1BwAgFgAAtgcAIPADAACyBwAw8QMAAFcAEPIDAACyBwAw9QNAAIsGACGHBEAAiwYAIY8EAQCKBgAh-QQCAKIGACGDBQEApAYAIYQFAQCKBgAhrgUBAIoGACGvBQEAigYAIbAFAQCkBgAhsQUBAKQGACGyBSAAowYAIbMFIACjBgAhtQUAALMHtQUitgUBAIoGACEGBAAAvwsAIAUAAMALACAWAADBCwAggwUAAPQHACCwBQAA9AcAILEFAAD0BwAgAwAAAFcAIAEAAFgAMAIAAAEAIAMAAABXACABAABYADACAAABACADAAAAVwAgAQAAWAAwAgAAAQAgEQQAALwLACAFAAC9CwAgFgAAvgsAIPUDQAAAAAGHBEAAAAABjwQBAAAAAfkEAgAAAAGDBQEAAAABhAUBAAAAAa4FAQAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBSAAAAABswUgAAAAAbUFAAAAtQUCtgUBAAAAAQEdAABcACAO9QNAAAAAAYcEQAAAAAGPBAEAAAAB-QQCAAAAAYMFAQAAAAGEBQEAAAABrgUBAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFIAAAAAGzBSAAAAABtQUAAAC1BQK2BQEAAAABAR0AAF4AMAEdAABeADARBAAAmAsAIAUAAJkLACAWAACaCwAg9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAh-QQCAIAIACGDBQEAgggAIYQFAQDyBwAhrgUBAPIHACGvBQEA8gcAIbAFAQCCCAAhsQUBAIIIACGyBSAAgQgAIbMFIACBCAAhtQUAAJcLtQUitgUBAPIHACECAAAAAQAgHQAAYQAgDvUDQADzBwAhhwRAAPMHACGPBAEA8gcAIfkEAgCACAAhgwUBAIIIACGEBQEA8gcAIa4FAQDyBwAhrwUBAPIHACGwBQEAgggAIbEFAQCCCAAhsgUgAIEIACGzBSAAgQgAIbUFAACXC7UFIrYFAQDyBwAhAgAAAFcAIB0AAGMAIAIAAABXACAdAABjACADAAAAAQAgJAAAXAAgJQAAYQAgAQAAAAEAIAEAAABXACAIBwAAkgsAICoAAJMLACArAACWCwAgLAAAlQsAIC0AAJQLACCDBQAA9AcAILAFAAD0BwAgsQUAAPQHACAR8AMAAK4HADDxAwAAagAQ8gMAAK4HADD1A0AAgwYAIYcEQACDBgAhjwQBAIIGACH5BAIAmAYAIYMFAQCaBgAhhAUBAIIGACGuBQEAggYAIa8FAQCCBgAhsAUBAJoGACGxBQEAmgYAIbIFIACZBgAhswUgAJkGACG1BQAArwe1BSK2BQEAggYAIQMAAABXACABAABpADApAABqACADAAAAVwAgAQAAWAAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAJAwAAkQsAIPUDQAAAAAGBBAEAAAABhgRAAAAAAYcEQAAAAAGPBAEAAAABpgQBAAAAAawFAQAAAAGtBUAAAAABAR0AAHIAIAj1A0AAAAABgQQBAAAAAYYEQAAAAAGHBEAAAAABjwQBAAAAAaYEAQAAAAGsBQEAAAABrQVAAAAAAQEdAAB0ADABHQAAdAAwCQMAAJALACD1A0AA8wcAIYEEAQDyBwAhhgRAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACGsBQEAgggAIa0FQADzBwAhAgAAAAUAIB0AAHcAIAj1A0AA8wcAIYEEAQDyBwAhhgRAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACGsBQEAgggAIa0FQADzBwAhAgAAAAMAIB0AAHkAIAIAAAADACAdAAB5ACADAAAABQAgJAAAcgAgJQAAdwAgAQAAAAUAIAEAAAADACAFBwAAjQsAICwAAI8LACAtAACOCwAgpgQAAPQHACCsBQAA9AcAIAvwAwAArQcAMPEDAACAAQAQ8gMAAK0HADD1A0AAgwYAIYEEAQCCBgAhhgRAAIMGACGHBEAAgwYAIY8EAQCCBgAhpgQBAJoGACGsBQEAmgYAIa0FQACDBgAhAwAAAAMAIAEAAH8AMCkAAIABACADAAAAAwAgAQAABAAwAgAABQAgCfADAACsBwAw8QMAAIYBABDyAwAArAcAMPUDQACLBgAhjwQBAAAAAaYEAQCKBgAhqQUBAIoGACGqBQEAigYAIasFIACjBgAhAQAAAIMBACABAAAAgwEAIAnwAwAArAcAMPEDAACGAQAQ8gMAAKwHADD1A0AAiwYAIY8EAQCKBgAhpgQBAIoGACGpBQEAigYAIaoFAQCKBgAhqwUgAKMGACEAAwAAAIYBACABAACHAQAwAgAAgwEAIAMAAACGAQAgAQAAhwEAMAIAAIMBACADAAAAhgEAIAEAAIcBADACAACDAQAgBvUDQAAAAAGPBAEAAAABpgQBAAAAAakFAQAAAAGqBQEAAAABqwUgAAAAAQEdAACLAQAgBvUDQAAAAAGPBAEAAAABpgQBAAAAAakFAQAAAAGqBQEAAAABqwUgAAAAAQEdAACNAQAwAR0AAI0BADAG9QNAAPMHACGPBAEA8gcAIaYEAQDyBwAhqQUBAPIHACGqBQEA8gcAIasFIACBCAAhAgAAAIMBACAdAACQAQAgBvUDQADzBwAhjwQBAPIHACGmBAEA8gcAIakFAQDyBwAhqgUBAPIHACGrBSAAgQgAIQIAAACGAQAgHQAAkgEAIAIAAACGAQAgHQAAkgEAIAMAAACDAQAgJAAAiwEAICUAAJABACABAAAAgwEAIAEAAACGAQAgAwcAAIoLACAsAACMCwAgLQAAiwsAIAnwAwAAqwcAMPEDAACZAQAQ8gMAAKsHADD1A0AAgwYAIY8EAQCCBgAhpgQBAIIGACGpBQEAggYAIaoFAQCCBgAhqwUgAJkGACEDAAAAhgEAIAEAAJgBADApAACZAQAgAwAAAIYBACABAACHAQAwAgAAgwEAIAEAAAAJACABAAAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgCAMAAIkLACD1A0AAAAABgQQBAAAAAYYEQAAAAAGHBEAAAAABjwQBAAAAAacFAQAAAAGoBUAAAAABAR0AAKEBACAH9QNAAAAAAYEEAQAAAAGGBEAAAAABhwRAAAAAAY8EAQAAAAGnBQEAAAABqAVAAAAAAQEdAACjAQAwAR0AAKMBADAIAwAAiAsAIPUDQADzBwAhgQQBAPIHACGGBEAA8wcAIYcEQADzBwAhjwQBAPIHACGnBQEA8gcAIagFQACmCAAhAgAAAAkAIB0AAKYBACAH9QNAAPMHACGBBAEA8gcAIYYEQADzBwAhhwRAAPMHACGPBAEA8gcAIacFAQDyBwAhqAVAAKYIACECAAAABwAgHQAAqAEAIAIAAAAHACAdAACoAQAgAwAAAAkAICQAAKEBACAlAACmAQAgAQAAAAkAIAEAAAAHACAEBwAAhQsAICwAAIcLACAtAACGCwAgqAUAAPQHACAK8AMAAKoHADDxAwAArwEAEPIDAACqBwAw9QNAAIMGACGBBAEAggYAIYYEQACDBgAhhwRAAIMGACGPBAEAggYAIacFAQCCBgAhqAVAAMMGACEDAAAABwAgAQAArgEAMCkAAK8BACADAAAABwAgAQAACAAwAgAACQAgB_ADAACpBwAw8QMAALUBABDyAwAAqQcAMPUDQACLBgAhggQBAAAAAYcEQACLBgAhpgUAAM8GACABAAAAsgEAIAEAAACyAQAgB_ADAACpBwAw8QMAALUBABDyAwAAqQcAMPUDQACLBgAhggQBAIoGACGHBEAAiwYAIaYFAADPBgAgAAMAAAC1AQAgAQAAtgEAMAIAALIBACADAAAAtQEAIAEAALYBADACAACyAQAgAwAAALUBACABAAC2AQAwAgAAsgEAIAT1A0AAAAABggQBAAAAAYcEQAAAAAGmBYAAAAABAR0AALoBACAE9QNAAAAAAYIEAQAAAAGHBEAAAAABpgWAAAAAAQEdAAC8AQAwAR0AALwBADAE9QNAAPMHACGCBAEA8gcAIYcEQADzBwAhpgWAAAAAAQIAAACyAQAgHQAAvwEAIAT1A0AA8wcAIYIEAQDyBwAhhwRAAPMHACGmBYAAAAABAgAAALUBACAdAADBAQAgAgAAALUBACAdAADBAQAgAwAAALIBACAkAAC6AQAgJQAAvwEAIAEAAACyAQAgAQAAALUBACADBwAAggsAICwAAIQLACAtAACDCwAgB_ADAACoBwAw8QMAAMgBABDyAwAAqAcAMPUDQACDBgAhggQBAIIGACGHBEAAgwYAIaYFAADMBgAgAwAAALUBACABAADHAQAwKQAAyAEAIAMAAAC1AQAgAQAAtgEAMAIAALIBACAOBgAApwcAIPADAAClBwAw8QMAAM4BABDyAwAApQcAMPUDQACLBgAhhAQAAKYHpgUihwRAAIsGACGPBAEAAAAB0gQBAIoGACH5BAIAogYAIYMFAQCkBgAhhAUBAAAAAZsFAACbB5sFIqEFQACcBwAhAQAAAMsBACABAAAAywEAIA4GAACnBwAg8AMAAKUHADDxAwAAzgEAEPIDAAClBwAw9QNAAIsGACGEBAAApgemBSKHBEAAiwYAIY8EAQCKBgAh0gQBAIoGACH5BAIAogYAIYMFAQCkBgAhhAUBAKQGACGbBQAAmwebBSKhBUAAnAcAIQQGAACBCwAggwUAAPQHACCEBQAA9AcAIKEFAAD0BwAgAwAAAM4BACABAADPAQAwAgAAywEAIAMAAADOAQAgAQAAzwEAMAIAAMsBACADAAAAzgEAIAEAAM8BADACAADLAQAgCwYAAIALACD1A0AAAAABhAQAAACmBQKHBEAAAAABjwQBAAAAAdIEAQAAAAH5BAIAAAABgwUBAAAAAYQFAQAAAAGbBQAAAJsFAqEFQAAAAAEBHQAA0wEAIAr1A0AAAAABhAQAAACmBQKHBEAAAAABjwQBAAAAAdIEAQAAAAH5BAIAAAABgwUBAAAAAYQFAQAAAAGbBQAAAJsFAqEFQAAAAAEBHQAA1QEAMAEdAADVAQAwCwYAAPMKACD1A0AA8wcAIYQEAADyCqYFIocEQADzBwAhjwQBAPIHACHSBAEA8gcAIfkEAgCACAAhgwUBAIIIACGEBQEAgggAIZsFAADUCpsFIqEFQACmCAAhAgAAAMsBACAdAADYAQAgCvUDQADzBwAhhAQAAPIKpgUihwRAAPMHACGPBAEA8gcAIdIEAQDyBwAh-QQCAIAIACGDBQEAgggAIYQFAQCCCAAhmwUAANQKmwUioQVAAKYIACECAAAAzgEAIB0AANoBACACAAAAzgEAIB0AANoBACADAAAAywEAICQAANMBACAlAADYAQAgAQAAAMsBACABAAAAzgEAIAgHAADtCgAgKgAA7goAICsAAPEKACAsAADwCgAgLQAA7woAIIMFAAD0BwAghAUAAPQHACChBQAA9AcAIA3wAwAAoQcAMPEDAADhAQAQ8gMAAKEHADD1A0AAgwYAIYQEAACiB6YFIocEQACDBgAhjwQBAIIGACHSBAEAggYAIfkEAgCYBgAhgwUBAJoGACGEBQEAmgYAIZsFAACXB5sFIqEFQADDBgAhAwAAAM4BACABAADgAQAwKQAA4QEAIAMAAADOAQAgAQAAzwEAMAIAAMsBACAaBgAAnwcAIBEAAKAHACDwAwAAmgcAMPEDAAA0ABDyAwAAmgcAMPUDQACLBgAhhwRAAIsGACGPBAEAAAABpgQBAKQGACHSBAEAigYAIfkEAgCiBgAhggUBAKQGACGDBQEApAYAIYQFAQCkBgAhhQUBAKQGACGHBQAAnQeHBSOJBQEApAYAIYoFAQCkBgAhjAUAAJ4HjAUjmwUAAJsHmwUinAVAAJwHACGdBQEApAYAIZ4FAQCkBgAhnwUBAKQGACGgBQAAzwYAIKEFQACcBwAhAQAAAOQBACABAAAA5AEAIBAGAADrCgAgEQAA7AoAIKYEAAD0BwAgggUAAPQHACCDBQAA9AcAIIQFAAD0BwAghQUAAPQHACCHBQAA9AcAIIkFAAD0BwAgigUAAPQHACCMBQAA9AcAIJwFAAD0BwAgnQUAAPQHACCeBQAA9AcAIJ8FAAD0BwAgoQUAAPQHACADAAAANAAgAQAA5wEAMAIAAOQBACADAAAANAAgAQAA5wEAMAIAAOQBACADAAAANAAgAQAA5wEAMAIAAOQBACAXBgAA6QoAIBEAAOoKACD1A0AAAAABhwRAAAAAAY8EAQAAAAGmBAEAAAAB0gQBAAAAAfkEAgAAAAGCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABhwUAAACHBQOJBQEAAAABigUBAAAAAYwFAAAAjAUDmwUAAACbBQKcBUAAAAABnQUBAAAAAZ4FAQAAAAGfBQEAAAABoAWAAAAAAaEFQAAAAAEBHQAA6wEAIBX1A0AAAAABhwRAAAAAAY8EAQAAAAGmBAEAAAAB0gQBAAAAAfkEAgAAAAGCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABhwUAAACHBQOJBQEAAAABigUBAAAAAYwFAAAAjAUDmwUAAACbBQKcBUAAAAABnQUBAAAAAZ4FAQAAAAGfBQEAAAABoAWAAAAAAaEFQAAAAAEBHQAA7QEAMAEdAADtAQAwFwYAANUKACARAADWCgAg9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACHSBAEA8gcAIfkEAgCACAAhggUBAIIIACGDBQEAgggAIYQFAQCCCAAhhQUBAIIIACGHBQAA_gmHBSOJBQEAgggAIYoFAQCCCAAhjAUAAIAKjAUjmwUAANQKmwUinAVAAKYIACGdBQEAgggAIZ4FAQCCCAAhnwUBAIIIACGgBYAAAAABoQVAAKYIACECAAAA5AEAIB0AAPABACAV9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACHSBAEA8gcAIfkEAgCACAAhggUBAIIIACGDBQEAgggAIYQFAQCCCAAhhQUBAIIIACGHBQAA_gmHBSOJBQEAgggAIYoFAQCCCAAhjAUAAIAKjAUjmwUAANQKmwUinAVAAKYIACGdBQEAgggAIZ4FAQCCCAAhnwUBAIIIACGgBYAAAAABoQVAAKYIACECAAAANAAgHQAA8gEAIAIAAAA0ACAdAADyAQAgAwAAAOQBACAkAADrAQAgJQAA8AEAIAEAAADkAQAgAQAAADQAIBMHAADPCgAgKgAA0AoAICsAANMKACAsAADSCgAgLQAA0QoAIKYEAAD0BwAgggUAAPQHACCDBQAA9AcAIIQFAAD0BwAghQUAAPQHACCHBQAA9AcAIIkFAAD0BwAgigUAAPQHACCMBQAA9AcAIJwFAAD0BwAgnQUAAPQHACCeBQAA9AcAIJ8FAAD0BwAgoQUAAPQHACAY8AMAAJYHADDxAwAA-QEAEPIDAACWBwAw9QNAAIMGACGHBEAAgwYAIY8EAQCCBgAhpgQBAJoGACHSBAEAggYAIfkEAgCYBgAhggUBAJoGACGDBQEAmgYAIYQFAQCaBgAhhQUBAJoGACGHBQAA_QaHBSOJBQEAmgYAIYoFAQCaBgAhjAUAAP8GjAUjmwUAAJcHmwUinAVAAMMGACGdBQEAmgYAIZ4FAQCaBgAhnwUBAJoGACGgBQAAzAYAIKEFQADDBgAhAwAAADQAIAEAAPgBADApAAD5AQAgAwAAADQAIAEAAOcBADACAADkAQAgAQAAAC0AIAEAAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAFCQAAzgoAIBAAAJ8KACD1A0AAAAABogQBAAAAAewEAQAAAAEBHQAAgQIAIAP1A0AAAAABogQBAAAAAewEAQAAAAEBHQAAgwIAMAEdAACDAgAwBQkAAM0KACAQAACdCgAg9QNAAPMHACGiBAEA8gcAIewEAQDyBwAhAgAAAC0AIB0AAIYCACAD9QNAAPMHACGiBAEA8gcAIewEAQDyBwAhAgAAACsAIB0AAIgCACACAAAAKwAgHQAAiAIAIAMAAAAtACAkAACBAgAgJQAAhgIAIAEAAAAtACABAAAAKwAgAwcAAMoKACAsAADMCgAgLQAAywoAIAbwAwAAlQcAMPEDAACPAgAQ8gMAAJUHADD1A0AAgwYAIaIEAQCCBgAh7AQBAIIGACEDAAAAKwAgAQAAjgIAMCkAAI8CACADAAAAKwAgAQAALAAwAgAALQAgAQAAABIAIAEAAAASACADAAAADwAgAQAAEQAwAgAAEgAgAwAAAA8AIAEAABEAMAIAABIAIAMAAAAPACABAAARADACAAASACAYCAAAxQoAIAoAAMYKACAOAADICgAgDwAAxwoAIBIAAMkKACD1A0AAAAABhAQAAACRBQKHBEAAAAABjwQBAAAAAbcEAQAAAAHqBAEAAAAB7wQBAAAAAfkEAgAAAAH6BAEAAAABjgUBAAAAAY8FAQAAAAGSBQAAAJIFApMFQAAAAAGUBQAAxAoAIJUFAQAAAAGWBQEAAAABlwUQAAAAAZgFAAAA5wQDmQVAAAAAAQEdAACXAgAgE_UDQAAAAAGEBAAAAJEFAocEQAAAAAGPBAEAAAABtwQBAAAAAeoEAQAAAAHvBAEAAAAB-QQCAAAAAfoEAQAAAAGOBQEAAAABjwUBAAAAAZIFAAAAkgUCkwVAAAAAAZQFAADECgAglQUBAAAAAZYFAQAAAAGXBRAAAAABmAUAAADnBAOZBUAAAAABAR0AAJkCADABHQAAmQIAMBgIAACNCgAgCgAAjgoAIA4AAJAKACAPAACPCgAgEgAAkQoAIPUDQADzBwAhhAQAAIgKkQUihwRAAPMHACGPBAEA8gcAIbcEAQDyBwAh6gQBAPIHACHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACGOBQEA8gcAIY8FAQDyBwAhkgUAAIkKkgUikwVAAKYIACGUBQAAigoAIJUFAQCCCAAhlgUBAIIIACGXBRAAiwoAIZgFAACMCucEI5kFQACmCAAhAgAAABIAIB0AAJwCACAT9QNAAPMHACGEBAAAiAqRBSKHBEAA8wcAIY8EAQDyBwAhtwQBAPIHACHqBAEA8gcAIe8EAQDyBwAh-QQCAIAIACH6BAEAgggAIY4FAQDyBwAhjwUBAPIHACGSBQAAiQqSBSKTBUAApggAIZQFAACKCgAglQUBAIIIACGWBQEAgggAIZcFEACLCgAhmAUAAIwK5wQjmQVAAKYIACECAAAADwAgHQAAngIAIAIAAAAPACAdAACeAgAgAwAAABIAICQAAJcCACAlAACcAgAgAQAAABIAIAEAAAAPACAMBwAAgwoAICoAAIQKACArAACHCgAgLAAAhgoAIC0AAIUKACD6BAAA9AcAIJMFAAD0BwAglQUAAPQHACCWBQAA9AcAIJcFAAD0BwAgmAUAAPQHACCZBQAA9AcAIBbwAwAAiAcAMPEDAAClAgAQ8gMAAIgHADD1A0AAgwYAIYQEAACJB5EFIocEQACDBgAhjwQBAIIGACG3BAEAggYAIeoEAQCCBgAh7wQBAIIGACH5BAIAmAYAIfoEAQCaBgAhjgUBAIIGACGPBQEAggYAIZIFAACKB5IFIpMFQADDBgAhlAUAANYGACCVBQEAmgYAIZYFAQCaBgAhlwUQAIsHACGYBQAAjAfnBCOZBUAAwwYAIQMAAAAPACABAACkAgAwKQAApQIAIAMAAAAPACABAAARADACAAASACABAAAAFwAgAQAAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIBQJAACCCgAg9QNAAAAAAYcEQAAAAAGPBAEAAAABogQBAAAAAaYEAQAAAAG2BAIAAAAB0gQBAAAAAecEAAAA5wQC6QQAAACCBQKCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABhwUAAACHBQOIBSAAAAABiQUBAAAAAYoFAQAAAAGMBQAAAIwFA40FAQAAAAEBHQAArQIAIBP1A0AAAAABhwRAAAAAAY8EAQAAAAGiBAEAAAABpgQBAAAAAbYEAgAAAAHSBAEAAAAB5wQAAADnBALpBAAAAIIFAoIFAQAAAAGDBQEAAAABhAUBAAAAAYUFAQAAAAGHBQAAAIcFA4gFIAAAAAGJBQEAAAABigUBAAAAAYwFAAAAjAUDjQUBAAAAAQEdAACvAgAwAR0AAK8CADAUCQAAgQoAIPUDQADzBwAhhwRAAPMHACGPBAEA8gcAIaIEAQDyBwAhpgQBAIIIACG2BAIAgAgAIdIEAQDyBwAh5wQAANwI5wQi6QQAAP0JggUiggUBAIIIACGDBQEAgggAIYQFAQCCCAAhhQUBAIIIACGHBQAA_gmHBSOIBSAA_wkAIYkFAQCCCAAhigUBAIIIACGMBQAAgAqMBSONBQEAgggAIQIAAAAXACAdAACyAgAgE_UDQADzBwAhhwRAAPMHACGPBAEA8gcAIaIEAQDyBwAhpgQBAIIIACG2BAIAgAgAIdIEAQDyBwAh5wQAANwI5wQi6QQAAP0JggUiggUBAIIIACGDBQEAgggAIYQFAQCCCAAhhQUBAIIIACGHBQAA_gmHBSOIBSAA_wkAIYkFAQCCCAAhigUBAIIIACGMBQAAgAqMBSONBQEAgggAIQIAAAAVACAdAAC0AgAgAgAAABUAIB0AALQCACADAAAAFwAgJAAArQIAICUAALICACABAAAAFwAgAQAAABUAIBAHAAD4CQAgKgAA-QkAICsAAPwJACAsAAD7CQAgLQAA-gkAIKYEAAD0BwAgggUAAPQHACCDBQAA9AcAIIQFAAD0BwAghQUAAPQHACCHBQAA9AcAIIgFAAD0BwAgiQUAAPQHACCKBQAA9AcAIIwFAAD0BwAgjQUAAPQHACAW8AMAAPsGADDxAwAAuwIAEPIDAAD7BgAw9QNAAIMGACGHBEAAgwYAIY8EAQCCBgAhogQBAIIGACGmBAEAmgYAIbYEAgCYBgAh0gQBAIIGACHnBAAA3QbnBCLpBAAA_AaCBSKCBQEAmgYAIYMFAQCaBgAhhAUBAJoGACGFBQEAmgYAIYcFAAD9BocFI4gFIAD-BgAhiQUBAJoGACGKBQEAmgYAIYwFAAD_BowFI40FAQCaBgAhAwAAABUAIAEAALoCADApAAC7AgAgAwAAABUAIAEAABYAMAIAABcAIAEAAAAbACABAAAAGwAgAwAAABkAIAEAABoAMAIAABsAIAMAAAAZACABAAAaADACAAAbACADAAAAGQAgAQAAGgAwAgAAGwAgGgkAAPUJACAMAAD2CQAgDgAA9wkAIPMDAQAAAAH1A0AAAAABhAQAAAD-BAKHBEAAAAABjwQBAAAAAaIEAQAAAAG4BAEAAAAB1QQBAAAAAdYEBAAAAAHXBAEAAAAB2QQAAADZBALaBAEAAAAB3AQAAADcBALdBAAA8wkAIN4EAAD0CQAg3wSAAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAfwEAAAA_AQC_gQgAAAAAf8EAADyCQAggAUBAAAAAQEdAADDAgAgF_MDAQAAAAH1A0AAAAABhAQAAAD-BAKHBEAAAAABjwQBAAAAAaIEAQAAAAG4BAEAAAAB1QQBAAAAAdYEBAAAAAHXBAEAAAAB2QQAAADZBALaBAEAAAAB3AQAAADcBALdBAAA8wkAIN4EAAD0CQAg3wSAAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAfwEAAAA_AQC_gQgAAAAAf8EAADyCQAggAUBAAAAAQEdAADFAgAwAR0AAMUCADAaCQAA2gkAIAwAANsJACAOAADcCQAg8wMBAIIIACH1A0AA8wcAIYQEAADVCf4EIocEQADzBwAhjwQBAPIHACGiBAEA8gcAIbgEAQCCCAAh1QQBAIIIACHWBAQA1wkAIdcEAQCCCAAh2QQAAMQI2QQi2gQBAIIIACHcBAAAxQjcBCLdBAAA2AkAIN4EAADZCQAg3wSAAAAAAe8EAQDyBwAh-QQCAIAIACH6BAEAgggAIfwEAADUCfwEIv4EIACBCAAh_wQAANYJACCABQEA8gcAIQIAAAAbACAdAADIAgAgF_MDAQCCCAAh9QNAAPMHACGEBAAA1Qn-BCKHBEAA8wcAIY8EAQDyBwAhogQBAPIHACG4BAEAgggAIdUEAQCCCAAh1gQEANcJACHXBAEAgggAIdkEAADECNkEItoEAQCCCAAh3AQAAMUI3AQi3QQAANgJACDeBAAA2QkAIN8EgAAAAAHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACH8BAAA1An8BCL-BCAAgQgAIf8EAADWCQAggAUBAPIHACECAAAAGQAgHQAAygIAIAIAAAAZACAdAADKAgAgAwAAABsAICQAAMMCACAlAADIAgAgAQAAABsAIAEAAAAZACAMBwAAzwkAICoAANAJACArAADTCQAgLAAA0gkAIC0AANEJACDzAwAA9AcAILgEAAD0BwAg1QQAAPQHACDWBAAA9AcAINcEAAD0BwAg2gQAAPQHACD6BAAA9AcAIBrwAwAA8QYAMPEDAADRAgAQ8gMAAPEGADDzAwEAmgYAIfUDQACDBgAhhAQAAPMG_gQihwRAAIMGACGPBAEAggYAIaIEAQCCBgAhuAQBAJoGACHVBAEAmgYAIdYEBAD0BgAh1wQBAJoGACHZBAAA0wbZBCLaBAEAmgYAIdwEAADUBtwEIt0EAADVBgAg3gQAANUGACDfBAAAzAYAIO8EAQCCBgAh-QQCAJgGACH6BAEAmgYAIfwEAADyBvwEIv4EIACZBgAh_wQAANYGACCABQEAggYAIQMAAAAZACABAADQAgAwKQAA0QIAIAMAAAAZACABAAAaADACAAAbACABAAAAHwAgAQAAAB8AIAMAAAAdACABAAAeADACAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIAULAADOCQAg9QNAAAAAAbkEAgAAAAHgBAEAAAAB5AQBAAAAAQEdAADZAgAgBPUDQAAAAAG5BAIAAAAB4AQBAAAAAeQEAQAAAAEBHQAA2wIAMAEdAADbAgAwBQsAAM0JACD1A0AA8wcAIbkEAgCACAAh4AQBAPIHACHkBAEA8gcAIQIAAAAfACAdAADeAgAgBPUDQADzBwAhuQQCAIAIACHgBAEA8gcAIeQEAQDyBwAhAgAAAB0AIB0AAOACACACAAAAHQAgHQAA4AIAIAMAAAAfACAkAADZAgAgJQAA3gIAIAEAAAAfACABAAAAHQAgBQcAAMgJACAqAADJCQAgKwAAzAkAICwAAMsJACAtAADKCQAgB_ADAADwBgAw8QMAAOcCABDyAwAA8AYAMPUDQACDBgAhuQQCAJgGACHgBAEAggYAIeQEAQCCBgAhAwAAAB0AIAEAAOYCADApAADnAgAgAwAAAB0AIAEAAB4AMAIAAB8AIAEAAAApACABAAAAKQAgAwAAACcAIAEAACgAMAIAACkAIAMAAAAnACABAAAoADACAAApACADAAAAJwAgAQAAKAAwAgAAKQAgGQkAAMAJACAKAADBCQAgDwAAwgkAIBMAAMMJACAUAADECQAgFQAAxQkAIBYAAMYJACAXAADHCQAg9QNAAAAAAYQEAAAA8wQChwRAAAAAAY8EAQAAAAGiBAEAAAABuAQBAAAAAboEAQAAAAHqBAEAAAAB7gQAAADuBALvBAEAAAAB8QQAAADxBALzBAEAAAAB9AQBAAAAAfYEAAAA9gQD9wQgAAAAAfgEIAAAAAH5BAIAAAABAR0AAO8CACAR9QNAAAAAAYQEAAAA8wQChwRAAAAAAY8EAQAAAAGiBAEAAAABuAQBAAAAAboEAQAAAAHqBAEAAAAB7gQAAADuBALvBAEAAAAB8QQAAADxBALzBAEAAAAB9AQBAAAAAfYEAAAA9gQD9wQgAAAAAfgEIAAAAAH5BAIAAAABAR0AAPECADABHQAA8QIAMAEAAAAPACAZCQAA6wgAIAoAAOwIACAPAADtCAAgEwAA7ggAIBQAAO8IACAVAADwCAAgFgAA8QgAIBcAAPIIACD1A0AA8wcAIYQEAADpCPMEIocEQADzBwAhjwQBAPIHACGiBAEAgggAIbgEAQCCCAAhugQBAIIIACHqBAEAgggAIe4EAADnCO4EIu8EAQDyBwAh8QQAAOgI8QQi8wQBAIIIACH0BAEAgggAIfYEAADqCPYEI_cEIACBCAAh-AQgAIEIACH5BAIAgAgAIQIAAAApACAdAAD1AgAgEfUDQADzBwAhhAQAAOkI8wQihwRAAPMHACGPBAEA8gcAIaIEAQCCCAAhuAQBAIIIACG6BAEAgggAIeoEAQCCCAAh7gQAAOcI7gQi7wQBAPIHACHxBAAA6AjxBCLzBAEAgggAIfQEAQCCCAAh9gQAAOoI9gQj9wQgAIEIACH4BCAAgQgAIfkEAgCACAAhAgAAACcAIB0AAPcCACACAAAAJwAgHQAA9wIAIAEAAAAPACADAAAAKQAgJAAA7wIAICUAAPUCACABAAAAKQAgAQAAACcAIAwHAADiCAAgKgAA4wgAICsAAOYIACAsAADlCAAgLQAA5AgAIKIEAAD0BwAguAQAAPQHACC6BAAA9AcAIOoEAAD0BwAg8wQAAPQHACD0BAAA9AcAIPYEAAD0BwAgFPADAADjBgAw8QMAAP8CABDyAwAA4wYAMPUDQACDBgAhhAQAAOYG8wQihwRAAIMGACGPBAEAggYAIaIEAQCaBgAhuAQBAJoGACG6BAEAmgYAIeoEAQCaBgAh7gQAAOQG7gQi7wQBAIIGACHxBAAA5QbxBCLzBAEAmgYAIfQEAQCaBgAh9gQAAOcG9gQj9wQgAJkGACH4BCAAmQYAIfkEAgCYBgAhAwAAACcAIAEAAP4CADApAAD_AgAgAwAAACcAIAEAACgAMAIAACkAIAEAAAAyACABAAAAMgAgAwAAADAAIAEAADEAMAIAADIAIAMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgDA0AAOAIACAQAADhCAAg9QNAAAAAAY8EAQAAAAG2BAIAAAABwAQBAAAAAeUEAQAAAAHnBAAAAOcEAukEAAAA6QQC6gQBAAAAAesEAQAAAAHsBAEAAAABAR0AAIcDACAK9QNAAAAAAY8EAQAAAAG2BAIAAAABwAQBAAAAAeUEAQAAAAHnBAAAAOcEAukEAAAA6QQC6gQBAAAAAesEAQAAAAHsBAEAAAABAR0AAIkDADABHQAAiQMAMAEAAAA0ACAMDQAA3ggAIBAAAN8IACD1A0AA8wcAIY8EAQDyBwAhtgQCAIAIACHABAEA8gcAIeUEAQDyBwAh5wQAANwI5wQi6QQAAN0I6QQi6gQBAIIIACHrBAEAgggAIewEAQCCCAAhAgAAADIAIB0AAI0DACAK9QNAAPMHACGPBAEA8gcAIbYEAgCACAAhwAQBAPIHACHlBAEA8gcAIecEAADcCOcEIukEAADdCOkEIuoEAQCCCAAh6wQBAIIIACHsBAEAgggAIQIAAAAwACAdAACPAwAgAgAAADAAIB0AAI8DACABAAAANAAgAwAAADIAICQAAIcDACAlAACNAwAgAQAAADIAIAEAAAAwACAIBwAA1wgAICoAANgIACArAADbCAAgLAAA2ggAIC0AANkIACDqBAAA9AcAIOsEAAD0BwAg7AQAAPQHACAN8AMAANwGADDxAwAAlwMAEPIDAADcBgAw9QNAAIMGACGPBAEAggYAIbYEAgCYBgAhwAQBAIIGACHlBAEAggYAIecEAADdBucEIukEAADeBukEIuoEAQCaBgAh6wQBAJoGACHsBAEAmgYAIQMAAAAwACABAACWAwAwKQAAlwMAIAMAAAAwACABAAAxADACAAAyACABAAAAIwAgAQAAACMAIAMAAAAhACABAAAiADACAAAjACADAAAAIQAgAQAAIgAwAgAAIwAgAwAAACEAIAEAACIAMAIAACMAIAYLAADWCAAgDQAA1QgAIPUDQAAAAAG2BAIAAAABwAQBAAAAAeQEAQAAAAEBHQAAnwMAIAT1A0AAAAABtgQCAAAAAcAEAQAAAAHkBAEAAAABAR0AAKEDADABHQAAoQMAMAYLAADUCAAgDQAA0wgAIPUDQADzBwAhtgQCAIAIACHABAEA8gcAIeQEAQDyBwAhAgAAACMAIB0AAKQDACAE9QNAAPMHACG2BAIAgAgAIcAEAQDyBwAh5AQBAPIHACECAAAAIQAgHQAApgMAIAIAAAAhACAdAACmAwAgAwAAACMAICQAAJ8DACAlAACkAwAgAQAAACMAIAEAAAAhACAFBwAAzggAICoAAM8IACArAADSCAAgLAAA0QgAIC0AANAIACAH8AMAANsGADDxAwAArQMAEPIDAADbBgAw9QNAAIMGACG2BAIAmAYAIcAEAQCCBgAh5AQBAIIGACEDAAAAIQAgAQAArAMAMCkAAK0DACADAAAAIQAgAQAAIgAwAgAAIwAgAQAAAEAAIAEAAABAACADAAAAPgAgAQAAPwAwAgAAQAAgAwAAAD4AIAEAAD8AMAIAAEAAIAMAAAA-ACABAAA_ADACAABAACATDAAAzAgAIA0AAM0IACDzAwEAAAAB9QNAAAAAAYcEQAAAAAGPBAEAAAABtgQCAAAAAbgEAQAAAAHABAEAAAAB1QQBAAAAAdYEBAAAAAHXBAEAAAAB2QQAAADZBALaBAEAAAAB3AQAAADcBALdBAAAyggAIN4EAADLCAAg3wSAAAAAAeAEAQAAAAEBHQAAtQMAIBIMAADMCAAg8wMBAAAAAfUDQAAAAAGHBEAAAAABjwQBAAAAAbYEAgAAAAG4BAEAAAABwAQBAAAAAdUEAQAAAAHWBAQAAAAB1wQBAAAAAdkEAAAA2QQC2gQBAAAAAdwEAAAA3AQC3QQAAMoIACDeBAAAywgAIN8EgAAAAAHgBAEAAAABAR0AALcDADABHQAAtwMAMBMMAADICAAgDQAAyQgAIPMDAQDyBwAh9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhtgQCAIAIACG4BAEAgggAIcAEAQDyBwAh1QQBAPIHACHWBAQAkAgAIdcEAQCCCAAh2QQAAMQI2QQi2gQBAIIIACHcBAAAxQjcBCLdBAAAxggAIN4EAADHCAAg3wSAAAAAAeAEAQCCCAAhAgAAAEAAIB0AALoDACASDAAAyAgAIPMDAQDyBwAh9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhtgQCAIAIACG4BAEAgggAIcAEAQDyBwAh1QQBAPIHACHWBAQAkAgAIdcEAQCCCAAh2QQAAMQI2QQi2gQBAIIIACHcBAAAxQjcBCLdBAAAxggAIN4EAADHCAAg3wSAAAAAAeAEAQCCCAAhAgAAAD4AIB0AALwDACACAAAAPgAgHQAAvAMAIAMAAABAACAkAAC1AwAgJQAAugMAIAEAAABAACABAAAAPgAgCQcAAL8IACAqAADACAAgKwAAwwgAICwAAMIIACAtAADBCAAguAQAAPQHACDXBAAA9AcAINoEAAD0BwAg4AQAAPQHACAVDAAA1gYAIPADAADSBgAw8QMAAMMDABDyAwAA0gYAMPMDAQCCBgAh9QNAAIMGACGHBEAAgwYAIY8EAQCCBgAhtgQCAJgGACG4BAEAmgYAIcAEAQCCBgAh1QQBAIIGACHWBAQAqgYAIdcEAQCaBgAh2QQAANMG2QQi2gQBAJoGACHcBAAA1AbcBCLdBAAA1QYAIN4EAADVBgAg3wQAAMwGACDgBAEAmgYAIQMAAAA-ACABAADCAwAwKQAAwwMAIAMAAAA-ACABAAA_ADACAABAACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAcNAAC-CAAg9QNAAAAAAbgEAQAAAAG6BAEAAAABwAQBAAAAAdMEAgAAAAHUBAEAAAABAR0AAMsDACAG9QNAAAAAAbgEAQAAAAG6BAEAAAABwAQBAAAAAdMEAgAAAAHUBAEAAAABAR0AAM0DADABHQAAzQMAMAcNAAC9CAAg9QNAAPMHACG4BAEAgggAIboEAQDyBwAhwAQBAPIHACHTBAIAgAgAIdQEAQDyBwAhAgAAAEQAIB0AANADACAG9QNAAPMHACG4BAEAgggAIboEAQDyBwAhwAQBAPIHACHTBAIAgAgAIdQEAQDyBwAhAgAAAEIAIB0AANIDACACAAAAQgAgHQAA0gMAIAMAAABEACAkAADLAwAgJQAA0AMAIAEAAABEACABAAAAQgAgBgcAALgIACAqAAC5CAAgKwAAvAgAICwAALsIACAtAAC6CAAguAQAAPQHACAJ8AMAANEGADDxAwAA2QMAEPIDAADRBgAw9QNAAIMGACG4BAEAmgYAIboEAQCCBgAhwAQBAIIGACHTBAIAmAYAIdQEAQCCBgAhAwAAAEIAIAEAANgDADApAADZAwAgAwAAAEIAIAEAAEMAMAIAAEQAIAgNAADQBgAgFQAAzwYAIPADAADOBgAw8QMAAEYAEPIDAADOBgAwhwRAAIsGACGvBAEAigYAIcAEAQAAAAEBAAAA3AMAIAEAAADcAwAgAQ0AALcIACADAAAARgAgAQAA3wMAMAIAANwDACADAAAARgAgAQAA3wMAMAIAANwDACADAAAARgAgAQAA3wMAMAIAANwDACAFDQAAtggAIBWAAAAAAYcEQAAAAAGvBAEAAAABwAQBAAAAAQEdAADjAwAgBBWAAAAAAYcEQAAAAAGvBAEAAAABwAQBAAAAAQEdAADlAwAwAR0AAOUDADAFDQAAtQgAIBWAAAAAAYcEQADzBwAhrwQBAPIHACHABAEA8gcAIQIAAADcAwAgHQAA6AMAIAQVgAAAAAGHBEAA8wcAIa8EAQDyBwAhwAQBAPIHACECAAAARgAgHQAA6gMAIAIAAABGACAdAADqAwAgAwAAANwDACAkAADjAwAgJQAA6AMAIAEAAADcAwAgAQAAAEYAIAMHAACyCAAgLAAAtAgAIC0AALMIACAHFQAAzAYAIPADAADLBgAw8QMAAPEDABDyAwAAywYAMIcEQACDBgAhrwQBAIIGACHABAEAggYAIQMAAABGACABAADwAwAwKQAA8QMAIAMAAABGACABAADfAwAwAgAA3AMAIAEAAAANACABAAAADQAgAwAAAAsAIAEAAAwAMAIAAA0AIAMAAAALACABAAAMADACAAANACADAAAACwAgAQAADAAwAgAADQAgCAMAALEIACANAACwCAAg9QNAAAAAAYEEAQAAAAGRBAEAAAABkgQCAAAAAcAEAQAAAAHSBAEAAAABAR0AAPkDACAG9QNAAAAAAYEEAQAAAAGRBAEAAAABkgQCAAAAAcAEAQAAAAHSBAEAAAABAR0AAPsDADABHQAA-wMAMAgDAACvCAAgDQAArggAIPUDQADzBwAhgQQBAPIHACGRBAEA8gcAIZIEAgCACAAhwAQBAPIHACHSBAEA8gcAIQIAAAANACAdAAD-AwAgBvUDQADzBwAhgQQBAPIHACGRBAEA8gcAIZIEAgCACAAhwAQBAPIHACHSBAEA8gcAIQIAAAALACAdAACABAAgAgAAAAsAIB0AAIAEACADAAAADQAgJAAA-QMAICUAAP4DACABAAAADQAgAQAAAAsAIAUHAACpCAAgKgAAqggAICsAAK0IACAsAACsCAAgLQAAqwgAIAnwAwAAygYAMPEDAACHBAAQ8gMAAMoGADD1A0AAgwYAIYEEAQCCBgAhkQQBAIIGACGSBAIAmAYAIcAEAQCCBgAh0gQBAIIGACEDAAAACwAgAQAAhgQAMCkAAIcEACADAAAACwAgAQAADAAwAgAADQAgAQAAAEsAIAEAAABLACADAAAASQAgAQAASgAwAgAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACAWDQAAqAgAIPUDQAAAAAGEBAAAAMQEAocEQAAAAAGPBAEAAAABtgQCAAAAAcAEAQAAAAHCBAAAAMIEAsQEAQAAAAHFBAEAAAABxgQBAAAAAccEAQAAAAHIBAIAAAAByQQBAAAAAcoEQAAAAAHLBEAAAAABzARAAAAAAc0EAQAAAAHOBAIAAAABzwQCAAAAAdAEAgAAAAHRBAEAAAABAR0AAI8EACAV9QNAAAAAAYQEAAAAxAQChwRAAAAAAY8EAQAAAAG2BAIAAAABwAQBAAAAAcIEAAAAwgQCxAQBAAAAAcUEAQAAAAHGBAEAAAABxwQBAAAAAcgEAgAAAAHJBAEAAAABygRAAAAAAcsEQAAAAAHMBEAAAAABzQQBAAAAAc4EAgAAAAHPBAIAAAAB0AQCAAAAAdEEAQAAAAEBHQAAkQQAMAEdAACRBAAwFg0AAKcIACD1A0AA8wcAIYQEAAClCMQEIocEQADzBwAhjwQBAPIHACG2BAIAgAgAIcAEAQDyBwAhwgQAAKQIwgQixAQBAIIIACHFBAEAgggAIcYEAQCCCAAhxwQBAIIIACHIBAIAgAgAIckEAQCCCAAhygRAAKYIACHLBEAApggAIcwEQACmCAAhzQQBAIIIACHOBAIA-gcAIc8EAgD6BwAh0AQCAPoHACHRBAEAgggAIQIAAABLACAdAACUBAAgFfUDQADzBwAhhAQAAKUIxAQihwRAAPMHACGPBAEA8gcAIbYEAgCACAAhwAQBAPIHACHCBAAApAjCBCLEBAEAgggAIcUEAQCCCAAhxgQBAIIIACHHBAEAgggAIcgEAgCACAAhyQQBAIIIACHKBEAApggAIcsEQACmCAAhzARAAKYIACHNBAEAgggAIc4EAgD6BwAhzwQCAPoHACHQBAIA-gcAIdEEAQCCCAAhAgAAAEkAIB0AAJYEACACAAAASQAgHQAAlgQAIAMAAABLACAkAACPBAAgJQAAlAQAIAEAAABLACABAAAASQAgEgcAAJ8IACAqAACgCAAgKwAAowgAICwAAKIIACAtAAChCAAgxAQAAPQHACDFBAAA9AcAIMYEAAD0BwAgxwQAAPQHACDJBAAA9AcAIMoEAAD0BwAgywQAAPQHACDMBAAA9AcAIM0EAAD0BwAgzgQAAPQHACDPBAAA9AcAINAEAAD0BwAg0QQAAPQHACAY8AMAAMAGADDxAwAAnQQAEPIDAADABgAw9QNAAIMGACGEBAAAwgbEBCKHBEAAgwYAIY8EAQCCBgAhtgQCAJgGACHABAEAggYAIcIEAADBBsIEIsQEAQCaBgAhxQQBAJoGACHGBAEAmgYAIccEAQCaBgAhyAQCAJgGACHJBAEAmgYAIcoEQADDBgAhywRAAMMGACHMBEAAwwYAIc0EAQCaBgAhzgQCAI0GACHPBAIAjQYAIdAEAgCNBgAh0QQBAJoGACEDAAAASQAgAQAAnAQAMCkAAJ0EACADAAAASQAgAQAASgAwAgAASwAgFPADAAC-BgAw8QMAAKMEABDyAwAAvgYAMPUDQACLBgAhhwRAAIsGACGPBAEAAAABogQBAKQGACGnBCAAowYAIa0EAAC3Bq0EIq4EAQCKBgAhtgQCAKIGACG3BAEApAYAIbgEAQCkBgAhuQQCAJQGACG6BAEAigYAIbsEAQCKBgAhvAQCAKIGACG9BAEApAYAIb4EQACLBgAhvwQAAL8GACABAAAAoAQAIAEAAACgBAAgE_ADAAC-BgAw8QMAAKMEABDyAwAAvgYAMPUDQACLBgAhhwRAAIsGACGPBAEAigYAIaIEAQCkBgAhpwQgAKMGACGtBAAAtwatBCKuBAEAigYAIbYEAgCiBgAhtwQBAKQGACG4BAEApAYAIbkEAgCUBgAhugQBAIoGACG7BAEAigYAIbwEAgCiBgAhvQQBAKQGACG-BEAAiwYAIQWiBAAA9AcAILcEAAD0BwAguAQAAPQHACC5BAAA9AcAIL0EAAD0BwAgAwAAAKMEACABAACkBAAwAgAAoAQAIAMAAACjBAAgAQAApAQAMAIAAKAEACADAAAAowQAIAEAAKQEADACAACgBAAgEPUDQAAAAAGHBEAAAAABjwQBAAAAAaIEAQAAAAGnBCAAAAABrQQAAACtBAKuBAEAAAABtgQCAAAAAbcEAQAAAAG4BAEAAAABuQQCAAAAAboEAQAAAAG7BAEAAAABvAQCAAAAAb0EAQAAAAG-BEAAAAABAR0AAKgEACAQ9QNAAAAAAYcEQAAAAAGPBAEAAAABogQBAAAAAacEIAAAAAGtBAAAAK0EAq4EAQAAAAG2BAIAAAABtwQBAAAAAbgEAQAAAAG5BAIAAAABugQBAAAAAbsEAQAAAAG8BAIAAAABvQQBAAAAAb4EQAAAAAEBHQAAqgQAMAEdAACqBAAwEPUDQADzBwAhhwRAAPMHACGPBAEA8gcAIaIEAQCCCAAhpwQgAIEIACGtBAAAlgitBCKuBAEA8gcAIbYEAgCACAAhtwQBAIIIACG4BAEAgggAIbkEAgD6BwAhugQBAPIHACG7BAEA8gcAIbwEAgCACAAhvQQBAIIIACG-BEAA8wcAIQIAAACgBAAgHQAArQQAIBD1A0AA8wcAIYcEQADzBwAhjwQBAPIHACGiBAEAgggAIacEIACBCAAhrQQAAJYIrQQirgQBAPIHACG2BAIAgAgAIbcEAQCCCAAhuAQBAIIIACG5BAIA-gcAIboEAQDyBwAhuwQBAPIHACG8BAIAgAgAIb0EAQCCCAAhvgRAAPMHACECAAAAowQAIB0AAK8EACACAAAAowQAIB0AAK8EACADAAAAoAQAICQAAKgEACAlAACtBAAgAQAAAKAEACABAAAAowQAIAoHAACaCAAgKgAAmwgAICsAAJ4IACAsAACdCAAgLQAAnAgAIKIEAAD0BwAgtwQAAPQHACC4BAAA9AcAILkEAAD0BwAgvQQAAPQHACAT8AMAAL0GADDxAwAAtgQAEPIDAAC9BgAw9QNAAIMGACGHBEAAgwYAIY8EAQCCBgAhogQBAJoGACGnBCAAmQYAIa0EAACxBq0EIq4EAQCCBgAhtgQCAJgGACG3BAEAmgYAIbgEAQCaBgAhuQQCAI0GACG6BAEAggYAIbsEAQCCBgAhvAQCAJgGACG9BAEAmgYAIb4EQACDBgAhAwAAAKMEACABAAC1BAAwKQAAtgQAIAMAAACjBAAgAQAApAQAMAIAAKAEACAE8AMAALwGADDxAwAAvAQAEPIDAAC8BgAwtQQBAAAAAQEAAAC5BAAgAQAAALkEACAE8AMAALwGADDxAwAAvAQAEPIDAAC8BgAwtQQBAIoGACEAAwAAALwEACABAAC9BAAwAgAAuQQAIAMAAAC8BAAgAQAAvQQAMAIAALkEACADAAAAvAQAIAEAAL0EADACAAC5BAAgAbUEAQAAAAEBHQAAwQQAIAG1BAEAAAABAR0AAMMEADABHQAAwwQAMAG1BAEA8gcAIQIAAAC5BAAgHQAAxgQAIAG1BAEA8gcAIQIAAAC8BAAgHQAAyAQAIAIAAAC8BAAgHQAAyAQAIAMAAAC5BAAgJAAAwQQAICUAAMYEACABAAAAuQQAIAEAAAC8BAAgAwcAAJcIACAsAACZCAAgLQAAmAgAIATwAwAAuwYAMPEDAADPBAAQ8gMAALsGADC1BAEAggYAIQMAAAC8BAAgAQAAzgQAMCkAAM8EACADAAAAvAQAIAEAAL0EADACAAC5BAAgC_ADAAC2BgAw8QMAANUEABDyAwAAtgYAMK0EAAC3Bq0EIq4EAQCKBgAhrwQBALgGACGwBCAAowYAIbEEAgCiBgAhsgRAAIsGACGzBEAAiwYAIbQEAAC6BgAgAQAAANIEACABAAAA0gQAIArwAwAAtgYAMPEDAADVBAAQ8gMAALYGADCtBAAAtwatBCKuBAEAigYAIa8EAQC4BgAhsAQgAKMGACGxBAIAogYAIbIEQACLBgAhswRAAIsGACEAAwAAANUEACABAADWBAAwAgAA0gQAIAMAAADVBAAgAQAA1gQAMAIAANIEACADAAAA1QQAIAEAANYEADACAADSBAAgB60EAAAArQQCrgQBAAAAAa8EAQAAAAGwBCAAAAABsQQCAAAAAbIEQAAAAAGzBEAAAAABAR0AANoEACAHrQQAAACtBAKuBAEAAAABrwQBAAAAAbAEIAAAAAGxBAIAAAABsgRAAAAAAbMEQAAAAAEBHQAA3AQAMAEdAADcBAAwB60EAACWCK0EIq4EAQDyBwAhrwQBAPIHACGwBCAAgQgAIbEEAgCACAAhsgRAAPMHACGzBEAA8wcAIQIAAADSBAAgHQAA3wQAIAetBAAAlgitBCKuBAEA8gcAIa8EAQDyBwAhsAQgAIEIACGxBAIAgAgAIbIEQADzBwAhswRAAPMHACECAAAA1QQAIB0AAOEEACACAAAA1QQAIB0AAOEEACADAAAA0gQAICQAANoEACAlAADfBAAgAQAAANIEACABAAAA1QQAIAUHAACRCAAgKgAAkggAICsAAJUIACAsAACUCAAgLQAAkwgAIArwAwAAsAYAMPEDAADoBAAQ8gMAALAGADCtBAAAsQatBCKuBAEAggYAIa8EAQCyBgAhsAQgAJkGACGxBAIAmAYAIbIEQACDBgAhswRAAIMGACEDAAAA1QQAIAEAAOcEADApAADoBAAgAwAAANUEACABAADWBAAwAgAA0gQAIAfwAwAArQYAMPEDAADuBAAQ8gMAAK0GADCPBAQArgYAIakEAQCKBgAhqgQCAKIGACGrBAAArwYAIAEAAADrBAAgAQAAAOsEACAG8AMAAK0GADDxAwAA7gQAEPIDAACtBgAwjwQEAK4GACGpBAEAigYAIaoEAgCiBgAhAAMAAADuBAAgAQAA7wQAMAIAAOsEACADAAAA7gQAIAEAAO8EADACAADrBAAgAwAAAO4EACABAADvBAAwAgAA6wQAIAOPBAQAAAABqQQBAAAAAaoEAgAAAAEBHQAA8wQAIAOPBAQAAAABqQQBAAAAAaoEAgAAAAEBHQAA9QQAMAEdAAD1BAAwA48EBACQCAAhqQQBAPIHACGqBAIAgAgAIQIAAADrBAAgHQAA-AQAIAOPBAQAkAgAIakEAQDyBwAhqgQCAIAIACECAAAA7gQAIB0AAPoEACACAAAA7gQAIB0AAPoEACADAAAA6wQAICQAAPMEACAlAAD4BAAgAQAAAOsEACABAAAA7gQAIAUHAACLCAAgKgAAjAgAICsAAI8IACAsAACOCAAgLQAAjQgAIAbwAwAAqQYAMPEDAACBBQAQ8gMAAKkGADCPBAQAqgYAIakEAQCCBgAhqgQCAJgGACEDAAAA7gQAIAEAAIAFADApAACBBQAgAwAAAO4EACABAADvBAAwAgAA6wQAIBLwAwAAqAYAMPEDAACHBQAQ8gMAAKgGADCPBAEAAAABlAQBAKQGACGcBEAAiwYAIZ0EAQCkBgAhngQBAKQGACGfBAEAigYAIaAEAQCKBgAhoQQBAKQGACGiBAEApAYAIaMEAACVBgAgpAQAAJUGACClBAEApAYAIaYEAQCkBgAhpwQgAKMGACGoBAEApAYAIQEAAACEBQAgAQAAAIQFACAS8AMAAKgGADDxAwAAhwUAEPIDAACoBgAwjwQBAIoGACGUBAEApAYAIZwEQACLBgAhnQQBAKQGACGeBAEApAYAIZ8EAQCKBgAhoAQBAIoGACGhBAEApAYAIaIEAQCkBgAhowQAAJUGACCkBAAAlQYAIKUEAQCkBgAhpgQBAKQGACGnBCAAowYAIagEAQCkBgAhCpQEAAD0BwAgnQQAAPQHACCeBAAA9AcAIKEEAAD0BwAgogQAAPQHACCjBAAA9AcAIKQEAAD0BwAgpQQAAPQHACCmBAAA9AcAIKgEAAD0BwAgAwAAAIcFACABAACIBQAwAgAAhAUAIAMAAACHBQAgAQAAiAUAMAIAAIQFACADAAAAhwUAIAEAAIgFADACAACEBQAgD48EAQAAAAGUBAEAAAABnARAAAAAAZ0EAQAAAAGeBAEAAAABnwQBAAAAAaAEAQAAAAGhBAEAAAABogQBAAAAAaMEgAAAAAGkBIAAAAABpQQBAAAAAaYEAQAAAAGnBCAAAAABqAQBAAAAAQEdAACMBQAgD48EAQAAAAGUBAEAAAABnARAAAAAAZ0EAQAAAAGeBAEAAAABnwQBAAAAAaAEAQAAAAGhBAEAAAABogQBAAAAAaMEgAAAAAGkBIAAAAABpQQBAAAAAaYEAQAAAAGnBCAAAAABqAQBAAAAAQEdAACOBQAwAR0AAI4FADAPjwQBAPIHACGUBAEAgggAIZwEQADzBwAhnQQBAIIIACGeBAEAgggAIZ8EAQDyBwAhoAQBAPIHACGhBAEAgggAIaIEAQCCCAAhowSAAAAAAaQEgAAAAAGlBAEAgggAIaYEAQCCCAAhpwQgAIEIACGoBAEAgggAIQIAAACEBQAgHQAAkQUAIA-PBAEA8gcAIZQEAQCCCAAhnARAAPMHACGdBAEAgggAIZ4EAQCCCAAhnwQBAPIHACGgBAEA8gcAIaEEAQCCCAAhogQBAIIIACGjBIAAAAABpASAAAAAAaUEAQCCCAAhpgQBAIIIACGnBCAAgQgAIagEAQCCCAAhAgAAAIcFACAdAACTBQAgAgAAAIcFACAdAACTBQAgAwAAAIQFACAkAACMBQAgJQAAkQUAIAEAAACEBQAgAQAAAIcFACANBwAAiAgAICwAAIoIACAtAACJCAAglAQAAPQHACCdBAAA9AcAIJ4EAAD0BwAgoQQAAPQHACCiBAAA9AcAIKMEAAD0BwAgpAQAAPQHACClBAAA9AcAIKYEAAD0BwAgqAQAAPQHACAS8AMAAKcGADDxAwAAmgUAEPIDAACnBgAwjwQBAIIGACGUBAEAmgYAIZwEQACDBgAhnQQBAJoGACGeBAEAmgYAIZ8EAQCCBgAhoAQBAIIGACGhBAEAmgYAIaIEAQCaBgAhowQAAI4GACCkBAAAjgYAIKUEAQCaBgAhpgQBAJoGACGnBCAAmQYAIagEAQCaBgAhAwAAAIcFACABAACZBQAwKQAAmgUAIAMAAACHBQAgAQAAiAUAMAIAAIQFACAM8AMAAKYGADDxAwAAoAUAEPIDAACmBgAw9QNAAIsGACGQBAIAAAABkQQBAKQGACGWBAEAAAABlwQBAKQGACGYBAEApAYAIZkEAQCkBgAhmgQBAKQGACGbBAEApAYAIQEAAACdBQAgAQAAAJ0FACAM8AMAAKYGADDxAwAAoAUAEPIDAACmBgAw9QNAAIsGACGQBAIAlAYAIZEEAQCkBgAhlgQBAIoGACGXBAEApAYAIZgEAQCkBgAhmQQBAKQGACGaBAEApAYAIZsEAQCkBgAhB5AEAAD0BwAgkQQAAPQHACCXBAAA9AcAIJgEAAD0BwAgmQQAAPQHACCaBAAA9AcAIJsEAAD0BwAgAwAAAKAFACABAAChBQAwAgAAnQUAIAMAAACgBQAgAQAAoQUAMAIAAJ0FACADAAAAoAUAIAEAAKEFADACAACdBQAgCfUDQAAAAAGQBAIAAAABkQQBAAAAAZYEAQAAAAGXBAEAAAABmAQBAAAAAZkEAQAAAAGaBAEAAAABmwQBAAAAAQEdAAClBQAgCfUDQAAAAAGQBAIAAAABkQQBAAAAAZYEAQAAAAGXBAEAAAABmAQBAAAAAZkEAQAAAAGaBAEAAAABmwQBAAAAAQEdAACnBQAwAR0AAKcFADAJ9QNAAPMHACGQBAIA-gcAIZEEAQCCCAAhlgQBAPIHACGXBAEAgggAIZgEAQCCCAAhmQQBAIIIACGaBAEAgggAIZsEAQCCCAAhAgAAAJ0FACAdAACqBQAgCfUDQADzBwAhkAQCAPoHACGRBAEAgggAIZYEAQDyBwAhlwQBAIIIACGYBAEAgggAIZkEAQCCCAAhmgQBAIIIACGbBAEAgggAIQIAAACgBQAgHQAArAUAIAIAAACgBQAgHQAArAUAIAMAAACdBQAgJAAApQUAICUAAKoFACABAAAAnQUAIAEAAACgBQAgDAcAAIMIACAqAACECAAgKwAAhwgAICwAAIYIACAtAACFCAAgkAQAAPQHACCRBAAA9AcAIJcEAAD0BwAgmAQAAPQHACCZBAAA9AcAIJoEAAD0BwAgmwQAAPQHACAM8AMAAKUGADDxAwAAswUAEPIDAAClBgAw9QNAAIMGACGQBAIAjQYAIZEEAQCaBgAhlgQBAIIGACGXBAEAmgYAIZgEAQCaBgAhmQQBAJoGACGaBAEAmgYAIZsEAQCaBgAhAwAAAKAFACABAACyBQAwKQAAswUAIAMAAACgBQAgAQAAoQUAMAIAAJ0FACAK8AMAAKEGADDxAwAAuQUAEPIDAAChBgAwjwQCAAAAAZAEAgCiBgAhkQQBAIoGACGSBCAAowYAIZMEAQCkBgAhlAQBAKQGACGVBEAAiwYAIQEAAAC2BQAgAQAAALYFACAK8AMAAKEGADDxAwAAuQUAEPIDAAChBgAwjwQCAKIGACGQBAIAogYAIZEEAQCKBgAhkgQgAKMGACGTBAEApAYAIZQEAQCkBgAhlQRAAIsGACECkwQAAPQHACCUBAAA9AcAIAMAAAC5BQAgAQAAugUAMAIAALYFACADAAAAuQUAIAEAALoFADACAAC2BQAgAwAAALkFACABAAC6BQAwAgAAtgUAIAePBAIAAAABkAQCAAAAAZEEAQAAAAGSBCAAAAABkwQBAAAAAZQEAQAAAAGVBEAAAAABAR0AAL4FACAHjwQCAAAAAZAEAgAAAAGRBAEAAAABkgQgAAAAAZMEAQAAAAGUBAEAAAABlQRAAAAAAQEdAADABQAwAR0AAMAFADAHjwQCAIAIACGQBAIAgAgAIZEEAQDyBwAhkgQgAIEIACGTBAEAgggAIZQEAQCCCAAhlQRAAPMHACECAAAAtgUAIB0AAMMFACAHjwQCAIAIACGQBAIAgAgAIZEEAQDyBwAhkgQgAIEIACGTBAEAgggAIZQEAQCCCAAhlQRAAPMHACECAAAAuQUAIB0AAMUFACACAAAAuQUAIB0AAMUFACADAAAAtgUAICQAAL4FACAlAADDBQAgAQAAALYFACABAAAAuQUAIAcHAAD7BwAgKgAA_AcAICsAAP8HACAsAAD-BwAgLQAA_QcAIJMEAAD0BwAglAQAAPQHACAK8AMAAJcGADDxAwAAzAUAEPIDAACXBgAwjwQCAJgGACGQBAIAmAYAIZEEAQCCBgAhkgQgAJkGACGTBAEAmgYAIZQEAQCaBgAhlQRAAIMGACEDAAAAuQUAIAEAAMsFADApAADMBQAgAwAAALkFACABAAC6BQAwAgAAtgUAIAzwAwAAkwYAMPEDAADSBQAQ8gMAAJMGADD1A0AAiwYAIYEEAQCKBgAhggQBAIoGACGDBAEAigYAIYQEAgCUBgAhhQQAAJUGACCGBEAAiwYAIYcEQACLBgAhjgQAAJYGACABAAAAzwUAIAEAAADPBQAgC_ADAACTBgAw8QMAANIFABDyAwAAkwYAMPUDQACLBgAhgQQBAIoGACGCBAEAigYAIYMEAQCKBgAhhAQCAJQGACGFBAAAlQYAIIYEQACLBgAhhwRAAIsGACEChAQAAPQHACCFBAAA9AcAIAMAAADSBQAgAQAA0wUAMAIAAM8FACADAAAA0gUAIAEAANMFADACAADPBQAgAwAAANIFACABAADTBQAwAgAAzwUAIAj1A0AAAAABgQQBAAAAAYIEAQAAAAGDBAEAAAABhAQCAAAAAYUEgAAAAAGGBEAAAAABhwRAAAAAAQEdAADXBQAgCPUDQAAAAAGBBAEAAAABggQBAAAAAYMEAQAAAAGEBAIAAAABhQSAAAAAAYYEQAAAAAGHBEAAAAABAR0AANkFADABHQAA2QUAMAj1A0AA8wcAIYEEAQDyBwAhggQBAPIHACGDBAEA8gcAIYQEAgD6BwAhhQSAAAAAAYYEQADzBwAhhwRAAPMHACECAAAAzwUAIB0AANwFACAI9QNAAPMHACGBBAEA8gcAIYIEAQDyBwAhgwQBAPIHACGEBAIA-gcAIYUEgAAAAAGGBEAA8wcAIYcEQADzBwAhAgAAANIFACAdAADeBQAgAgAAANIFACAdAADeBQAgAwAAAM8FACAkAADXBQAgJQAA3AUAIAEAAADPBQAgAQAAANIFACAHBwAA9QcAICoAAPYHACArAAD5BwAgLAAA-AcAIC0AAPcHACCEBAAA9AcAIIUEAAD0BwAgC_ADAACMBgAw8QMAAOUFABDyAwAAjAYAMPUDQACDBgAhgQQBAIIGACGCBAEAggYAIYMEAQCCBgAhhAQCAI0GACGFBAAAjgYAIIYEQACDBgAhhwRAAIMGACEDAAAA0gUAIAEAAOQFADApAADlBQAgAwAAANIFACABAADTBQAwAgAAzwUAIAbwAwAAiQYAMPEDAADrBQAQ8gMAAIkGADDzAwEAAAAB9ANAAIsGACH1A0AAiwYAIQEAAADoBQAgAQAAAOgFACAG8AMAAIkGADDxAwAA6wUAEPIDAACJBgAw8wMBAIoGACH0A0AAiwYAIfUDQACLBgAhAAMAAADrBQAgAQAA7AUAMAIAAOgFACADAAAA6wUAIAEAAOwFADACAADoBQAgAwAAAOsFACABAADsBQAwAgAA6AUAIAPzAwEAAAAB9ANAAAAAAfUDQAAAAAEBHQAA8AUAIAPzAwEAAAAB9ANAAAAAAfUDQAAAAAEBHQAA8gUAMAEdAADyBQAwA_MDAQDyBwAh9ANAAPMHACH1A0AA8wcAIQIAAADoBQAgHQAA9QUAIAPzAwEA8gcAIfQDQADzBwAh9QNAAPMHACECAAAA6wUAIB0AAPcFACACAAAA6wUAIB0AAPcFACADAAAA6AUAICQAAPAFACAlAAD1BQAgAQAAAOgFACABAAAA6wUAIAMHAADvBwAgLAAA8QcAIC0AAPAHACAG8AMAAIEGADDxAwAA_gUAEPIDAACBBgAw8wMBAIIGACH0A0AAgwYAIfUDQACDBgAhAwAAAOsFACABAAD9BQAwKQAA_gUAIAMAAADrBQAgAQAA7AUAMAIAAOgFACAG8AMAAIEGADDxAwAA_gUAEPIDAACBBgAw8wMBAIIGACH0A0AAgwYAIfUDQACDBgAhDgcAAIUGACAsAACIBgAgLQAAiAYAIPYDAQAAAAH3AwEAAAAE-AMBAAAABPkDAQAAAAH6AwEAAAAB-wMBAAAAAfwDAQAAAAH9AwEAhwYAIf4DAQAAAAH_AwEAAAABgAQBAAAAAQsHAACFBgAgLAAAhgYAIC0AAIYGACD2A0AAAAAB9wNAAAAABPgDQAAAAAT5A0AAAAAB-gNAAAAAAfsDQAAAAAH8A0AAAAAB_QNAAIQGACELBwAAhQYAICwAAIYGACAtAACGBgAg9gNAAAAAAfcDQAAAAAT4A0AAAAAE-QNAAAAAAfoDQAAAAAH7A0AAAAAB_ANAAAAAAf0DQACEBgAhCPYDAgAAAAH3AwIAAAAE-AMCAAAABPkDAgAAAAH6AwIAAAAB-wMCAAAAAfwDAgAAAAH9AwIAhQYAIQj2A0AAAAAB9wNAAAAABPgDQAAAAAT5A0AAAAAB-gNAAAAAAfsDQAAAAAH8A0AAAAAB_QNAAIYGACEOBwAAhQYAICwAAIgGACAtAACIBgAg9gMBAAAAAfcDAQAAAAT4AwEAAAAE-QMBAAAAAfoDAQAAAAH7AwEAAAAB_AMBAAAAAf0DAQCHBgAh_gMBAAAAAf8DAQAAAAGABAEAAAABC_YDAQAAAAH3AwEAAAAE-AMBAAAABPkDAQAAAAH6AwEAAAAB-wMBAAAAAfwDAQAAAAH9AwEAiAYAIf4DAQAAAAH_AwEAAAABgAQBAAAAAQbwAwAAiQYAMPEDAADrBQAQ8gMAAIkGADDzAwEAigYAIfQDQACLBgAh9QNAAIsGACEL9gMBAAAAAfcDAQAAAAT4AwEAAAAE-QMBAAAAAfoDAQAAAAH7AwEAAAAB_AMBAAAAAf0DAQCIBgAh_gMBAAAAAf8DAQAAAAGABAEAAAABCPYDQAAAAAH3A0AAAAAE-ANAAAAABPkDQAAAAAH6A0AAAAAB-wNAAAAAAfwDQAAAAAH9A0AAhgYAIQvwAwAAjAYAMPEDAADlBQAQ8gMAAIwGADD1A0AAgwYAIYEEAQCCBgAhggQBAIIGACGDBAEAggYAIYQEAgCNBgAhhQQAAI4GACCGBEAAgwYAIYcEQACDBgAhDQcAAI8GACAqAACSBgAgKwAAjwYAICwAAI8GACAtAACPBgAg9gMCAAAAAfcDAgAAAAX4AwIAAAAF-QMCAAAAAfoDAgAAAAH7AwIAAAAB_AMCAAAAAf0DAgCRBgAhDwcAAI8GACAsAACQBgAgLQAAkAYAIPYDgAAAAAH5A4AAAAAB-gOAAAAAAfsDgAAAAAH8A4AAAAAB_QOAAAAAAYgEAQAAAAGJBAEAAAABigQBAAAAAYsEgAAAAAGMBIAAAAABjQSAAAAAAQj2AwIAAAAB9wMCAAAABfgDAgAAAAX5AwIAAAAB-gMCAAAAAfsDAgAAAAH8AwIAAAAB_QMCAI8GACEM9gOAAAAAAfkDgAAAAAH6A4AAAAAB-wOAAAAAAfwDgAAAAAH9A4AAAAABiAQBAAAAAYkEAQAAAAGKBAEAAAABiwSAAAAAAYwEgAAAAAGNBIAAAAABDQcAAI8GACAqAACSBgAgKwAAjwYAICwAAI8GACAtAACPBgAg9gMCAAAAAfcDAgAAAAX4AwIAAAAF-QMCAAAAAfoDAgAAAAH7AwIAAAAB_AMCAAAAAf0DAgCRBgAhCPYDCAAAAAH3AwgAAAAF-AMIAAAABfkDCAAAAAH6AwgAAAAB-wMIAAAAAfwDCAAAAAH9AwgAkgYAIQvwAwAAkwYAMPEDAADSBQAQ8gMAAJMGADD1A0AAiwYAIYEEAQCKBgAhggQBAIoGACGDBAEAigYAIYQEAgCUBgAhhQQAAJUGACCGBEAAiwYAIYcEQACLBgAhCPYDAgAAAAH3AwIAAAAF-AMCAAAABfkDAgAAAAH6AwIAAAAB-wMCAAAAAfwDAgAAAAH9AwIAjwYAIQz2A4AAAAAB-QOAAAAAAfoDgAAAAAH7A4AAAAAB_AOAAAAAAf0DgAAAAAGIBAEAAAABiQQBAAAAAYoEAQAAAAGLBIAAAAABjASAAAAAAY0EgAAAAAECgQQBAAAAAYIEAQAAAAEK8AMAAJcGADDxAwAAzAUAEPIDAACXBgAwjwQCAJgGACGQBAIAmAYAIZEEAQCCBgAhkgQgAJkGACGTBAEAmgYAIZQEAQCaBgAhlQRAAIMGACENBwAAhQYAICoAAKAGACArAACFBgAgLAAAhQYAIC0AAIUGACD2AwIAAAAB9wMCAAAABPgDAgAAAAT5AwIAAAAB-gMCAAAAAfsDAgAAAAH8AwIAAAAB_QMCAJ8GACEFBwAAhQYAICwAAJ4GACAtAACeBgAg9gMgAAAAAf0DIACdBgAhDgcAAI8GACAsAACcBgAgLQAAnAYAIPYDAQAAAAH3AwEAAAAF-AMBAAAABfkDAQAAAAH6AwEAAAAB-wMBAAAAAfwDAQAAAAH9AwEAmwYAIf4DAQAAAAH_AwEAAAABgAQBAAAAAQ4HAACPBgAgLAAAnAYAIC0AAJwGACD2AwEAAAAB9wMBAAAABfgDAQAAAAX5AwEAAAAB-gMBAAAAAfsDAQAAAAH8AwEAAAAB_QMBAJsGACH-AwEAAAAB_wMBAAAAAYAEAQAAAAEL9gMBAAAAAfcDAQAAAAX4AwEAAAAF-QMBAAAAAfoDAQAAAAH7AwEAAAAB_AMBAAAAAf0DAQCcBgAh_gMBAAAAAf8DAQAAAAGABAEAAAABBQcAAIUGACAsAACeBgAgLQAAngYAIPYDIAAAAAH9AyAAnQYAIQL2AyAAAAAB_QMgAJ4GACENBwAAhQYAICoAAKAGACArAACFBgAgLAAAhQYAIC0AAIUGACD2AwIAAAAB9wMCAAAABPgDAgAAAAT5AwIAAAAB-gMCAAAAAfsDAgAAAAH8AwIAAAAB_QMCAJ8GACEI9gMIAAAAAfcDCAAAAAT4AwgAAAAE-QMIAAAAAfoDCAAAAAH7AwgAAAAB_AMIAAAAAf0DCACgBgAhCvADAAChBgAw8QMAALkFABDyAwAAoQYAMI8EAgCiBgAhkAQCAKIGACGRBAEAigYAIZIEIACjBgAhkwQBAKQGACGUBAEApAYAIZUEQACLBgAhCPYDAgAAAAH3AwIAAAAE-AMCAAAABPkDAgAAAAH6AwIAAAAB-wMCAAAAAfwDAgAAAAH9AwIAhQYAIQL2AyAAAAAB_QMgAJ4GACEL9gMBAAAAAfcDAQAAAAX4AwEAAAAF-QMBAAAAAfoDAQAAAAH7AwEAAAAB_AMBAAAAAf0DAQCcBgAh_gMBAAAAAf8DAQAAAAGABAEAAAABDPADAAClBgAw8QMAALMFABDyAwAApQYAMPUDQACDBgAhkAQCAI0GACGRBAEAmgYAIZYEAQCCBgAhlwQBAJoGACGYBAEAmgYAIZkEAQCaBgAhmgQBAJoGACGbBAEAmgYAIQzwAwAApgYAMPEDAACgBQAQ8gMAAKYGADD1A0AAiwYAIZAEAgCUBgAhkQQBAKQGACGWBAEAigYAIZcEAQCkBgAhmAQBAKQGACGZBAEApAYAIZoEAQCkBgAhmwQBAKQGACES8AMAAKcGADDxAwAAmgUAEPIDAACnBgAwjwQBAIIGACGUBAEAmgYAIZwEQACDBgAhnQQBAJoGACGeBAEAmgYAIZ8EAQCCBgAhoAQBAIIGACGhBAEAmgYAIaIEAQCaBgAhowQAAI4GACCkBAAAjgYAIKUEAQCaBgAhpgQBAJoGACGnBCAAmQYAIagEAQCaBgAhEvADAACoBgAw8QMAAIcFABDyAwAAqAYAMI8EAQCKBgAhlAQBAKQGACGcBEAAiwYAIZ0EAQCkBgAhngQBAKQGACGfBAEAigYAIaAEAQCKBgAhoQQBAKQGACGiBAEApAYAIaMEAACVBgAgpAQAAJUGACClBAEApAYAIaYEAQCkBgAhpwQgAKMGACGoBAEApAYAIQbwAwAAqQYAMPEDAACBBQAQ8gMAAKkGADCPBAQAqgYAIakEAQCCBgAhqgQCAJgGACENBwAAhQYAICoAAKAGACArAACsBgAgLAAArAYAIC0AAKwGACD2AwQAAAAB9wMEAAAABPgDBAAAAAT5AwQAAAAB-gMEAAAAAfsDBAAAAAH8AwQAAAAB_QMEAKsGACENBwAAhQYAICoAAKAGACArAACsBgAgLAAArAYAIC0AAKwGACD2AwQAAAAB9wMEAAAABPgDBAAAAAT5AwQAAAAB-gMEAAAAAfsDBAAAAAH8AwQAAAAB_QMEAKsGACEI9gMEAAAAAfcDBAAAAAT4AwQAAAAE-QMEAAAAAfoDBAAAAAH7AwQAAAAB_AMEAAAAAf0DBACsBgAhBvADAACtBgAw8QMAAO4EABDyAwAArQYAMI8EBACuBgAhqQQBAIoGACGqBAIAogYAIQj2AwQAAAAB9wMEAAAABPgDBAAAAAT5AwQAAAAB-gMEAAAAAfsDBAAAAAH8AwQAAAAB_QMEAKwGACECjwQEAAAAAakEAQAAAAEK8AMAALAGADDxAwAA6AQAEPIDAACwBgAwrQQAALEGrQQirgQBAIIGACGvBAEAsgYAIbAEIACZBgAhsQQCAJgGACGyBEAAgwYAIbMEQACDBgAhBwcAAIUGACAsAAC1BgAgLQAAtQYAIPYDAAAArQQC9wMAAACtBAj4AwAAAK0ECP0DAAC0Bq0EIgsHAACFBgAgLAAAiAYAIC0AAIgGACD2AwEAAAAB9wMBAAAABPgDAQAAAAT5AwEAAAAB-gMBAAAAAfsDAQAAAAH8AwEAAAAB_QMBALMGACELBwAAhQYAICwAAIgGACAtAACIBgAg9gMBAAAAAfcDAQAAAAT4AwEAAAAE-QMBAAAAAfoDAQAAAAH7AwEAAAAB_AMBAAAAAf0DAQCzBgAhBwcAAIUGACAsAAC1BgAgLQAAtQYAIPYDAAAArQQC9wMAAACtBAj4AwAAAK0ECP0DAAC0Bq0EIgT2AwAAAK0EAvcDAAAArQQI-AMAAACtBAj9AwAAtQatBCIK8AMAALYGADDxAwAA1QQAEPIDAAC2BgAwrQQAALcGrQQirgQBAIoGACGvBAEAuAYAIbAEIACjBgAhsQQCAKIGACGyBEAAiwYAIbMEQACLBgAhBPYDAAAArQQC9wMAAACtBAj4AwAAAK0ECP0DAAC1Bq0EIgj2AwEAAAAB9wMBAAAABPgDAQAAAAT5AwEAAAAB-gMBAAAAAfsDAQAAAAH8AwEAAAAB_QMBALkGACEI9gMBAAAAAfcDAQAAAAT4AwEAAAAE-QMBAAAAAfoDAQAAAAH7AwEAAAAB_AMBAAAAAf0DAQC5BgAhAq0EAAAArQQCrgQBAAAAAQTwAwAAuwYAMPEDAADPBAAQ8gMAALsGADC1BAEAggYAIQTwAwAAvAYAMPEDAAC8BAAQ8gMAALwGADC1BAEAigYAIRPwAwAAvQYAMPEDAAC2BAAQ8gMAAL0GADD1A0AAgwYAIYcEQACDBgAhjwQBAIIGACGiBAEAmgYAIacEIACZBgAhrQQAALEGrQQirgQBAIIGACG2BAIAmAYAIbcEAQCaBgAhuAQBAJoGACG5BAIAjQYAIboEAQCCBgAhuwQBAIIGACG8BAIAmAYAIb0EAQCaBgAhvgRAAIMGACET8AMAAL4GADDxAwAAowQAEPIDAAC-BgAw9QNAAIsGACGHBEAAiwYAIY8EAQCKBgAhogQBAKQGACGnBCAAowYAIa0EAAC3Bq0EIq4EAQCKBgAhtgQCAKIGACG3BAEApAYAIbgEAQCkBgAhuQQCAJQGACG6BAEAigYAIbsEAQCKBgAhvAQCAKIGACG9BAEApAYAIb4EQACLBgAhA60EAAAArQQCrgQBAAAAAbsEAQAAAAEY8AMAAMAGADDxAwAAnQQAEPIDAADABgAw9QNAAIMGACGEBAAAwgbEBCKHBEAAgwYAIY8EAQCCBgAhtgQCAJgGACHABAEAggYAIcIEAADBBsIEIsQEAQCaBgAhxQQBAJoGACHGBAEAmgYAIccEAQCaBgAhyAQCAJgGACHJBAEAmgYAIcoEQADDBgAhywRAAMMGACHMBEAAwwYAIc0EAQCaBgAhzgQCAI0GACHPBAIAjQYAIdAEAgCNBgAh0QQBAJoGACEHBwAAhQYAICwAAMkGACAtAADJBgAg9gMAAADCBAL3AwAAAMIECPgDAAAAwgQI_QMAAMgGwgQiBwcAAIUGACAsAADHBgAgLQAAxwYAIPYDAAAAxAQC9wMAAADEBAj4AwAAAMQECP0DAADGBsQEIgsHAACPBgAgLAAAxQYAIC0AAMUGACD2A0AAAAAB9wNAAAAABfgDQAAAAAX5A0AAAAAB-gNAAAAAAfsDQAAAAAH8A0AAAAAB_QNAAMQGACELBwAAjwYAICwAAMUGACAtAADFBgAg9gNAAAAAAfcDQAAAAAX4A0AAAAAF-QNAAAAAAfoDQAAAAAH7A0AAAAAB_ANAAAAAAf0DQADEBgAhCPYDQAAAAAH3A0AAAAAF-ANAAAAABfkDQAAAAAH6A0AAAAAB-wNAAAAAAfwDQAAAAAH9A0AAxQYAIQcHAACFBgAgLAAAxwYAIC0AAMcGACD2AwAAAMQEAvcDAAAAxAQI-AMAAADEBAj9AwAAxgbEBCIE9gMAAADEBAL3AwAAAMQECPgDAAAAxAQI_QMAAMcGxAQiBwcAAIUGACAsAADJBgAgLQAAyQYAIPYDAAAAwgQC9wMAAADCBAj4AwAAAMIECP0DAADIBsIEIgT2AwAAAMIEAvcDAAAAwgQI-AMAAADCBAj9AwAAyQbCBCIJ8AMAAMoGADDxAwAAhwQAEPIDAADKBgAw9QNAAIMGACGBBAEAggYAIZEEAQCCBgAhkgQCAJgGACHABAEAggYAIdIEAQCCBgAhBxUAAMwGACDwAwAAywYAMPEDAADxAwAQ8gMAAMsGADCHBEAAgwYAIa8EAQCCBgAhwAQBAIIGACEPBwAAhQYAICwAAM0GACAtAADNBgAg9gOAAAAAAfkDgAAAAAH6A4AAAAAB-wOAAAAAAfwDgAAAAAH9A4AAAAABiAQBAAAAAYkEAQAAAAGKBAEAAAABiwSAAAAAAYwEgAAAAAGNBIAAAAABDPYDgAAAAAH5A4AAAAAB-gOAAAAAAfsDgAAAAAH8A4AAAAAB_QOAAAAAAYgEAQAAAAGJBAEAAAABigQBAAAAAYsEgAAAAAGMBIAAAAABjQSAAAAAAQgNAADQBgAgFQAAzwYAIPADAADOBgAw8QMAAEYAEPIDAADOBgAwhwRAAIsGACGvBAEAigYAIcAEAQCKBgAhDPYDgAAAAAH5A4AAAAAB-gOAAAAAAfsDgAAAAAH8A4AAAAAB_QOAAAAAAYgEAQAAAAGJBAEAAAABigQBAAAAAYsEgAAAAAGMBIAAAAABjQSAAAAAAR4JAADOBwAgCgAAoAcAIA8AAM8HACATAADQBwAgFAAA0QcAIBUAANIHACAWAAC2BwAgFwAA0wcAIPADAADJBwAw8QMAACcAEPIDAADJBwAw9QNAAIsGACGEBAAAzAfzBCKHBEAAiwYAIY8EAQCKBgAhogQBAKQGACG4BAEApAYAIboEAQCkBgAh6gQBAKQGACHuBAAAygfuBCLvBAEAigYAIfEEAADLB_EEIvMEAQCkBgAh9AQBAKQGACH2BAAAzQf2BCP3BCAAowYAIfgEIACjBgAh-QQCAKIGACG-BQAAJwAgvwUAACcAIAnwAwAA0QYAMPEDAADZAwAQ8gMAANEGADD1A0AAgwYAIbgEAQCaBgAhugQBAIIGACHABAEAggYAIdMEAgCYBgAh1AQBAIIGACEVDAAA1gYAIPADAADSBgAw8QMAAMMDABDyAwAA0gYAMPMDAQCCBgAh9QNAAIMGACGHBEAAgwYAIY8EAQCCBgAhtgQCAJgGACG4BAEAmgYAIcAEAQCCBgAh1QQBAIIGACHWBAQAqgYAIdcEAQCaBgAh2QQAANMG2QQi2gQBAJoGACHcBAAA1AbcBCLdBAAA1QYAIN4EAADVBgAg3wQAAMwGACDgBAEAmgYAIQcHAACFBgAgLAAA2gYAIC0AANoGACD2AwAAANkEAvcDAAAA2QQI-AMAAADZBAj9AwAA2QbZBCIHBwAAhQYAICwAANgGACAtAADYBgAg9gMAAADcBAL3AwAAANwECPgDAAAA3AQI_QMAANcG3AQiBPYDAgAAAAXhBAIAAAAB4gQCAAAABOMEAgAAAAQE9gMBAAAABeEEAQAAAAHiBAEAAAAE4wQBAAAABAcHAACFBgAgLAAA2AYAIC0AANgGACD2AwAAANwEAvcDAAAA3AQI-AMAAADcBAj9AwAA1wbcBCIE9gMAAADcBAL3AwAAANwECPgDAAAA3AQI_QMAANgG3AQiBwcAAIUGACAsAADaBgAgLQAA2gYAIPYDAAAA2QQC9wMAAADZBAj4AwAAANkECP0DAADZBtkEIgT2AwAAANkEAvcDAAAA2QQI-AMAAADZBAj9AwAA2gbZBCIH8AMAANsGADDxAwAArQMAEPIDAADbBgAw9QNAAIMGACG2BAIAmAYAIcAEAQCCBgAh5AQBAIIGACEN8AMAANwGADDxAwAAlwMAEPIDAADcBgAw9QNAAIMGACGPBAEAggYAIbYEAgCYBgAhwAQBAIIGACHlBAEAggYAIecEAADdBucEIukEAADeBukEIuoEAQCaBgAh6wQBAJoGACHsBAEAmgYAIQcHAACFBgAgLAAA4gYAIC0AAOIGACD2AwAAAOcEAvcDAAAA5wQI-AMAAADnBAj9AwAA4QbnBCIHBwAAhQYAICwAAOAGACAtAADgBgAg9gMAAADpBAL3AwAAAOkECPgDAAAA6QQI_QMAAN8G6QQiBwcAAIUGACAsAADgBgAgLQAA4AYAIPYDAAAA6QQC9wMAAADpBAj4AwAAAOkECP0DAADfBukEIgT2AwAAAOkEAvcDAAAA6QQI-AMAAADpBAj9AwAA4AbpBCIHBwAAhQYAICwAAOIGACAtAADiBgAg9gMAAADnBAL3AwAAAOcECPgDAAAA5wQI_QMAAOEG5wQiBPYDAAAA5wQC9wMAAADnBAj4AwAAAOcECP0DAADiBucEIhTwAwAA4wYAMPEDAAD_AgAQ8gMAAOMGADD1A0AAgwYAIYQEAADmBvMEIocEQACDBgAhjwQBAIIGACGiBAEAmgYAIbgEAQCaBgAhugQBAJoGACHqBAEAmgYAIe4EAADkBu4EIu8EAQCCBgAh8QQAAOUG8QQi8wQBAJoGACH0BAEAmgYAIfYEAADnBvYEI_cEIACZBgAh-AQgAJkGACH5BAIAmAYAIQcHAACFBgAgLAAA7wYAIC0AAO8GACD2AwAAAO4EAvcDAAAA7gQI-AMAAADuBAj9AwAA7gbuBCIHBwAAhQYAICwAAO0GACAtAADtBgAg9gMAAADxBAL3AwAAAPEECPgDAAAA8QQI_QMAAOwG8QQiBwcAAIUGACAsAADrBgAgLQAA6wYAIPYDAAAA8wQC9wMAAADzBAj4AwAAAPMECP0DAADqBvMEIgcHAACPBgAgLAAA6QYAIC0AAOkGACD2AwAAAPYEA_cDAAAA9gQJ-AMAAAD2BAn9AwAA6Ab2BCMHBwAAjwYAICwAAOkGACAtAADpBgAg9gMAAAD2BAP3AwAAAPYECfgDAAAA9gQJ_QMAAOgG9gQjBPYDAAAA9gQD9wMAAAD2BAn4AwAAAPYECf0DAADpBvYEIwcHAACFBgAgLAAA6wYAIC0AAOsGACD2AwAAAPMEAvcDAAAA8wQI-AMAAADzBAj9AwAA6gbzBCIE9gMAAADzBAL3AwAAAPMECPgDAAAA8wQI_QMAAOsG8wQiBwcAAIUGACAsAADtBgAgLQAA7QYAIPYDAAAA8QQC9wMAAADxBAj4AwAAAPEECP0DAADsBvEEIgT2AwAAAPEEAvcDAAAA8QQI-AMAAADxBAj9AwAA7QbxBCIHBwAAhQYAICwAAO8GACAtAADvBgAg9gMAAADuBAL3AwAAAO4ECPgDAAAA7gQI_QMAAO4G7gQiBPYDAAAA7gQC9wMAAADuBAj4AwAAAO4ECP0DAADvBu4EIgfwAwAA8AYAMPEDAADnAgAQ8gMAAPAGADD1A0AAgwYAIbkEAgCYBgAh4AQBAIIGACHkBAEAggYAIRrwAwAA8QYAMPEDAADRAgAQ8gMAAPEGADDzAwEAmgYAIfUDQACDBgAhhAQAAPMG_gQihwRAAIMGACGPBAEAggYAIaIEAQCCBgAhuAQBAJoGACHVBAEAmgYAIdYEBAD0BgAh1wQBAJoGACHZBAAA0wbZBCLaBAEAmgYAIdwEAADUBtwEIt0EAADVBgAg3gQAANUGACDfBAAAzAYAIO8EAQCCBgAh-QQCAJgGACH6BAEAmgYAIfwEAADyBvwEIv4EIACZBgAh_wQAANYGACCABQEAggYAIQcHAACFBgAgLAAA-gYAIC0AAPoGACD2AwAAAPwEAvcDAAAA_AQI-AMAAAD8BAj9AwAA-Qb8BCIHBwAAhQYAICwAAPgGACAtAAD4BgAg9gMAAAD-BAL3AwAAAP4ECPgDAAAA_gQI_QMAAPcG_gQiDQcAAI8GACAqAACSBgAgKwAA9gYAICwAAPYGACAtAAD2BgAg9gMEAAAAAfcDBAAAAAX4AwQAAAAF-QMEAAAAAfoDBAAAAAH7AwQAAAAB_AMEAAAAAf0DBAD1BgAhDQcAAI8GACAqAACSBgAgKwAA9gYAICwAAPYGACAtAAD2BgAg9gMEAAAAAfcDBAAAAAX4AwQAAAAF-QMEAAAAAfoDBAAAAAH7AwQAAAAB_AMEAAAAAf0DBAD1BgAhCPYDBAAAAAH3AwQAAAAF-AMEAAAABfkDBAAAAAH6AwQAAAAB-wMEAAAAAfwDBAAAAAH9AwQA9gYAIQcHAACFBgAgLAAA-AYAIC0AAPgGACD2AwAAAP4EAvcDAAAA_gQI-AMAAAD-BAj9AwAA9wb-BCIE9gMAAAD-BAL3AwAAAP4ECPgDAAAA_gQI_QMAAPgG_gQiBwcAAIUGACAsAAD6BgAgLQAA-gYAIPYDAAAA_AQC9wMAAAD8BAj4AwAAAPwECP0DAAD5BvwEIgT2AwAAAPwEAvcDAAAA_AQI-AMAAAD8BAj9AwAA-gb8BCIW8AMAAPsGADDxAwAAuwIAEPIDAAD7BgAw9QNAAIMGACGHBEAAgwYAIY8EAQCCBgAhogQBAIIGACGmBAEAmgYAIbYEAgCYBgAh0gQBAIIGACHnBAAA3QbnBCLpBAAA_AaCBSKCBQEAmgYAIYMFAQCaBgAhhAUBAJoGACGFBQEAmgYAIYcFAAD9BocFI4gFIAD-BgAhiQUBAJoGACGKBQEAmgYAIYwFAAD_BowFI40FAQCaBgAhBwcAAIUGACAsAACHBwAgLQAAhwcAIPYDAAAAggUC9wMAAACCBQj4AwAAAIIFCP0DAACGB4IFIgcHAACPBgAgLAAAhQcAIC0AAIUHACD2AwAAAIcFA_cDAAAAhwUJ-AMAAACHBQn9AwAAhAeHBSMFBwAAjwYAICwAAIMHACAtAACDBwAg9gMgAAAAAf0DIACCBwAhBwcAAI8GACAsAACBBwAgLQAAgQcAIPYDAAAAjAUD9wMAAACMBQn4AwAAAIwFCf0DAACAB4wFIwcHAACPBgAgLAAAgQcAIC0AAIEHACD2AwAAAIwFA_cDAAAAjAUJ-AMAAACMBQn9AwAAgAeMBSME9gMAAACMBQP3AwAAAIwFCfgDAAAAjAUJ_QMAAIEHjAUjBQcAAI8GACAsAACDBwAgLQAAgwcAIPYDIAAAAAH9AyAAggcAIQL2AyAAAAAB_QMgAIMHACEHBwAAjwYAICwAAIUHACAtAACFBwAg9gMAAACHBQP3AwAAAIcFCfgDAAAAhwUJ_QMAAIQHhwUjBPYDAAAAhwUD9wMAAACHBQn4AwAAAIcFCf0DAACFB4cFIwcHAACFBgAgLAAAhwcAIC0AAIcHACD2AwAAAIIFAvcDAAAAggUI-AMAAACCBQj9AwAAhgeCBSIE9gMAAACCBQL3AwAAAIIFCPgDAAAAggUI_QMAAIcHggUiFvADAACIBwAw8QMAAKUCABDyAwAAiAcAMPUDQACDBgAhhAQAAIkHkQUihwRAAIMGACGPBAEAggYAIbcEAQCCBgAh6gQBAIIGACHvBAEAggYAIfkEAgCYBgAh-gQBAJoGACGOBQEAggYAIY8FAQCCBgAhkgUAAIoHkgUikwVAAMMGACGUBQAA1gYAIJUFAQCaBgAhlgUBAJoGACGXBRAAiwcAIZgFAACMB-cEI5kFQADDBgAhBwcAAIUGACAsAACUBwAgLQAAlAcAIPYDAAAAkQUC9wMAAACRBQj4AwAAAJEFCP0DAACTB5EFIgcHAACFBgAgLAAAkgcAIC0AAJIHACD2AwAAAJIFAvcDAAAAkgUI-AMAAACSBQj9AwAAkQeSBSINBwAAjwYAICoAAJAHACArAACQBwAgLAAAkAcAIC0AAJAHACD2AxAAAAAB9wMQAAAABfgDEAAAAAX5AxAAAAAB-gMQAAAAAfsDEAAAAAH8AxAAAAAB_QMQAI8HACEHBwAAjwYAICwAAI4HACAtAACOBwAg9gMAAADnBAP3AwAAAOcECfgDAAAA5wQJ_QMAAI0H5wQjBwcAAI8GACAsAACOBwAgLQAAjgcAIPYDAAAA5wQD9wMAAADnBAn4AwAAAOcECf0DAACNB-cEIwT2AwAAAOcEA_cDAAAA5wQJ-AMAAADnBAn9AwAAjgfnBCMNBwAAjwYAICoAAJAHACArAACQBwAgLAAAkAcAIC0AAJAHACD2AxAAAAAB9wMQAAAABfgDEAAAAAX5AxAAAAAB-gMQAAAAAfsDEAAAAAH8AxAAAAAB_QMQAI8HACEI9gMQAAAAAfcDEAAAAAX4AxAAAAAF-QMQAAAAAfoDEAAAAAH7AxAAAAAB_AMQAAAAAf0DEACQBwAhBwcAAIUGACAsAACSBwAgLQAAkgcAIPYDAAAAkgUC9wMAAACSBQj4AwAAAJIFCP0DAACRB5IFIgT2AwAAAJIFAvcDAAAAkgUI-AMAAACSBQj9AwAAkgeSBSIHBwAAhQYAICwAAJQHACAtAACUBwAg9gMAAACRBQL3AwAAAJEFCPgDAAAAkQUI_QMAAJMHkQUiBPYDAAAAkQUC9wMAAACRBQj4AwAAAJEFCP0DAACUB5EFIgbwAwAAlQcAMPEDAACPAgAQ8gMAAJUHADD1A0AAgwYAIaIEAQCCBgAh7AQBAIIGACEY8AMAAJYHADDxAwAA-QEAEPIDAACWBwAw9QNAAIMGACGHBEAAgwYAIY8EAQCCBgAhpgQBAJoGACHSBAEAggYAIfkEAgCYBgAhggUBAJoGACGDBQEAmgYAIYQFAQCaBgAhhQUBAJoGACGHBQAA_QaHBSOJBQEAmgYAIYoFAQCaBgAhjAUAAP8GjAUjmwUAAJcHmwUinAVAAMMGACGdBQEAmgYAIZ4FAQCaBgAhnwUBAJoGACGgBQAAzAYAIKEFQADDBgAhBwcAAIUGACAsAACZBwAgLQAAmQcAIPYDAAAAmwUC9wMAAACbBQj4AwAAAJsFCP0DAACYB5sFIgcHAACFBgAgLAAAmQcAIC0AAJkHACD2AwAAAJsFAvcDAAAAmwUI-AMAAACbBQj9AwAAmAebBSIE9gMAAACbBQL3AwAAAJsFCPgDAAAAmwUI_QMAAJkHmwUiGgYAAJ8HACARAACgBwAg8AMAAJoHADDxAwAANAAQ8gMAAJoHADD1A0AAiwYAIYcEQACLBgAhjwQBAIoGACGmBAEApAYAIdIEAQCKBgAh-QQCAKIGACGCBQEApAYAIYMFAQCkBgAhhAUBAKQGACGFBQEApAYAIYcFAACdB4cFI4kFAQCkBgAhigUBAKQGACGMBQAAngeMBSObBQAAmwebBSKcBUAAnAcAIZ0FAQCkBgAhngUBAKQGACGfBQEApAYAIaAFAADPBgAgoQVAAJwHACEE9gMAAACbBQL3AwAAAJsFCPgDAAAAmwUI_QMAAJkHmwUiCPYDQAAAAAH3A0AAAAAF-ANAAAAABfkDQAAAAAH6A0AAAAAB-wNAAAAAAfwDQAAAAAH9A0AAxQYAIQT2AwAAAIcFA_cDAAAAhwUJ-AMAAACHBQn9AwAAhQeHBSME9gMAAACMBQP3AwAAAIwFCfgDAAAAjAUJ_QMAAIEHjAUjA6IFAAArACCjBQAAKwAgpAUAACsAIAOiBQAAMAAgowUAADAAIKQFAAAwACAN8AMAAKEHADDxAwAA4QEAEPIDAAChBwAw9QNAAIMGACGEBAAAogemBSKHBEAAgwYAIY8EAQCCBgAh0gQBAIIGACH5BAIAmAYAIYMFAQCaBgAhhAUBAJoGACGbBQAAlwebBSKhBUAAwwYAIQcHAACFBgAgLAAApAcAIC0AAKQHACD2AwAAAKYFAvcDAAAApgUI-AMAAACmBQj9AwAAowemBSIHBwAAhQYAICwAAKQHACAtAACkBwAg9gMAAACmBQL3AwAAAKYFCPgDAAAApgUI_QMAAKMHpgUiBPYDAAAApgUC9wMAAACmBQj4AwAAAKYFCP0DAACkB6YFIg4GAACnBwAg8AMAAKUHADDxAwAAzgEAEPIDAAClBwAw9QNAAIsGACGEBAAApgemBSKHBEAAiwYAIY8EAQCKBgAh0gQBAIoGACH5BAIAogYAIYMFAQCkBgAhhAUBAKQGACGbBQAAmwebBSKhBUAAnAcAIQT2AwAAAKYFAvcDAAAApgUI-AMAAACmBQj9AwAApAemBSIDogUAAA8AIKMFAAAPACCkBQAADwAgB_ADAACoBwAw8QMAAMgBABDyAwAAqAcAMPUDQACDBgAhggQBAIIGACGHBEAAgwYAIaYFAADMBgAgB_ADAACpBwAw8QMAALUBABDyAwAAqQcAMPUDQACLBgAhggQBAIoGACGHBEAAiwYAIaYFAADPBgAgCvADAACqBwAw8QMAAK8BABDyAwAAqgcAMPUDQACDBgAhgQQBAIIGACGGBEAAgwYAIYcEQACDBgAhjwQBAIIGACGnBQEAggYAIagFQADDBgAhCfADAACrBwAw8QMAAJkBABDyAwAAqwcAMPUDQACDBgAhjwQBAIIGACGmBAEAggYAIakFAQCCBgAhqgUBAIIGACGrBSAAmQYAIQnwAwAArAcAMPEDAACGAQAQ8gMAAKwHADD1A0AAiwYAIY8EAQCKBgAhpgQBAIoGACGpBQEAigYAIaoFAQCKBgAhqwUgAKMGACEL8AMAAK0HADDxAwAAgAEAEPIDAACtBwAw9QNAAIMGACGBBAEAggYAIYYEQACDBgAhhwRAAIMGACGPBAEAggYAIaYEAQCaBgAhrAUBAJoGACGtBUAAgwYAIRHwAwAArgcAMPEDAABqABDyAwAArgcAMPUDQACDBgAhhwRAAIMGACGPBAEAggYAIfkEAgCYBgAhgwUBAJoGACGEBQEAggYAIa4FAQCCBgAhrwUBAIIGACGwBQEAmgYAIbEFAQCaBgAhsgUgAJkGACGzBSAAmQYAIbUFAACvB7UFIrYFAQCCBgAhBwcAAIUGACAsAACxBwAgLQAAsQcAIPYDAAAAtQUC9wMAAAC1BQj4AwAAALUFCP0DAACwB7UFIgcHAACFBgAgLAAAsQcAIC0AALEHACD2AwAAALUFAvcDAAAAtQUI-AMAAAC1BQj9AwAAsAe1BSIE9gMAAAC1BQL3AwAAALUFCPgDAAAAtQUI_QMAALEHtQUiFAQAALQHACAFAAC1BwAgFgAAtgcAIPADAACyBwAw8QMAAFcAEPIDAACyBwAw9QNAAIsGACGHBEAAiwYAIY8EAQCKBgAh-QQCAKIGACGDBQEApAYAIYQFAQCKBgAhrgUBAIoGACGvBQEAigYAIbAFAQCkBgAhsQUBAKQGACGyBSAAowYAIbMFIACjBgAhtQUAALMHtQUitgUBAIoGACEE9gMAAAC1BQL3AwAAALUFCPgDAAAAtQUI_QMAALEHtQUiA6IFAAADACCjBQAAAwAgpAUAAAMAIAOiBQAABwAgowUAAAcAIKQFAAAHACADogUAAAsAIKMFAAALACCkBQAACwAgAsAEAQAAAAHCBAAAAMIEAgK2BAIAAAABwAQBAAAAARkNAADQBgAg8AMAALkHADDxAwAASQAQ8gMAALkHADD1A0AAiwYAIYQEAAC7B8QEIocEQACLBgAhjwQBAIoGACG2BAIAogYAIcAEAQCKBgAhwgQAALoHwgQixAQBAKQGACHFBAEApAYAIcYEAQCkBgAhxwQBAKQGACHIBAIAogYAIckEAQCkBgAhygRAAJwHACHLBEAAnAcAIcwEQACcBwAhzQQBAKQGACHOBAIAlAYAIc8EAgCUBgAh0AQCAJQGACHRBAEApAYAIQT2AwAAAMIEAvcDAAAAwgQI-AMAAADCBAj9AwAAyQbCBCIE9gMAAADEBAL3AwAAAMQECPgDAAAAxAQI_QMAAMcGxAQiAsAEAQAAAAHTBAIAAAABCg0AANAGACDwAwAAvQcAMPEDAABCABDyAwAAvQcAMPUDQACLBgAhuAQBAKQGACG6BAEAigYAIcAEAQCKBgAh0wQCAKIGACHUBAEAigYAIRYMAADWBgAgDQAA0AYAIPADAAC-BwAw8QMAAD4AEPIDAAC-BwAw8wMBAIoGACH1A0AAiwYAIYcEQACLBgAhjwQBAIoGACG2BAIAogYAIbgEAQCkBgAhwAQBAIoGACHVBAEAigYAIdYEBACuBgAh1wQBAKQGACHZBAAAvwfZBCLaBAEApAYAIdwEAADAB9wEIt0EAADVBgAg3gQAANUGACDfBAAAzwYAIOAEAQCkBgAhBPYDAAAA2QQC9wMAAADZBAj4AwAAANkECP0DAADaBtkEIgT2AwAAANwEAvcDAAAA3AQI-AMAAADcBAj9AwAA2AbcBCIPDQAA0AYAIBAAAMQHACDwAwAAwQcAMPEDAAAwABDyAwAAwQcAMPUDQACLBgAhjwQBAIoGACG2BAIAogYAIcAEAQCKBgAh5QQBAIoGACHnBAAAwgfnBCLpBAAAwwfpBCLqBAEApAYAIesEAQCkBgAh7AQBAKQGACEE9gMAAADnBAL3AwAAAOcECPgDAAAA5wQI_QMAAOIG5wQiBPYDAAAA6QQC9wMAAADpBAj4AwAAAOkECP0DAADgBukEIhwGAACfBwAgEQAAoAcAIPADAACaBwAw8QMAADQAEPIDAACaBwAw9QNAAIsGACGHBEAAiwYAIY8EAQCKBgAhpgQBAKQGACHSBAEAigYAIfkEAgCiBgAhggUBAKQGACGDBQEApAYAIYQFAQCkBgAhhQUBAKQGACGHBQAAnQeHBSOJBQEApAYAIYoFAQCkBgAhjAUAAJ4HjAUjmwUAAJsHmwUinAVAAJwHACGdBQEApAYAIZ4FAQCkBgAhnwUBAKQGACGgBQAAzwYAIKEFQACcBwAhvgUAADQAIL8FAAA0ACACogQBAAAAAewEAQAAAAEICQAAyAcAIBAAAMcHACDwAwAAxgcAMPEDAAArABDyAwAAxgcAMPUDQACLBgAhogQBAIoGACHsBAEAigYAIRwGAACfBwAgEQAAoAcAIPADAACaBwAw8QMAADQAEPIDAACaBwAw9QNAAIsGACGHBEAAiwYAIY8EAQCKBgAhpgQBAKQGACHSBAEAigYAIfkEAgCiBgAhggUBAKQGACGDBQEApAYAIYQFAQCkBgAhhQUBAKQGACGHBQAAnQeHBSOJBQEApAYAIYoFAQCkBgAhjAUAAJ4HjAUjmwUAAJsHmwUinAVAAJwHACGdBQEApAYAIZ4FAQCkBgAhnwUBAKQGACGgBQAAzwYAIKEFQACcBwAhvgUAADQAIL8FAAA0ACAdCAAA5gcAIAoAAOcHACAOAADpBwAgDwAA6AcAIBIAAJ8HACDwAwAA4QcAMPEDAAAPABDyAwAA4QcAMPUDQACLBgAhhAQAAOIHkQUihwRAAIsGACGPBAEAigYAIbcEAQCKBgAh6gQBAIoGACHvBAEAigYAIfkEAgCiBgAh-gQBAKQGACGOBQEAigYAIY8FAQCKBgAhkgUAAOMHkgUikwVAAJwHACGUBQAA1gYAIJUFAQCkBgAhlgUBAKQGACGXBRAA5AcAIZgFAADlB-cEI5kFQACcBwAhvgUAAA8AIL8FAAAPACAcCQAAzgcAIAoAAKAHACAPAADPBwAgEwAA0AcAIBQAANEHACAVAADSBwAgFgAAtgcAIBcAANMHACDwAwAAyQcAMPEDAAAnABDyAwAAyQcAMPUDQACLBgAhhAQAAMwH8wQihwRAAIsGACGPBAEAigYAIaIEAQCkBgAhuAQBAKQGACG6BAEApAYAIeoEAQCkBgAh7gQAAMoH7gQi7wQBAIoGACHxBAAAywfxBCLzBAEApAYAIfQEAQCkBgAh9gQAAM0H9gQj9wQgAKMGACH4BCAAowYAIfkEAgCiBgAhBPYDAAAA7gQC9wMAAADuBAj4AwAAAO4ECP0DAADvBu4EIgT2AwAAAPEEAvcDAAAA8QQI-AMAAADxBAj9AwAA7QbxBCIE9gMAAADzBAL3AwAAAPMECPgDAAAA8wQI_QMAAOsG8wQiBPYDAAAA9gQD9wMAAAD2BAn4AwAAAPYECf0DAADpBvYEIx0IAADmBwAgCgAA5wcAIA4AAOkHACAPAADoBwAgEgAAnwcAIPADAADhBwAw8QMAAA8AEPIDAADhBwAw9QNAAIsGACGEBAAA4geRBSKHBEAAiwYAIY8EAQCKBgAhtwQBAIoGACHqBAEAigYAIe8EAQCKBgAh-QQCAKIGACH6BAEApAYAIY4FAQCKBgAhjwUBAIoGACGSBQAA4weSBSKTBUAAnAcAIZQFAADWBgAglQUBAKQGACGWBQEApAYAIZcFEADkBwAhmAUAAOUH5wQjmQVAAJwHACG-BQAADwAgvwUAAA8AIAOiBQAAIQAgowUAACEAIKQFAAAhACADogUAAD4AIKMFAAA-ACCkBQAAPgAgA6IFAABCACCjBQAAQgAgpAUAAEIAIAoNAADQBgAgFQAAzwYAIPADAADOBgAw8QMAAEYAEPIDAADOBgAwhwRAAIsGACGvBAEAigYAIcAEAQCKBgAhvgUAAEYAIL8FAABGACADogUAAEkAIKMFAABJACCkBQAASQAgAsAEAQAAAAHkBAEAAAABCQsAANYHACANAADQBgAg8AMAANUHADDxAwAAIQAQ8gMAANUHADD1A0AAiwYAIbYEAgCiBgAhwAQBAIoGACHkBAEAigYAIR8JAADIBwAgDAAA3QcAIA4AAM8HACDwAwAA2QcAMPEDAAAZABDyAwAA2QcAMPMDAQCkBgAh9QNAAIsGACGEBAAA2wf-BCKHBEAAiwYAIY8EAQCKBgAhogQBAIoGACG4BAEApAYAIdUEAQCkBgAh1gQEANwHACHXBAEApAYAIdkEAAC_B9kEItoEAQCkBgAh3AQAAMAH3AQi3QQAANUGACDeBAAA1QYAIN8EAADPBgAg7wQBAIoGACH5BAIAogYAIfoEAQCkBgAh_AQAANoH_AQi_gQgAKMGACH_BAAA1gYAIIAFAQCKBgAhvgUAABkAIL8FAAAZACACuQQCAAAAAeQEAQAAAAEICwAA1gcAIPADAADYBwAw8QMAAB0AEPIDAADYBwAw9QNAAIsGACG5BAIAogYAIeAEAQCKBgAh5AQBAIoGACEdCQAAyAcAIAwAAN0HACAOAADPBwAg8AMAANkHADDxAwAAGQAQ8gMAANkHADDzAwEApAYAIfUDQACLBgAhhAQAANsH_gQihwRAAIsGACGPBAEAigYAIaIEAQCKBgAhuAQBAKQGACHVBAEApAYAIdYEBADcBwAh1wQBAKQGACHZBAAAvwfZBCLaBAEApAYAIdwEAADAB9wEIt0EAADVBgAg3gQAANUGACDfBAAAzwYAIO8EAQCKBgAh-QQCAKIGACH6BAEApAYAIfwEAADaB_wEIv4EIACjBgAh_wQAANYGACCABQEAigYAIQT2AwAAAPwEAvcDAAAA_AQI-AMAAAD8BAj9AwAA-gb8BCIE9gMAAAD-BAL3AwAAAP4ECPgDAAAA_gQI_QMAAPgG_gQiCPYDBAAAAAH3AwQAAAAF-AMEAAAABfkDBAAAAAH6AwQAAAAB-wMEAAAAAfwDBAAAAAH9AwQA9gYAIQOiBQAAHQAgowUAAB0AIKQFAAAdACAXCQAAyAcAIPADAADeBwAw8QMAABUAEPIDAADeBwAw9QNAAIsGACGHBEAAiwYAIY8EAQCKBgAhogQBAIoGACGmBAEApAYAIbYEAgCiBgAh0gQBAIoGACHnBAAAwgfnBCLpBAAA3weCBSKCBQEApAYAIYMFAQCkBgAhhAUBAKQGACGFBQEApAYAIYcFAACdB4cFI4gFIADgBwAhiQUBAKQGACGKBQEApAYAIYwFAACeB4wFI40FAQCkBgAhBPYDAAAAggUC9wMAAACCBQj4AwAAAIIFCP0DAACHB4IFIgL2AyAAAAAB_QMgAIMHACEbCAAA5gcAIAoAAOcHACAOAADpBwAgDwAA6AcAIBIAAJ8HACDwAwAA4QcAMPEDAAAPABDyAwAA4QcAMPUDQACLBgAhhAQAAOIHkQUihwRAAIsGACGPBAEAigYAIbcEAQCKBgAh6gQBAIoGACHvBAEAigYAIfkEAgCiBgAh-gQBAKQGACGOBQEAigYAIY8FAQCKBgAhkgUAAOMHkgUikwVAAJwHACGUBQAA1gYAIJUFAQCkBgAhlgUBAKQGACGXBRAA5AcAIZgFAADlB-cEI5kFQACcBwAhBPYDAAAAkQUC9wMAAACRBQj4AwAAAJEFCP0DAACUB5EFIgT2AwAAAJIFAvcDAAAAkgUI-AMAAACSBQj9AwAAkgeSBSII9gMQAAAAAfcDEAAAAAX4AxAAAAAF-QMQAAAAAfoDEAAAAAH7AxAAAAAB_AMQAAAAAf0DEACQBwAhBPYDAAAA5wQD9wMAAADnBAn4AwAAAOcECf0DAACOB-cEIxAGAACnBwAg8AMAAKUHADDxAwAAzgEAEPIDAAClBwAw9QNAAIsGACGEBAAApgemBSKHBEAAiwYAIY8EAQCKBgAh0gQBAIoGACH5BAIAogYAIYMFAQCkBgAhhAUBAKQGACGbBQAAmwebBSKhBUAAnAcAIb4FAADOAQAgvwUAAM4BACADogUAABUAIKMFAAAVACCkBQAAFQAgA6IFAAAZACCjBQAAGQAgpAUAABkAIAOiBQAAJwAgowUAACcAIKQFAAAnACACgQQBAAAAAcAEAQAAAAELAwAA7AcAIA0AANAGACDwAwAA6wcAMPEDAAALABDyAwAA6wcAMPUDQACLBgAhgQQBAIoGACGRBAEAigYAIZIEAgCiBgAhwAQBAIoGACHSBAEAigYAIRYEAAC0BwAgBQAAtQcAIBYAALYHACDwAwAAsgcAMPEDAABXABDyAwAAsgcAMPUDQACLBgAhhwRAAIsGACGPBAEAigYAIfkEAgCiBgAhgwUBAKQGACGEBQEAigYAIa4FAQCKBgAhrwUBAIoGACGwBQEApAYAIbEFAQCkBgAhsgUgAKMGACGzBSAAowYAIbUFAACzB7UFIrYFAQCKBgAhvgUAAFcAIL8FAABXACALAwAA7AcAIPADAADtBwAw8QMAAAcAEPIDAADtBwAw9QNAAIsGACGBBAEAigYAIYYEQACLBgAhhwRAAIsGACGPBAEAigYAIacFAQCKBgAhqAVAAJwHACEMAwAA7AcAIPADAADuBwAw8QMAAAMAEPIDAADuBwAw9QNAAIsGACGBBAEAigYAIYYEQACLBgAhhwRAAIsGACGPBAEAigYAIaYEAQCkBgAhrAUBAKQGACGtBUAAiwYAIQAAAAHDBQEAAAABAcMFQAAAAAEAAAAAAAAFwwUCAAAAAckFAgAAAAHKBQIAAAABywUCAAAAAcwFAgAAAAEAAAAAAAXDBQIAAAAByQUCAAAAAcoFAgAAAAHLBQIAAAABzAUCAAAAAQHDBSAAAAABAcMFAQAAAAEAAAAAAAAAAAAAAAAABcMFBAAAAAHJBQQAAAABygUEAAAAAcsFBAAAAAHMBQQAAAABAAAAAAABwwUAAACtBAIAAAAAAAAAAAAAAAAAAcMFAAAAwgQCAcMFAAAAxAQCAcMFQAAAAAEFJAAAvAwAICUAAL8MACDABQAAvQwAIMEFAAC-DAAgxgUAACkAIAMkAAC8DAAgwAUAAL0MACDGBQAAKQAgAAAAAAAFJAAAtAwAICUAALoMACDABQAAtQwAIMEFAAC5DAAgxgUAACkAIAUkAACyDAAgJQAAtwwAIMAFAACzDAAgwQUAALYMACDGBQAAAQAgAyQAALQMACDABQAAtQwAIMYFAAApACADJAAAsgwAIMAFAACzDAAgxgUAAAEAIAAAAAUkAACtDAAgJQAAsAwAIMAFAACuDAAgwQUAAK8MACDGBQAAKQAgAyQAAK0MACDABQAArgwAIMYFAAApACAPCQAAwwsAIAoAAOwKACAPAADECwAgEwAAxQsAIBQAAMYLACAVAADHCwAgFgAAwQsAIBcAAMgLACCiBAAA9AcAILgEAAD0BwAgugQAAPQHACDqBAAA9AcAIPMEAAD0BwAg9AQAAPQHACD2BAAA9AcAIAAAAAAABSQAAKgMACAlAACrDAAgwAUAAKkMACDBBQAAqgwAIMYFAAApACADJAAAqAwAIMAFAACpDAAgxgUAACkAIAAAAAAAAcMFAAAA2QQCAcMFAAAA3AQCAsMFAgAAAATNBQIAAAAFAsMFAgAAAATNBQIAAAAFAsMFAQAAAATNBQEAAAAFBSQAAKMMACAlAACmDAAgwAUAAKQMACDBBQAApQwAIMYFAAApACABwwUCAAAABAHDBQIAAAAEAcMFAQAAAAQDJAAAowwAIMAFAACkDAAgxgUAACkAIAAAAAAABSQAAJsMACAlAAChDAAgwAUAAJwMACDBBQAAoAwAIMYFAAApACAFJAAAmQwAICUAAJ4MACDABQAAmgwAIMEFAACdDAAgxgUAABsAIAMkAACbDAAgwAUAAJwMACDGBQAAKQAgAyQAAJkMACDABQAAmgwAIMYFAAAbACAAAAAAAAHDBQAAAOcEAgHDBQAAAOkEAgUkAACRDAAgJQAAlwwAIMAFAACSDAAgwQUAAJYMACDGBQAAKQAgByQAAI8MACAlAACUDAAgwAUAAJAMACDBBQAAkwwAIMQFAAA0ACDFBQAANAAgxgUAAOQBACADJAAAkQwAIMAFAACSDAAgxgUAACkAIAMkAACPDAAgwAUAAJAMACDGBQAA5AEAIAAAAAAAAcMFAAAA7gQCAcMFAAAA8QQCAcMFAAAA8wQCAcMFAAAA9gQDByQAAIQMACAlAACNDAAgwAUAAIUMACDBBQAAjAwAIMQFAAAPACDFBQAADwAgxgUAABIAIAskAAC0CQAwJQAAuQkAMMAFAAC1CQAwwQUAALYJADDCBQAAtwkAIMMFAAC4CQAwxAUAALgJADDFBQAAuAkAMMYFAAC4CQAwxwUAALoJADDIBQAAuwkAMAskAACoCQAwJQAArQkAMMAFAACpCQAwwQUAAKoJADDCBQAAqwkAIMMFAACsCQAwxAUAAKwJADDFBQAArAkAMMYFAACsCQAwxwUAAK4JADDIBQAArwkAMAskAACcCQAwJQAAoQkAMMAFAACdCQAwwQUAAJ4JADDCBQAAnwkAIMMFAACgCQAwxAUAAKAJADDFBQAAoAkAMMYFAACgCQAwxwUAAKIJADDIBQAAowkAMAskAACQCQAwJQAAlQkAMMAFAACRCQAwwQUAAJIJADDCBQAAkwkAIMMFAACUCQAwxAUAAJQJADDFBQAAlAkAMMYFAACUCQAwxwUAAJYJADDIBQAAlwkAMAckAACLCQAgJQAAjgkAIMAFAACMCQAgwQUAAI0JACDEBQAARgAgxQUAAEYAIMYFAADcAwAgCyQAAP8IADAlAACECQAwwAUAAIAJADDBBQAAgQkAMMIFAACCCQAgwwUAAIMJADDEBQAAgwkAMMUFAACDCQAwxgUAAIMJADDHBQAAhQkAMMgFAACGCQAwCyQAAPMIADAlAAD4CAAwwAUAAPQIADDBBQAA9QgAMMIFAAD2CAAgwwUAAPcIADDEBQAA9wgAMMUFAAD3CAAwxgUAAPcIADDHBQAA-QgAMMgFAAD6CAAwFPUDQAAAAAGEBAAAAMQEAocEQAAAAAGPBAEAAAABtgQCAAAAAcIEAAAAwgQCxAQBAAAAAcUEAQAAAAHGBAEAAAABxwQBAAAAAcgEAgAAAAHJBAEAAAABygRAAAAAAcsEQAAAAAHMBEAAAAABzQQBAAAAAc4EAgAAAAHPBAIAAAAB0AQCAAAAAdEEAQAAAAECAAAASwAgJAAA_ggAIAMAAABLACAkAAD-CAAgJQAA_QgAIAEdAACLDAAwGw0AANAGACDwAwAAuQcAMPEDAABJABDyAwAAuQcAMPUDQACLBgAhhAQAALsHxAQihwRAAIsGACGPBAEAAAABtgQCAKIGACHABAEAigYAIcIEAAC6B8IEIsQEAQCkBgAhxQQBAKQGACHGBAEApAYAIccEAQCkBgAhyAQCAKIGACHJBAEApAYAIcoEQACcBwAhywRAAJwHACHMBEAAnAcAIc0EAQCkBgAhzgQCAJQGACHPBAIAlAYAIdAEAgCUBgAh0QQBAKQGACG3BQAAtwcAILgFAAC4BwAgAgAAAEsAIB0AAP0IACACAAAA-wgAIB0AAPwIACAY8AMAAPoIADDxAwAA-wgAEPIDAAD6CAAw9QNAAIsGACGEBAAAuwfEBCKHBEAAiwYAIY8EAQCKBgAhtgQCAKIGACHABAEAigYAIcIEAAC6B8IEIsQEAQCkBgAhxQQBAKQGACHGBAEApAYAIccEAQCkBgAhyAQCAKIGACHJBAEApAYAIcoEQACcBwAhywRAAJwHACHMBEAAnAcAIc0EAQCkBgAhzgQCAJQGACHPBAIAlAYAIdAEAgCUBgAh0QQBAKQGACEY8AMAAPoIADDxAwAA-wgAEPIDAAD6CAAw9QNAAIsGACGEBAAAuwfEBCKHBEAAiwYAIY8EAQCKBgAhtgQCAKIGACHABAEAigYAIcIEAAC6B8IEIsQEAQCkBgAhxQQBAKQGACHGBAEApAYAIccEAQCkBgAhyAQCAKIGACHJBAEApAYAIcoEQACcBwAhywRAAJwHACHMBEAAnAcAIc0EAQCkBgAhzgQCAJQGACHPBAIAlAYAIdAEAgCUBgAh0QQBAKQGACEU9QNAAPMHACGEBAAApQjEBCKHBEAA8wcAIY8EAQDyBwAhtgQCAIAIACHCBAAApAjCBCLEBAEAgggAIcUEAQCCCAAhxgQBAIIIACHHBAEAgggAIcgEAgCACAAhyQQBAIIIACHKBEAApggAIcsEQACmCAAhzARAAKYIACHNBAEAgggAIc4EAgD6BwAhzwQCAPoHACHQBAIA-gcAIdEEAQCCCAAhFPUDQADzBwAhhAQAAKUIxAQihwRAAPMHACGPBAEA8gcAIbYEAgCACAAhwgQAAKQIwgQixAQBAIIIACHFBAEAgggAIcYEAQCCCAAhxwQBAIIIACHIBAIAgAgAIckEAQCCCAAhygRAAKYIACHLBEAApggAIcwEQACmCAAhzQQBAIIIACHOBAIA-gcAIc8EAgD6BwAh0AQCAPoHACHRBAEAgggAIRT1A0AAAAABhAQAAADEBAKHBEAAAAABjwQBAAAAAbYEAgAAAAHCBAAAAMIEAsQEAQAAAAHFBAEAAAABxgQBAAAAAccEAQAAAAHIBAIAAAAByQQBAAAAAcoEQAAAAAHLBEAAAAABzARAAAAAAc0EAQAAAAHOBAIAAAABzwQCAAAAAdAEAgAAAAHRBAEAAAABBgMAALEIACD1A0AAAAABgQQBAAAAAZEEAQAAAAGSBAIAAAAB0gQBAAAAAQIAAAANACAkAACKCQAgAwAAAA0AICQAAIoJACAlAACJCQAgAR0AAIoMADAMAwAA7AcAIA0AANAGACDwAwAA6wcAMPEDAAALABDyAwAA6wcAMPUDQACLBgAhgQQBAIoGACGRBAEAigYAIZIEAgCiBgAhwAQBAIoGACHSBAEAigYAIb0FAADqBwAgAgAAAA0AIB0AAIkJACACAAAAhwkAIB0AAIgJACAJ8AMAAIYJADDxAwAAhwkAEPIDAACGCQAw9QNAAIsGACGBBAEAigYAIZEEAQCKBgAhkgQCAKIGACHABAEAigYAIdIEAQCKBgAhCfADAACGCQAw8QMAAIcJABDyAwAAhgkAMPUDQACLBgAhgQQBAIoGACGRBAEAigYAIZIEAgCiBgAhwAQBAIoGACHSBAEAigYAIQX1A0AA8wcAIYEEAQDyBwAhkQQBAPIHACGSBAIAgAgAIdIEAQDyBwAhBgMAAK8IACD1A0AA8wcAIYEEAQDyBwAhkQQBAPIHACGSBAIAgAgAIdIEAQDyBwAhBgMAALEIACD1A0AAAAABgQQBAAAAAZEEAQAAAAGSBAIAAAAB0gQBAAAAAQMVgAAAAAGHBEAAAAABrwQBAAAAAQIAAADcAwAgJAAAiwkAIAMAAABGACAkAACLCQAgJQAAjwkAIAUAAABGACAVgAAAAAEdAACPCQAghwRAAPMHACGvBAEA8gcAIQMVgAAAAAGHBEAA8wcAIa8EAQDyBwAhBfUDQAAAAAG4BAEAAAABugQBAAAAAdMEAgAAAAHUBAEAAAABAgAAAEQAICQAAJsJACADAAAARAAgJAAAmwkAICUAAJoJACABHQAAiQwAMAsNAADQBgAg8AMAAL0HADDxAwAAQgAQ8gMAAL0HADD1A0AAiwYAIbgEAQCkBgAhugQBAIoGACHABAEAigYAIdMEAgCiBgAh1AQBAIoGACG5BQAAvAcAIAIAAABEACAdAACaCQAgAgAAAJgJACAdAACZCQAgCfADAACXCQAw8QMAAJgJABDyAwAAlwkAMPUDQACLBgAhuAQBAKQGACG6BAEAigYAIcAEAQCKBgAh0wQCAKIGACHUBAEAigYAIQnwAwAAlwkAMPEDAACYCQAQ8gMAAJcJADD1A0AAiwYAIbgEAQCkBgAhugQBAIoGACHABAEAigYAIdMEAgCiBgAh1AQBAIoGACEF9QNAAPMHACG4BAEAgggAIboEAQDyBwAh0wQCAIAIACHUBAEA8gcAIQX1A0AA8wcAIbgEAQCCCAAhugQBAPIHACHTBAIAgAgAIdQEAQDyBwAhBfUDQAAAAAG4BAEAAAABugQBAAAAAdMEAgAAAAHUBAEAAAABEQwAAMwIACDzAwEAAAAB9QNAAAAAAYcEQAAAAAGPBAEAAAABtgQCAAAAAbgEAQAAAAHVBAEAAAAB1gQEAAAAAdcEAQAAAAHZBAAAANkEAtoEAQAAAAHcBAAAANwEAt0EAADKCAAg3gQAAMsIACDfBIAAAAAB4AQBAAAAAQIAAABAACAkAACnCQAgAwAAAEAAICQAAKcJACAlAACmCQAgAR0AAIgMADAWDAAA1gYAIA0AANAGACDwAwAAvgcAMPEDAAA-ABDyAwAAvgcAMPMDAQAAAAH1A0AAiwYAIYcEQACLBgAhjwQBAAAAAbYEAgCiBgAhuAQBAKQGACHABAEAigYAIdUEAQCKBgAh1gQEAK4GACHXBAEApAYAIdkEAAC_B9kEItoEAQCkBgAh3AQAAMAH3AQi3QQAANUGACDeBAAA1QYAIN8EAADPBgAg4AQBAKQGACECAAAAQAAgHQAApgkAIAIAAACkCQAgHQAApQkAIBUMAADWBgAg8AMAAKMJADDxAwAApAkAEPIDAACjCQAw8wMBAIoGACH1A0AAiwYAIYcEQACLBgAhjwQBAIoGACG2BAIAogYAIbgEAQCkBgAhwAQBAIoGACHVBAEAigYAIdYEBACuBgAh1wQBAKQGACHZBAAAvwfZBCLaBAEApAYAIdwEAADAB9wEIt0EAADVBgAg3gQAANUGACDfBAAAzwYAIOAEAQCkBgAhFQwAANYGACDwAwAAowkAMPEDAACkCQAQ8gMAAKMJADDzAwEAigYAIfUDQACLBgAhhwRAAIsGACGPBAEAigYAIbYEAgCiBgAhuAQBAKQGACHABAEAigYAIdUEAQCKBgAh1gQEAK4GACHXBAEApAYAIdkEAAC_B9kEItoEAQCkBgAh3AQAAMAH3AQi3QQAANUGACDeBAAA1QYAIN8EAADPBgAg4AQBAKQGACERDAAAyAgAIPMDAQDyBwAh9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhtgQCAIAIACG4BAEAgggAIdUEAQDyBwAh1gQEAJAIACHXBAEAgggAIdkEAADECNkEItoEAQCCCAAh3AQAAMUI3AQi3QQAAMYIACDeBAAAxwgAIN8EgAAAAAHgBAEAgggAIREMAADICAAg8wMBAPIHACH1A0AA8wcAIYcEQADzBwAhjwQBAPIHACG2BAIAgAgAIbgEAQCCCAAh1QQBAPIHACHWBAQAkAgAIdcEAQCCCAAh2QQAAMQI2QQi2gQBAIIIACHcBAAAxQjcBCLdBAAAxggAIN4EAADHCAAg3wSAAAAAAeAEAQCCCAAhEQwAAMwIACDzAwEAAAAB9QNAAAAAAYcEQAAAAAGPBAEAAAABtgQCAAAAAbgEAQAAAAHVBAEAAAAB1gQEAAAAAdcEAQAAAAHZBAAAANkEAtoEAQAAAAHcBAAAANwEAt0EAADKCAAg3gQAAMsIACDfBIAAAAAB4AQBAAAAAQQLAADWCAAg9QNAAAAAAbYEAgAAAAHkBAEAAAABAgAAACMAICQAALMJACADAAAAIwAgJAAAswkAICUAALIJACABHQAAhwwAMAoLAADWBwAgDQAA0AYAIPADAADVBwAw8QMAACEAEPIDAADVBwAw9QNAAIsGACG2BAIAogYAIcAEAQCKBgAh5AQBAIoGACG7BQAA1AcAIAIAAAAjACAdAACyCQAgAgAAALAJACAdAACxCQAgB_ADAACvCQAw8QMAALAJABDyAwAArwkAMPUDQACLBgAhtgQCAKIGACHABAEAigYAIeQEAQCKBgAhB_ADAACvCQAw8QMAALAJABDyAwAArwkAMPUDQACLBgAhtgQCAKIGACHABAEAigYAIeQEAQCKBgAhA_UDQADzBwAhtgQCAIAIACHkBAEA8gcAIQQLAADUCAAg9QNAAPMHACG2BAIAgAgAIeQEAQDyBwAhBAsAANYIACD1A0AAAAABtgQCAAAAAeQEAQAAAAEKEAAA4QgAIPUDQAAAAAGPBAEAAAABtgQCAAAAAeUEAQAAAAHnBAAAAOcEAukEAAAA6QQC6gQBAAAAAesEAQAAAAHsBAEAAAABAgAAADIAICQAAL8JACADAAAAMgAgJAAAvwkAICUAAL4JACABHQAAhgwAMA8NAADQBgAgEAAAxAcAIPADAADBBwAw8QMAADAAEPIDAADBBwAw9QNAAIsGACGPBAEAAAABtgQCAKIGACHABAEAigYAIeUEAQCKBgAh5wQAAMIH5wQi6QQAAMMH6QQi6gQBAKQGACHrBAEApAYAIewEAQCkBgAhAgAAADIAIB0AAL4JACACAAAAvAkAIB0AAL0JACAN8AMAALsJADDxAwAAvAkAEPIDAAC7CQAw9QNAAIsGACGPBAEAigYAIbYEAgCiBgAhwAQBAIoGACHlBAEAigYAIecEAADCB-cEIukEAADDB-kEIuoEAQCkBgAh6wQBAKQGACHsBAEApAYAIQ3wAwAAuwkAMPEDAAC8CQAQ8gMAALsJADD1A0AAiwYAIY8EAQCKBgAhtgQCAKIGACHABAEAigYAIeUEAQCKBgAh5wQAAMIH5wQi6QQAAMMH6QQi6gQBAKQGACHrBAEApAYAIewEAQCkBgAhCfUDQADzBwAhjwQBAPIHACG2BAIAgAgAIeUEAQDyBwAh5wQAANwI5wQi6QQAAN0I6QQi6gQBAIIIACHrBAEAgggAIewEAQCCCAAhChAAAN8IACD1A0AA8wcAIY8EAQDyBwAhtgQCAIAIACHlBAEA8gcAIecEAADcCOcEIukEAADdCOkEIuoEAQCCCAAh6wQBAIIIACHsBAEAgggAIQoQAADhCAAg9QNAAAAAAY8EAQAAAAG2BAIAAAAB5QQBAAAAAecEAAAA5wQC6QQAAADpBALqBAEAAAAB6wQBAAAAAewEAQAAAAEDJAAAhAwAIMAFAACFDAAgxgUAABIAIAQkAAC0CQAwwAUAALUJADDCBQAAtwkAIMYFAAC4CQAwBCQAAKgJADDABQAAqQkAMMIFAACrCQAgxgUAAKwJADAEJAAAnAkAMMAFAACdCQAwwgUAAJ8JACDGBQAAoAkAMAQkAACQCQAwwAUAAJEJADDCBQAAkwkAIMYFAACUCQAwAyQAAIsJACDABQAAjAkAIMYFAADcAwAgBCQAAP8IADDABQAAgAkAMMIFAACCCQAgxgUAAIMJADAEJAAA8wgAMMAFAAD0CAAwwgUAAPYIACDGBQAA9wgAMAAAAAAABSQAAP8LACAlAACCDAAgwAUAAIAMACDBBQAAgQwAIMYFAAAbACADJAAA_wsAIMAFAACADAAgxgUAABsAIAAAAAAAAcMFAAAA_AQCAcMFAAAA_gQCAsMFAQAAAATNBQEAAAAFBcMFBAAAAAHJBQQAAAABygUEAAAAAcsFBAAAAAHMBQQAAAABAsMFAgAAAATNBQIAAAAFAsMFAgAAAATNBQIAAAAFBSQAAPgLACAlAAD9CwAgwAUAAPkLACDBBQAA_AsAIMYFAAASACALJAAA5gkAMCUAAOsJADDABQAA5wkAMMEFAADoCQAwwgUAAOkJACDDBQAA6gkAMMQFAADqCQAwxQUAAOoJADDGBQAA6gkAMMcFAADsCQAwyAUAAO0JADALJAAA3QkAMCUAAOEJADDABQAA3gkAMMEFAADfCQAwwgUAAOAJACDDBQAArAkAMMQFAACsCQAwxQUAAKwJADDGBQAArAkAMMcFAADiCQAwyAUAAK8JADAEDQAA1QgAIPUDQAAAAAG2BAIAAAABwAQBAAAAAQIAAAAjACAkAADlCQAgAwAAACMAICQAAOUJACAlAADkCQAgAR0AAPsLADACAAAAIwAgHQAA5AkAIAIAAACwCQAgHQAA4wkAIAP1A0AA8wcAIbYEAgCACAAhwAQBAPIHACEEDQAA0wgAIPUDQADzBwAhtgQCAIAIACHABAEA8gcAIQQNAADVCAAg9QNAAAAAAbYEAgAAAAHABAEAAAABA_UDQAAAAAG5BAIAAAAB4AQBAAAAAQIAAAAfACAkAADxCQAgAwAAAB8AICQAAPEJACAlAADwCQAgAR0AAPoLADAJCwAA1gcAIPADAADYBwAw8QMAAB0AEPIDAADYBwAw9QNAAIsGACG5BAIAogYAIeAEAQCKBgAh5AQBAIoGACG8BQAA1wcAIAIAAAAfACAdAADwCQAgAgAAAO4JACAdAADvCQAgB_ADAADtCQAw8QMAAO4JABDyAwAA7QkAMPUDQACLBgAhuQQCAKIGACHgBAEAigYAIeQEAQCKBgAhB_ADAADtCQAw8QMAAO4JABDyAwAA7QkAMPUDQACLBgAhuQQCAKIGACHgBAEAigYAIeQEAQCKBgAhA_UDQADzBwAhuQQCAIAIACHgBAEA8gcAIQP1A0AA8wcAIbkEAgCACAAh4AQBAPIHACED9QNAAAAAAbkEAgAAAAHgBAEAAAABAcMFAQAAAAQBwwUCAAAABAHDBQIAAAAEAyQAAPgLACDABQAA-QsAIMYFAAASACAEJAAA5gkAMMAFAADnCQAwwgUAAOkJACDGBQAA6gkAMAQkAADdCQAwwAUAAN4JADDCBQAA4AkAIMYFAACsCQAwAAAAAAABwwUAAACCBQIBwwUAAACHBQMBwwUgAAAAAQHDBQAAAIwFAwUkAADzCwAgJQAA9gsAIMAFAAD0CwAgwQUAAPULACDGBQAAEgAgAyQAAPMLACDABQAA9AsAIMYFAAASACAAAAAAAAHDBQAAAJEFAgHDBQAAAJIFAgLDBQEAAAAEzQUBAAAABQXDBRAAAAAByQUQAAAAAcoFEAAAAAHLBRAAAAABzAUQAAAAAQHDBQAAAOcEAwUkAADlCwAgJQAA8QsAIMAFAADmCwAgwQUAAPALACDGBQAAywEAIAskAAC4CgAwJQAAvQoAMMAFAAC5CgAwwQUAALoKADDCBQAAuwoAIMMFAAC8CgAwxAUAALwKADDFBQAAvAoAMMYFAAC8CgAwxwUAAL4KADDIBQAAvwoAMAskAACsCgAwJQAAsQoAMMAFAACtCgAwwQUAAK4KADDCBQAArwoAIMMFAACwCgAwxAUAALAKADDFBQAAsAoAMMYFAACwCgAwxwUAALIKADDIBQAAswoAMAskAACgCgAwJQAApQoAMMAFAAChCgAwwQUAAKIKADDCBQAAowoAIMMFAACkCgAwxAUAAKQKADDFBQAApAoAMMYFAACkCgAwxwUAAKYKADDIBQAApwoAMAskAACSCgAwJQAAlwoAMMAFAACTCgAwwQUAAJQKADDCBQAAlQoAIMMFAACWCgAwxAUAAJYKADDFBQAAlgoAMMYFAACWCgAwxwUAAJgKADDIBQAAmQoAMAMQAACfCgAg9QNAAAAAAewEAQAAAAECAAAALQAgJAAAngoAIAMAAAAtACAkAACeCgAgJQAAnAoAIAEdAADvCwAwCQkAAMgHACAQAADHBwAg8AMAAMYHADDxAwAAKwAQ8gMAAMYHADD1A0AAiwYAIaIEAQCKBgAh7AQBAIoGACG6BQAAxQcAIAIAAAAtACAdAACcCgAgAgAAAJoKACAdAACbCgAgBvADAACZCgAw8QMAAJoKABDyAwAAmQoAMPUDQACLBgAhogQBAIoGACHsBAEAigYAIQbwAwAAmQoAMPEDAACaCgAQ8gMAAJkKADD1A0AAiwYAIaIEAQCKBgAh7AQBAIoGACEC9QNAAPMHACHsBAEA8gcAIQMQAACdCgAg9QNAAPMHACHsBAEA8gcAIQUkAADqCwAgJQAA7QsAIMAFAADrCwAgwQUAAOwLACDGBQAA5AEAIAMQAACfCgAg9QNAAAAAAewEAQAAAAEDJAAA6gsAIMAFAADrCwAgxgUAAOQBACAXCgAAwQkAIA8AAMIJACATAADDCQAgFAAAxAkAIBUAAMUJACAWAADGCQAgFwAAxwkAIPUDQAAAAAGEBAAAAPMEAocEQAAAAAGPBAEAAAABuAQBAAAAAboEAQAAAAHqBAEAAAAB7gQAAADuBALvBAEAAAAB8QQAAADxBALzBAEAAAAB9AQBAAAAAfYEAAAA9gQD9wQgAAAAAfgEIAAAAAH5BAIAAAABAgAAACkAICQAAKsKACADAAAAKQAgJAAAqwoAICUAAKoKACABHQAA6QsAMBwJAADOBwAgCgAAoAcAIA8AAM8HACATAADQBwAgFAAA0QcAIBUAANIHACAWAAC2BwAgFwAA0wcAIPADAADJBwAw8QMAACcAEPIDAADJBwAw9QNAAIsGACGEBAAAzAfzBCKHBEAAiwYAIY8EAQAAAAGiBAEApAYAIbgEAQCkBgAhugQBAKQGACHqBAEApAYAIe4EAADKB-4EIu8EAQCKBgAh8QQAAMsH8QQi8wQBAKQGACH0BAEApAYAIfYEAADNB_YEI_cEIACjBgAh-AQgAKMGACH5BAIAogYAIQIAAAApACAdAACqCgAgAgAAAKgKACAdAACpCgAgFPADAACnCgAw8QMAAKgKABDyAwAApwoAMPUDQACLBgAhhAQAAMwH8wQihwRAAIsGACGPBAEAigYAIaIEAQCkBgAhuAQBAKQGACG6BAEApAYAIeoEAQCkBgAh7gQAAMoH7gQi7wQBAIoGACHxBAAAywfxBCLzBAEApAYAIfQEAQCkBgAh9gQAAM0H9gQj9wQgAKMGACH4BCAAowYAIfkEAgCiBgAhFPADAACnCgAw8QMAAKgKABDyAwAApwoAMPUDQACLBgAhhAQAAMwH8wQihwRAAIsGACGPBAEAigYAIaIEAQCkBgAhuAQBAKQGACG6BAEApAYAIeoEAQCkBgAh7gQAAMoH7gQi7wQBAIoGACHxBAAAywfxBCLzBAEApAYAIfQEAQCkBgAh9gQAAM0H9gQj9wQgAKMGACH4BCAAowYAIfkEAgCiBgAhEPUDQADzBwAhhAQAAOkI8wQihwRAAPMHACGPBAEA8gcAIbgEAQCCCAAhugQBAIIIACHqBAEAgggAIe4EAADnCO4EIu8EAQDyBwAh8QQAAOgI8QQi8wQBAIIIACH0BAEAgggAIfYEAADqCPYEI_cEIACBCAAh-AQgAIEIACH5BAIAgAgAIRcKAADsCAAgDwAA7QgAIBMAAO4IACAUAADvCAAgFQAA8AgAIBYAAPEIACAXAADyCAAg9QNAAPMHACGEBAAA6QjzBCKHBEAA8wcAIY8EAQDyBwAhuAQBAIIIACG6BAEAgggAIeoEAQCCCAAh7gQAAOcI7gQi7wQBAPIHACHxBAAA6AjxBCLzBAEAgggAIfQEAQCCCAAh9gQAAOoI9gQj9wQgAIEIACH4BCAAgQgAIfkEAgCACAAhFwoAAMEJACAPAADCCQAgEwAAwwkAIBQAAMQJACAVAADFCQAgFgAAxgkAIBcAAMcJACD1A0AAAAABhAQAAADzBAKHBEAAAAABjwQBAAAAAbgEAQAAAAG6BAEAAAAB6gQBAAAAAe4EAAAA7gQC7wQBAAAAAfEEAAAA8QQC8wQBAAAAAfQEAQAAAAH2BAAAAPYEA_cEIAAAAAH4BCAAAAAB-QQCAAAAARgMAAD2CQAgDgAA9wkAIPMDAQAAAAH1A0AAAAABhAQAAAD-BAKHBEAAAAABjwQBAAAAAbgEAQAAAAHVBAEAAAAB1gQEAAAAAdcEAQAAAAHZBAAAANkEAtoEAQAAAAHcBAAAANwEAt0EAADzCQAg3gQAAPQJACDfBIAAAAAB7wQBAAAAAfkEAgAAAAH6BAEAAAAB_AQAAAD8BAL-BCAAAAAB_wQAAPIJACCABQEAAAABAgAAABsAICQAALcKACADAAAAGwAgJAAAtwoAICUAALYKACABHQAA6AsAMB0JAADIBwAgDAAA3QcAIA4AAM8HACDwAwAA2QcAMPEDAAAZABDyAwAA2QcAMPMDAQAAAAH1A0AAiwYAIYQEAADbB_4EIocEQACLBgAhjwQBAAAAAaIEAQCKBgAhuAQBAKQGACHVBAEApAYAIdYEBADcBwAh1wQBAKQGACHZBAAAvwfZBCLaBAEApAYAIdwEAADAB9wEIt0EAADVBgAg3gQAANUGACDfBAAAzwYAIO8EAQCKBgAh-QQCAKIGACH6BAEApAYAIfwEAADaB_wEIv4EIACjBgAh_wQAANYGACCABQEAigYAIQIAAAAbACAdAAC2CgAgAgAAALQKACAdAAC1CgAgGvADAACzCgAw8QMAALQKABDyAwAAswoAMPMDAQCkBgAh9QNAAIsGACGEBAAA2wf-BCKHBEAAiwYAIY8EAQCKBgAhogQBAIoGACG4BAEApAYAIdUEAQCkBgAh1gQEANwHACHXBAEApAYAIdkEAAC_B9kEItoEAQCkBgAh3AQAAMAH3AQi3QQAANUGACDeBAAA1QYAIN8EAADPBgAg7wQBAIoGACH5BAIAogYAIfoEAQCkBgAh_AQAANoH_AQi_gQgAKMGACH_BAAA1gYAIIAFAQCKBgAhGvADAACzCgAw8QMAALQKABDyAwAAswoAMPMDAQCkBgAh9QNAAIsGACGEBAAA2wf-BCKHBEAAiwYAIY8EAQCKBgAhogQBAIoGACG4BAEApAYAIdUEAQCkBgAh1gQEANwHACHXBAEApAYAIdkEAAC_B9kEItoEAQCkBgAh3AQAAMAH3AQi3QQAANUGACDeBAAA1QYAIN8EAADPBgAg7wQBAIoGACH5BAIAogYAIfoEAQCkBgAh_AQAANoH_AQi_gQgAKMGACH_BAAA1gYAIIAFAQCKBgAhFvMDAQCCCAAh9QNAAPMHACGEBAAA1Qn-BCKHBEAA8wcAIY8EAQDyBwAhuAQBAIIIACHVBAEAgggAIdYEBADXCQAh1wQBAIIIACHZBAAAxAjZBCLaBAEAgggAIdwEAADFCNwEIt0EAADYCQAg3gQAANkJACDfBIAAAAAB7wQBAPIHACH5BAIAgAgAIfoEAQCCCAAh_AQAANQJ_AQi_gQgAIEIACH_BAAA1gkAIIAFAQDyBwAhGAwAANsJACAOAADcCQAg8wMBAIIIACH1A0AA8wcAIYQEAADVCf4EIocEQADzBwAhjwQBAPIHACG4BAEAgggAIdUEAQCCCAAh1gQEANcJACHXBAEAgggAIdkEAADECNkEItoEAQCCCAAh3AQAAMUI3AQi3QQAANgJACDeBAAA2QkAIN8EgAAAAAHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACH8BAAA1An8BCL-BCAAgQgAIf8EAADWCQAggAUBAPIHACEYDAAA9gkAIA4AAPcJACDzAwEAAAAB9QNAAAAAAYQEAAAA_gQChwRAAAAAAY8EAQAAAAG4BAEAAAAB1QQBAAAAAdYEBAAAAAHXBAEAAAAB2QQAAADZBALaBAEAAAAB3AQAAADcBALdBAAA8wkAIN4EAAD0CQAg3wSAAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAfwEAAAA_AQC_gQgAAAAAf8EAADyCQAggAUBAAAAARL1A0AAAAABhwRAAAAAAY8EAQAAAAGmBAEAAAABtgQCAAAAAdIEAQAAAAHnBAAAAOcEAukEAAAAggUCggUBAAAAAYMFAQAAAAGEBQEAAAABhQUBAAAAAYcFAAAAhwUDiAUgAAAAAYkFAQAAAAGKBQEAAAABjAUAAACMBQONBQEAAAABAgAAABcAICQAAMMKACADAAAAFwAgJAAAwwoAICUAAMIKACABHQAA5wsAMBcJAADIBwAg8AMAAN4HADDxAwAAFQAQ8gMAAN4HADD1A0AAiwYAIYcEQACLBgAhjwQBAAAAAaIEAQCKBgAhpgQBAKQGACG2BAIAogYAIdIEAQCKBgAh5wQAAMIH5wQi6QQAAN8HggUiggUBAKQGACGDBQEApAYAIYQFAQCkBgAhhQUBAKQGACGHBQAAnQeHBSOIBSAA4AcAIYkFAQCkBgAhigUBAKQGACGMBQAAngeMBSONBQEApAYAIQIAAAAXACAdAADCCgAgAgAAAMAKACAdAADBCgAgFvADAAC_CgAw8QMAAMAKABDyAwAAvwoAMPUDQACLBgAhhwRAAIsGACGPBAEAigYAIaIEAQCKBgAhpgQBAKQGACG2BAIAogYAIdIEAQCKBgAh5wQAAMIH5wQi6QQAAN8HggUiggUBAKQGACGDBQEApAYAIYQFAQCkBgAhhQUBAKQGACGHBQAAnQeHBSOIBSAA4AcAIYkFAQCkBgAhigUBAKQGACGMBQAAngeMBSONBQEApAYAIRbwAwAAvwoAMPEDAADACgAQ8gMAAL8KADD1A0AAiwYAIYcEQACLBgAhjwQBAIoGACGiBAEAigYAIaYEAQCkBgAhtgQCAKIGACHSBAEAigYAIecEAADCB-cEIukEAADfB4IFIoIFAQCkBgAhgwUBAKQGACGEBQEApAYAIYUFAQCkBgAhhwUAAJ0HhwUjiAUgAOAHACGJBQEApAYAIYoFAQCkBgAhjAUAAJ4HjAUjjQUBAKQGACES9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACG2BAIAgAgAIdIEAQDyBwAh5wQAANwI5wQi6QQAAP0JggUiggUBAIIIACGDBQEAgggAIYQFAQCCCAAhhQUBAIIIACGHBQAA_gmHBSOIBSAA_wkAIYkFAQCCCAAhigUBAIIIACGMBQAAgAqMBSONBQEAgggAIRL1A0AA8wcAIYcEQADzBwAhjwQBAPIHACGmBAEAgggAIbYEAgCACAAh0gQBAPIHACHnBAAA3AjnBCLpBAAA_QmCBSKCBQEAgggAIYMFAQCCCAAhhAUBAIIIACGFBQEAgggAIYcFAAD-CYcFI4gFIAD_CQAhiQUBAIIIACGKBQEAgggAIYwFAACACowFI40FAQCCCAAhEvUDQAAAAAGHBEAAAAABjwQBAAAAAaYEAQAAAAG2BAIAAAAB0gQBAAAAAecEAAAA5wQC6QQAAACCBQKCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABhwUAAACHBQOIBSAAAAABiQUBAAAAAYoFAQAAAAGMBQAAAIwFA40FAQAAAAEBwwUBAAAABAMkAADlCwAgwAUAAOYLACDGBQAAywEAIAQkAAC4CgAwwAUAALkKADDCBQAAuwoAIMYFAAC8CgAwBCQAAKwKADDABQAArQoAMMIFAACvCgAgxgUAALAKADAEJAAAoAoAMMAFAAChCgAwwgUAAKMKACDGBQAApAoAMAQkAACSCgAwwAUAAJMKADDCBQAAlQoAIMYFAACWCgAwAAAABSQAAOALACAlAADjCwAgwAUAAOELACDBBQAA4gsAIMYFAAASACADJAAA4AsAIMAFAADhCwAgxgUAABIAIAAAAAAAAcMFAAAAmwUCCyQAAOAKADAlAADkCgAwwAUAAOEKADDBBQAA4goAMMIFAADjCgAgwwUAAJYKADDEBQAAlgoAMMUFAACWCgAwxgUAAJYKADDHBQAA5QoAMMgFAACZCgAwCyQAANcKADAlAADbCgAwwAUAANgKADDBBQAA2QoAMMIFAADaCgAgwwUAALgJADDEBQAAuAkAMMUFAAC4CQAwxgUAALgJADDHBQAA3AoAMMgFAAC7CQAwCg0AAOAIACD1A0AAAAABjwQBAAAAAbYEAgAAAAHABAEAAAAB5QQBAAAAAecEAAAA5wQC6QQAAADpBALqBAEAAAAB6wQBAAAAAQIAAAAyACAkAADfCgAgAwAAADIAICQAAN8KACAlAADeCgAgAR0AAN8LADACAAAAMgAgHQAA3goAIAIAAAC8CQAgHQAA3QoAIAn1A0AA8wcAIY8EAQDyBwAhtgQCAIAIACHABAEA8gcAIeUEAQDyBwAh5wQAANwI5wQi6QQAAN0I6QQi6gQBAIIIACHrBAEAgggAIQoNAADeCAAg9QNAAPMHACGPBAEA8gcAIbYEAgCACAAhwAQBAPIHACHlBAEA8gcAIecEAADcCOcEIukEAADdCOkEIuoEAQCCCAAh6wQBAIIIACEKDQAA4AgAIPUDQAAAAAGPBAEAAAABtgQCAAAAAcAEAQAAAAHlBAEAAAAB5wQAAADnBALpBAAAAOkEAuoEAQAAAAHrBAEAAAABAwkAAM4KACD1A0AAAAABogQBAAAAAQIAAAAtACAkAADoCgAgAwAAAC0AICQAAOgKACAlAADnCgAgAR0AAN4LADACAAAALQAgHQAA5woAIAIAAACaCgAgHQAA5goAIAL1A0AA8wcAIaIEAQDyBwAhAwkAAM0KACD1A0AA8wcAIaIEAQDyBwAhAwkAAM4KACD1A0AAAAABogQBAAAAAQQkAADgCgAwwAUAAOEKADDCBQAA4woAIMYFAACWCgAwBCQAANcKADDABQAA2AoAMMIFAADaCgAgxgUAALgJADAAAAAAAAAAAcMFAAAApgUCCyQAAPQKADAlAAD5CgAwwAUAAPUKADDBBQAA9goAMMIFAAD3CgAgwwUAAPgKADDEBQAA-AoAMMUFAAD4CgAwxgUAAPgKADDHBQAA-goAMMgFAAD7CgAwFgoAAMYKACAOAADICgAgDwAAxwoAIBIAAMkKACD1A0AAAAABhAQAAACRBQKHBEAAAAABjwQBAAAAAeoEAQAAAAHvBAEAAAAB-QQCAAAAAfoEAQAAAAGOBQEAAAABjwUBAAAAAZIFAAAAkgUCkwVAAAAAAZQFAADECgAglQUBAAAAAZYFAQAAAAGXBRAAAAABmAUAAADnBAOZBUAAAAABAgAAABIAICQAAP8KACADAAAAEgAgJAAA_woAICUAAP4KACABHQAA3QsAMBsIAADmBwAgCgAA5wcAIA4AAOkHACAPAADoBwAgEgAAnwcAIPADAADhBwAw8QMAAA8AEPIDAADhBwAw9QNAAIsGACGEBAAA4geRBSKHBEAAiwYAIY8EAQAAAAG3BAEAigYAIeoEAQCKBgAh7wQBAIoGACH5BAIAogYAIfoEAQCkBgAhjgUBAAAAAY8FAQCKBgAhkgUAAOMHkgUikwVAAJwHACGUBQAA1gYAIJUFAQCkBgAhlgUBAKQGACGXBRAA5AcAIZgFAADlB-cEI5kFQACcBwAhAgAAABIAIB0AAP4KACACAAAA_AoAIB0AAP0KACAW8AMAAPsKADDxAwAA_AoAEPIDAAD7CgAw9QNAAIsGACGEBAAA4geRBSKHBEAAiwYAIY8EAQCKBgAhtwQBAIoGACHqBAEAigYAIe8EAQCKBgAh-QQCAKIGACH6BAEApAYAIY4FAQCKBgAhjwUBAIoGACGSBQAA4weSBSKTBUAAnAcAIZQFAADWBgAglQUBAKQGACGWBQEApAYAIZcFEADkBwAhmAUAAOUH5wQjmQVAAJwHACEW8AMAAPsKADDxAwAA_AoAEPIDAAD7CgAw9QNAAIsGACGEBAAA4geRBSKHBEAAiwYAIY8EAQCKBgAhtwQBAIoGACHqBAEAigYAIe8EAQCKBgAh-QQCAKIGACH6BAEApAYAIY4FAQCKBgAhjwUBAIoGACGSBQAA4weSBSKTBUAAnAcAIZQFAADWBgAglQUBAKQGACGWBQEApAYAIZcFEADkBwAhmAUAAOUH5wQjmQVAAJwHACES9QNAAPMHACGEBAAAiAqRBSKHBEAA8wcAIY8EAQDyBwAh6gQBAPIHACHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACGOBQEA8gcAIY8FAQDyBwAhkgUAAIkKkgUikwVAAKYIACGUBQAAigoAIJUFAQCCCAAhlgUBAIIIACGXBRAAiwoAIZgFAACMCucEI5kFQACmCAAhFgoAAI4KACAOAACQCgAgDwAAjwoAIBIAAJEKACD1A0AA8wcAIYQEAACICpEFIocEQADzBwAhjwQBAPIHACHqBAEA8gcAIe8EAQDyBwAh-QQCAIAIACH6BAEAgggAIY4FAQDyBwAhjwUBAPIHACGSBQAAiQqSBSKTBUAApggAIZQFAACKCgAglQUBAIIIACGWBQEAgggAIZcFEACLCgAhmAUAAIwK5wQjmQVAAKYIACEWCgAAxgoAIA4AAMgKACAPAADHCgAgEgAAyQoAIPUDQAAAAAGEBAAAAJEFAocEQAAAAAGPBAEAAAAB6gQBAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAY4FAQAAAAGPBQEAAAABkgUAAACSBQKTBUAAAAABlAUAAMQKACCVBQEAAAABlgUBAAAAAZcFEAAAAAGYBQAAAOcEA5kFQAAAAAEEJAAA9AoAMMAFAAD1CgAwwgUAAPcKACDGBQAA-AoAMAAAAAAAAAAFJAAA2AsAICUAANsLACDABQAA2QsAIMEFAADaCwAgxgUAAAEAIAMkAADYCwAgwAUAANkLACDGBQAAAQAgAAAAAAAABSQAANMLACAlAADWCwAgwAUAANQLACDBBQAA1QsAIMYFAAABACADJAAA0wsAIMAFAADUCwAgxgUAAAEAIAAAAAAAAcMFAAAAtQUCCyQAALALADAlAAC1CwAwwAUAALELADDBBQAAsgsAMMIFAACzCwAgwwUAALQLADDEBQAAtAsAMMUFAAC0CwAwxgUAALQLADDHBQAAtgsAMMgFAAC3CwAwCyQAAKQLADAlAACpCwAwwAUAAKULADDBBQAApgsAMMIFAACnCwAgwwUAAKgLADDEBQAAqAsAMMUFAACoCwAwxgUAAKgLADDHBQAAqgsAMMgFAACrCwAwCyQAAJsLADAlAACfCwAwwAUAAJwLADDBBQAAnQsAMMIFAACeCwAgwwUAAIMJADDEBQAAgwkAMMUFAACDCQAwxgUAAIMJADDHBQAAoAsAMMgFAACGCQAwBg0AALAIACD1A0AAAAABkQQBAAAAAZIEAgAAAAHABAEAAAAB0gQBAAAAAQIAAAANACAkAACjCwAgAwAAAA0AICQAAKMLACAlAACiCwAgAR0AANILADACAAAADQAgHQAAogsAIAIAAACHCQAgHQAAoQsAIAX1A0AA8wcAIZEEAQDyBwAhkgQCAIAIACHABAEA8gcAIdIEAQDyBwAhBg0AAK4IACD1A0AA8wcAIZEEAQDyBwAhkgQCAIAIACHABAEA8gcAIdIEAQDyBwAhBg0AALAIACD1A0AAAAABkQQBAAAAAZIEAgAAAAHABAEAAAAB0gQBAAAAAQb1A0AAAAABhgRAAAAAAYcEQAAAAAGPBAEAAAABpwUBAAAAAagFQAAAAAECAAAACQAgJAAArwsAIAMAAAAJACAkAACvCwAgJQAArgsAIAEdAADRCwAwCwMAAOwHACDwAwAA7QcAMPEDAAAHABDyAwAA7QcAMPUDQACLBgAhgQQBAAAAAYYEQACLBgAhhwRAAIsGACGPBAEAAAABpwUBAAAAAagFQACcBwAhAgAAAAkAIB0AAK4LACACAAAArAsAIB0AAK0LACAK8AMAAKsLADDxAwAArAsAEPIDAACrCwAw9QNAAIsGACGBBAEAigYAIYYEQACLBgAhhwRAAIsGACGPBAEAigYAIacFAQCKBgAhqAVAAJwHACEK8AMAAKsLADDxAwAArAsAEPIDAACrCwAw9QNAAIsGACGBBAEAigYAIYYEQACLBgAhhwRAAIsGACGPBAEAigYAIacFAQCKBgAhqAVAAJwHACEG9QNAAPMHACGGBEAA8wcAIYcEQADzBwAhjwQBAPIHACGnBQEA8gcAIagFQACmCAAhBvUDQADzBwAhhgRAAPMHACGHBEAA8wcAIY8EAQDyBwAhpwUBAPIHACGoBUAApggAIQb1A0AAAAABhgRAAAAAAYcEQAAAAAGPBAEAAAABpwUBAAAAAagFQAAAAAEH9QNAAAAAAYYEQAAAAAGHBEAAAAABjwQBAAAAAaYEAQAAAAGsBQEAAAABrQVAAAAAAQIAAAAFACAkAAC7CwAgAwAAAAUAICQAALsLACAlAAC6CwAgAR0AANALADAMAwAA7AcAIPADAADuBwAw8QMAAAMAEPIDAADuBwAw9QNAAIsGACGBBAEAigYAIYYEQACLBgAhhwRAAIsGACGPBAEAAAABpgQBAKQGACGsBQEApAYAIa0FQACLBgAhAgAAAAUAIB0AALoLACACAAAAuAsAIB0AALkLACAL8AMAALcLADDxAwAAuAsAEPIDAAC3CwAw9QNAAIsGACGBBAEAigYAIYYEQACLBgAhhwRAAIsGACGPBAEAigYAIaYEAQCkBgAhrAUBAKQGACGtBUAAiwYAIQvwAwAAtwsAMPEDAAC4CwAQ8gMAALcLADD1A0AAiwYAIYEEAQCKBgAhhgRAAIsGACGHBEAAiwYAIY8EAQCKBgAhpgQBAKQGACGsBQEApAYAIa0FQACLBgAhB_UDQADzBwAhhgRAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACGsBQEAgggAIa0FQADzBwAhB_UDQADzBwAhhgRAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACGsBQEAgggAIa0FQADzBwAhB_UDQAAAAAGGBEAAAAABhwRAAAAAAY8EAQAAAAGmBAEAAAABrAUBAAAAAa0FQAAAAAEEJAAAsAsAMMAFAACxCwAwwgUAALMLACDGBQAAtAsAMAQkAACkCwAwwAUAAKULADDCBQAApwsAIMYFAACoCwAwBCQAAJsLADDABQAAnAsAMMIFAACeCwAgxgUAAIMJADAAAAAQBgAA6woAIBEAAOwKACCmBAAA9AcAIIIFAAD0BwAggwUAAPQHACCEBQAA9AcAIIUFAAD0BwAghwUAAPQHACCJBQAA9AcAIIoFAAD0BwAgjAUAAPQHACCcBQAA9AcAIJ0FAAD0BwAgngUAAPQHACCfBQAA9AcAIKEFAAD0BwAgDAgAAMsLACAKAADMCwAgDgAAzgsAIA8AAM0LACASAADrCgAg-gQAAPQHACCTBQAA9AcAIJUFAAD0BwAglgUAAPQHACCXBQAA9AcAIJgFAAD0BwAgmQUAAPQHACAAAAABDQAAtwgAIAAKCQAAwwsAIAwAAMoLACAOAADECwAg8wMAAPQHACC4BAAA9AcAINUEAAD0BwAg1gQAAPQHACDXBAAA9AcAINoEAAD0BwAg-gQAAPQHACAABAYAAIELACCDBQAA9AcAIIQFAAD0BwAgoQUAAPQHACAAAAAGBAAAvwsAIAUAAMALACAWAADBCwAggwUAAPQHACCwBQAA9AcAILEFAAD0BwAgB_UDQAAAAAGGBEAAAAABhwRAAAAAAY8EAQAAAAGmBAEAAAABrAUBAAAAAa0FQAAAAAEG9QNAAAAAAYYEQAAAAAGHBEAAAAABjwQBAAAAAacFAQAAAAGoBUAAAAABBfUDQAAAAAGRBAEAAAABkgQCAAAAAcAEAQAAAAHSBAEAAAABEAUAAL0LACAWAAC-CwAg9QNAAAAAAYcEQAAAAAGPBAEAAAAB-QQCAAAAAYMFAQAAAAGEBQEAAAABrgUBAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFIAAAAAGzBSAAAAABtQUAAAC1BQK2BQEAAAABAgAAAAEAICQAANMLACADAAAAVwAgJAAA0wsAICUAANcLACASAAAAVwAgBQAAmQsAIBYAAJoLACAdAADXCwAg9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAh-QQCAIAIACGDBQEAgggAIYQFAQDyBwAhrgUBAPIHACGvBQEA8gcAIbAFAQCCCAAhsQUBAIIIACGyBSAAgQgAIbMFIACBCAAhtQUAAJcLtQUitgUBAPIHACEQBQAAmQsAIBYAAJoLACD1A0AA8wcAIYcEQADzBwAhjwQBAPIHACH5BAIAgAgAIYMFAQCCCAAhhAUBAPIHACGuBQEA8gcAIa8FAQDyBwAhsAUBAIIIACGxBQEAgggAIbIFIACBCAAhswUgAIEIACG1BQAAlwu1BSK2BQEA8gcAIRAEAAC8CwAgFgAAvgsAIPUDQAAAAAGHBEAAAAABjwQBAAAAAfkEAgAAAAGDBQEAAAABhAUBAAAAAa4FAQAAAAGvBQEAAAABsAUBAAAAAbEFAQAAAAGyBSAAAAABswUgAAAAAbUFAAAAtQUCtgUBAAAAAQIAAAABACAkAADYCwAgAwAAAFcAICQAANgLACAlAADcCwAgEgAAAFcAIAQAAJgLACAWAACaCwAgHQAA3AsAIPUDQADzBwAhhwRAAPMHACGPBAEA8gcAIfkEAgCACAAhgwUBAIIIACGEBQEA8gcAIa4FAQDyBwAhrwUBAPIHACGwBQEAgggAIbEFAQCCCAAhsgUgAIEIACGzBSAAgQgAIbUFAACXC7UFIrYFAQDyBwAhEAQAAJgLACAWAACaCwAg9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAh-QQCAIAIACGDBQEAgggAIYQFAQDyBwAhrgUBAPIHACGvBQEA8gcAIbAFAQCCCAAhsQUBAIIIACGyBSAAgQgAIbMFIACBCAAhtQUAAJcLtQUitgUBAPIHACES9QNAAAAAAYQEAAAAkQUChwRAAAAAAY8EAQAAAAHqBAEAAAAB7wQBAAAAAfkEAgAAAAH6BAEAAAABjgUBAAAAAY8FAQAAAAGSBQAAAJIFApMFQAAAAAGUBQAAxAoAIJUFAQAAAAGWBQEAAAABlwUQAAAAAZgFAAAA5wQDmQVAAAAAAQL1A0AAAAABogQBAAAAAQn1A0AAAAABjwQBAAAAAbYEAgAAAAHABAEAAAAB5QQBAAAAAecEAAAA5wQC6QQAAADpBALqBAEAAAAB6wQBAAAAARcIAADFCgAgCgAAxgoAIA4AAMgKACAPAADHCgAg9QNAAAAAAYQEAAAAkQUChwRAAAAAAY8EAQAAAAG3BAEAAAAB6gQBAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAY4FAQAAAAGPBQEAAAABkgUAAACSBQKTBUAAAAABlAUAAMQKACCVBQEAAAABlgUBAAAAAZcFEAAAAAGYBQAAAOcEA5kFQAAAAAECAAAAEgAgJAAA4AsAIAMAAAAPACAkAADgCwAgJQAA5AsAIBkAAAAPACAIAACNCgAgCgAAjgoAIA4AAJAKACAPAACPCgAgHQAA5AsAIPUDQADzBwAhhAQAAIgKkQUihwRAAPMHACGPBAEA8gcAIbcEAQDyBwAh6gQBAPIHACHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACGOBQEA8gcAIY8FAQDyBwAhkgUAAIkKkgUikwVAAKYIACGUBQAAigoAIJUFAQCCCAAhlgUBAIIIACGXBRAAiwoAIZgFAACMCucEI5kFQACmCAAhFwgAAI0KACAKAACOCgAgDgAAkAoAIA8AAI8KACD1A0AA8wcAIYQEAACICpEFIocEQADzBwAhjwQBAPIHACG3BAEA8gcAIeoEAQDyBwAh7wQBAPIHACH5BAIAgAgAIfoEAQCCCAAhjgUBAPIHACGPBQEA8gcAIZIFAACJCpIFIpMFQACmCAAhlAUAAIoKACCVBQEAgggAIZYFAQCCCAAhlwUQAIsKACGYBQAAjArnBCOZBUAApggAIQr1A0AAAAABhAQAAACmBQKHBEAAAAABjwQBAAAAAdIEAQAAAAH5BAIAAAABgwUBAAAAAYQFAQAAAAGbBQAAAJsFAqEFQAAAAAECAAAAywEAICQAAOULACAS9QNAAAAAAYcEQAAAAAGPBAEAAAABpgQBAAAAAbYEAgAAAAHSBAEAAAAB5wQAAADnBALpBAAAAIIFAoIFAQAAAAGDBQEAAAABhAUBAAAAAYUFAQAAAAGHBQAAAIcFA4gFIAAAAAGJBQEAAAABigUBAAAAAYwFAAAAjAUDjQUBAAAAARbzAwEAAAAB9QNAAAAAAYQEAAAA_gQChwRAAAAAAY8EAQAAAAG4BAEAAAAB1QQBAAAAAdYEBAAAAAHXBAEAAAAB2QQAAADZBALaBAEAAAAB3AQAAADcBALdBAAA8wkAIN4EAAD0CQAg3wSAAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAfwEAAAA_AQC_gQgAAAAAf8EAADyCQAggAUBAAAAARD1A0AAAAABhAQAAADzBAKHBEAAAAABjwQBAAAAAbgEAQAAAAG6BAEAAAAB6gQBAAAAAe4EAAAA7gQC7wQBAAAAAfEEAAAA8QQC8wQBAAAAAfQEAQAAAAH2BAAAAPYEA_cEIAAAAAH4BCAAAAAB-QQCAAAAARYRAADqCgAg9QNAAAAAAYcEQAAAAAGPBAEAAAABpgQBAAAAAdIEAQAAAAH5BAIAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQUBAAAAAYcFAAAAhwUDiQUBAAAAAYoFAQAAAAGMBQAAAIwFA5sFAAAAmwUCnAVAAAAAAZ0FAQAAAAGeBQEAAAABnwUBAAAAAaAFgAAAAAGhBUAAAAABAgAAAOQBACAkAADqCwAgAwAAADQAICQAAOoLACAlAADuCwAgGAAAADQAIBEAANYKACAdAADuCwAg9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACHSBAEA8gcAIfkEAgCACAAhggUBAIIIACGDBQEAgggAIYQFAQCCCAAhhQUBAIIIACGHBQAA_gmHBSOJBQEAgggAIYoFAQCCCAAhjAUAAIAKjAUjmwUAANQKmwUinAVAAKYIACGdBQEAgggAIZ4FAQCCCAAhnwUBAIIIACGgBYAAAAABoQVAAKYIACEWEQAA1goAIPUDQADzBwAhhwRAAPMHACGPBAEA8gcAIaYEAQCCCAAh0gQBAPIHACH5BAIAgAgAIYIFAQCCCAAhgwUBAIIIACGEBQEAgggAIYUFAQCCCAAhhwUAAP4JhwUjiQUBAIIIACGKBQEAgggAIYwFAACACowFI5sFAADUCpsFIpwFQACmCAAhnQUBAIIIACGeBQEAgggAIZ8FAQCCCAAhoAWAAAAAAaEFQACmCAAhAvUDQAAAAAHsBAEAAAABAwAAAM4BACAkAADlCwAgJQAA8gsAIAwAAADOAQAgHQAA8gsAIPUDQADzBwAhhAQAAPIKpgUihwRAAPMHACGPBAEA8gcAIdIEAQDyBwAh-QQCAIAIACGDBQEAgggAIYQFAQCCCAAhmwUAANQKmwUioQVAAKYIACEK9QNAAPMHACGEBAAA8gqmBSKHBEAA8wcAIY8EAQDyBwAh0gQBAPIHACH5BAIAgAgAIYMFAQCCCAAhhAUBAIIIACGbBQAA1AqbBSKhBUAApggAIRcIAADFCgAgDgAAyAoAIA8AAMcKACASAADJCgAg9QNAAAAAAYQEAAAAkQUChwRAAAAAAY8EAQAAAAG3BAEAAAAB6gQBAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAY4FAQAAAAGPBQEAAAABkgUAAACSBQKTBUAAAAABlAUAAMQKACCVBQEAAAABlgUBAAAAAZcFEAAAAAGYBQAAAOcEA5kFQAAAAAECAAAAEgAgJAAA8wsAIAMAAAAPACAkAADzCwAgJQAA9wsAIBkAAAAPACAIAACNCgAgDgAAkAoAIA8AAI8KACASAACRCgAgHQAA9wsAIPUDQADzBwAhhAQAAIgKkQUihwRAAPMHACGPBAEA8gcAIbcEAQDyBwAh6gQBAPIHACHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACGOBQEA8gcAIY8FAQDyBwAhkgUAAIkKkgUikwVAAKYIACGUBQAAigoAIJUFAQCCCAAhlgUBAIIIACGXBRAAiwoAIZgFAACMCucEI5kFQACmCAAhFwgAAI0KACAOAACQCgAgDwAAjwoAIBIAAJEKACD1A0AA8wcAIYQEAACICpEFIocEQADzBwAhjwQBAPIHACG3BAEA8gcAIeoEAQDyBwAh7wQBAPIHACH5BAIAgAgAIfoEAQCCCAAhjgUBAPIHACGPBQEA8gcAIZIFAACJCpIFIpMFQACmCAAhlAUAAIoKACCVBQEAgggAIZYFAQCCCAAhlwUQAIsKACGYBQAAjArnBCOZBUAApggAIRcIAADFCgAgCgAAxgoAIA4AAMgKACASAADJCgAg9QNAAAAAAYQEAAAAkQUChwRAAAAAAY8EAQAAAAG3BAEAAAAB6gQBAAAAAe8EAQAAAAH5BAIAAAAB-gQBAAAAAY4FAQAAAAGPBQEAAAABkgUAAACSBQKTBUAAAAABlAUAAMQKACCVBQEAAAABlgUBAAAAAZcFEAAAAAGYBQAAAOcEA5kFQAAAAAECAAAAEgAgJAAA-AsAIAP1A0AAAAABuQQCAAAAAeAEAQAAAAED9QNAAAAAAbYEAgAAAAHABAEAAAABAwAAAA8AICQAAPgLACAlAAD-CwAgGQAAAA8AIAgAAI0KACAKAACOCgAgDgAAkAoAIBIAAJEKACAdAAD-CwAg9QNAAPMHACGEBAAAiAqRBSKHBEAA8wcAIY8EAQDyBwAhtwQBAPIHACHqBAEA8gcAIe8EAQDyBwAh-QQCAIAIACH6BAEAgggAIY4FAQDyBwAhjwUBAPIHACGSBQAAiQqSBSKTBUAApggAIZQFAACKCgAglQUBAIIIACGWBQEAgggAIZcFEACLCgAhmAUAAIwK5wQjmQVAAKYIACEXCAAAjQoAIAoAAI4KACAOAACQCgAgEgAAkQoAIPUDQADzBwAhhAQAAIgKkQUihwRAAPMHACGPBAEA8gcAIbcEAQDyBwAh6gQBAPIHACHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACGOBQEA8gcAIY8FAQDyBwAhkgUAAIkKkgUikwVAAKYIACGUBQAAigoAIJUFAQCCCAAhlgUBAIIIACGXBRAAiwoAIZgFAACMCucEI5kFQACmCAAhGQkAAPUJACAOAAD3CQAg8wMBAAAAAfUDQAAAAAGEBAAAAP4EAocEQAAAAAGPBAEAAAABogQBAAAAAbgEAQAAAAHVBAEAAAAB1gQEAAAAAdcEAQAAAAHZBAAAANkEAtoEAQAAAAHcBAAAANwEAt0EAADzCQAg3gQAAPQJACDfBIAAAAAB7wQBAAAAAfkEAgAAAAH6BAEAAAAB_AQAAAD8BAL-BCAAAAAB_wQAAPIJACCABQEAAAABAgAAABsAICQAAP8LACADAAAAGQAgJAAA_wsAICUAAIMMACAbAAAAGQAgCQAA2gkAIA4AANwJACAdAACDDAAg8wMBAIIIACH1A0AA8wcAIYQEAADVCf4EIocEQADzBwAhjwQBAPIHACGiBAEA8gcAIbgEAQCCCAAh1QQBAIIIACHWBAQA1wkAIdcEAQCCCAAh2QQAAMQI2QQi2gQBAIIIACHcBAAAxQjcBCLdBAAA2AkAIN4EAADZCQAg3wSAAAAAAe8EAQDyBwAh-QQCAIAIACH6BAEAgggAIfwEAADUCfwEIv4EIACBCAAh_wQAANYJACCABQEA8gcAIRkJAADaCQAgDgAA3AkAIPMDAQCCCAAh9QNAAPMHACGEBAAA1Qn-BCKHBEAA8wcAIY8EAQDyBwAhogQBAPIHACG4BAEAgggAIdUEAQCCCAAh1gQEANcJACHXBAEAgggAIdkEAADECNkEItoEAQCCCAAh3AQAAMUI3AQi3QQAANgJACDeBAAA2QkAIN8EgAAAAAHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACH8BAAA1An8BCL-BCAAgQgAIf8EAADWCQAggAUBAPIHACEXCAAAxQoAIAoAAMYKACAPAADHCgAgEgAAyQoAIPUDQAAAAAGEBAAAAJEFAocEQAAAAAGPBAEAAAABtwQBAAAAAeoEAQAAAAHvBAEAAAAB-QQCAAAAAfoEAQAAAAGOBQEAAAABjwUBAAAAAZIFAAAAkgUCkwVAAAAAAZQFAADECgAglQUBAAAAAZYFAQAAAAGXBRAAAAABmAUAAADnBAOZBUAAAAABAgAAABIAICQAAIQMACAJ9QNAAAAAAY8EAQAAAAG2BAIAAAAB5QQBAAAAAecEAAAA5wQC6QQAAADpBALqBAEAAAAB6wQBAAAAAewEAQAAAAED9QNAAAAAAbYEAgAAAAHkBAEAAAABEQwAAMwIACDzAwEAAAAB9QNAAAAAAYcEQAAAAAGPBAEAAAABtgQCAAAAAbgEAQAAAAHVBAEAAAAB1gQEAAAAAdcEAQAAAAHZBAAAANkEAtoEAQAAAAHcBAAAANwEAt0EAADKCAAg3gQAAMsIACDfBIAAAAAB4AQBAAAAAQX1A0AAAAABuAQBAAAAAboEAQAAAAHTBAIAAAAB1AQBAAAAAQX1A0AAAAABgQQBAAAAAZEEAQAAAAGSBAIAAAAB0gQBAAAAART1A0AAAAABhAQAAADEBAKHBEAAAAABjwQBAAAAAbYEAgAAAAHCBAAAAMIEAsQEAQAAAAHFBAEAAAABxgQBAAAAAccEAQAAAAHIBAIAAAAByQQBAAAAAcoEQAAAAAHLBEAAAAABzARAAAAAAc0EAQAAAAHOBAIAAAABzwQCAAAAAdAEAgAAAAHRBAEAAAABAwAAAA8AICQAAIQMACAlAACODAAgGQAAAA8AIAgAAI0KACAKAACOCgAgDwAAjwoAIBIAAJEKACAdAACODAAg9QNAAPMHACGEBAAAiAqRBSKHBEAA8wcAIY8EAQDyBwAhtwQBAPIHACHqBAEA8gcAIe8EAQDyBwAh-QQCAIAIACH6BAEAgggAIY4FAQDyBwAhjwUBAPIHACGSBQAAiQqSBSKTBUAApggAIZQFAACKCgAglQUBAIIIACGWBQEAgggAIZcFEACLCgAhmAUAAIwK5wQjmQVAAKYIACEXCAAAjQoAIAoAAI4KACAPAACPCgAgEgAAkQoAIPUDQADzBwAhhAQAAIgKkQUihwRAAPMHACGPBAEA8gcAIbcEAQDyBwAh6gQBAPIHACHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACGOBQEA8gcAIY8FAQDyBwAhkgUAAIkKkgUikwVAAKYIACGUBQAAigoAIJUFAQCCCAAhlgUBAIIIACGXBRAAiwoAIZgFAACMCucEI5kFQACmCAAhFgYAAOkKACD1A0AAAAABhwRAAAAAAY8EAQAAAAGmBAEAAAAB0gQBAAAAAfkEAgAAAAGCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABhwUAAACHBQOJBQEAAAABigUBAAAAAYwFAAAAjAUDmwUAAACbBQKcBUAAAAABnQUBAAAAAZ4FAQAAAAGfBQEAAAABoAWAAAAAAaEFQAAAAAECAAAA5AEAICQAAI8MACAYCQAAwAkAIA8AAMIJACATAADDCQAgFAAAxAkAIBUAAMUJACAWAADGCQAgFwAAxwkAIPUDQAAAAAGEBAAAAPMEAocEQAAAAAGPBAEAAAABogQBAAAAAbgEAQAAAAG6BAEAAAAB6gQBAAAAAe4EAAAA7gQC7wQBAAAAAfEEAAAA8QQC8wQBAAAAAfQEAQAAAAH2BAAAAPYEA_cEIAAAAAH4BCAAAAAB-QQCAAAAAQIAAAApACAkAACRDAAgAwAAADQAICQAAI8MACAlAACVDAAgGAAAADQAIAYAANUKACAdAACVDAAg9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAhpgQBAIIIACHSBAEA8gcAIfkEAgCACAAhggUBAIIIACGDBQEAgggAIYQFAQCCCAAhhQUBAIIIACGHBQAA_gmHBSOJBQEAgggAIYoFAQCCCAAhjAUAAIAKjAUjmwUAANQKmwUinAVAAKYIACGdBQEAgggAIZ4FAQCCCAAhnwUBAIIIACGgBYAAAAABoQVAAKYIACEWBgAA1QoAIPUDQADzBwAhhwRAAPMHACGPBAEA8gcAIaYEAQCCCAAh0gQBAPIHACH5BAIAgAgAIYIFAQCCCAAhgwUBAIIIACGEBQEAgggAIYUFAQCCCAAhhwUAAP4JhwUjiQUBAIIIACGKBQEAgggAIYwFAACACowFI5sFAADUCpsFIpwFQACmCAAhnQUBAIIIACGeBQEAgggAIZ8FAQCCCAAhoAWAAAAAAaEFQACmCAAhAwAAACcAICQAAJEMACAlAACYDAAgGgAAACcAIAkAAOsIACAPAADtCAAgEwAA7ggAIBQAAO8IACAVAADwCAAgFgAA8QgAIBcAAPIIACAdAACYDAAg9QNAAPMHACGEBAAA6QjzBCKHBEAA8wcAIY8EAQDyBwAhogQBAIIIACG4BAEAgggAIboEAQCCCAAh6gQBAIIIACHuBAAA5wjuBCLvBAEA8gcAIfEEAADoCPEEIvMEAQCCCAAh9AQBAIIIACH2BAAA6gj2BCP3BCAAgQgAIfgEIACBCAAh-QQCAIAIACEYCQAA6wgAIA8AAO0IACATAADuCAAgFAAA7wgAIBUAAPAIACAWAADxCAAgFwAA8ggAIPUDQADzBwAhhAQAAOkI8wQihwRAAPMHACGPBAEA8gcAIaIEAQCCCAAhuAQBAIIIACG6BAEAgggAIeoEAQCCCAAh7gQAAOcI7gQi7wQBAPIHACHxBAAA6AjxBCLzBAEAgggAIfQEAQCCCAAh9gQAAOoI9gQj9wQgAIEIACH4BCAAgQgAIfkEAgCACAAhGQkAAPUJACAMAAD2CQAg8wMBAAAAAfUDQAAAAAGEBAAAAP4EAocEQAAAAAGPBAEAAAABogQBAAAAAbgEAQAAAAHVBAEAAAAB1gQEAAAAAdcEAQAAAAHZBAAAANkEAtoEAQAAAAHcBAAAANwEAt0EAADzCQAg3gQAAPQJACDfBIAAAAAB7wQBAAAAAfkEAgAAAAH6BAEAAAAB_AQAAAD8BAL-BCAAAAAB_wQAAPIJACCABQEAAAABAgAAABsAICQAAJkMACAYCQAAwAkAIAoAAMEJACATAADDCQAgFAAAxAkAIBUAAMUJACAWAADGCQAgFwAAxwkAIPUDQAAAAAGEBAAAAPMEAocEQAAAAAGPBAEAAAABogQBAAAAAbgEAQAAAAG6BAEAAAAB6gQBAAAAAe4EAAAA7gQC7wQBAAAAAfEEAAAA8QQC8wQBAAAAAfQEAQAAAAH2BAAAAPYEA_cEIAAAAAH4BCAAAAAB-QQCAAAAAQIAAAApACAkAACbDAAgAwAAABkAICQAAJkMACAlAACfDAAgGwAAABkAIAkAANoJACAMAADbCQAgHQAAnwwAIPMDAQCCCAAh9QNAAPMHACGEBAAA1Qn-BCKHBEAA8wcAIY8EAQDyBwAhogQBAPIHACG4BAEAgggAIdUEAQCCCAAh1gQEANcJACHXBAEAgggAIdkEAADECNkEItoEAQCCCAAh3AQAAMUI3AQi3QQAANgJACDeBAAA2QkAIN8EgAAAAAHvBAEA8gcAIfkEAgCACAAh-gQBAIIIACH8BAAA1An8BCL-BCAAgQgAIf8EAADWCQAggAUBAPIHACEZCQAA2gkAIAwAANsJACDzAwEAgggAIfUDQADzBwAhhAQAANUJ_gQihwRAAPMHACGPBAEA8gcAIaIEAQDyBwAhuAQBAIIIACHVBAEAgggAIdYEBADXCQAh1wQBAIIIACHZBAAAxAjZBCLaBAEAgggAIdwEAADFCNwEIt0EAADYCQAg3gQAANkJACDfBIAAAAAB7wQBAPIHACH5BAIAgAgAIfoEAQCCCAAh_AQAANQJ_AQi_gQgAIEIACH_BAAA1gkAIIAFAQDyBwAhAwAAACcAICQAAJsMACAlAACiDAAgGgAAACcAIAkAAOsIACAKAADsCAAgEwAA7ggAIBQAAO8IACAVAADwCAAgFgAA8QgAIBcAAPIIACAdAACiDAAg9QNAAPMHACGEBAAA6QjzBCKHBEAA8wcAIY8EAQDyBwAhogQBAIIIACG4BAEAgggAIboEAQCCCAAh6gQBAIIIACHuBAAA5wjuBCLvBAEA8gcAIfEEAADoCPEEIvMEAQCCCAAh9AQBAIIIACH2BAAA6gj2BCP3BCAAgQgAIfgEIACBCAAh-QQCAIAIACEYCQAA6wgAIAoAAOwIACATAADuCAAgFAAA7wgAIBUAAPAIACAWAADxCAAgFwAA8ggAIPUDQADzBwAhhAQAAOkI8wQihwRAAPMHACGPBAEA8gcAIaIEAQCCCAAhuAQBAIIIACG6BAEAgggAIeoEAQCCCAAh7gQAAOcI7gQi7wQBAPIHACHxBAAA6AjxBCLzBAEAgggAIfQEAQCCCAAh9gQAAOoI9gQj9wQgAIEIACH4BCAAgQgAIfkEAgCACAAhGAkAAMAJACAKAADBCQAgDwAAwgkAIBQAAMQJACAVAADFCQAgFgAAxgkAIBcAAMcJACD1A0AAAAABhAQAAADzBAKHBEAAAAABjwQBAAAAAaIEAQAAAAG4BAEAAAABugQBAAAAAeoEAQAAAAHuBAAAAO4EAu8EAQAAAAHxBAAAAPEEAvMEAQAAAAH0BAEAAAAB9gQAAAD2BAP3BCAAAAAB-AQgAAAAAfkEAgAAAAECAAAAKQAgJAAAowwAIAMAAAAnACAkAACjDAAgJQAApwwAIBoAAAAnACAJAADrCAAgCgAA7AgAIA8AAO0IACAUAADvCAAgFQAA8AgAIBYAAPEIACAXAADyCAAgHQAApwwAIPUDQADzBwAhhAQAAOkI8wQihwRAAPMHACGPBAEA8gcAIaIEAQCCCAAhuAQBAIIIACG6BAEAgggAIeoEAQCCCAAh7gQAAOcI7gQi7wQBAPIHACHxBAAA6AjxBCLzBAEAgggAIfQEAQCCCAAh9gQAAOoI9gQj9wQgAIEIACH4BCAAgQgAIfkEAgCACAAhGAkAAOsIACAKAADsCAAgDwAA7QgAIBQAAO8IACAVAADwCAAgFgAA8QgAIBcAAPIIACD1A0AA8wcAIYQEAADpCPMEIocEQADzBwAhjwQBAPIHACGiBAEAgggAIbgEAQCCCAAhugQBAIIIACHqBAEAgggAIe4EAADnCO4EIu8EAQDyBwAh8QQAAOgI8QQi8wQBAIIIACH0BAEAgggAIfYEAADqCPYEI_cEIACBCAAh-AQgAIEIACH5BAIAgAgAIRgJAADACQAgCgAAwQkAIA8AAMIJACATAADDCQAgFQAAxQkAIBYAAMYJACAXAADHCQAg9QNAAAAAAYQEAAAA8wQChwRAAAAAAY8EAQAAAAGiBAEAAAABuAQBAAAAAboEAQAAAAHqBAEAAAAB7gQAAADuBALvBAEAAAAB8QQAAADxBALzBAEAAAAB9AQBAAAAAfYEAAAA9gQD9wQgAAAAAfgEIAAAAAH5BAIAAAABAgAAACkAICQAAKgMACADAAAAJwAgJAAAqAwAICUAAKwMACAaAAAAJwAgCQAA6wgAIAoAAOwIACAPAADtCAAgEwAA7ggAIBUAAPAIACAWAADxCAAgFwAA8ggAIB0AAKwMACD1A0AA8wcAIYQEAADpCPMEIocEQADzBwAhjwQBAPIHACGiBAEAgggAIbgEAQCCCAAhugQBAIIIACHqBAEAgggAIe4EAADnCO4EIu8EAQDyBwAh8QQAAOgI8QQi8wQBAIIIACH0BAEAgggAIfYEAADqCPYEI_cEIACBCAAh-AQgAIEIACH5BAIAgAgAIRgJAADrCAAgCgAA7AgAIA8AAO0IACATAADuCAAgFQAA8AgAIBYAAPEIACAXAADyCAAg9QNAAPMHACGEBAAA6QjzBCKHBEAA8wcAIY8EAQDyBwAhogQBAIIIACG4BAEAgggAIboEAQCCCAAh6gQBAIIIACHuBAAA5wjuBCLvBAEA8gcAIfEEAADoCPEEIvMEAQCCCAAh9AQBAIIIACH2BAAA6gj2BCP3BCAAgQgAIfgEIACBCAAh-QQCAIAIACEYCQAAwAkAIAoAAMEJACAPAADCCQAgEwAAwwkAIBQAAMQJACAWAADGCQAgFwAAxwkAIPUDQAAAAAGEBAAAAPMEAocEQAAAAAGPBAEAAAABogQBAAAAAbgEAQAAAAG6BAEAAAAB6gQBAAAAAe4EAAAA7gQC7wQBAAAAAfEEAAAA8QQC8wQBAAAAAfQEAQAAAAH2BAAAAPYEA_cEIAAAAAH4BCAAAAAB-QQCAAAAAQIAAAApACAkAACtDAAgAwAAACcAICQAAK0MACAlAACxDAAgGgAAACcAIAkAAOsIACAKAADsCAAgDwAA7QgAIBMAAO4IACAUAADvCAAgFgAA8QgAIBcAAPIIACAdAACxDAAg9QNAAPMHACGEBAAA6QjzBCKHBEAA8wcAIY8EAQDyBwAhogQBAIIIACG4BAEAgggAIboEAQCCCAAh6gQBAIIIACHuBAAA5wjuBCLvBAEA8gcAIfEEAADoCPEEIvMEAQCCCAAh9AQBAIIIACH2BAAA6gj2BCP3BCAAgQgAIfgEIACBCAAh-QQCAIAIACEYCQAA6wgAIAoAAOwIACAPAADtCAAgEwAA7ggAIBQAAO8IACAWAADxCAAgFwAA8ggAIPUDQADzBwAhhAQAAOkI8wQihwRAAPMHACGPBAEA8gcAIaIEAQCCCAAhuAQBAIIIACG6BAEAgggAIeoEAQCCCAAh7gQAAOcI7gQi7wQBAPIHACHxBAAA6AjxBCLzBAEAgggAIfQEAQCCCAAh9gQAAOoI9gQj9wQgAIEIACH4BCAAgQgAIfkEAgCACAAhEAQAALwLACAFAAC9CwAg9QNAAAAAAYcEQAAAAAGPBAEAAAAB-QQCAAAAAYMFAQAAAAGEBQEAAAABrgUBAAAAAa8FAQAAAAGwBQEAAAABsQUBAAAAAbIFIAAAAAGzBSAAAAABtQUAAAC1BQK2BQEAAAABAgAAAAEAICQAALIMACAYCQAAwAkAIAoAAMEJACAPAADCCQAgEwAAwwkAIBQAAMQJACAVAADFCQAgFwAAxwkAIPUDQAAAAAGEBAAAAPMEAocEQAAAAAGPBAEAAAABogQBAAAAAbgEAQAAAAG6BAEAAAAB6gQBAAAAAe4EAAAA7gQC7wQBAAAAAfEEAAAA8QQC8wQBAAAAAfQEAQAAAAH2BAAAAPYEA_cEIAAAAAH4BCAAAAAB-QQCAAAAAQIAAAApACAkAAC0DAAgAwAAAFcAICQAALIMACAlAAC4DAAgEgAAAFcAIAQAAJgLACAFAACZCwAgHQAAuAwAIPUDQADzBwAhhwRAAPMHACGPBAEA8gcAIfkEAgCACAAhgwUBAIIIACGEBQEA8gcAIa4FAQDyBwAhrwUBAPIHACGwBQEAgggAIbEFAQCCCAAhsgUgAIEIACGzBSAAgQgAIbUFAACXC7UFIrYFAQDyBwAhEAQAAJgLACAFAACZCwAg9QNAAPMHACGHBEAA8wcAIY8EAQDyBwAh-QQCAIAIACGDBQEAgggAIYQFAQDyBwAhrgUBAPIHACGvBQEA8gcAIbAFAQCCCAAhsQUBAIIIACGyBSAAgQgAIbMFIACBCAAhtQUAAJcLtQUitgUBAPIHACEDAAAAJwAgJAAAtAwAICUAALsMACAaAAAAJwAgCQAA6wgAIAoAAOwIACAPAADtCAAgEwAA7ggAIBQAAO8IACAVAADwCAAgFwAA8ggAIB0AALsMACD1A0AA8wcAIYQEAADpCPMEIocEQADzBwAhjwQBAPIHACGiBAEAgggAIbgEAQCCCAAhugQBAIIIACHqBAEAgggAIe4EAADnCO4EIu8EAQDyBwAh8QQAAOgI8QQi8wQBAIIIACH0BAEAgggAIfYEAADqCPYEI_cEIACBCAAh-AQgAIEIACH5BAIAgAgAIRgJAADrCAAgCgAA7AgAIA8AAO0IACATAADuCAAgFAAA7wgAIBUAAPAIACAXAADyCAAg9QNAAPMHACGEBAAA6QjzBCKHBEAA8wcAIY8EAQDyBwAhogQBAIIIACG4BAEAgggAIboEAQCCCAAh6gQBAIIIACHuBAAA5wjuBCLvBAEA8gcAIfEEAADoCPEEIvMEAQCCCAAh9AQBAIIIACH2BAAA6gj2BCP3BCAAgQgAIfgEIACBCAAh-QQCAIAIACEYCQAAwAkAIAoAAMEJACAPAADCCQAgEwAAwwkAIBQAAMQJACAVAADFCQAgFgAAxgkAIPUDQAAAAAGEBAAAAPMEAocEQAAAAAGPBAEAAAABogQBAAAAAbgEAQAAAAG6BAEAAAAB6gQBAAAAAe4EAAAA7gQC7wQBAAAAAfEEAAAA8QQC8wQBAAAAAfQEAQAAAAH2BAAAAPYEA_cEIAAAAAH4BCAAAAAB-QQCAAAAAQIAAAApACAkAAC8DAAgAwAAACcAICQAALwMACAlAADADAAgGgAAACcAIAkAAOsIACAKAADsCAAgDwAA7QgAIBMAAO4IACAUAADvCAAgFQAA8AgAIBYAAPEIACAdAADADAAg9QNAAPMHACGEBAAA6QjzBCKHBEAA8wcAIY8EAQDyBwAhogQBAIIIACG4BAEAgggAIboEAQCCCAAh6gQBAIIIACHuBAAA5wjuBCLvBAEA8gcAIfEEAADoCPEEIvMEAQCCCAAh9AQBAIIIACH2BAAA6gj2BCP3BCAAgQgAIfgEIACBCAAh-QQCAIAIACEYCQAA6wgAIAoAAOwIACAPAADtCAAgEwAA7ggAIBQAAO8IACAVAADwCAAgFgAA8QgAIPUDQADzBwAhhAQAAOkI8wQihwRAAPMHACGPBAEA8gcAIaIEAQCCCAAhuAQBAIIIACG6BAEAgggAIeoEAQCCCAAh7gQAAOcI7gQi7wQBAPIHACHxBAAA6AjxBCLzBAEAgggAIfQEAQCCCAAh9gQAAOoI9gQj9wQgAIEIACH4BCAAgQgAIfkEAgCACAAhBAQGAgUKAwcAGBYOBAEDAAEBAwABAgMAAQ0ABQkHABcJEAYKPBAPPQwTQRMURRQVRxUWSAQXTBYGBwASCAAHChgJDioFDxwKEi4OAgYTBgcACAEGFAABCQAGBAcADQkABgwgCw4kDAELAAoCCwAKDQAFAgwlAA4mAAIJAAYQAA8DBi8OBwARETMQAg0ABRA1DwIGNgARNwAECjgADjoADzkAEjsAAQ0ABQENAAUBDQAFAQ0ABQYKTQAPTgATTwAUUAAWUQAXUgADBFMABVQAFlUAAAAABQcAHSoAHisAHywAIC0AIQAAAAAABQcAHSoAHisAHywAIC0AIQEDAAEBAwABAwcAJiwAJy0AKAAAAAMHACYsACctACgAAAADBwAuLAAvLQAwAAAAAwcALiwALy0AMAEDAAEBAwABAwcANSwANi0ANwAAAAMHADUsADYtADcAAAADBwA9LAA-LQA_AAAAAwcAPSwAPi0APwAABQcARCoARSsARiwARy0ASAAAAAAABQcARCoARSsARiwARy0ASAAABQcATSoATisATywAUC0AUQAAAAAABQcATSoATisATywAUC0AUQIJAAYQAA8CCQAGEAAPAwcAViwAVy0AWAAAAAMHAFYsAFctAFgBCAAHAQgABwUHAF0qAF4rAF8sAGAtAGEAAAAAAAUHAF0qAF4rAF8sAGAtAGEBCQAGAQkABgUHAGYqAGcrAGgsAGktAGoAAAAAAAUHAGYqAGcrAGgsAGktAGoBCQAGAQkABgUHAG8qAHArAHEsAHItAHMAAAAAAAUHAG8qAHArAHEsAHItAHMBCwAKAQsACgUHAHgqAHkrAHosAHstAHwAAAAAAAUHAHgqAHkrAHosAHstAHwBCfQCBgEJ-gIGBQcAgQEqAIIBKwCDASwAhAEtAIUBAAAAAAAFBwCBASoAggErAIMBLACEAS0AhQECDQAFEIwDDwINAAUQkgMPBQcAigEqAIsBKwCMASwAjQEtAI4BAAAAAAAFBwCKASoAiwErAIwBLACNAS0AjgECCwAKDQAFAgsACg0ABQUHAJMBKgCUASsAlQEsAJYBLQCXAQAAAAAABQcAkwEqAJQBKwCVASwAlgEtAJcBAQ0ABQENAAUFBwCcASoAnQErAJ4BLACfAS0AoAEAAAAAAAUHAJwBKgCdASsAngEsAJ8BLQCgAQENAAUBDQAFBQcApQEqAKYBKwCnASwAqAEtAKkBAAAAAAAFBwClASoApgErAKcBLACoAS0AqQEBDQAFAQ0ABQMHAK4BLACvAS0AsAEAAAADBwCuASwArwEtALABAgMAAQ0ABQIDAAENAAUFBwC1ASoAtgErALcBLAC4AS0AuQEAAAAAAAUHALUBKgC2ASsAtwEsALgBLQC5AQENAAUBDQAFBQcAvgEqAL8BKwDAASwAwQEtAMIBAAAAAAAFBwC-ASoAvwErAMABLADBAS0AwgEAAAAFBwDIASoAyQErAMoBLADLAS0AzAEAAAAAAAUHAMgBKgDJASsAygEsAMsBLQDMAQAAAAMHANIBLADTAS0A1AEAAAADBwDSASwA0wEtANQBAAAABQcA2gEqANsBKwDcASwA3QEtAN4BAAAAAAAFBwDaASoA2wErANwBLADdAS0A3gEAAAAFBwDkASoA5QErAOYBLADnAS0A6AEAAAAAAAUHAOQBKgDlASsA5gEsAOcBLQDoAQAAAAMHAO4BLADvAS0A8AEAAAADBwDuASwA7wEtAPABAAAABQcA9gEqAPcBKwD4ASwA-QEtAPoBAAAAAAAFBwD2ASoA9wErAPgBLAD5AS0A-gEAAAAFBwCAAioAgQIrAIICLACDAi0AhAIAAAAAAAUHAIACKgCBAisAggIsAIMCLQCEAgAAAAUHAIoCKgCLAisAjAIsAI0CLQCOAgAAAAAABQcAigIqAIsCKwCMAiwAjQItAI4CAAAAAwcAlAIsAJUCLQCWAgAAAAMHAJQCLACVAi0AlgIYAgEZVgEaWQEbWgEcWwEeXQEfXxkgYBohYgEiZBkjZRsmZgEnZwEoaBkuaxwvbCIwbQIxbgIybwIzcAI0cQI1cwI2dRk3diM4eAI5ehk6eyQ7fAI8fQI9fhk-gQElP4IBKUCEASpBhQEqQogBKkOJASpEigEqRYwBKkaOARlHjwErSJEBKkmTARlKlAEsS5UBKkyWASpNlwEZTpoBLU-bATFQnAEDUZ0BA1KeAQNTnwEDVKABA1WiAQNWpAEZV6UBMlinAQNZqQEZWqoBM1urAQNcrAEDXa0BGV6wATRfsQE4YLMBOWG0ATlitwE5Y7gBOWS5ATlluwE5Zr0BGWe-ATpowAE5acIBGWrDATtrxAE5bMUBOW3GARluyQE8b8oBQHDMAQdxzQEHctABB3PRAQd00gEHddQBB3bWARl31wFBeNkBB3nbARl63AFCe90BB3zeAQd93wEZfuIBQ3_jAUmAAeUBD4EB5gEPggHoAQ-DAekBD4QB6gEPhQHsAQ-GAe4BGYcB7wFKiAHxAQ-JAfMBGYoB9AFLiwH1AQ-MAfYBD40B9wEZjgH6AUyPAfsBUpAB_AEOkQH9AQ6SAf4BDpMB_wEOlAGAAg6VAYICDpYBhAIZlwGFAlOYAYcCDpkBiQIZmgGKAlSbAYsCDpwBjAIOnQGNAhmeAZACVZ8BkQJZoAGSAgahAZMCBqIBlAIGowGVAgakAZYCBqUBmAIGpgGaAhmnAZsCWqgBnQIGqQGfAhmqAaACW6sBoQIGrAGiAgatAaMCGa4BpgJcrwGnAmKwAagCCbEBqQIJsgGqAgmzAasCCbQBrAIJtQGuAgm2AbACGbcBsQJjuAGzAgm5AbUCGboBtgJkuwG3Agm8AbgCCb0BuQIZvgG8AmW_Ab0Ca8ABvgIKwQG_AgrCAcACCsMBwQIKxAHCAgrFAcQCCsYBxgIZxwHHAmzIAckCCskBywIZygHMAm3LAc0CCswBzgIKzQHPAhnOAdICbs8B0wJ00AHUAgvRAdUCC9IB1gIL0wHXAgvUAdgCC9UB2gIL1gHcAhnXAd0CddgB3wIL2QHhAhnaAeICdtsB4wIL3AHkAgvdAeUCGd4B6AJ33wHpAn3gAeoCBeEB6wIF4gHsAgXjAe0CBeQB7gIF5QHwAgXmAfICGecB8wJ-6AH2AgXpAfgCGeoB-QJ_6wH7AgXsAfwCBe0B_QIZ7gGAA4AB7wGBA4YB8AGCAxDxAYMDEPIBhAMQ8wGFAxD0AYYDEPUBiAMQ9gGKAxn3AYsDhwH4AY4DEPkBkAMZ-gGRA4gB-wGTAxD8AZQDEP0BlQMZ_gGYA4kB_wGZA48BgAKaAwyBApsDDIICnAMMgwKdAwyEAp4DDIUCoAMMhgKiAxmHAqMDkAGIAqUDDIkCpwMZigKoA5EBiwKpAwyMAqoDDI0CqwMZjgKuA5IBjwKvA5gBkAKwAxORArEDE5ICsgMTkwKzAxOUArQDE5UCtgMTlgK4AxmXArkDmQGYArsDE5kCvQMZmgK-A5oBmwK_AxOcAsADE50CwQMZngLEA5sBnwLFA6EBoALGAxShAscDFKICyAMUowLJAxSkAsoDFKUCzAMUpgLOAxmnAs8DogGoAtEDFKkC0wMZqgLUA6MBqwLVAxSsAtYDFK0C1wMZrgLaA6QBrwLbA6oBsALdAxWxAt4DFbIC4AMVswLhAxW0AuIDFbUC5AMVtgLmAxm3AucDqwG4AukDFbkC6wMZugLsA6wBuwLtAxW8Au4DFb0C7wMZvgLyA60BvwLzA7EBwAL0AwTBAvUDBMIC9gMEwwL3AwTEAvgDBMUC-gMExgL8AxnHAv0DsgHIAv8DBMkCgQQZygKCBLMBywKDBATMAoQEBM0ChQQZzgKIBLQBzwKJBLoB0AKKBBbRAosEFtICjAQW0wKNBBbUAo4EFtUCkAQW1gKSBBnXApMEuwHYApUEFtkClwQZ2gKYBLwB2wKZBBbcApoEFt0CmwQZ3gKeBL0B3wKfBMMB4AKhBMQB4QKiBMQB4gKlBMQB4wKmBMQB5AKnBMQB5QKpBMQB5gKrBBnnAqwExQHoAq4ExAHpArAEGeoCsQTGAesCsgTEAewCswTEAe0CtAQZ7gK3BMcB7wK4BM0B8AK6BM4B8QK7BM4B8gK-BM4B8wK_BM4B9ALABM4B9QLCBM4B9gLEBBn3AsUEzwH4AscEzgH5AskEGfoCygTQAfsCywTOAfwCzATOAf0CzQQZ_gLQBNEB_wLRBNUBgAPTBNYBgQPUBNYBggPXBNYBgwPYBNYBhAPZBNYBhQPbBNYBhgPdBBmHA94E1wGIA-AE1gGJA-IEGYoD4wTYAYsD5ATWAYwD5QTWAY0D5gQZjgPpBNkBjwPqBN8BkAPsBOABkQPtBOABkgPwBOABkwPxBOABlAPyBOABlQP0BOABlgP2BBmXA_cE4QGYA_kE4AGZA_sEGZoD_ATiAZsD_QTgAZwD_gTgAZ0D_wQZngOCBeMBnwODBekBoAOFBeoBoQOGBeoBogOJBeoBowOKBeoBpAOLBeoBpQONBeoBpgOPBRmnA5AF6wGoA5IF6gGpA5QFGaoDlQXsAasDlgXqAawDlwXqAa0DmAUZrgObBe0BrwOcBfEBsAOeBfIBsQOfBfIBsgOiBfIBswOjBfIBtAOkBfIBtQOmBfIBtgOoBRm3A6kF8wG4A6sF8gG5A60FGboDrgX0AbsDrwXyAbwDsAXyAb0DsQUZvgO0BfUBvwO1BfsBwAO3BfwBwQO4BfwBwgO7BfwBwwO8BfwBxAO9BfwBxQO_BfwBxgPBBRnHA8IF_QHIA8QF_AHJA8YFGcoDxwX-AcsDyAX8AcwDyQX8Ac0DygUZzgPNBf8BzwPOBYUC0APQBYYC0QPRBYYC0gPUBYYC0wPVBYYC1APWBYYC1QPYBYYC1gPaBRnXA9sFhwLYA90FhgLZA98FGdoD4AWIAtsD4QWGAtwD4gWGAt0D4wUZ3gPmBYkC3wPnBY8C4APpBZAC4QPqBZAC4gPtBZAC4wPuBZAC5APvBZAC5QPxBZAC5gPzBRnnA_QFkQLoA_YFkALpA_gFGeoD-QWSAusD-gWQAuwD-wWQAu0D_AUZ7gP_BZMC7wOABpcC"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AgentRunScalarFieldEnum: () => AgentRunScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AttemptScalarFieldEnum: () => AttemptScalarFieldEnum,
  AuditEventScalarFieldEnum: () => AuditEventScalarFieldEnum,
  AuditHeadScalarFieldEnum: () => AuditHeadScalarFieldEnum,
  AuditLinkScalarFieldEnum: () => AuditLinkScalarFieldEnum,
  CaseScalarFieldEnum: () => CaseScalarFieldEnum,
  ChunkScalarFieldEnum: () => ChunkScalarFieldEnum,
  ClientScalarFieldEnum: () => ClientScalarFieldEnum,
  ContactCaseScalarFieldEnum: () => ContactCaseScalarFieldEnum,
  ContactScalarFieldEnum: () => ContactScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DocumentPageScalarFieldEnum: () => DocumentPageScalarFieldEnum,
  DocumentScalarFieldEnum: () => DocumentScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IndexQueueScalarFieldEnum: () => IndexQueueScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LexiconScalarFieldEnum: () => LexiconScalarFieldEnum,
  LooseFileScalarFieldEnum: () => LooseFileScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  PartyScalarFieldEnum: () => PartyScalarFieldEnum,
  PasswordResetScalarFieldEnum: () => PasswordResetScalarFieldEnum,
  PetitionAttachmentScalarFieldEnum: () => PetitionAttachmentScalarFieldEnum,
  PetitionChecksScalarFieldEnum: () => PetitionChecksScalarFieldEnum,
  PetitionConfirmationScalarFieldEnum: () => PetitionConfirmationScalarFieldEnum,
  PetitionDocumentScalarFieldEnum: () => PetitionDocumentScalarFieldEnum,
  PetitionPartyScalarFieldEnum: () => PetitionPartyScalarFieldEnum,
  PetitionScalarFieldEnum: () => PetitionScalarFieldEnum,
  PetitionVersionScalarFieldEnum: () => PetitionVersionScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  RowCountScalarFieldEnum: () => RowCountScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SettingScalarFieldEnum: () => SettingScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join6,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join6 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  Session: "Session",
  Attempt: "Attempt",
  PasswordReset: "PasswordReset",
  Setting: "Setting",
  Client: "Client",
  Contact: "Contact",
  ContactCase: "ContactCase",
  Case: "Case",
  Party: "Party",
  Document: "Document",
  DocumentPage: "DocumentPage",
  Petition: "Petition",
  PetitionParty: "PetitionParty",
  PetitionDocument: "PetitionDocument",
  PetitionAttachment: "PetitionAttachment",
  PetitionVersion: "PetitionVersion",
  PetitionChecks: "PetitionChecks",
  PetitionConfirmation: "PetitionConfirmation",
  AgentRun: "AgentRun",
  Chunk: "Chunk",
  Lexicon: "Lexicon",
  IndexQueue: "IndexQueue",
  RowCount: "RowCount",
  AuditEvent: "AuditEvent",
  AuditLink: "AuditLink",
  AuditHead: "AuditHead",
  IdempotencyKey: "IdempotencyKey",
  LooseFile: "LooseFile"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  full_name: "full_name",
  phone: "phone",
  oab_number: "oab_number",
  specialization: "specialization",
  is_active: "is_active",
  is_superuser: "is_superuser",
  user_role: "user_role",
  password_hash: "password_hash",
  version: "version",
  created_at: "created_at",
  updated_at: "updated_at"
};
var SessionScalarFieldEnum = {
  id: "id",
  user_id: "user_id",
  address: "address",
  user_agent: "user_agent",
  last_used_at: "last_used_at",
  expires_at: "expires_at",
  created_at: "created_at",
  updated_at: "updated_at"
};
var AttemptScalarFieldEnum = {
  id: "id",
  kind: "kind",
  subject: "subject",
  address: "address",
  pending: "pending",
  created_at: "created_at"
};
var PasswordResetScalarFieldEnum = {
  id: "id",
  user_id: "user_id",
  token_hash: "token_hash",
  expires_at: "expires_at",
  used_at: "used_at",
  created_at: "created_at",
  updated_at: "updated_at"
};
var SettingScalarFieldEnum = {
  key: "key",
  value: "value",
  created_at: "created_at",
  updated_at: "updated_at"
};
var ClientScalarFieldEnum = {
  id: "id",
  name: "name",
  email: "email",
  phone: "phone",
  client_type: "client_type",
  status: "status",
  version: "version",
  created_at: "created_at",
  updated_at: "updated_at",
  anonymized_at: "anonymized_at"
};
var ContactScalarFieldEnum = {
  id: "id",
  name: "name",
  client_type: "client_type",
  cpf_cnpj: "cpf_cnpj",
  rg: "rg",
  email: "email",
  phone: "phone",
  birth_date: "birth_date",
  marital_status: "marital_status",
  profession: "profession",
  nationality: "nationality",
  gender: "gender",
  address: "address",
  zip_code: "zip_code",
  origin: "origin",
  general_notes: "general_notes",
  custom_fields: "custom_fields",
  version: "version",
  created_at: "created_at",
  updated_at: "updated_at",
  anonymized_at: "anonymized_at"
};
var ContactCaseScalarFieldEnum = {
  contact_id: "contact_id",
  case_id: "case_id",
  created_at: "created_at"
};
var CaseScalarFieldEnum = {
  id: "id",
  title: "title",
  case_number: "case_number",
  client_id: "client_id",
  client_name: "client_name",
  case_type: "case_type",
  status: "status",
  priority: "priority",
  description: "description",
  next_deadline: "next_deadline",
  assigned_lawyers: "assigned_lawyers",
  court: "court",
  district: "district",
  claim_value: "claim_value",
  represented_side: "represented_side",
  version: "version",
  created_at: "created_at",
  updated_at: "updated_at",
  closed_at: "closed_at"
};
var PartyScalarFieldEnum = {
  id: "id",
  case_id: "case_id",
  position: "position",
  name: "name",
  role: "role",
  party_type: "party_type",
  cpf_cnpj: "cpf_cnpj",
  address: "address",
  phone: "phone",
  email: "email",
  nationality: "nationality",
  marital_status: "marital_status",
  stable_union: "stable_union",
  profession: "profession",
  rg: "rg",
  gender: "gender",
  legal_representative: "legal_representative",
  created_at: "created_at",
  updated_at: "updated_at"
};
var DocumentScalarFieldEnum = {
  id: "id",
  case_id: "case_id",
  title: "title",
  description: "description",
  document_type: "document_type",
  status: "status",
  is_confidential: "is_confidential",
  tags: "tags",
  file_name: "file_name",
  file_size: "file_size",
  file_type: "file_type",
  storage_key: "storage_key",
  created_by: "created_by",
  author_id: "author_id",
  text_status: "text_status",
  text_error: "text_error",
  text_source: "text_source",
  unread_pages: "unread_pages",
  uncertain_pages: "uncertain_pages",
  hidden_text: "hidden_text",
  version: "version",
  created_at: "created_at",
  updated_at: "updated_at"
};
var DocumentPageScalarFieldEnum = {
  document_id: "document_id",
  page: "page",
  text: "text",
  created_at: "created_at"
};
var PetitionScalarFieldEnum = {
  id: "id",
  petition_type: "petition_type",
  title: "title",
  petition_profile: "petition_profile",
  status: "status",
  client_name: "client_name",
  case_id: "case_id",
  author: "author",
  author_id: "author_id",
  additional_context: "additional_context",
  content: "content",
  mode: "mode",
  background: "background",
  read_confidential: "read_confidential",
  version: "version",
  created_at: "created_at",
  updated_at: "updated_at"
};
var PetitionPartyScalarFieldEnum = {
  id: "id",
  petition_id: "petition_id",
  position: "position",
  row_id: "row_id",
  role: "role",
  party_type: "party_type",
  client_name: "client_name",
  custom_name: "custom_name",
  contact_id: "contact_id",
  created_at: "created_at"
};
var PetitionDocumentScalarFieldEnum = {
  petition_id: "petition_id",
  document_id: "document_id",
  position: "position",
  created_at: "created_at"
};
var PetitionAttachmentScalarFieldEnum = {
  id: "id",
  petition_id: "petition_id",
  position: "position",
  file_name: "file_name",
  file_size: "file_size",
  file_type: "file_type",
  storage_key: "storage_key",
  text_status: "text_status",
  text_error: "text_error",
  text_source: "text_source",
  unread_pages: "unread_pages",
  uncertain_pages: "uncertain_pages",
  hidden_text: "hidden_text",
  text: "text",
  pages: "pages",
  author_id: "author_id",
  created_at: "created_at",
  updated_at: "updated_at"
};
var PetitionVersionScalarFieldEnum = {
  petition_id: "petition_id",
  number: "number",
  content: "content",
  reason: "reason",
  author_id: "author_id",
  created_at: "created_at"
};
var PetitionChecksScalarFieldEnum = {
  petition_id: "petition_id",
  stamp: "stamp",
  checks: "checks",
  updated_at: "updated_at"
};
var PetitionConfirmationScalarFieldEnum = {
  petition_id: "petition_id",
  user_id: "user_id",
  digest: "digest",
  name: "name",
  open: "open",
  created_at: "created_at"
};
var AgentRunScalarFieldEnum = {
  id: "id",
  petition_id: "petition_id",
  agent_id: "agent_id",
  position: "position",
  status: "status",
  output: "output",
  partial_output: "partial_output",
  error_message: "error_message",
  error_code: "error_code",
  attempt: "attempt",
  lease_owner: "lease_owner",
  lease_expires_at: "lease_expires_at",
  started_at: "started_at",
  completed_at: "completed_at",
  model: "model",
  tokens_in: "tokens_in",
  tokens_out: "tokens_out",
  duration_ms: "duration_ms",
  prompt_hash: "prompt_hash",
  created_at: "created_at",
  updated_at: "updated_at"
};
var ChunkScalarFieldEnum = {
  id: "id",
  source_type: "source_type",
  source_id: "source_id",
  position: "position",
  client_id: "client_id",
  case_id: "case_id",
  confidential: "confidential",
  author_id: "author_id",
  page: "page",
  content: "content",
  content_hash: "content_hash",
  words_version: "words_version",
  embedding_model: "embedding_model",
  embed_after: "embed_after",
  created_at: "created_at",
  updated_at: "updated_at"
};
var LexiconScalarFieldEnum = {
  word: "word"
};
var IndexQueueScalarFieldEnum = {
  source_type: "source_type",
  source_id: "source_id",
  stamp: "stamp",
  first_pass: "first_pass",
  attempts: "attempts",
  next_try_at: "next_try_at",
  changed_at: "changed_at"
};
var RowCountScalarFieldEnum = {
  table_name: "table_name",
  id: "id",
  rows: "rows"
};
var AuditEventScalarFieldEnum = {
  id: "id",
  at: "at",
  actor_id: "actor_id",
  actor_name: "actor_name",
  action: "action",
  entity_type: "entity_type",
  entity_id: "entity_id",
  case_id: "case_id",
  before: "before",
  after: "after",
  request_id: "request_id",
  address: "address",
  confidential: "confidential",
  salt: "salt",
  seal: "seal"
};
var AuditLinkScalarFieldEnum = {
  event_id: "event_id",
  created_at: "created_at",
  sequence: "sequence",
  facts_digest: "facts_digest",
  details_salt: "details_salt",
  details_digest: "details_digest",
  actor_salt: "actor_salt",
  actor_digest: "actor_digest",
  digest: "digest"
};
var AuditHeadScalarFieldEnum = {
  id: "id",
  sequence: "sequence",
  digest: "digest",
  open: "open",
  key_id: "key_id",
  seal: "seal",
  ran_at: "ran_at"
};
var IdempotencyKeyScalarFieldEnum = {
  user_id: "user_id",
  key: "key",
  request_hash: "request_hash",
  status: "status",
  response: "response",
  expires_at: "expires_at",
  created_at: "created_at",
  updated_at: "updated_at"
};
var LooseFileScalarFieldEnum = {
  storage_key: "storage_key",
  due_at: "due_at",
  created_at: "created_at"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();

// src/core/database-pglite.ts
import { join as join7 } from "node:path";
import { setImmediate } from "node:timers/promises";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { vector } from "@electric-sql/pglite-pgvector";
import { fromPglite } from "pg-boss";
import { PrismaPGlite } from "pglite-prisma-adapter";

// src/core/joint-transaction.ts
import { AsyncLocalStorage } from "node:async_hooks";

// src/core/in-time.ts
async function inTime(milliseconds, work, late = () => new Error(`not within ${milliseconds} ms`)) {
  let timer;
  const limit = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

// src/core/joint-transaction.ts
var joining = new AsyncLocalStorage();
var LIMIT_MS = 2e4;
var transactionLimits = { maxWait: LIMIT_MS, timeout: LIMIT_MS };
function jointTransaction(database, work) {
  return database.transaction(async ({ query }, connection) => {
    const joined2 = joinedPrisma(database.prisma, connection);
    let open2 = true;
    const whileOpen = (text3, values) => open2 ? query(text3, values) : Promise.reject(new TransactionOver());
    try {
      return await inTime(LIMIT_MS, work(joined2.db, whileOpen), () => new TransactionOver());
    } finally {
      open2 = false;
      await joined2.leave();
    }
  });
}
function joinedPrisma(prisma, connection) {
  let leave;
  const left = new Promise((resolve2) => leave = resolve2);
  let joined2;
  let ended;
  let [here, over] = [false, false];
  const join9 = () => new Promise((resolve2, reject) => {
    const enter = (client) => {
      here = true;
      resolve2(client);
      return left;
    };
    ended = joining.run(connection, () => prisma.$transaction(enter, transactionLimits));
    ended.catch(reject);
  });
  return {
    db: methodsOf(() => over ? Promise.reject(new TransactionOver()) : joined2 ??= join9()),
    leave: async () => {
      over = true;
      joined2?.catch(() => void 0);
      leave?.();
      if (here) await ended?.catch(() => void 0);
    }
  };
}
function methodsOf(join9) {
  const methods = (model) => (name) => async (...args) => {
    const client = await join9();
    return (model === void 0 ? client : client[model])?.[name]?.(...args);
  };
  const models = (name) => name.startsWith("$") ? methods()(name) : named(methods(name));
  return named(models);
}
var named = (get) => new Proxy({}, { get: (_target, name) => typeof name === "string" ? get(name) : void 0 });
var TransactionOver = class extends Error {
  /** As Prisma says it of its own statements. */
  code = "P2028";
  message = "the transaction is over";
};
function joiningAdapter(factory, sourceOf3) {
  const connect = async () => {
    const adapter = await factory.connect();
    const startTransaction = (isolation) => {
      const connection = joining.getStore();
      const using = connection ? Object.create(adapter, { client: { value: sourceOf3(connection) } }) : adapter;
      return using.startTransaction(isolation);
    };
    return Object.create(adapter, { startTransaction: { value: startTransaction } });
  };
  return { provider: factory.provider, adapterName: factory.adapterName, connect };
}

// src/core/database-pglite.ts
var asText = (value) => value;
var parsers = { [types.DATE]: asText, [types.NUMERIC]: asText, [types.INT8]: Number };
async function openPglite(folder) {
  const unlock = await lockFolder(folder);
  try {
    const pglite = await PGlite.create({ dataDir: join7(folder, "db"), extensions: { vector, unaccent, pg_trgm }, parsers });
    await pglite.exec("SET TIME ZONE 'UTC'");
    return {
      kind: "pglite",
      ...sqlOf(pglite),
      apart: null,
      transaction: async (work) => {
        await setImmediate();
        return pglite.transaction((tx) => work(sqlOf(tx), tx));
      },
      adapter: joiningAdapter(new PrismaPGlite(pglite), sourceOf),
      queue: { db: fromPglite(pglite), backend: "pglite" },
      connections: () => ({ used: 1, idle: 0, waited_for: 0 }),
      close: async () => {
        await pglite.close();
        unlock();
      }
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
var sourceOf = (tx) => ({
  // The adapter does not expect its work to begin before it has the promise of it.
  transaction: (work) => Promise.resolve({ query: tx.query.bind(tx), rollback: () => Promise.resolve() }).then(work)
});
function sqlOf(handle) {
  return {
    exec: async (sql3) => {
      await handle.exec(sql3);
    },
    query: async (sql3, params) => (await handle.query(sql3, params)).rows
  };
}

// src/core/database-postgres.ts
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
var asText2 = (value) => value;
var parsers2 = /* @__PURE__ */ new Map([
  [pg.types.builtins.DATE, asText2],
  [pg.types.builtins.NUMERIC, asText2],
  [pg.types.builtins.INT8, Number]
]);
var types2 = {
  getTypeParser: (oid, format) => parsers2.get(oid) ?? pg.types.getTypeParser(oid, format)
};
var production = { connectMs: 5e3, statementMs: 3e4, answerMs: 35e3, rollbackMs: 3e3 };
var alive = { keepAlive: true, keepAliveInitialDelayMillis: 1e4 };
async function openPostgres(url, onError, patience = production) {
  const bounds = { ...alive, connectionTimeoutMillis: patience.connectMs, query_timeout: patience.answerMs };
  const pool = new pg.Pool({
    ...bounds,
    connectionString: url,
    application_name: "lavra",
    max: 10,
    idleTimeoutMillis: 3e4,
    statement_timeout: patience.statementMs,
    idle_in_transaction_session_timeout: 6e4,
    // Our statements read few rows of many tables: compiling their plans took ten times as long as running them. Prepared ones are
    // planned each time for their values, since a rare word and a frequent one want different plans.
    options: "-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_custom_plan",
    types: types2
  });
  pool.on("error", onError);
  await reach(pool);
  const prisma = new PrismaPg(pool, { onPoolError: onError, onConnectionError: onError });
  return {
    kind: "postgres",
    ...sqlOf2(pool),
    transaction: (work) => inTransaction(pool, work, onError, patience.rollbackMs),
    apart: (work, signal) => onOwnConnection(url, work, signal),
    adapter: joiningAdapter(prisma, sourceOf2),
    queue: { ...bounds, connectionString: url, application_name: "lavra-jobs", max: 4 },
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waited_for: pool.waitingCount }),
    close: () => pool.end()
  };
}
async function reach(pool) {
  try {
    await pool.query("SELECT 1");
  } catch (cause) {
    await pool.end();
    throw new Error("O banco de dados de DATABASE_URL n\xE3o respondeu; confira o endere\xE7o, o usu\xE1rio e se o PostgreSQL est\xE1 no ar", { cause });
  }
}
async function inTransaction(pool, work, onError, rollbackMs) {
  const client = await pool.connect();
  client.on("error", onError);
  let broken;
  try {
    await client.query("BEGIN");
    const result = await work(sqlOf2(client), client);
    const { command } = await client.query("COMMIT");
    if (command !== "COMMIT") throw new Error("the transaction could not be committed, because one of its statements had failed");
    return result;
  } catch (error) {
    await inTime(rollbackMs, client.query("ROLLBACK")).catch((failure) => broken = failure instanceof Error ? failure : new Error(String(failure)));
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}
var sourceOf2 = (client) => {
  const query = (statement) => /^(begin|commit|rollback)$/i.test(statement.text) ? Promise.resolve({ fields: [], rows: [], rowCount: 0 }) : client.query(statement);
  const nothing = () => void 0;
  return { connect: () => Promise.resolve({ query, on: nothing, removeListener: nothing, release: nothing }) };
};
async function onOwnConnection(url, work, signal) {
  const options = { ...alive, application_name: "lavra-upkeep", connectionTimeoutMillis: production.connectMs, types: types2 };
  const client = new pg.Client({ connectionString: url, ...options });
  client.on("error", () => void 0);
  const cut = () => void client.end().catch(() => void 0);
  signal.throwIfAborted();
  signal.addEventListener("abort", cut, { once: true });
  try {
    await client.connect();
    return await work(sqlOf2(client));
  } finally {
    signal.removeEventListener("abort", cut);
    await client.end().catch(() => void 0);
  }
}
function sqlOf2(handle) {
  return {
    exec: async (sql3) => {
      await handle.query(sql3);
    },
    query: async (text3, values = []) => (await handle.query({ name: values.length > 0 ? preparedName(text3) : void 0, text: text3, values })).rows
  };
}
var names = /* @__PURE__ */ new Map();
var MOST_PREPARED = 300;
function preparedName(text3) {
  const known = names.get(text3);
  if (known !== void 0 || names.size >= MOST_PREPARED) return known;
  const name = `lavra_${names.size}`;
  names.set(text3, name);
  return name;
}

// src/core/database.ts
async function openDatabase(env, onError, onStatement = () => void 0) {
  const { adapter, ...driver } = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL, onError) : await openPglite(env.DATA_DIR);
  const prisma = new PrismaClient({ adapter, transactionOptions: transactionLimits, errorFormat: "minimal" });
  const close = async () => {
    await prisma.$disconnect();
    await driver.close();
  };
  const query = timed(driver.query, onStatement);
  const transaction = (work) => driver.transaction((tx, connection) => work({ ...tx, query: timed(tx.query, onStatement) }, connection));
  return { ...driver, query, transaction, prisma, close };
}
var timed = (query, tell) => async (text3, params) => {
  const began = performance.now();
  let ok = false;
  try {
    const found = await query(text3, params);
    ok = true;
    return found;
  } finally {
    tell((performance.now() - began) / 1e3, ok);
  }
};

// ../../packages/contracts/src/endpoint.ts
import { z as z2 } from "zod";
var fileAnswer = z2.custom();
function endpoint(spec) {
  return { access: "user", mount: "api", status: 200, ...spec };
}

// ../../packages/contracts/src/messages.ts
var messages = {
  required: "Campo obrigat\xF3rio",
  nameRequired: "Nome \xE9 obrigat\xF3rio",
  titleRequired: "T\xEDtulo \xE9 obrigat\xF3rio",
  caseNumberRequired: "N\xFAmero do processo \xE9 obrigat\xF3rio",
  caseTypeRequired: "Tipo de processo \xE9 obrigat\xF3rio",
  clientRequired: "Cliente \xE9 obrigat\xF3rio",
  partyName: "Nome \xE9 obrigat\xF3rio (m\xEDnimo 2 caracteres)",
  partyRole: "Papel processual \xE9 obrigat\xF3rio",
  partyType: "Tipo de parte \xE9 obrigat\xF3rio",
  cpfLength: "CPF deve ter 11 d\xEDgitos",
  cnpjLength: "CNPJ deve ter 14 d\xEDgitos",
  partyEmail: "Email deve ter formato v\xE1lido",
  emailInvalid: "Email inv\xE1lido",
  usernameRequired: "Nome de usu\xE1rio \xE9 obrigat\xF3rio",
  emailRequired: "E-mail \xE9 obrigat\xF3rio",
  fullNameRequired: "Nome completo \xE9 obrigat\xF3rio",
  passwordRequired: "Senha \xE9 obrigat\xF3ria",
  passwordShort: "A senha deve ter no m\xEDnimo 6 caracteres",
  resetPasswordShort: "A senha deve ter pelo menos 6 caracteres",
  passwordsDiffer: "As senhas n\xE3o coincidem",
  resetTokenRequired: "Token \xE9 obrigat\xF3rio",
  passwordLong: "A senha deve ter no m\xE1ximo 72 bytes",
  tooLong: "Texto longo demais",
  invalid: "Valor inv\xE1lido",
  nul: "Texto cont\xE9m caracteres n\xE3o permitidos",
  contentRequired: "Conte\xFAdo \xE9 obrigat\xF3rio",
  outputRequired: "Texto do agente \xE9 obrigat\xF3rio",
  chatMessageRequired: "Escreva uma pergunta",
  petitionTypeRequired: "Por favor, selecione um tipo de peti\xE7\xE3o"
};

// src/core/sql.ts
var sql2 = prismaNamespace_exports.sql;
var digitsOf = (value) => prismaNamespace_exports.raw(String(Math.trunc(value)));
function whereAll(conditions) {
  const given = conditions.filter((condition) => typeof condition === "object" && condition !== null);
  return given.length > 0 ? sql2`where ${prismaNamespace_exports.join(given, " and ")}` : prismaNamespace_exports.empty;
}
var rows = (ctx, { text: text3, values }) => ctx.query(text3, values);
function insertOne(table2, fields) {
  const given = givenOf(fields);
  const [names2, values] = [given.map(([name]) => prismaNamespace_exports.raw(name)), given.map(([, value]) => sql2`${value}`)];
  return sql2`insert into ${prismaNamespace_exports.raw(table2)} as c (${prismaNamespace_exports.join(names2)}) values (${prismaNamespace_exports.join(values)})`;
}
function updateOne(ctx, table2, id2, fields) {
  const changes = givenOf(fields).map(([name, value]) => sql2`${prismaNamespace_exports.raw(name)} = ${value}`);
  const all = prismaNamespace_exports.join([...changes, sql2`version = c.version + 1`, sql2`updated_at = ${ctx.clock()}`]);
  return sql2`update ${prismaNamespace_exports.raw(table2)} c set ${all} where c.id = ${id2}`;
}
function givenOf(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== void 0);
  const odd = given.find(([name]) => !/^[a-z_]+$/.test(name));
  if (odd) throw new Error(`no column: ${odd[0]}`);
  return given;
}
async function paged(ctx, { columns: columns2, from, order, page, total }) {
  const count2 = total ?? sql2`select count(*)::int as total ${from}`;
  const found = await rows(
    ctx,
    sql2`select ${columns2}, (${count2}) as total ${from} order by ${order} limit ${page.limit} offset ${page.skip}`
  );
  const [counted] = found.length > 0 || page.skip === 0 ? found : await rows(ctx, count2);
  return { rows: found, total: counted?.total ?? 0 };
}
function matchesText(search2, column, within = "texts") {
  if ([field, numbersEnd, namesBegin].some((code) => search2.includes(String.fromCharCode(code)))) return sql2`false`;
  const before = sql2`'%' || ${chr(within === "texts" ? numbersEnd : namesBegin)} || '%'`;
  const conditions = heads(search2).map((head) => sql2`${column} like ${before} || ${head} || ${plain(search2)} || '%'`);
  const signs = signsOf(search2);
  if (signs !== "") conditions.push(...heads(signs).map((head) => sql2`${column} like '%' || ${head} || ${plain(signs)} || '%' || ${chr(numbersEnd)} || '%'`));
  return sql2`(${prismaNamespace_exports.join(conditions, " or ")})`;
}
var beginsWith = (search2, column, within = "texts") => sql2`strpos(${column}, ${chr(within === "texts" ? numbersEnd : namesBegin)} || ${chr(field)} || fold(${search2})) > 0`;
var searchedTexts = (texts) => sql2`(${chr(numbersEnd)} || fold(concat_ws(${chr(field)}, '', ${prismaNamespace_exports.join(texts)})))`;
var holdsText = (text3, column) => sql2`${column} like '%' || ${chr(numbersEnd)} || '%' || ${plain(text3)} || '%'`;
var hasDigits = (digits, column) => sql2`${column} like ${chr(field)} || ${plain(digits)} || ${chr(numbersEnd)} || '%'`;
var [field, numbersEnd, namesBegin] = [31, 30, 29];
var chr = (code) => sql2`chr(${digitsOf(code)})`;
var heads = (term) => Array.from(term).length >= 3 ? [sql2`''`] : [chr(field), sql2`' '`];
function signsOf(search2) {
  const number = /^[\dA-Za-z\s().\-/+]+$/.test(search2) && /\d/.test(search2);
  return number ? search2.replace(/^\s*\+55/, "").replace(/[^\dA-Za-z]/g, "") : "";
}
var plain = (term) => sql2`regexp_replace(fold(${term}), '([\\\\%_])', '\\\\\\1', 'g')`;
function identifier(name) {
  if (!/^[a-z_]+(\.[a-z_]+)?$/.test(name)) throw new Error(`no name: ${name}`);
  return prismaNamespace_exports.raw(name.replace(/[a-z_]+/g, '"$&"'));
}
identifier.list = (names2) => prismaNamespace_exports.join(names2.map(identifier));
var joined = (parts2, separator = ", ") => prismaNamespace_exports.join(parts2, separator);

// ../../packages/contracts/src/common.ts
import { z as z3 } from "zod";
var storable = (value) => !/[\0\ud800-\udfff]/u.test(value);
var text = (required, max) => z3.string({ error: required }).trim().min(1, required).max(max, `${messages.tooLong} (m\xE1ximo ${max} caracteres)`).refine(storable, messages.nul);
var optionalText = (max) => z3.string({ error: messages.invalid }).trim().max(max, `${messages.tooLong} (m\xE1ximo ${max} caracteres)`).refine(storable, messages.nul).nullish().transform((value) => value === "" ? null : value);
var emailPattern = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/;
var email = (required, invalid = messages.emailInvalid) => text(required, 254).refine((value) => value === "" || emailPattern.test(value), invalid).transform((value) => value.toLowerCase());
var optionalEmail = (invalid = messages.emailInvalid) => optionalText(254).refine((value) => value == null || emailPattern.test(value), invalid).transform((value) => value?.toLowerCase() ?? value);
var optionalDate = optionalText(10).refine((value) => value == null || isCalendarDate(value), "Data inv\xE1lida");
function isCalendarDate(value) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < "1800-01-01") return false;
  const date2 = /* @__PURE__ */ new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date2.getTime()) && date2.toISOString().startsWith(value);
}
var optionalAmount = optionalText(20).refine(
  (value) => value == null || /^\d{1,13}(\.\d{1,2})?$/.test(value),
  "Valor inv\xE1lido (use, por exemplo, 4200.00)"
);
var choice = (table2, error = messages.invalid) => z3.enum(Object.keys(table2), { error });
var optionalChoice = (table2) => z3.preprocess((value) => value === "" ? null : value, choice(table2).nullish());
var id = text(messages.invalid, 100);
var IdParams = z3.object({ id });
var timestamp = z3.iso.datetime();
var date = z3.iso.date();
var whole2 = (min, max) => {
  const error = `Informe um n\xFAmero inteiro de ${min} a ${max}`;
  return z3.coerce.number({ error }).int(error).min(min, error).max(max, error);
};
var paging = (limit) => ({
  skip: whole2(0, 1e6).default(0),
  limit: whole2(1, 1e3).default(limit)
});
var search = optionalText(200).transform((value) => value ?? void 0);
var Warning = z3.object({ field: z3.string(), message: z3.string() });
var Message = z3.object({ message: z3.string() });
var Problem = z3.object({ loc: z3.array(z3.union([z3.string(), z3.number()])), msg: z3.string(), type: z3.string() });
var ErrorAnswer = z3.object({ detail: z3.union([z3.string(), z3.array(Problem)]), code: z3.string(), request_id: z3.string() });

// src/core/jobs.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import { PgBoss } from "pg-boss";
function defineJob(spec) {
  return { retry: { limit: 5, delaySeconds: 2 }, concurrency: 1, timeoutSeconds: 900, ...spec };
}
var HEARTBEAT_SECONDS = 10;
var STOP_MS = 5e3;
async function openJobs(database, jobs, log) {
  const boss = new PgBoss({
    ...database.queue,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 60,
    schedule: false,
    reindex: database.kind === "postgres",
    monitorVacuum: false
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  for (const job of jobs) await createQueue(boss, job);
  if (database.kind === "pglite") await failOrphans(boss, database);
  const workers = /* @__PURE__ */ new Map();
  const stopping = new AbortController();
  const wake = (name) => workers.get(name)?.forEach((worker) => boss.notifyWorker(worker));
  return {
    jobs: (query, sent) => jobsOf(boss, query, sent),
    wake,
    work: async (ctxOf) => {
      for (const job of jobs) workers.set(job.name, await startWorkers(boss, job, ctxOf, stopping.signal));
    },
    close: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    }
  };
}
async function failOrphans(boss, database) {
  const orphans = await database.query("SELECT id, name FROM pgboss.job WHERE state = 'active'");
  for (const { id: id2, name } of orphans) await boss.fail(name, id2, { message: "the process was killed" });
}
async function createQueue(boss, job) {
  const options = {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 3 * 24 * 3600
  };
  await boss.createQueue(job.name, { policy: "short", ...options });
  await boss.updateQueue(job.name, options);
}
function jobsOf(boss, query, sent) {
  const db = { executeSql: async (text3, values) => ({ rows: await query(text3, values) }) };
  return {
    send: async (job, payload, { singletonKey, startAfter } = {}) => {
      job.schema.parse(payload);
      const key = singletonKey ?? randomUUID2();
      const data = { payload, key };
      const id2 = await boss.send(job.name, data, { db, singletonKey: key, ...startAfter && { startAfter } });
      sent(job.name);
      return id2;
    },
    ping: async () => {
      await query("SELECT 1 FROM pgboss.version");
    }
  };
}
async function startWorkers(boss, job, ctxOf, stopping) {
  const options = { pollingIntervalSeconds: 1, batchSize: 1 };
  const ids = [];
  for (let worker = 0; worker < job.concurrency; worker++) {
    const id2 = await boss.work(job.name, options, async (batch) => {
      for (const { data, signal } of batch) await run(job, ctxOf(job), data, AbortSignal.any([signal, stopping]), stopping);
      boss.notifyWorker(id2);
    });
    ids.push(id2);
  }
  return ids;
}
async function run(job, ctx, { payload, key }, signal, stopping) {
  const input = job.schema.parse(payload);
  try {
    if (!stopping.aborted) {
      await job.handler(ctx, input, signal);
      return;
    }
  } catch (error) {
    if (!stopping.aborted) {
      ctx.log.warn({ err: error }, "job failed");
      throw error;
    }
  }
  await ctx.jobs.send(job, payload, { singletonKey: key });
}

// src/core/loose-files.ts
import { z as z4 } from "zod";

// src/core/backup/hold.ts
var HOLD = 72707371;
async function filesAreHeld(query) {
  const held2 = `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${HOLD} and granted
    and database = (select oid from pg_database where datname = current_database())`;
  return (await query(held2)).length > 0;
}
function holdingFiles(database, signal, work) {
  const snapshot = "set transaction isolation level repeatable read, read only";
  if (!database.apart) {
    return held(database, () => work((read) => database.transaction(async (tx) => {
      await tx.exec(snapshot);
      return read(tx);
    })));
  }
  return database.apart(async (connection) => {
    await connection.exec("set idle_session_timeout = 0");
    return held(connection, () => work(async (read) => {
      await connection.exec(`begin; ${snapshot}`);
      const result = await read(connection);
      await connection.exec("commit");
      return result;
    }));
  }, signal);
}
async function held(sql3, work) {
  await sql3.query(`select pg_advisory_lock_shared(${HOLD})`);
  let result;
  try {
    result = await work();
  } catch (error) {
    await sql3.query(`select pg_advisory_unlock_shared(${HOLD})`).catch(() => void 0);
    throw error;
  }
  const [end] = await sql3.query(`select pg_advisory_unlock_shared(${HOLD}) as held`);
  if (!end?.held) throw new Error("the backup lost its lock on the files");
  return result;
}

// src/core/loose-files.ts
var MARGIN_SECONDS = 60;
var BATCH = 500;
async function announceFile(ctx, key, seconds) {
  const due = sql2`clock_timestamp() + make_interval(secs => ${seconds + MARGIN_SECONDS}::float8)`;
  await ctx.db.$executeRaw(sql2`insert into loose_files (storage_key, due_at) values (${key}, ${due})`);
}
async function keepFile(tx, key) {
  const margin = sql2`clock_timestamp() + make_interval(secs => ${MARGIN_SECONDS}::float8)`;
  const kept = await tx.db.$executeRaw(sql2`delete from loose_files where storage_key = ${key} and due_at > ${margin}`);
  if (kept === 0) throw new AppError(409, "upload_expired", "O envio demorou demais. Envie o arquivo outra vez.");
}
async function dropFiles(tx, keys2) {
  if (keys2.length === 0) return;
  const dropped = sql2`select unnest(${keys2}::text[]), clock_timestamp()`;
  await tx.db.$executeRaw(sql2`insert into loose_files (storage_key, due_at) ${dropped} on conflict (storage_key) do nothing`);
  await tx.jobs.send(looseFilesJob, {});
}
async function discardFiles(ctx, keys2) {
  if (keys2.length === 0) return;
  try {
    const loose = sql2`update loose_files set due_at = clock_timestamp() where storage_key = any(${keys2}::text[]) returning storage_key`;
    for (const { storage_key } of await rows(ctx, loose)) await removeLoose(ctx, storage_key);
  } catch (error) {
    ctx.log.warn({ err: error }, "files that nobody kept stay until they are due");
  }
}
async function removeDueFiles(ctx) {
  let removed = 0;
  for (let after = ""; ; ) {
    const due = await rows(
      ctx,
      sql2`select storage_key from loose_files where due_at <= clock_timestamp() and storage_key > ${after} order by storage_key limit ${BATCH}`
    );
    if (due.length > 0 && await filesAreHeld(ctx.query)) return removed;
    for (const { storage_key } of due) if (await removeLoose(ctx, storage_key)) removed++;
    if (due.length < BATCH) return removed;
    after = due[due.length - 1]?.storage_key ?? "";
  }
}
async function removeLoose(ctx, key) {
  try {
    await ctx.files.remove(key);
    await ctx.db.looseFile.deleteMany({ where: { storage_key: key } });
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, storage_key: key }, "a loose file could not be removed");
    return false;
  }
}
var looseFilesJob = defineJob({
  name: "files.loose",
  schema: z4.object({}),
  handler: async (ctx) => {
    await removeDueFiles(ctx);
  }
});

// ../../packages/contracts/src/labels.ts
var caseStatus = { active: "Ativo", on_hold: "Em Pausa", closed: "Encerrado", archived: "Arquivado" };
var casePriority = { low: "Baixa", medium: "M\xE9dia", high: "Alta", critical: "Cr\xEDtica" };
var caseTypes = [
  "Lit\xEDgio C\xEDvel",
  "Propriedade Intelectual",
  "Invent\xE1rio",
  "Direito Ambiental",
  "Direito do Trabalho",
  "Direito Criminal",
  "Direito Familiar",
  "Direito Empresarial",
  "Direito Tribut\xE1rio",
  "Direito Imobili\xE1rio"
];
var partyRole = { plaintiff: "Autor", defendant: "R\xE9u" };
var partyType = { individual: "Pessoa F\xEDsica", corporate: "Pessoa Jur\xEDdica" };
var clientType = { individual: "Individual", corporate: "Corporativo" };
var clientStatus = { active: "Ativo", inactive: "Inativo" };
var maritalStatus = {
  solteiro: "Solteiro(a)",
  casado: "Casado(a)",
  divorciado: "Divorciado(a)",
  viuvo: "Vi\xFAvo(a)",
  uniao_estavel: "Uni\xE3o est\xE1vel"
};
var gender = { masculino: "Masculino", feminino: "Feminino", outro: "Outro" };
var documentStatus = {
  draft: "Rascunho",
  pending_review: "Aguardando Revis\xE3o",
  approved: "Aprovado",
  rejected: "Rejeitado",
  archived: "Arquivado"
};
var documentType = {
  petition: "Peti\xE7\xE3o",
  contract: "Contrato",
  evidence: "Prova/Evid\xEAncia",
  court_order: "Decis\xE3o Judicial",
  correspondence: "Correspond\xEAncia",
  power_of_attorney: "Procura\xE7\xE3o",
  certificate: "Certid\xE3o",
  invoice: "Nota Fiscal",
  receipt: "Recibo",
  report: "Relat\xF3rio",
  other: "Outros"
};
var textStatus = { pending: "Lendo o texto", ready: "Texto lido", empty: "Sem texto", failed: "Texto n\xE3o lido" };
var textSource = { text: "Texto do arquivo", ocr: "Texto reconhecido por OCR", mixed: "Em parte reconhecido por OCR" };
var petitionType = {
  motion_to_dismiss: "Pedido de Improced\xEAncia",
  complaint: "Peti\xE7\xE3o Inicial",
  discovery_request: "Pedido de Produ\xE7\xE3o de Provas",
  summary_judgment: "Julgamento Antecipado",
  appeal_brief: "Recurso",
  contract_review: "Revis\xE3o de Contrato"
};
var petitionProfile = {
  agressivo: "Agressivo",
  moderado: "Moderado",
  pacifico: "Pac\xEDfico",
  outros: "Outros"
};
var petitionStatus = {
  initialized: "Inicializada",
  processing: "Em Processamento",
  completed: "Conclu\xEDda",
  failed: "Falhou"
};
var userRole = { admin: "Administrador", standard: "Padr\xE3o", restricted: "Restrito" };
var versionReason = { edit: "Edi\xE7\xE3o", agent_edit: "Edi\xE7\xE3o de um agente", regeneration: "Nova gera\xE7\xE3o", restore: "Restaura\xE7\xE3o" };
var checkKind = {
  artigo: "Artigo de lei",
  lei: "Norma",
  sumula: "S\xFAmula",
  tema: "Tema",
  enunciado: "Enunciado",
  processo: "N\xFAmero de processo",
  precedente: "Precedente",
  nome: "Nome",
  cpf_cnpj: "CPF ou CNPJ",
  oab: "OAB",
  valor: "Valor",
  data: "Data",
  numero: "N\xFAmero",
  email: "E-mail",
  trecho: "Trecho"
};
var checkVerdict = {
  verificada: "Verificada",
  fora_do_catalogo: "Fora do cat\xE1logo",
  inexistente: "Inexistente",
  sem_origem: "N\xE3o consta do registro"
};
var sourceType = { client: "Cliente", contact: "Contato", case: "Processo", document: "Documento", petition: "Peti\xE7\xE3o" };
var auditAction = {
  created: "Criou",
  updated: "Alterou",
  deleted: "Excluiu",
  linked: "Vinculou",
  unlinked: "Desvinculou",
  read_confidential: "Leu conte\xFAdo confidencial",
  exported: "Exportou",
  sent_to_model: "Enviou ao servi\xE7o de IA",
  signed_in: "Entrou",
  sign_in_failed: "N\xE3o conseguiu entrar",
  signed_out: "Saiu",
  password_changed: "Trocou a senha",
  password_reset_requested: "Pediu redefini\xE7\xE3o de senha",
  role_changed: "Alterou o papel",
  restored: "Restaurou",
  erased: "Apagou da trilha",
  confirmed: "Confirmou itens em aberto",
  anonymized: "Anonimizou"
};
var auditEntity = {
  user: "Usu\xE1rio",
  settings: "Configura\xE7\xF5es do escrit\xF3rio",
  client: "Cliente",
  contact: "Contato",
  case: "Processo",
  party: "Parte",
  document: "Documento",
  petition: "Peti\xE7\xE3o",
  chat: "Assistente",
  index: "\xCDndice de busca",
  audit_event: "Registro da trilha"
};
var personKind = { client: "Cliente", contact: "Contato" };
var paperChoice = { delete: "Excluir documentos e peti\xE7\xF5es", keep: "Manter documentos e peti\xE7\xF5es, sem os dados da pessoa no texto" };
var agents = {
  qualificacao: {
    name: "Qualifica\xE7\xE3o",
    title: "Qualifica\xE7\xE3o das Partes",
    description: "Completa os dados das partes com o cadastro do escrit\xF3rio"
  },
  fatos: { name: "Fatos", title: "Cronologia dos Fatos", description: "P\xF5e os fatos em ordem, cada um com a sua fonte" },
  estrategista: {
    name: "Estrategista da a\xE7\xE3o",
    title: "Estrat\xE9gia da A\xE7\xE3o",
    description: "Lista as teses, os riscos e os pedidos de cada uma"
  },
  jurisprudencia: {
    name: "Jurisprud\xEAncia",
    title: "Pesquisa de Jurisprud\xEAncia",
    description: "Procura precedentes conferidos na biblioteca do escrit\xF3rio"
  },
  leis: { name: "Leis", title: "Fundamenta\xE7\xE3o Legal", description: "Seleciona os dispositivos que sustentam cada tese" },
  redator: { name: "Redator", title: "Reda\xE7\xE3o da Pe\xE7a", description: "Escreve a pe\xE7a a partir do que foi apurado" },
  revisor: { name: "Revisor", title: "Revis\xE3o da Pe\xE7a", description: "Confere a pe\xE7a com os autos e aponta pend\xEAncias" },
  finalizador: {
    name: "Finalizador",
    title: "Finaliza\xE7\xE3o do Documento",
    description: "Numera, fecha e deixa o documento pronto para confer\xEAncia"
  }
};
var labelOf = (labels, value) => labels[value] ?? value;

// src/core/visibility.ts
var seesAll = (user) => user !== null && user.user_role !== "restricted";
var nobody = "";
var idOf = (user) => user?.id ?? nobody;
function documentVisible(user) {
  if (seesAll(user)) return sql2`true`;
  return sql2`(not d.is_confidential or d.author_id = ${idOf(user)} or ${assigned(user, sql2`d.case_id`)})`;
}
function petitionVisible(user) {
  if (seesAll(user)) return sql2`true`;
  const me = idOf(user);
  return sql2`(p.author_id = ${me} or ${assigned(user, sql2`p.case_id`)}
    or (not ${reads(sql2`vd.author_id is distinct from ${me}`)} and (not p.read_confidential or ${reads(sql2`vd.author_id = ${me}`)})))`;
}
var petitionConfidential = sql2`(p.read_confidential or ${reads(sql2`true`)})`;
function reads(which) {
  return sql2`exists (select 1 from petition_documents vpd join documents vd on vd.id = vpd.document_id
    where vpd.petition_id = p.id and vd.is_confidential and ${which})`;
}
function eventVisible(user) {
  if (seesAll(user)) return sql2`true`;
  const told = sql2`(e.confidential or exists (select 1 from audit_events ve
    where ve.entity_type = e.entity_type and ve.entity_id = e.entity_id and ve.confidential))`;
  return sql2`case
    when e.entity_type = 'document' and exists (select 1 from documents d where d.id = e.entity_id)
      then exists (select 1 from documents d where d.id = e.entity_id and ${documentVisible(user)})
    when e.entity_type = 'petition' and exists (select 1 from petitions p where p.id = e.entity_id)
      then exists (select 1 from petitions p where p.id = e.entity_id and ${petitionVisible(user)})
    else not ${told} or e.actor_id = ${idOf(user)} or ${assigned(user, sql2`e.case_id`)} end`;
}
var assigned = (user, caseId) => sql2`exists (select 1 from cases vc where vc.id = ${caseId} and vc.assigned_lawyers @> array[${idOf(user)}]::text[])`;
function visibleDocuments(user) {
  if (seesAll(user)) return {};
  const me = idOf(user);
  return { OR: [{ is_confidential: false }, { author_id: me }, { case: { assigned_lawyers: { has: me } } }] };
}
function visiblePetitions(user) {
  if (seesAll(user)) return {};
  const me = idOf(user);
  const mine = { document: { is_confidential: true, author_id: me } };
  const ofOthers = { document: { is_confidential: true, OR: [{ author_id: null }, { author_id: { not: me } }] } };
  return {
    OR: [
      { author_id: me },
      { case: { assigned_lawyers: { has: me } } },
      { documents: { none: ofOthers }, OR: [{ read_confidential: false }, { documents: { some: mine } }] }
    ]
  };
}

// src/core/audit-seal.ts
import { createHmac, createSecretKey, hkdfSync, randomBytes as randomBytes3 } from "node:crypto";
var keys = /* @__PURE__ */ new Map();
function auditKey(secret) {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "lavra audit chain", 32)));
  keys.set(secret, key);
  return key;
}
var newSalt = () => randomBytes3(16).toString("base64url");
var mac = (key, ...content) => createHmac("sha256", key).update(JSON.stringify(content)).digest("base64url");
var keyId = (key) => mac(key, "key").slice(0, 16);
var factsOf = ({ id: id2, at, actor_id, action, entity_type, entity_id, case_id, request_id, confidential }) => [id2, at.toISOString(), actor_id, action, entity_type, entity_id, case_id, request_id, confidential];
var sealOf = (key, salt, event) => mac(key, "seal", salt, factsOf(event), ordered(event.before), ordered(event.after), event.actor_name, event.address);
function isSealed(key, row) {
  if (row.seal === null || row.salt === null) return false;
  return row.seal === sealOf(key, row.salt, { ...row, before: parsed(row.before), after: parsed(row.after) });
}
var parsed = (text3) => text3 === null ? null : JSON.parse(text3);
function ordered(value) {
  if (Array.isArray(value)) return ["[", ...value.map(ordered)];
  if (typeof value !== "object" || value === null) return value ?? null;
  return ["{", ...Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([name, inner]) => [name, ordered(inner)])];
}
var parts = ["details", "actor"];
var factsDigest = (key, row) => mac(key, "facts", factsOf(row), row.seal);
function partDigest(key, part, salt, row) {
  return mac(key, part, salt, row.id, ...contentsOf(part, row));
}
var contentsOf = (part, row) => part === "details" ? [row.before, row.after] : [row.actor_name, row.address];
var linkDigest = (key, previous, link) => mac(key, "link", previous, link.sequence, link.event_id, link.facts_digest, link.details_digest, link.actor_digest);
function linkOf(key, previous, sequence, row) {
  const [details_salt, actor_salt] = [newSalt(), newSalt()];
  const link = {
    sequence,
    event_id: row.id,
    facts_digest: factsDigest(key, row),
    details_salt,
    details_digest: partDigest(key, "details", details_salt, row),
    actor_salt,
    actor_digest: partDigest(key, "actor", actor_salt, row)
  };
  return { ...link, digest: linkDigest(key, previous, link) };
}
var headSeal = (key, { sequence, digest, open: open2 }) => mac(key, "head", sequence, digest, open2);
var headText = ({ sequence, digest }) => `${sequence}-${digest}`;
function parseHead(text3) {
  const [, sequence, digest] = /^(\d{1,9})-([\w-]{43})$/.exec(text3.trim()) ?? [];
  return sequence && digest ? { sequence: Number(sequence), digest } : null;
}

// src/core/audit.ts
import { v7 as uuid } from "uuid";
async function recordEvent(ctx, entry) {
  await recordEvents(ctx, [entry]);
}
async function recordEvents(ctx, entries) {
  if (entries.length > 0) await rows(ctx, telling(ctx, entries));
}
var withEvents = (ctx, entries, write) => sql2`with told as (${telling(ctx, entries)}) ${write}`;
var withEventsWhereChanged = (ctx, entries, write) => sql2`with changed as (${write}), told as (${telling(ctx, entries)} where exists (select from changed)) select * from changed`;
function telling(ctx, entries) {
  const events = JSON.stringify(entries.map((entry) => eventRow(ctx, entry)));
  return sql2`insert into audit_events (${columns}) select ${columns} from jsonb_to_recordset(${events}::jsonb) as e (
    id text, at timestamptz, actor_id text, actor_name text, action text, entity_type text, entity_id text, case_id text, before jsonb, after jsonb,
    request_id text, address text, confidential boolean, salt text, seal text)`;
}
var columns = sql2`id, at, actor_id, actor_name, action, entity_type, entity_id, case_id, before, after, request_id, address, confidential, salt, seal`;
function eventRow(ctx, entry) {
  const { actor = { id: ctx.user?.id ?? null, name: ctx.user?.full_name ?? null }, action, entity_type } = entry;
  const event = {
    id: uuid(),
    at: ctx.clock(),
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    entity_type,
    entity_id: entry.entity_id ?? null,
    case_id: entry.case_id ?? null,
    confidential: entry.confidential ?? false,
    request_id: ctx.request_id,
    address: ctx.origin.address || null
  };
  const told = { ...event, before: entry.before ? plain2(entry.before) : null, after: entry.after ? plain2(entry.after) : null };
  const salt = newSalt();
  return { ...told, salt, seal: sealOf(auditKey(ctx.env.AUDIT_KEY), salt, told) };
}
function changesOf(before, after, except = []) {
  const ignored = /* @__PURE__ */ new Set(["version", "created_at", "updated_at", ...except]);
  const given = Object.keys(after).filter((name) => !ignored.has(name) && name in before && after[name] !== void 0);
  const names2 = given.filter((name) => text2(before[name]) !== text2(after[name]));
  if (names2.length === 0) return null;
  const pick = (record) => Object.fromEntries(names2.map((name) => [name, record[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
function contentOf(record, except = []) {
  const ignored = /* @__PURE__ */ new Set(["id", "version", "created_at", "updated_at", ...except]);
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => !ignored.has(name) && !isEmpty(value)));
}
var isEmpty = (value) => value == null || value === "" || Array.isArray(value) && value.length === 0;
var text2 = (value) => JSON.stringify(value ?? null, inOrder);
var inOrder = (_name, value) => value && Object.getPrototypeOf(value) === Object.prototype ? Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1) : value;
var MAX_VALUE = 2e3;
var plain2 = (fields) => JSON.parse(JSON.stringify(fields, shorten));
var shorten = (_name, value) => {
  if (typeof value === "bigint") return Number(value);
  return typeof value === "string" && value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE).replace(/[\uD800-\uDBFF]$/, "")}\u2026` : value;
};

// src/core/settings.ts
import { z as z7 } from "zod";

// ../../packages/contracts/src/users.ts
import { z as z6 } from "zod";

// ../../packages/contracts/src/passwords.ts
import { z as z5 } from "zod";
var bytes = (value) => new TextEncoder().encode(value).length;
var passwordSaying = (short) => z5.string({ error: messages.passwordRequired }).min(1, messages.passwordRequired).min(6, short).refine((value) => bytes(value) <= 72, messages.passwordLong).refine((value) => !value.includes("\0"), messages.nul);
var password = passwordSaying(messages.passwordShort);
var currentPassword = z5.string({ error: messages.passwordRequired }).min(1, messages.passwordRequired).max(1e3, messages.tooLong).refine((value) => !value.includes("\0"), messages.nul);

// ../../packages/contracts/src/users.ts
var UserRole = choice(userRole);
var User = z6.object({
  id: z6.string(),
  username: z6.string(),
  email: z6.string(),
  full_name: z6.string(),
  phone: z6.string().nullable(),
  oab_number: z6.string().nullable(),
  specialization: z6.string().nullable(),
  is_active: z6.boolean(),
  is_superuser: z6.boolean(),
  user_role: UserRole,
  created_at: timestamp
});
var Profile = z6.object({
  full_name: text(messages.fullNameRequired, 200),
  email: email(messages.emailRequired),
  phone: optionalText(20).optional(),
  oab_number: optionalText(30).optional(),
  specialization: optionalText(200).optional()
});
var PasswordChange = z6.object({ current_password: currentPassword, new_password: password });
var SystemSettings = z6.object({
  office_name: z6.string().nullable(),
  office_city: z6.string().nullable(),
  allow_registration: z6.boolean().nullable(),
  default_user_role: UserRole,
  send_confidential_to_ai: z6.boolean(),
  /** Years after its closing that a case keeps its people from being anonymised. */
  retention_case_years: z6.int().min(1).max(30),
  /** Days without use after which a session goes, with its address and browser. */
  retention_session_days: z6.int().min(1).max(7)
});
var yesOrNo = z6.boolean({ error: messages.invalid });
var count = (min, max) => {
  const error = `Informe um n\xFAmero inteiro de ${min} a ${max}`;
  return z6.int({ error }).min(min, error).max(max, error);
};
var SystemSettingsInput = z6.object({
  office_name: optionalText(200).optional(),
  office_city: optionalText(120).optional(),
  allow_registration: yesOrNo.nullish(),
  default_user_role: UserRole.optional(),
  send_confidential_to_ai: yesOrNo.optional(),
  retention_case_years: count(1, 30).optional(),
  retention_session_days: count(1, 7).optional()
});
var exampleUser = {
  id: "0197f3a0-0000-7000-8000-000000000002",
  username: "helena",
  email: "helena@exemplo.com",
  full_name: "Helena Martins",
  phone: "(11) 3456-7890",
  oab_number: "SP 123.456",
  specialization: "Direito Empresarial",
  is_active: true,
  is_superuser: false,
  user_role: "standard",
  created_at: "2026-03-01T12:00:00.000Z"
};
var settings = {
  office_name: "Martins & Prado Advocacia",
  office_city: "S\xE3o Paulo/SP",
  allow_registration: false,
  default_user_role: "standard",
  send_confidential_to_ai: false,
  retention_case_years: 10,
  retention_session_days: 7
};
var one = { params: IdParams, response: User, answer: exampleUser };
var users = {
  me: endpoint({ method: "GET", path: "/users/me", mount: "both", summary: "Usu\xE1rio da sess\xE3o", response: User, answer: exampleUser }),
  updateMe: endpoint({
    method: "PUT",
    path: "/users/me",
    mount: "both",
    summary: "Altera o pr\xF3prio perfil",
    body: Profile,
    response: User,
    answer: exampleUser,
    example: { full_name: "Helena Martins", email: "helena@exemplo.com", phone: "(11) 3456-7890", oab_number: "SP 123.456" }
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/users/me/change-password",
    summary: "Troca a pr\xF3pria senha; as outras sess\xF5es terminam",
    body: PasswordChange,
    response: Message,
    refusals: [429],
    example: { current_password: "segredo-antigo", new_password: "segredo-bem-longo" },
    answer: { message: "Senha alterada com sucesso!" }
  }),
  list: endpoint({
    method: "GET",
    path: "/users/list",
    summary: "Lista os usu\xE1rios",
    access: "staff",
    query: z6.object(paging(100)),
    response: z6.array(User),
    answer: [exampleUser]
  }),
  setRole: endpoint({
    method: "PUT",
    path: "/users/{id}/role",
    summary: "Altera o papel de um usu\xE1rio",
    access: "admin",
    query: z6.object({ new_role: UserRole }),
    refusals: [400, 409],
    ...one
  }),
  setActive: endpoint({
    method: "PUT",
    path: "/users/{id}/active",
    summary: "Ativa ou desativa um usu\xE1rio",
    access: "admin",
    body: z6.object({ is_active: yesOrNo }),
    ...one,
    example: { is_active: false }
  }),
  toggleSuperuser: endpoint({
    method: "PUT",
    path: "/users/{id}/toggle-superuser",
    summary: "D\xE1 ou tira de um usu\xE1rio o papel de superusu\xE1rio",
    access: "superuser",
    refusals: [400, 409],
    ...one
  }),
  settings: endpoint({
    method: "GET",
    path: "/users/settings/system",
    summary: "Configura\xE7\xF5es do escrit\xF3rio",
    access: "admin",
    response: SystemSettings,
    answer: settings
  }),
  saveSettings: endpoint({
    method: "PUT",
    path: "/users/settings/system",
    summary: "Altera as configura\xE7\xF5es do escrit\xF3rio",
    access: "admin",
    body: SystemSettingsInput,
    response: SystemSettings,
    example: { allow_registration: false },
    answer: settings
  })
};

// src/core/settings.ts
var {
  office_name,
  office_city,
  allow_registration,
  default_user_role,
  send_confidential_to_ai,
  retention_case_years,
  retention_session_days
} = SystemSettings.shape;
var Saved = z7.object({
  office_name: office_name.catch(null),
  office_city: office_city.catch(null),
  allow_registration: allow_registration.catch(null),
  default_user_role: default_user_role.catch("standard"),
  send_confidential_to_ai: send_confidential_to_ai.catch(false),
  // The Código Civil's general period (art. 205), in which the office may still have to answer for a case; the office decides.
  retention_case_years: retention_case_years.catch(10),
  retention_session_days: retention_session_days.catch(7)
});
async function readSettings2(ctx) {
  const saved = await ctx.db.setting.findMany({ where: { key: { in: Object.keys(Saved.shape) } } });
  return Saved.parse(Object.fromEntries(saved.map(({ key, value }) => [key, value])));
}
async function registrationOpen(ctx, settings2) {
  const { allow_registration: allow_registration2 } = settings2 ?? await readSettings2(ctx);
  const decided = allow_registration2 ?? ctx.env.ALLOW_REGISTRATION;
  if (decided !== void 0) return decided;
  return ctx.origin.direct_loopback || await ctx.db.user.count() === 0;
}

// src/core/migrate.ts
import { createHash, randomUUID as randomUUID3 } from "node:crypto";
import { existsSync as existsSync3, readFileSync as readFileSync3, readdirSync as readdirSync2 } from "node:fs";
import { join as join8 } from "node:path";
var MigrationError = class extends Error {
  name = "MigrationError";
};
var table = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL, logs TEXT,
  rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
var lock = "SELECT pg_advisory_xact_lock(72707369)";
async function migrate(database, folder, until) {
  const migrations = readMigrations(folder);
  return underLock(database, async (tx) => {
    await tx.exec(table);
    const applied = await history(tx);
    refuseHistory(applied, migrations);
    const known = new Set(applied.map(({ migration_name }) => migration_name));
    const missing = migrations.filter(({ name }) => !known.has(name) && (until === void 0 || name <= until));
    for (const migration of missing) await apply(tx, migration);
    return missing.map(({ name }) => name);
  });
}
function refuseForeign(folder, applied) {
  refuseHistory(applied.map(({ name, checksum }) => ({ migration_name: name, checksum, finished: true })), readMigrations(folder));
}
function readMigrations(folder) {
  const names2 = readdirSync2(folder).filter((name) => existsSync3(join8(folder, name, "migration.sql")));
  return names2.sort().map((name) => {
    const content = readFileSync3(join8(folder, name, "migration.sql"));
    return { name, sql: content.toString("utf8"), checksum: createHash("sha256").update(content).digest("hex") };
  });
}
function underLock(database, work) {
  return database.transaction(async (tx) => {
    await tx.exec("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 120000");
    await tx.exec(lock);
    await tx.exec("SET LOCAL lock_timeout = 10000");
    return work(tx);
  });
}
var history = (tx) => tx.query(
  "SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at"
);
function refuseHistory(applied, migrations) {
  for (const { migration_name, checksum, finished } of applied) {
    const known = migrations.find(({ name }) => name === migration_name);
    if (!finished) throw new MigrationError(`A migra\xE7\xE3o ${migration_name} falhou antes e precisa ser resolvida; nada foi alterado`);
    if (!known) throw new MigrationError(`O banco de dados vem de uma vers\xE3o mais nova (migra\xE7\xE3o ${migration_name}); atualize o programa. Nada foi alterado`);
    if (known.checksum !== checksum) throw new MigrationError(`A migra\xE7\xE3o ${migration_name} foi editada depois de aplicada; nada foi alterado`);
  }
}
async function apply(tx, { name, sql: sql3, checksum }) {
  try {
    await tx.exec(sql3);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`A migra\xE7\xE3o ${name} falhou e foi desfeita; os dados est\xE3o como antes (${reason})`, { cause });
  }
  await tx.query(
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
     VALUES ($1, $2, clock_timestamp(), $3, clock_timestamp(), 1)`,
    [randomUUID3(), checksum, name]
  );
}

// src/core/file-name.ts
var MAX_BYTES = 255;
var EXTENSION = /\.[\p{L}\p{N}]{1,10}$/u;
var HARMFUL = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
function safeFileName(given) {
  const clean = given.normalize("NFC").replace(HARMFUL, "");
  const name = (clean.split(/[\\/]/).pop() ?? "").trim().replace(/[\s.]+$/, "");
  const extension = EXTENSION.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - extension.length).trimEnd() || "arquivo";
  return shortened(stem, MAX_BYTES - Buffer.byteLength(extension)) + extension;
}
function shortened(text3, bytes2) {
  if (Buffer.byteLength(text3) <= bytes2) return text3;
  let kept = "";
  let room = bytes2;
  for (const { segment } of new Intl.Segmenter("pt-BR").segment(text3)) {
    room -= Buffer.byteLength(segment);
    if (room < 0) break;
    kept += segment;
  }
  return kept.trimEnd() || "arquivo";
}

// src/core/same-name.ts
var sameName = (a, b) => normal(a) === normal(b);
var normal = (name) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLocaleLowerCase("pt-BR");

export {
  fileAnswer,
  endpoint,
  messages,
  prismaNamespace_exports,
  sql2 as sql,
  digitsOf,
  whereAll,
  rows,
  insertOne,
  updateOne,
  paged,
  matchesText,
  beginsWith,
  searchedTexts,
  holdsText,
  hasDigits,
  identifier,
  joined,
  storable,
  text,
  optionalText,
  email,
  optionalEmail,
  optionalDate,
  optionalAmount,
  choice,
  optionalChoice,
  id,
  IdParams,
  timestamp,
  date,
  whole2 as whole,
  paging,
  search,
  Warning,
  Message,
  ErrorAnswer,
  safeFileName,
  holdingFiles,
  defineJob,
  openJobs,
  announceFile,
  keepFile,
  dropFiles,
  discardFiles,
  removeDueFiles,
  looseFilesJob,
  caseStatus,
  casePriority,
  caseTypes,
  partyRole,
  partyType,
  clientType,
  clientStatus,
  maritalStatus,
  gender,
  documentStatus,
  documentType,
  textStatus,
  textSource,
  petitionType,
  petitionProfile,
  petitionStatus,
  versionReason,
  checkKind,
  checkVerdict,
  sourceType,
  auditAction,
  auditEntity,
  personKind,
  paperChoice,
  agents,
  labelOf,
  documentVisible,
  petitionVisible,
  petitionConfidential,
  eventVisible,
  visibleDocuments,
  visiblePetitions,
  passwordSaying,
  password,
  currentPassword,
  User,
  exampleUser,
  users,
  auditKey,
  keyId,
  isSealed,
  parts,
  factsDigest,
  partDigest,
  contentsOf,
  linkDigest,
  linkOf,
  headSeal,
  headText,
  parseHead,
  recordEvent,
  recordEvents,
  withEvents,
  withEventsWhereChanged,
  changesOf,
  contentOf,
  readSettings2 as readSettings,
  registrationOpen,
  inTime,
  flushFolder,
  filesAt,
  openStorage,
  pathOf,
  isMissing,
  sameName,
  readEnv,
  readAuditKey,
  readPlace,
  backupFolder,
  auditKeyFile,
  jointTransaction,
  LockedError,
  openDatabase,
  migrate,
  refuseForeign
};
//# sourceMappingURL=chunk-Y6XVHXOI.js.map
