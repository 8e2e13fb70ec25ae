import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compress } from './vite/compress'
import { preloadFonts } from './vite/preload-fonts'
import { stripDocumentation } from './vite/strip-documentation'

/**
 * The decoder of JPEG 2000 that pdf.js asks for by this name where WebAssembly is not allowed: scanners write
 * such pages.
 */
const pdfDecoder: Plugin = {
  name: 'pdf-decoder',
  generateBundle() {
    const source = readFileSync(
      createRequire(import.meta.url).resolve('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js'),
    )
    this.emitFile({ type: 'asset', fileName: 'pdfjs/openjpeg_nowasm_fallback.js', source })
  },
}

/** What every form needs, in one file: it compresses better than a dozen of a few hundred bytes. */
const formParts =
  /idb-keyval|src\/core\/(log|title|forms\/(form|draft|draft-store))\.ts|src\/ui\/(icon-button|form\/(checkbox|field|input|password-input)|feedback\/(notice|spinner)|draft\/recovered-notice)\.tsx/

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false }

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss(), stripDocumentation(), pdfDecoder, preloadFonts(), compress()],
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/docs': api, '/openapi.json': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'form', test: formParts }] } } },
  },
})
