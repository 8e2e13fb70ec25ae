import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openLaw, type Law } from '@lavra/law/law'

/** Beside the bundle, or where the sources are. */
const folders = ['./law/', '../../../../packages/law/data/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

/** The law that the product was delivered with. */
export const law: Law = openLaw(folders.find((folder) => existsSync(`${folder}norms.jsonl`)) ?? '')
