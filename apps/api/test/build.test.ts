import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docxOf } from './files/office'
import { pdfText } from './files/pdf'

const folder = fileURLToPath(new URL('..', import.meta.url))
let built: string

// Inside the project, so that the packages that stay outside of the bundle are found.
beforeAll(() => {
  built = mkdtempSync(join(folder, 'dist-'))
  execFileSync(process.execPath, [join(folder, 'build.mjs'), built], { stdio: 'inherit' })
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

test.each([
  ['pdf', pdfText('Petição inicial')],
  ['docx', docxOf('Petição inicial')],
])('the bundle holds the process that reads documents (%s)', async (extension, content) => {
  const child = fork(join(built, 'document-text.js'), [extension], { execArgv: [], env: {}, stdio: ['pipe', 'ignore', 'inherit', 'ipc'] })
  const heard: unknown[] = []
  child.on('message', (message: object) => {
    heard.push(message)
    if (!('started' in message || 'page' in message)) child.disconnect()
  })
  child.stdin?.end(content)
  await once(child, 'exit')
  expect(heard).toEqual([{ started: true }, { page: 0, piece: 'Petição inicial' }, { done: true }])
})
