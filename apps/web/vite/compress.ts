import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|mjs|css|html|svg|json)$/
/** Smaller ones fit into one packet anyway. */
const leastBytes = 1024

/**
 * Writes each text file a second and a third time, as Brotli and gzip, so that the server only has to choose.
 */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!compressible.test(name)) continue
      const file = join(dir, name)
      const content = readFileSync(file)
      if (content.length < leastBytes) continue
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
      )
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    }
  },
})
