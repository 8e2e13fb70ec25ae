import { fileURLToPath } from 'node:url'

export const migrations = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))
