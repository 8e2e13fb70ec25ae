import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPglite } from '../src/platform/database/pglite'
import { lockFolder } from '../src/platform/database/folder-lock'
import { startChild, type Child } from './children/spawn'

const root = mkdtempSync(join(tmpdir(), 'lavra-lock-'))
const children: Child[] = []
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()))
  rmSync(root, { recursive: true, force: true })
})
const newFolder = () => mkdtempSync(join(root, 'data-'))
const inUse = 'Banco de dados em uso por outro processo'

function holder(folder: string): Child {
  const child = startChild('hold-lock', [folder])
  children.push(child)
  return child
}

test('a second process on the folder is refused, and only until the first one lets go', async () => {
  const folder = newFolder()
  const unlock = await lockFolder(folder)
  expect(await holder(folder).firstLine).toBe(inUse)
  unlock()
  expect(await holder(folder).firstLine).toBe('held')
  await expect(lockFolder(folder)).rejects.toThrow(inUse)
})

test('the embedded database itself is refused while another has its folder, and its records stay', async () => {
  const folder = newFolder()
  const first = await openPglite(folder)
  await first.exec('CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)')
  await expect(openPglite(folder)).rejects.toThrow(inUse)
  await first.close()
  const again = await openPglite(folder)
  expect(await again.query('SELECT n FROM kept')).toEqual([{ n: 7 }])
  await again.close()
})

test('what a killed process left is taken over at once', async () => {
  const folder = newFolder()
  const child = holder(folder)
  expect(await child.firstLine).toBe('held')
  await child.kill()
  const before = Date.now()
  const unlock = await lockFolder(folder)
  // Of another machine's it would wait for ten seconds.
  expect(Date.now() - before).toBeLessThan(8_000)
  unlock()
})

test('of several that take over at once one succeeds', async () => {
  const folder = newFolder()
  const child = holder(folder)
  expect(await child.firstLine).toBe('held')
  await child.kill()
  const attempts = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)])
  const others = await Promise.all([holder(folder).firstLine, holder(folder).firstLine])
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(others).toEqual([inUse, inUse])
  expect(readdirSync(folder).filter((name) => name.startsWith('lock'))).toHaveLength(1)
})

test('a reused process id is not mistaken for the owner', async () => {
  const folder = newFolder()
  const { hostname } = await import('node:os')
  writeFileSync(
    join(folder, 'lock.4'),
    JSON.stringify({ pid: process.pid, started: 'another time', host: hostname(), id: 'x' }),
  )
  const unlock = await lockFolder(folder)
  unlock()
})

test('an owner in another container counts while it touches its file', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock.1')
  writeFileSync(file, JSON.stringify({ pid: 1, started: '5', host: 'elsewhere', id: 'x' }))
  const touching = setInterval(() => utimesSync(file, new Date(), new Date()), 300)
  await expect(lockFolder(folder)).rejects.toThrow(inUse)
  clearInterval(touching)
  utimesSync(file, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000))
  const unlock = await lockFolder(folder)
  unlock()
})
