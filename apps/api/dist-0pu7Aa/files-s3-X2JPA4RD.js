import {
  AppError
} from "./chunk-YRVMWDVN.js";
import "./chunk-PZ5AY32C.js";

// src/core/files-s3.ts
import { AbortMultipartUploadCommand, HeadBucketCommand, ListMultipartUploadsCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { S3Driver } from "flydrive/drivers/s3";
var PART_BYTES = 5 * 1024 * 1024;
var STALE_MS = 24 * 36e5;
var patience = { connectionTimeout: 5e3, requestTimeout: 3e4, throwOnRequestTimeout: true, socketTimeout: 6e4 };
var MARKER = ".lavra";
var S3Storage = class extends S3Driver {
  constructor(target, limits = patience) {
    const client = clientOf(target, limits);
    super({ client, bucket: target.bucket, visibility: "private", supportsACL: false });
    this.target = target;
    this.client = client;
  }
  target;
  client;
  writable = false;
  key(path) {
    return this.target.prefix + path;
  }
  /** A content of unknown length goes in parts; one that breaks off, or a store that refuses, leaves neither parts nor object. */
  async putStream(path, content) {
    const params = { Bucket: this.target.bucket, Key: this.key(path), Body: content, ContentType: "application/octet-stream" };
    try {
      await new Upload({ client: this.client, params, queueSize: 1, partSize: PART_BYTES }).done();
    } catch (error) {
      throw content.errored && content.errored.name !== "AbortError" ? content.errored : error;
    }
  }
  put = (path, content) => super.put(this.key(path), content);
  getStream = (path) => super.getStream(this.key(path));
  getMetaData = (path) => super.getMetaData(this.key(path));
  delete = (path) => super.delete(this.key(path));
  /** The first one writes, so that a server with a key that may only read does not start. */
  async ping() {
    if (this.writable) await this.client.send(new HeadBucketCommand({ Bucket: this.target.bucket }));
    else await this.put(MARKER, "Arquivos do Lavra. N\xE3o altere nem apague nada aqui.\n");
    this.writable = true;
  }
  async *walk() {
    const { bucket, prefix } = this.target;
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: prefix }))
      for (const { Key = "", Size = 0 } of Contents) if (Key !== this.key(MARKER)) yield { path: Key.slice(prefix.length), size: Size };
  }
  /** Removes the parts of uploads that a killed server left behind; a store that cannot list them needs a rule of its own for that. */
  async tidy() {
    const { bucket, prefix } = this.target;
    const { Uploads = [] } = await this.client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix })).catch((error) => isUnsupported(error) ? { Uploads: [] } : Promise.reject(error));
    for (const { Key, UploadId, Initiated } of Uploads)
      if (Initiated && Date.now() - Initiated.getTime() > STALE_MS)
        await this.client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
};
function clientOf({ endpoint, region, pathStyle, accessKeyId, secretAccessKey }, limits) {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: { ...limits, httpAgent: { maxSockets: 200 }, httpsAgent: { maxSockets: 200 } },
    // Bodies are signed by their SHA-256 all the same; the newer checksums are more than many compatible servers understand.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED"
  });
  const secrets = [secretAccessKey, accessKeyId];
  const speak = (error) => Promise.reject(translated(error, secrets));
  client.middlewareStack.add((next) => (args) => next(args).catch(speak), { step: "initialize" });
  return client;
}
function saidBy(error) {
  const { name = "Error", message = "", $metadata } = error;
  return { name, message, status: $metadata?.httpStatusCode };
}
var FULL = /* @__PURE__ */ new Set(["QuotaExceeded", "XMinioStorageFull", "XMinioAdminBucketQuotaExceeded", "InsufficientStorage"]);
function translated(error, secrets) {
  const { name, message, status } = saidBy(error);
  const clean = secrets.reduce((text, secret) => text.replaceAll(secret, "\u2026"), `${name}${status ? ` ${status}` : ""}: ${message}`);
  const cause = Object.assign(new Error(clean), { name });
  if (name === "NoSuchKey" || name === "NotFound") return Object.assign(cause, { code: "ENOENT" });
  if (FULL.has(name) || status === 507) return Object.assign(cause, { code: "ENOSPC" });
  if (name === "NotImplemented" || status === 501) return Object.assign(cause, { code: "ENOSYS" });
  return new AppError(503, "storage_unavailable", "O armazenamento de arquivos n\xE3o respondeu. Tente novamente em instantes.", { "Retry-After": "5" }, { cause });
}
var isUnsupported = (error) => error instanceof Error && "code" in error && error.code === "ENOSYS";
function startRefusal(error) {
  const reason = error instanceof AppError ? error.cause : error;
  const said = reason instanceof Error ? reason.message : "";
  if (/NoSuchBucket|NotFound|NoSuchKey/.test(said)) return new Error("STORAGE_URL: o bucket n\xE3o existe", { cause: error });
  if (/ 40[013]:|AccessDenied|Signature|InvalidAccessKeyId/.test(said))
    return new Error("STORAGE_URL: o servidor recusou a chave, a regi\xE3o ou a grava\xE7\xE3o no bucket", { cause: error });
  return new Error("O armazenamento de STORAGE_URL n\xE3o respondeu; confira o endere\xE7o e se ele est\xE1 no ar", { cause: error });
}
export {
  S3Storage,
  startRefusal
};
//# sourceMappingURL=files-s3-X2JPA4RD.js.map
