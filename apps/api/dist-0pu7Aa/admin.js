import {
  ASKED,
  ArchiveError,
  FORMAT,
  Header,
  Manifest,
  OWN,
  Secrets,
  Tally,
  appliedMigrations,
  backupName,
  backupsIn,
  entryNames,
  headFile,
  isBeingWritten,
  isEncrypted,
  keyOf,
  linesOf,
  loadRecords,
  makeBackup,
  notEmpty,
  noteHead,
  notedHead,
  partOf,
  prepareTables,
  readArchive,
  readTable,
  registryPage,
  removeDrafts,
  requestFile,
  sameWords,
  shapeOf,
  summaryOf,
  tableOf,
  tablesOf,
  volatile
} from "./chunk-DKXGDOQQ.js";
import {
  LockedError,
  auditKey,
  auditKeyFile,
  backupFolder,
  contentsOf,
  factsDigest,
  filesAt,
  headSeal,
  headText,
  isMissing,
  isSealed,
  keyId,
  linkDigest,
  migrate,
  openDatabase,
  openStorage,
  parseHead,
  partDigest,
  parts,
  pathOf,
  readAuditKey,
  readPlace
} from "./chunk-Y6XVHXOI.js";
import "./chunk-YRVMWDVN.js";
import "./chunk-PZ5AY32C.js";

// src/admin.ts
import { existsSync as existsSync4 } from "node:fs";
import { join as join2 } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

// src/core/audit-verify.ts
var PAGE = 1e3;
var WAIT_SECONDS = 600;
var eventColumns = `e.id, e.at, e.actor_id, e.actor_name, e.action, e.entity_type, e.entity_id, e.case_id, e.before::text as before, e.after::text as after,
  e.request_id, e.address, e.confidential, e.salt, e.seal`;
