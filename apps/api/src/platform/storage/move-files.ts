import { createHash } from 'node:crypto'
import { isMissing, pathOf, type Files } from './files'

export interface Moved {
  /** Files that are now in both places, byte by byte alike. */
  files: number
  /** How many of them had to be copied. */
  copied: number
  bytes: number
  /** What lies there and is no file of Lavra's; it was left alone. */
  foreign: string[]
}

const AT_ONCE = 4

/**
 * Copies every file from one storage to another and reads each again there: its digest decides. What a killed
 * run has copied is not copied again, half a file is. The source stays as it is.
 */
export async function copyFiles(from: Files, to: Files): Promise<Moved> {
  const moved: Moved = { files: 0, copied: 0, bytes: 0, foreign: [] }
  const list = from.list()[Symbol.asyncIterator]()
  const hand = async () => {
    for (let next = await list.next(); !next.done; next = await list.next()) {
      const { path, size } = next.value
      const key = path.slice(-32)
      if (!isOurs(key, path)) moved.foreign.push(path)
      else {
        if (await copyFile(from, to, key)) moved.copied++
        moved.files++
        moved.bytes += size
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return moved
}

/** Answers whether the file had to be copied. Throws where it does not arrive as it was. */
async function copyFile(from: Files, to: Files, key: string): Promise<boolean> {
  const wanted = await digestOf(from, key)
  const found = await digestOf(to, key)
  if (found === wanted) return false
  if (found !== null) await to.remove(key)
  await to.save(key, await from.open(key))
  if ((await digestOf(to, key)) !== wanted)
    throw new Error(
      `O arquivo ${pathOf(key)} não chegou igual ao original. Nada foi removido; repita o comando.`,
    )
  return true
}

/** Null where there is no such file. */
export async function digestOf(files: Files, key: string): Promise<string | null> {
  try {
    const hash = createHash('sha256')
    for await (const chunk of await files.open(key)) hash.update(chunk as Buffer)
    return hash.digest('hex')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isOurs(key: string, path: string): boolean {
  try {
    return pathOf(key) === path
  } catch {
    return false
  }
}
