/** An S3-compatible store, as STORAGE_URL names it. */
export interface StorageTarget {
  endpoint: string
  region: string
  bucket: string
  /** Before every key: empty, or ends with a slash. */
  prefix: string
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

/** What STORAGE_URL has to look like. */
export const storageForm = 's3://CHAVE:SEGREDO@servidor/bucket?region=us-east-1'

/** Secrets of S3 often hold `/` and `+`: they may be pasted as they are, since the last `@` ends them. */
const FORM =
  /^s3:\/\/([^:/@\s]+):(\S+)@([\w.-]+(?::\d{1,5})?)\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?(?:\?([\w=&.-]*))?$/
const OPTIONS = new Set(['region', 'tls', 'path_style'])

/**
 * `s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=…&tls=false&path_style=false`; null where it is
 * anything else. Without options: TLS,
 * `us-east-1`, and the bucket in the path, which every S3-compatible server understands.
 */
export function parseStorageUrl(url: string): StorageTarget | null {
  const [, key = '', secret = '', host = '', bucket = '', folder = '', query = ''] = FORM.exec(url) ?? []
  if (!bucket) return null
  const options = new URLSearchParams(query)
  for (const name of options.keys()) if (!OPTIONS.has(name)) return null
  const [tls, pathStyle] = [flag(options.get('tls')), flag(options.get('path_style'))]
  const region = options.get('region') ?? 'us-east-1'
  if (tls === null || pathStyle === null || !/^[a-z\d-]+$/.test(region)) return null
  const [accessKeyId, secretAccessKey] = [unescaped(key), unescaped(secret)]
  return {
    endpoint: `${tls ? 'https' : 'http'}://${host}`,
    region,
    bucket,
    prefix: folder && `${folder.slice(1)}/`,
    pathStyle,
    accessKeyId,
    secretAccessKey,
  }
}

const flag = (value: string | null): boolean | null =>
  value === null || value === 'true' ? true : value === 'false' ? false : null

/** Both ways of pasting are understood: as it is, and escaped for an address. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
