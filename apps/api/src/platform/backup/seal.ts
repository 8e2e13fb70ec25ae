import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { entryNames } from './format'

/** How many bytes a tar archive ends with. */
export const TAR_END = 1024
/** The header, the content and the end. */
export const SEAL_BYTES = 512 + 512 + TAR_END

/**
 * The end of an archive: an entry with the digest of all before it, always the same bytes for the same
 * digest.
 */
export async function sealOf(sha256: string): Promise<Buffer> {
  const tar = pack()
  tar.entry({ name: entryNames.seal, mode: 0o600, mtime: new Date(0), uid: 0, gid: 0 }, `${sha256}\n`)
  tar.finalize()
  return buffer(tar)
}
