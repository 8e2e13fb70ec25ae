import { bytesOf, type Content } from './bytes'
import { kinds } from './kinds'
import { unsupported } from './refusal'

export interface CheckedKind {
  /** In lower case, without its dot. */
  extension: string
  content_type: string
}

const accepted = Object.keys(kinds).join(', ')

/**
 * What kind of file an upload really is: its last extension (spec.md section 5) must be accepted and its
 * bytes must be of that kind.
 * Throws AppError 415 `unsupported_file` with a sentence that says what to do.
 */
export async function checkKind(fileName: string, content: Content): Promise<CheckedKind> {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
  if (!kind) throw unsupported(`Tipo de arquivo não aceito. Envie um destes: ${accepted}.`)
  const bytes = await bytesOf(content)
  if (bytes.size === 0) throw unsupported('O arquivo está vazio. Envie o arquivo original.')
  if (!(await kind.fits(bytes)))
    throw unsupported(
      `O conteúdo do arquivo não corresponde à extensão .${extension}. Envie o arquivo original.`,
    )
  return { extension, content_type: kind.content_type }
}
