import { office } from './office'
import { papers } from './papers'
import { people } from './people'
import type { Table } from './column'

/**
 * Every column of every table: what personal data it holds, whose, and what becomes of it; or that it holds
 * none. The export and the anonymisation work from it, the page docs/dados-pessoais.md is printed from it,
 * and registry.test.ts fails on a column that is not here.
 */
export const registry: Record<string, Table> = { ...people, ...papers, ...office }