var linkColumns = "l.sequence, l.event_id, l.facts_digest, l.details_salt, l.details_digest, l.actor_salt, l.actor_digest, l.digest";
async function verifyAudit(sql, key, heads, tell2) {
  const found = await headOf(sql);
  if (found && found.key_id !== null && found.key_id !== keyId(key)) {
    tell2({ kind: "other_key", sequence: null, subject: found.key_id });
    return { links: 0, waiting: 0, head: found };
  }
  const walk = new Walk(key, tell2);
  const top = found?.top ?? 0;
  const next = () => pairsBetween(sql, walk.last, top);
  for (let page = await next(); page.length > 0; page = await next()) await walk.take(sql, page);
  checkHead(key, found, walk, tell2);
  for (const { sequence, digest } of heads) {
    const [known] = await sql.query("select 1 from audit_links where sequence = $1 and digest = $2", [sequence, digest]);
    if (!known) tell2({ kind: "lost_head", sequence, subject: `${sequence}-${digest}` });
  }
  const waiting = await checkUnlinked(sql, key, tell2);
  return { links: walk.links, waiting, head: found ?? { sequence: 0, digest: "" } };
}
async function headOf(sql) {
  const [head] = await sql.query(
    `select coalesce(h.sequence, 0) as sequence, coalesce(h.digest, '') as digest, coalesce(h.open, true) as open, h.key_id, h.seal, coalesce(m.top, 0) as top
     from (select max(sequence) as top from audit_links) m left join audit_head h on h.id = 1`
  );
  return head;
}
function checkHead(key, head, { last, digest }, tell2) {
  if (!head || last <= 0 && head.sequence === 0 && head.seal === null) return;
  if (head.seal !== headSeal(key, head)) tell2({ kind: "head", sequence: null, subject: "audit_head" });
  const end = Math.max(last, 0);
  if (head.sequence > end) tell2({ kind: "cut", sequence: head.sequence, subject: `${end + 1}-${head.sequence}` });
  if (head.sequence < end || head.sequence === end && head.digest !== digest) tell2({ kind: "head", sequence: last, subject: "audit_head" });
}
var pairsBetween = (sql, after, top) => sql.query(
  `select ${linkColumns}, ${eventColumns} from audit_links l left join audit_events e on e.id = l.event_id
     where l.sequence > $1 and l.sequence <= $2 order by l.sequence limit ${PAGE}`,
  [after, top]
);
var isEvent = (pair) => pair.id !== null;
var Walk = class {
  constructor(key, tell2) {
    this.key = key;
    this.tell = tell2;
  }
  key;
  tell;
  links = 0;
  /** Before the first link: whatever number somebody gave one. */
  last = -(2 ** 31);
  digest = "";
  async take(sql, page) {
    const acts = await actsFor(sql, page);
    for (const pair of page) {
      this.follow(pair);
      if (isEvent(pair)) this.compare(pair, acts.get(pair.event_id) ?? []);
      else this.tell({ kind: "missing", sequence: pair.sequence, subject: pair.event_id });
    }
    await this.checkActs(sql, page);
  }
  follow(pair) {
    const { sequence, event_id: subject } = pair;
    const next = Math.max(this.last, 0) + 1;
    if (sequence > next) this.tell({ kind: "gap", sequence: next, subject: `${next}-${sequence - 1}` });
    else if (sequence < next || pair.digest !== linkDigest(this.key, this.digest, pair)) this.tell({ kind: "link", sequence, subject });
    this.links++;
    this.last = sequence;
    this.digest = pair.digest ?? "";
  }
  compare(pair, erased) {
    const at = { sequence: pair.sequence, subject: pair.event_id };
    const salts = { details: pair.details_salt, actor: pair.actor_salt };
    const blank = parts.filter((part) => salts[part] === null);
    const whole = parts.every((part) => {
      const salt = salts[part];
      if (salt === null) return contentsOf(part, pair).every((value) => value === null);
      return pair[`${part}_digest`] === partDigest(this.key, part, salt, pair);
    });
    const sealed = blank.length > 0 || pair.seal === null ? pair.salt === null : isSealed(this.key, pair);
    if (!whole || !sealed || pair.facts_digest !== factsDigest(this.key, pair)) this.tell({ kind: "altered", ...at });
    if (blank.some((part) => !erased.includes(part))) this.tell({ kind: "erased_without_act", ...at });
  }
  /** What an act says is gone has to be gone: somebody may have put it back. */
  async checkActs(sql, page) {
    const acts = page.flatMap(({ sequence, event_id, action, entity_id, after }) => action === "erased" ? [{ sequence, event_id, id: entity_id, part: partOf2(after) }] : []);
    if (acts.length === 0) return;
    const targets = await sql.query(
      "select event_id as id, details_salt is null as details, actor_salt is null as actor from audit_links where event_id = any($1::text[])",
      [acts.map(({ id }) => id)]
    );
    const gone = new Map(targets.map((target) => [target.id, target]));
    for (const { sequence, event_id, id, part } of acts)
      if (!part || gone.get(id ?? "")?.[part] === false) this.tell({ kind: "act_without_erasure", sequence, subject: id ?? event_id });
  }
};
var partOf2 = (after) => parts.find((part) => after === `{"part": "${part}"}`);
async function actsFor(sql, page) {
  const blank = page.filter(({ details_salt, actor_salt }) => details_salt === null || actor_salt === null).map(({ event_id }) => event_id);
  const acts = /* @__PURE__ */ new Map();
  if (blank.length === 0) return acts;
  const rows = await sql.query(
    "select entity_id as id, after::text as after from audit_events where entity_type = 'audit_event' and action = 'erased' and entity_id = any($1)",
    [blank]
  );
  for (const { id, after } of rows) acts.set(id, [...acts.get(id) ?? [], ...parts.filter((part) => part === partOf2(after))]);
  return acts;
}
var IDS = 1e4;
async function checkUnlinked(sql, key, tell2) {
  let waiting = 0;
  for (let from = ""; from !== null; ) {
    const [end] = await sql.query(`select id from audit_events where id > $1 order by id limit 1 offset ${IDS}`, [from]);
    const found = await sql.query(
      `select ${eventColumns}, l.event_id is null as stray, coalesce(h.open, true) as open,
         coalesce(h.ran_at > l.created_at + interval '${WAIT_SECONDS} seconds', false) as late
       from audit_events e left join audit_links l on l.event_id = e.id left join audit_head h on h.id = 1
       where e.id > $1 and ($2::text is null or e.id <= $2) and l.sequence is null order by e.id`,
      [from, end?.id ?? null]
    );
    for (const row of found) {
      const old = row.open && row.seal === null && row.salt === null && row.action !== "erased";
      if (row.stray || !(old || isSealed(key, row))) tell2({ kind: "inserted", sequence: null, subject: row.id });
      else if (row.late && !row.open) tell2({ kind: "unlinked", sequence: null, subject: row.id });
      else waiting++;
    }
    from = end?.id ?? null;
  }
  const lost = await sql.query(
    "select l.event_id as id from audit_links l where l.sequence is null and not exists (select 1 from audit_events e where e.id = l.event_id) order by 1"
  );
  for (const { id } of lost) tell2({ kind: "missing", sequence: null, subject: id });
  return waiting;
}

