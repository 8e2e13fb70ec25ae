import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits, readArchive, type PackFiles } from '@lavra/law/archive'
import { seriesTitle } from '@lavra/law/citations/titles'
import { openLaw, type Law } from '@lavra/law/law'
import { PackError, type Manifest } from '@lavra/law/manifest'
import { dayOf, showDay } from '@lavra/language/day'
import { askedFile, asking, checkNewer, draftPack, installDraft } from '../law/install'
import { lawFolder, newestPack } from '../law/installed'
import type { Database } from '../platform/database/database'
import { readPlace } from '../platform/env'
import { officeCtx } from './office'

interface PackFile {
  files: PackFiles
  manifest: Manifest
}

/** `law update FILE`: reads and verifies the file; nothing is written yet. */
export function readPackFile(file: string): PackFile {
  const { LAW_PUBLIC_KEY, DATA_DIR } = readPlace()
  if (LAW_PUBLIC_KEY === undefined)
    throw new Error(
      'Defina LAW_PUBLIC_KEY com a chave pública de quem publica os pacotes (docs/guia-de-operacao.md) e repita o comando. Nada foi alterado.',
    )
  const size = existsSync(file) ? statSync(file).size : null
  if (size === null) throw new Error(`Não há arquivo ${file}.`)
  if (size > limits.packed)
    throw new PackError(
      'O arquivo passa de 20 MB: um pacote de legislação é menor. Confira o nome do arquivo.',
    )
  const pack = readArchive(readFileSync(file), createPublicKey(LAW_PUBLIC_KEY))
  const { state } = pack.manifest
  if (state > tomorrow())
    throw new PackError(`O pacote diz ser de ${showDay(state)}, dia que ainda não chegou. Nada foi alterado.`)
  checkNewer(DATA_DIR, state)
  return pack
}

const tomorrow = () => dayOf(new Date(Date.now() + 86_400_000))

/** Installs it and writes the trail on the office's database. */
export async function updateLaw(database: Database, { files }: PackFile): Promise<number> {
  const draft = draftPack(readPlace().DATA_DIR, files)
  try {
    return installed(await installDraft(await officeCtx(database), draft))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** How long a running server may take; it looks once a minute. */
const PATIENCE_MS = 150_000

/** Where the embedded database is in use: the server that has it installs what was verified here. */
export async function updateLawBeside({ files, manifest: { state } }: PackFile): Promise<number> {
  const { DATA_DIR } = readPlace()
  const draft = draftPack(DATA_DIR, files)
  try {
    writeFileSync(askedFile(DATA_DIR), asking(draft), { mode: 0o600 })
    console.log('O Lavra está em uso e instalará o pacote em até um minuto…')
    const end = Date.now() + PATIENCE_MS
    while (existsSync(draft) && Date.now() < end) await sleep(250)
    if (!existsSync(join(lawFolder(DATA_DIR), state)))
      throw new Error(
        'O Lavra não instalou o pacote. O registro dele diz por quê; ou encerre-o e repita o comando.',
      )
    return installed(state)
  } finally {
    rmSync(askedFile(DATA_DIR), { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function installed(state: string): number {
  console.log(`Legislação de referência de ${showDay(state)} instalada.`)
  console.log(
    'O Lavra em uso passa a ela em até um minuto, sem ser reiniciado, e confere de novo cada petição que for aberta.',
  )
  console.log('Com várias máquinas sem a mesma pasta de dados, repita o comando em cada uma.')
  return 0
}

/** `law status`: which pack is in use, how old it is and what it holds; 1 where a newer one is damaged. */
export function lawStatus(): number {
  const { folder, state, source, damaged } = newestPack(readPlace().DATA_DIR)
  console.log(
    `Legislação de referência em uso: ${source === 'installed' ? 'pacote instalado' : 'a que veio com o Lavra'}, de ${showDay(state)} (${ageOf(state, dayOf(new Date()))}).`,
  )
  for (const line of contentsOf(openLaw(folder))) console.log(line)
  for (const { folder: lost, flaw } of damaged)
    console.log(`Pacote danificado, não usado: ${lost}. ${flaw} Instale-o de novo com "law update".`)
  return damaged.length === 0 ? 0 : 1
}

function contentsOf(law: Law): string[] {
  const sum = (of: (id: string) => number) => law.norms.reduce((total, { id }) => total + of(id), 0)
  const mapped = law.norms.filter(({ last }) => last !== undefined).length
  const series = law.series.map((one) => ({ title: seriesTitle(one.series), held: law.held(one.series) }))
  return [
    `Normas: ${shown(law.norms.length)}, das quais ${shown(mapped)} com seus artigos (${shown(sum((id) => law.size(id)))} dispositivos). Estado mais novo de uma norma: ${showDay(law.state)}.`,
    `Dispositivos com o que dizem: ${shown(sum((id) => law.provisions(id).size))}.`,
    `Precedentes: ${series
      .filter(({ held }) => held > 0)
      .map(({ title, held }) => `${title} ${shown(held)}`)
      .join(', ')}.`,
  ]
}

const shown = (count: number) => count.toLocaleString('pt-BR')

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** How long ago a day was, in words. */
export function ageOf(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (days <= 0) return 'de hoje'
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDate = 0] = today.split('-').map(Number)
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDate < date ? 1 : 0)
  if (months < 1) return `há ${plural(days, 'dia', 'dias')}`
  const rest = [
    ...(months >= 12 ? [plural(Math.floor(months / 12), 'ano', 'anos')] : []),
    ...(months % 12 > 0 ? [plural(months % 12, 'mês', 'meses')] : []),
  ]
  return `há ${rest.join(' e ')}`
}
