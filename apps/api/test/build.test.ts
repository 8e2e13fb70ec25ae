import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { builtFile } from './built'
import { docxOf } from './files/office'
import { pdfText } from './files/pdf'
import { pngOf, sheetOf } from './files/pictures'

/** What the built reader says of a file. */
async function hear(extension: string, content: Buffer, ...task: string[]): Promise<unknown[]> {
  const child = fork(builtFile('document-text'), [extension, ...task], {
    execArgv: [],
    env: {},
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  const heard: unknown[] = []
  child.on('message', (message: object) => {
    heard.push(message)
    if (!('started' in message || 'page' in message)) child.disconnect()
  })
  child.stdin?.end(content)
  await once(child, 'exit')
  return heard
}

test.each([
  ['pdf', pdfText('Petição inicial')],
  ['docx', docxOf('Petição inicial')],
])('the bundle holds the process that reads documents (%s)', async (extension, content) => {
  const heard = await hear(extension, content)
  expect(heard).toEqual([{ started: true }, { page: 0, piece: 'Petição inicial' }, { done: true }])
})

test('the bundle recognises the words of a picture', { timeout: 120_000 }, async () => {
  const picture = pngOf(sheetOf(['Petição inicial'], { width: 400, height: 160, size: 34 }))
  expect(await hear('png', picture, '[1]')).toEqual([
    { started: true },
    { page: 0, piece: 'Petição inicial' },
    { done: true },
  ])
})
