import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a stored password and the check of an unknown user cost 2^10 rounds, whatever tests take', () => {
  // A process of its own: the suite lowers the cost in this one.
  const module = fileURLToPath(new URL('./passwords.ts', import.meta.url))
  const code = `const { hashPassword, nobodysHash } = await import(${JSON.stringify(module)}); console.log(await hashPassword('segredo'), nobodysHash())`
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  expect(said.split(' ')).toEqual([
    expect.stringMatching(/^\$2b\$10\$/),
    expect.stringMatching(/^\$2b\$10\$/),
  ])
})
