import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

export const apiFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * A program as an office runs it, by its name (`server`, `admin`, …): it starts at once, which one from
 * source does not.
 */
export const builtFile = (name: string): string => join(inject('built'), `${name}.js`)
