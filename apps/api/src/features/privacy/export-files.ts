import type { Ctx } from '../../platform/ctx'
import { isMissing } from '../../platform/storage/files'
import { safeFileName } from '../../platform/storage/file-name'
import { rows, sql } from '../../platform/database/sql'
import type { Subject } from './subject'
import { zipLimits, type ZipPart } from './zip'

export interface HeldFile {
  storage_key: string
  /** Where it lies in the ZIP; null where there is no room for it. */
  path: string | null
  file_name: string
  folder: string
  size: number
  created_at: Date
}

/**
 * The files of a client's documents and petitions, deleted ones too, with their places in the ZIP; a contact
 * has none of its own.
 */
export async function filesOf(ctx: Ctx, { kind, documents, petitions, trash }: Subject): Promise<HeldFile[]> {
  if (kind === 'contact') return []
  const found = await rows<Omit<HeldFile, 'path'>>(
    ctx,
    sql`select d.storage_key, coalesce(d.file_name, d.title) as file_name, 'documentos/' || c.case_number as folder, coalesce(d.file_size, 0)::float8 as size,
          d.created_at from documents d join cases c on c.id = d.case_id where d.id = any(${documents}::text[]) and d.storage_key is not null
        union all
        select a.storage_key, a.file_name, 'anexos-de-peticoes/' || a.petition_id, a.file_size::float8, a.created_at
        from petition_attachments a where a.petition_id = any(${petitions}::text[])
        union all
        select r.row ->> 'storage_key', coalesce(r.row ->> 'file_name', r.row ->> 'title'), 'lixeira', coalesce((r.row ->> 'file_size')::float8, 0),
          (r.row ->> 'created_at')::timestamptz
        from trash_rows r where r.trash_id = any(${trash.own}::text[]) and r.row ->> 'storage_key' is not null
        order by 3, 5, 1`,
  )
  let [room, entries] = [zipLimits.bytes, zipLimits.entries]
  return found.map((file, place) => {
    const fits = file.size <= room && entries > 0
    if (fits) [room, entries] = [room - file.size, entries - 1]
    const folder = file.folder.split('/').map(safeFileName).join('/')
    return {
      ...file,
      path: fits ? `${folder}/${String(place + 1).padStart(3, '0')} ${safeFileName(file.file_name)}` : null,
    }
  })
}

/** Opens one file after the other; one that is no longer stored is told to `missing`. */
export async function* fileParts(
  ctx: Ctx,
  files: HeldFile[],
  missing: (file: HeldFile) => void,
): AsyncGenerator<ZipPart> {
  for (const file of files) {
    if (file.path === null) continue
    try {
      yield {
        name: file.path,
        content: await ctx.files.open(file.storage_key),
        modified: file.created_at,
        compress: false,
      }
    } catch (error) {
      if (!isMissing(error)) throw error
      ctx.log.error({ err: error, storage_key: file.storage_key }, 'a file of an export is missing')
      missing(file)
    }
  }
}