// src/admin/audit.ts
var MOST_LINES = 200;
async function verifyTrail(database, folder, given) {
  const kept = given === void 0 ? [] : [headOf2(given)];
  const noted = notedHead(folder);
  let found = 0;
  const tell2 = (finding) => {
    if (++found <= MOST_LINES) console.log(lineOf(finding, folder));
  };
  const { links, waiting, head } = await verifyAudit(database, auditKey(readAuditKey()), [...kept, ...noted ? [noted] : []], tell2);
  if (found > MOST_LINES) console.log(`\u2026 e mais ${found - MOST_LINES}.`);
  console.log(`Elos conferidos: ${links}. Ainda sem elo: ${waiting}. Fim da trilha: ${headText(head)}`);
  console.log(found === 0 ? "A trilha confere." : `Problemas encontrados: ${found}. Nada foi alterado.`);
  return found === 0 ? 0 : 1;
}
async function showHead(database) {
  const [head] = await database.query("select sequence, digest from audit_head where id = 1");
  console.log(head ? headText(head) : "0-");
  return 0;
}
function headOf2(text) {
  const head = parseHead(text);
  if (!head) throw new Error('--head precisa ser um fim de trilha como o que "npm run admin -- audit head" mostra');
  return head;
}
function lineOf({ kind, sequence, subject }, folder) {
  const at = sequence === null ? "" : ` (elo ${sequence})`;
  switch (kind) {
    case "altered":
      return `Registro alterado: ${subject}${at}`;
    case "missing":
      return `Registro ausente: ${subject}${at}`;
    case "gap":
      return `Elos ausentes: ${subject}`;
    case "inserted":
      return `Registro inclu\xEDdo sem ter sido escrito pelo Lavra: ${subject}`;
    case "link":
      return `Elo adulterado ou fora de ordem: ${subject}${at}`;
    case "unlinked":
      return `Registro sem elo h\xE1 mais de dez minutos: ${subject}`;
    case "erased_without_act":
      return `Conte\xFAdo apagado sem que isso tenha sido registrado: ${subject}${at}`;
    case "act_without_erasure":
      return `Conte\xFAdo apagado que voltou: ${subject}${at}`;
    case "head":
      return "Fim da trilha adulterado: audit_head n\xE3o corresponde aos elos";
    case "cut":
      return `Fim da trilha cortado: faltam os elos ${subject}`;
    case "other_key":
      return "Outra chave: a trilha foi encadeada com outra AUDIT_KEY, ou o registro do seu fim foi adulterado";
    case "lost_head":
      return `Elo anotado fora do banco que n\xE3o est\xE1 na trilha: ${subject}. A trilha foi cortada ou o banco voltou a um estado anterior (depois de restaurar uma c\xF3pia de seguran\xE7a, apague ${headFile(folder)})`;
  }
}

