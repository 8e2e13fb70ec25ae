import type { Database } from '../platform/database/database'
import { readPlace } from '../platform/env'
import { filesAt } from '../platform/storage/files'
import { checkIntegrity } from '../platform/backup/integrity'
import { copyFiles } from '../platform/storage/move-files'
import { isServed } from './working'

/**
 * `storage move --to s3|disk`: copies all files between DATA_DIR and STORAGE_URL, each compared by its
 * digest; nothing is removed.
 */
export async function moveStorage(database: Database, to: 's3' | 'disk'): Promise<number> {
  const place = readPlace()
  if (!place.STORAGE_URL)
    throw new Error('STORAGE_URL precisa estar definida: ela diz de onde ou para onde copiar os arquivos')
  // What is uploaded meanwhile would be left behind.
  if (await isServed(database))
    throw new Error(
      'Encerre o Lavra em todas as máquinas antes: o que fosse enviado durante a cópia ficaria para trás.',
    )
  const disk = await filesAt({ ...place, STORAGE_URL: undefined })
  const bucket = await filesAt(place)
  const [from, target] = to === 's3' ? [disk, bucket] : [bucket, disk]
  await target.ping()
  const { files, copied, bytes, foreign } = await copyFiles(from, target)
  for (const path of foreign) console.log(`Não é um arquivo do Lavra e ficou onde está: ${path}`)
  console.log(
    `Arquivos conferidos no destino: ${files} (${Math.ceil(bytes / 1024)} KB), copiados agora: ${copied}.`,
  )
  const missing = (await checkIntegrity(database, target)).filter(
    ({ kind }) => kind === 'missing_file' || kind === 'wrong_size',
  )
  for (const { path, row } of missing)
    console.log(`Falta no destino, como já faltava na origem: files/${path} (${row})`)
  console.log(to === 's3' ? 'Agora inicie o Lavra com STORAGE_URL.' : 'Agora inicie o Lavra sem STORAGE_URL.')
  console.log('A origem não foi alterada: guarde-a até ter certeza de que tudo está no lugar novo.')
  return missing.length === 0 ? 0 : 1
}