// src/admin/backup.ts
import { existsSync, statSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// src/admin/failure.ts
function isCode(error, ...codes) {
  if (!(error instanceof Error)) return false;
  return "code" in error && codes.includes(String(error.code)) || isCode(error.cause, ...codes);
}

// src/admin/passphrase.ts
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
var LEAST = 12;
async function askPassphrase(question) {
  const set = readPlace().BACKUP_PASSPHRASE;
  if (set !== void 0) return set;
  if (!process.stdin.isTTY) throw new Error("Esta c\xF3pia pede uma senha: defina BACKUP_PASSPHRASE ou repita o comando em um terminal.");
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
async function askNewPassphrase() {
  const first = await askPassphrase("Senha da c\xF3pia (n\xE3o aparece ao digitar): ");
  if (readPlace().BACKUP_PASSPHRASE !== void 0) return first;
  if (first.length < LEAST) throw new Error(`A senha da c\xF3pia precisa ter no m\xEDnimo ${LEAST} caracteres.`);
  if (await askPassphrase("A mesma senha outra vez: ") !== first) throw new Error("As duas senhas n\xE3o s\xE3o iguais. Repita o comando.");
  return first;
}

// src/admin/backup.ts
async function backup(database, options) {
  const place = readPlace();
  const folder = options.to === void 0 ? backupFolder(place) : resolve(options.to);
  const locked = options.passphrase === true || place.BACKUP_PASSPHRASE !== void 0;
  const passphrase = locked ? await askNewPassphrase() : void 0;
  const path = join(folder, backupName(ASKED, /* @__PURE__ */ new Date(), locked));
  await removeDrafts(folder);
  const office = { database, files: await filesAt(place), secrets: { AUDIT_KEY: readAuditKey() } };
  const interrupted = new AbortController();
  process.once("SIGINT", () => interrupted.abort(new Error("A c\xF3pia foi interrompida e nada ficou dela.")));
  const made = await makeBackup(office, path, { passphrase }, interrupted.signal).catch((error) => {
    throw isCode(error, "ENOSPC", "EDQUOT", "EROFS", "EACCES") ? new Error(`N\xE3o h\xE1 espa\xE7o ou permiss\xE3o para gravar em ${folder}. Nada ficou da c\xF3pia; escolha outra pasta com --to.`, { cause: error }) : error;
  });
  console.log(`C\xF3pia de seguran\xE7a feita: ${path} (${megabytes(made.size)})`);
  tell(made);
  console.log(locked ? "Ela s\xF3 abre com a senha: guarde a senha em outro lugar, pois sem ela n\xE3o h\xE1 como restaurar." : "Ela n\xE3o tem senha e cont\xE9m tudo do escrit\xF3rio, tamb\xE9m a chave da trilha de auditoria: guarde-a onde s\xF3 pessoas de confian\xE7a cheguem.");
  return made.missing.length === 0 ? 0 : 1;
}
function tell({ rows, files, bytes, missing }) {
  console.log(`Registros: ${rows}. Arquivos: ${files} (${megabytes(bytes)}).`);
  for (const key of missing.slice(0, 20)) console.log(`Arquivo que j\xE1 faltava quando a c\xF3pia foi feita: ${key}`);
  if (missing.length > 0) console.log(`Arquivos que j\xE1 faltavam: ${missing.length}. "npm run admin -- integrity" mostra de quais registros eles s\xE3o.`);
}
var megabytes = (bytes) => `${(bytes / 1e6).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} MB`;
var PATIENCE_MS = 15e4;
async function askServer({ to, passphrase }) {
  if (to !== void 0 || passphrase) throw new Error("O Lavra est\xE1 em uso: encerre-o para escolher a pasta ou a senha, ou repita o comando sem op\xE7\xF5es.");
  const folder = backupFolder(readPlace());
  const before = (await backupsIn(folder, OWN))[0];
  await mkdir(folder, { recursive: true, mode: 448 });
  writeFileSync(requestFile(folder), "", { mode: 384 });
  console.log("O Lavra est\xE1 em uso e far\xE1 a c\xF3pia em at\xE9 um minuto\u2026");
  const end = Date.now() + PATIENCE_MS;
  while (existsSync(requestFile(folder)) && (Date.now() < end || await isBeingWritten(folder))) await sleep(250);
  const [made] = await backupsIn(folder, OWN);
  if (made === void 0 || made === before) throw new Error("O Lavra n\xE3o fez a c\xF3pia. O registro dele diz por qu\xEA; ou encerre-o e repita o comando.");
  console.log(`C\xF3pia de seguran\xE7a feita: ${join(folder, made)} (${megabytes(statSync(join(folder, made)).size)})`);
  return 0;
}

// src/admin/restore.ts
import { existsSync as existsSync3 } from "node:fs";
import { resolve as resolve2 } from "node:path";

// src/core/backup/examine.ts
import { createHash } from "node:crypto";
var MOST_JSON = 512e6;
var broken = (what) => new ArchiveError(`A c\xF3pia de seguran\xE7a n\xE3o confere (${what}). Use outra c\xF3pia; nada foi restaurado desta.`);
async function examineBackup(source, taker = {}) {
  const found = {};
  const tables = /* @__PURE__ */ new Map();
  const files = /* @__PURE__ */ new Map();
  await readArchive(source, async (entry) => {
    const [table, key] = [tableOf(entry.name), keyOf(entry.name)];
    if (!found.header) {
      if (entry.name !== entryNames.header) throw new ArchiveError("O arquivo n\xE3o \xE9 uma c\xF3pia de seguran\xE7a do Lavra. Confira o nome do arquivo.");
      found.header = refuseNewer(await parsed(entry, Header));
      await taker.header?.(found.header);
    } else if (found.manifest) throw broken("algo depois do fim");
    else if (entry.name === entryNames.secrets) found.secrets = await parsed(entry, Secrets);
    else if (entry.name === entryNames.manifest) found.manifest = await parsed(entry, Manifest);
    else if (table !== null) tallyOf(tables, table).add(linesOf(await textOf(entry)));
    else if (key !== null && !files.has(key)) files.set(key, await takeFile(entry, key, taker));
    else throw broken(entry.name);
    return "next";
  });
  const { header, secrets, manifest } = found;
  if (!header || !secrets || !manifest) throw broken("o \xEDndice falta");
  compare(header, manifest, tables, files);
  return { header, secrets, manifest };
}
async function readParts(source, take) {
  await readArchive(source, async (entry) => {
    const table = tableOf(entry.name);
    if (table !== null) await take(table, await textOf(entry));
    return keyOf(entry.name) !== null || entry.name === entryNames.manifest ? "stop" : "next";
  });
}
function tallyOf(tables, name) {
  const tally = tables.get(name) ?? new Tally();
  tables.set(name, tally);
  return tally;
}
function refuseNewer(header) {
  if (header.format > FORMAT) throw new ArchiveError(`A c\xF3pia vem de uma vers\xE3o mais nova do Lavra (${header.lavra}). Atualize o programa e repita o comando.`);
  return header;
}
async function takeFile({ content }, key, taker) {
  const hash = createHash("sha256");
  let size = 0;
  const watched = (async function* () {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  })();
  if (taker.file) await taker.file(key, watched);
  else for await (const chunk of watched) if (chunk.length < 0) break;
  return { size, sha256: hash.digest("hex") };
}
async function parsed(entry, schema) {
  const text = await textOf(entry);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw broken(entry.name);
  }
}
async function textOf({ name, size, content }) {
  if (size > MOST_JSON) throw broken(name);
  const chunks = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
function compare(header, manifest, tables, files) {
  const names = new Set(header.tables.map(({ name }) => name));
  for (const { name, rows, sha256 } of manifest.tables) {
    const tally = (tables.get(name) ?? new Tally()).close();
    if (tally.rows !== rows || tally.sha256 !== sha256 || !names.delete(name)) throw broken(`tabela ${name}`);
    tables.delete(name);
  }
  for (const { key, size, sha256 } of manifest.files) {
    const file = files.get(key);
    if (file?.size !== size || file.sha256 !== sha256) throw broken(`arquivo ${key}`);
    files.delete(key);
  }
  if (names.size + tables.size + files.size > 0) throw broken("algo fora do \xEDndice");
}

// src/core/backup/restore.ts
import { Readable } from "node:stream";

// src/core/move-files.ts
import { createHash as createHash2 } from "node:crypto";
var AT_ONCE = 4;
async function copyFiles(from, to) {
  const moved = { files: 0, copied: 0, bytes: 0, foreign: [] };
  const list = from.list()[Symbol.asyncIterator]();
  const hand = async () => {
    for (let next = await list.next(); !next.done; next = await list.next()) {
      const { path, size } = next.value;
      const key = path.slice(-32);
      if (!isOurs(key, path)) moved.foreign.push(path);
      else {
        if (await copyFile(from, to, key)) moved.copied++;
        moved.files++;
        moved.bytes += size;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return moved;
}
async function copyFile(from, to, key) {
  const wanted = await digestOf(from, key);
  const found = await digestOf(to, key);
  if (found === wanted) return false;
  if (found !== null) await to.remove(key);
  await to.save(key, await from.open(key));
  if (await digestOf(to, key) !== wanted) throw new Error(`O arquivo ${pathOf(key)} n\xE3o chegou igual ao original. Nada foi removido; repita o comando.`);
  return true;
}
async function digestOf(files, key) {
  try {
    const hash = createHash2("sha256");
    for await (const chunk of await files.open(key)) hash.update(chunk);
    return hash.digest("hex");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
function isOurs(key, path) {
  try {
    return pathOf(key) === path;
  } catch {
    return false;
  }
}

// src/core/backup/restore.ts
async function restoreBackup(source, target) {
  const { database, files, migrations: migrations2 } = target;
  const brought = [];
  const header = async (found) => {
    await prepareTables(database, migrations2, found.migrations);
    await removeLoose(target, await looseKeys(database));
    const first = await files.list()[Symbol.asyncIterator]().next();
    if (!first.done) throw notEmpty("arquivos");
  };
  const file = async (key, content) => {
    await database.query("insert into loose_files (storage_key, due_at) values ($1, clock_timestamp() + interval '7 days')", [key]);
    brought.push(key);
    await files.save(key, Readable.from(content, { objectMode: false }));
  };
  try {
    const contents = await examineBackup(source, { header, file });
    for (const { key, sha256 } of contents.manifest.files)
      if (await digestOf(files, key) !== sha256) throw new Error(`O arquivo ${key} n\xE3o chegou igual ao original. Nada foi restaurado; repita o comando.`);
    await database.transaction(async (tx) => {
      const each = (take) => readParts(source, take).then(() => contents.manifest.tables);
      await loadRecords(tx, { tables: contents.header.tables, each });
      await target.beforeCommit?.(tx, contents);
    });
    await finish(database, migrations2);
    return contents;
  } catch (error) {
    await removeLoose(target, brought).catch(() => void 0);
    throw error;
  }
}
async function finish(database, migrations2) {
  await migrate(database, migrations2);
  await database.exec("analyze");
}
var looseKeys = async (database) => (await database.query("select storage_key as key from loose_files")).map(({ key }) => key);
async function removeLoose({ database, files }, keys) {
  const loose = new Set(await looseKeys(database));
  for (const key of keys.filter((one) => loose.has(one))) {
    await files.remove(key);
    await database.query("delete from loose_files where storage_key = $1", [key]);
  }
}

// src/core/backup/move.ts
async function moveRecords(from, to, migrations2, beforeCommit) {
  const rows = await from.transaction(async (source) => {
    await source.exec(sameWords);
    const tables = await tablesOf(source, volatile);
    await prepareTables(to, migrations2, await appliedMigrations(source));
    const each = async (take) => {
      const read = [];
      for (const table of tables) {
        const tally = new Tally();
        for await (const lines of readTable(source, table)) {
          tally.add(lines);
          await take(table.name, partOf(lines));
        }
        read.push({ name: table.name, ...tally.close() });
      }
      return read;
    };
    return to.transaction(async (tx) => {
      let total = 0;
      await loadRecords(tx, {
        tables: tables.map(shapeOf),
        each: async (take) => {
          const read = await each(take);
          total = read.reduce((sum, table) => sum + table.rows, 0);
          return read;
        }
      });
      await beforeCommit(tx);
      return total;
    });
  });
  await finish(to, migrations2);
  return rows;
}

// src/admin/keys.ts
import { existsSync as existsSync2, readFileSync, renameSync, writeFileSync as writeFileSync2 } from "node:fs";
import { mkdir as mkdir2, rm } from "node:fs/promises";
async function placeKey(folder, key) {
  const file = auditKeyFile(folder);
  await mkdir2(folder, { recursive: true, mode: 448 });
  if (existsSync2(file)) {
    if (readFileSync(file, "utf8").trim() === key) return;
    renameSync(file, `${file}.anterior`);
  }
  writeFileSync2(file, key, { mode: 384 });
}
async function keyNotes(tx, folder) {
  const head = await headOf3(tx);
  if (!head?.key_id || head.key_id === effectiveKeyId()) return [];
  return [`Antes de iniciar o Lavra, defina AUDIT_KEY com o conte\xFAdo de ${auditKeyFile(folder)}: com outra chave a trilha de auditoria n\xE3o confere.`];
}
function effectiveKeyId() {
  try {
    return keyId(auditKey(readAuditKey()));
  } catch {
    return void 0;
  }
}
async function placeHead(tx, folder) {
  const head = await headOf3(tx);
  const noted = notedHead(folder);
  if (head && head.sequence > 0) noteHead(folder, head);
  else await rm(headFile(folder), { force: true });
  if (!noted || noted.sequence === head?.sequence && noted.digest === head.digest) return [];
  return [`O fim da trilha anotado nesta m\xE1quina era ${headText(noted)}; agora \xE9 ${headText(head ?? { sequence: 0, digest: "" })}, como quando a c\xF3pia foi feita.`];
}
async function headOf3(tx) {
  const [head] = await tx.query("select sequence, digest, open, key_id, seal from audit_head where id = 1");
  return head;
}

// src/admin/working.ts
async function isServed(database) {
  if (database.kind === "pglite") return false;
  const working = "select 1 from pg_stat_activity where datname = current_database() and application_name = 'lavra-jobs' limit 1";
  return (await database.query(working)).length > 0;
}

// src/admin/restore.ts
async function restore(file, migrations2, check) {
  const path = resolve2(file);
  if (!existsSync3(path)) throw new Error(`O arquivo ${path} n\xE3o existe. Confira o nome e repita o comando.`);
  const source = { path, passphrase: await isEncrypted(path) ? await askPassphrase("Senha da c\xF3pia: ") : void 0 };
  const { header, manifest } = check ? await examineBackup(source) : await restoreHere(source, migrations2);
  const made = `feita em ${new Date(header.made_at).toLocaleString("pt-BR")} pela vers\xE3o ${header.lavra}`;
  console.log(check ? `A c\xF3pia est\xE1 inteira, ${made}.` : `C\xF3pia restaurada e conferida registro por registro e arquivo por arquivo, ${made}.`);
  tell(summaryOf(header, manifest));
  if (!check) console.log("Inicie o Lavra: todos entram de novo, com a senha que tinham quando a c\xF3pia foi feita.");
  return manifest.missing.length === 0 ? 0 : 1;
}
async function restoreHere(source, migrations2) {
  await readArchive(source, () => Promise.resolve("stop"));
  const place = readPlace();
  const database = await openTarget(place);
  try {
    const files = await openStorage(place);
    const notes = [];
    const contents = await restoreBackup(source, {
      database,
      files,
      migrations: migrations2,
      beforeCommit: async (tx, { secrets }) => {
        await placeKey(place.DATA_DIR, secrets.AUDIT_KEY);
        notes.push(...await placeHead(tx, place.DATA_DIR), ...await keyNotes(tx, place.DATA_DIR));
      }
    });
    for (const note of notes) console.log(note);
    return contents;
  } catch (error) {
    const full = "N\xE3o h\xE1 espa\xE7o no destino. Nada foi restaurado; libere espa\xE7o e repita o comando.";
    throw isCode(error, "ENOSPC", "EDQUOT", "53100") ? new Error(full, { cause: error }) : error;
  } finally {
    await database.close();
  }
}
async function moveDatabase(migrations2) {
  const place = readPlace();
  if (!place.DATABASE_URL) throw new Error("DATABASE_URL precisa estar definida: ela diz para onde copiar os registros.");
  if (!existsSync3(`${place.DATA_DIR}/db`)) throw new Error(`N\xE3o h\xE1 banco de dados em ${place.DATA_DIR}`);
  const target = await openTarget(place);
  try {
    const source = await openDatabase({ DATA_DIR: place.DATA_DIR }, (error) => console.error(error.message));
    try {
      const notes = [];
      const rows = await moveRecords(source, target, migrations2, async (tx) => void notes.push(...await keyNotes(tx, place.DATA_DIR)));
      console.log(`Registros copiados e conferidos no PostgreSQL: ${rows}. Os arquivos ficam onde est\xE3o.`);
      for (const note of notes) console.log(note);
      console.log("Agora inicie o Lavra com DATABASE_URL e JWT_SECRET; todos entram de novo.");
      console.log(`A origem n\xE3o foi alterada: guarde a pasta ${place.DATA_DIR}/db at\xE9 ter certeza de que tudo est\xE1 no lugar novo.`);
      return 0;
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
}
async function openTarget(place) {
  const database = await openDatabase(place, (error) => console.error(error.message)).catch((error) => {
    throw error instanceof LockedError ? new Error("O Lavra est\xE1 em uso nesta pasta. Encerre-o e restaure em uma DATA_DIR nova.", { cause: error }) : error;
  });
  if (!await isServed(database)) return database;
  await database.close();
  throw new Error("O Lavra est\xE1 em uso no banco de destino. Encerre-o em todas as m\xE1quinas e repita o comando.");
}

// src/core/integrity.ts
var OVERDUE_MINUTES = 10;
async function checkIntegrity(database, files) {
  const first = await look(database, files);
  if (first.length === 0) return [];
  const second = new Set((await look(database, files)).map(identity));
  return first.filter((finding) => second.has(identity(finding))).sort((a, b) => identity(a) < identity(b) ? -1 : 1);
}
var identity = ({ kind, path, row, sizes }) => JSON.stringify([kind, path, row, sizes]);
async function look(database, files) {
  const onDisk = /* @__PURE__ */ new Map();
  for await (const { path, size } of files.list()) onDisk.set(path, size);
  const { claims, loose } = await namedBy(database);
  const claimed = new Set([...claims, ...loose].map(({ path }) => path));
  return [
    ...claims.flatMap((claim) => compare2(claim, onDisk.get(claim.path))),
    ...[...onDisk.keys()].filter((path) => !claimed.has(path)).map((path) => ({ kind: "stray_file", path, row: null, sizes: null })),
    ...loose.filter(({ overdue }) => overdue).map(({ path }) => ({ kind: "overdue", path, row: "loose_files", sizes: null }))
  ];
}
function compare2({ path, row, size }, disk) {
  if (disk === void 0) return [{ kind: "missing_file", path, row, sizes: null }];
  return disk === size ? [] : [{ kind: "wrong_size", path, row, sizes: { row: size, disk } }];
}
async function namedBy(database) {
  const rows = await database.query(
    `select storage_key as key, 'documents ' || id as row, file_size as size, false as overdue from documents where storage_key is not null
     union all select storage_key, 'petition_attachments ' || id, file_size, false from petition_attachments
     union all select storage_key, null, null, due_at < clock_timestamp() - interval '${OVERDUE_MINUTES} minutes' from loose_files`
  );
  const claims = [];
  const loose = [];
  for (const { key, row, size, overdue } of rows) {
    if (row === null) loose.push({ path: placeOf(key), overdue });
    else claims.push({ path: placeOf(key), row, size: size ?? 0 });
  }
  return { claims, loose };
}
function placeOf(key) {
  try {
    return pathOf(key);
  } catch {
    return `? ${key}`;
  }
}

// src/admin/storage.ts
async function moveStorage(database, to) {
  const place = readPlace();
  if (!place.STORAGE_URL) throw new Error("STORAGE_URL precisa estar definida: ela diz de onde ou para onde copiar os arquivos");
  if (await isServed(database)) throw new Error("Encerre o Lavra em todas as m\xE1quinas antes: o que fosse enviado durante a c\xF3pia ficaria para tr\xE1s.");
  const disk = await filesAt({ ...place, STORAGE_URL: void 0 });
  const bucket = await filesAt(place);
  const [from, target] = to === "s3" ? [disk, bucket] : [bucket, disk];
  await target.ping();
  const { files, copied, bytes, foreign } = await copyFiles(from, target);
  for (const path of foreign) console.log(`N\xE3o \xE9 um arquivo do Lavra e ficou onde est\xE1: ${path}`);
  console.log(`Arquivos conferidos no destino: ${files} (${Math.ceil(bytes / 1024)} KB), copiados agora: ${copied}.`);
  const missing = (await checkIntegrity(database, target)).filter(({ kind }) => kind === "missing_file" || kind === "wrong_size");
  for (const { path, row } of missing) console.log(`Falta no destino, como j\xE1 faltava na origem: files/${path} (${row})`);
  console.log(to === "s3" ? "Agora inicie o Lavra com STORAGE_URL." : "Agora inicie o Lavra sem STORAGE_URL.");
  console.log("A origem n\xE3o foi alterada: guarde-a at\xE9 ter certeza de que tudo est\xE1 no lugar novo.");
  return missing.length === 0 ? 0 : 1;
}

// src/admin.ts
var migrations = fileURLToPath(new URL("../../../prisma/migrations", import.meta.url));
var usage = `Uso: npm run admin -- COMANDO

Comandos:
  integrity   compara os registros com os arquivos guardados e lista o que n\xE3o confere; n\xE3o altera nada.
              Com o banco embutido, encerre o Lavra antes. Termina com 0 se tudo confere e com 1 se h\xE1 problemas.
  audit verify [--head ELO]
              recalcula a trilha de auditoria elo por elo e lista o que foi alterado, inclu\xEDdo ou retirado; n\xE3o altera nada.
              Com --head confere tamb\xE9m se um fim de trilha guardado fora do banco ainda faz parte dela.
  audit head  mostra o fim da trilha, para ser guardado em outro lugar.
  storage move --to s3
  storage move --to disk
              copia todos os arquivos do disco para STORAGE_URL, ou de l\xE1 para o disco, e compara cada um; n\xE3o remove nada.
              Encerre o Lavra antes. Pode ser repetido depois de uma interrup\xE7\xE3o.
  database move --to postgres
              copia todos os registros do banco embutido para o banco vazio de DATABASE_URL e confere cada um; n\xE3o remove nada.
              Os arquivos ficam onde est\xE3o. Encerre o Lavra antes.
  backup [--to PASTA] [--passphrase]   (tamb\xE9m: npm run backup)
              grava registros e arquivos em um s\xF3 arquivo, em PASTA ou em BACKUP_DIR; com --passphrase pergunta por uma senha.
  restore ARQUIVO [--check]   (tamb\xE9m: npm run restore -- ARQUIVO)
              restaura uma c\xF3pia em um lugar vazio, com o Lavra encerrado; com --check s\xF3 confere a c\xF3pia, sem alterar nada.
  personal-data
              mostra o registro dos dados pessoais que o Lavra guarda, em Markdown (docs/dados-pessoais.md).`;
var commands = [
  { words: ["integrity"], run: integrity },
  {
    words: ["audit", "verify"],
    options: { head: { type: "string" } },
    run: ({ head }) => onDatabase("audit_links", (database, folder) => verifyTrail(database, folder, head))
  },
  { words: ["audit", "head"], run: () => onDatabase("audit_links", showHead) },
  { words: ["storage", "move", "--to", "s3"], run: () => onDatabase("loose_files", (database) => moveStorage(database, "s3")) },
  { words: ["storage", "move", "--to", "disk"], run: () => onDatabase("loose_files", (database) => moveStorage(database, "disk")) },
  { words: ["database", "move", "--to", "postgres"], run: () => moveDatabase(migrations) },
  { words: ["backup"], options: { to: { type: "string" }, passphrase: { type: "boolean" } }, run: backUp },
  { words: ["restore"], file: true, options: { check: { type: "boolean" } }, run: ({ file, check }) => restore(file, migrations, check === true) },
  { words: ["personal-data"], run: showRegistry }
];
var FAILED = 2;
function integrity() {
  return onDatabase("loose_files", async (database) => {
    const findings = await checkIntegrity(database, await filesAt(readPlace()));
    for (const finding of findings) console.log(lineOf2(finding));
    console.log(findings.length === 0 ? "Tudo confere." : `Problemas encontrados: ${findings.length}. Nada foi alterado.`);
    return findings.length === 0 ? 0 : 1;
  });
}
async function backUp(options) {
  try {
    return await onDatabase("audit_links", (database) => backup(database, options));
  } catch (error) {
    if (error instanceof LockedError) return askServer(options);
    throw error;
  }
}
function showRegistry() {
  process.stdout.write(registryPage());
  return Promise.resolve(0);
}
async function onDatabase(needed, work) {
  const place = readPlace();
  if (!place.DATABASE_URL && !existsSync4(join2(place.DATA_DIR, "db"))) throw new Error(`N\xE3o h\xE1 banco de dados em ${place.DATA_DIR}`);
  const database = await openDatabase(place, (error) => console.error(error.message));
  try {
    const [table] = await database.query("select to_regclass($1)::text as name", [needed]);
    if (!table?.name) throw new Error("O banco de dados \xE9 de uma vers\xE3o anterior. Inicie o Lavra uma vez e repita o comando.");
    return await work(database, place.DATA_DIR);
  } finally {
    await database.close();
  }
}
function lineOf2({ kind, path, row, sizes }) {
  switch (kind) {
    case "missing_file":
      return `Arquivo ausente: files/${path} (${row})`;
    case "wrong_size":
      return `Tamanho diferente: files/${path} (${row}): ${sizes?.row} bytes no registro, ${sizes?.disk} guardados`;
    case "stray_file":
      return `Arquivo sem registro: files/${path}`;
    case "overdue":
      return `Remo\xE7\xE3o atrasada: files/${path}`;
  }
}
async function run(args) {
  for (const command of commands) {
    const given = givenTo(command, args);
    if (given) return command.run(given);
  }
  console.error(usage);
  return FAILED;
}
function givenTo({ words, options = {}, file = false }, args) {
  if (!words.every((word, n) => args[n] === word)) return null;
  try {
    const { values, positionals } = parseArgs({ args: args.slice(words.length), options, allowPositionals: file });
    return positionals.length === (file ? 1 : 0) ? { ...values, file: positionals[0] ?? "" } : null;
  } catch {
    return null;
  }
}
try {
  process.exit(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(FAILED);
}
//# sourceMappingURL=admin.js.map
