import { fileExtensions } from '@lavra/contracts/documents'

/** What the browser's own window for choosing files offers. */
export const acceptedFiles = fileExtensions.map((extension) => `.${extension}`).join(',')

const accepted: readonly string[] = fileExtensions

/** In lower case, without its dot; empty where there is none. */
export const extensionOf = (fileName: string): string =>
  /\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** Why the server would refuse a file, in its words; null where it is worth sending. */
export function fileProblem(file: File, limitMb: number | undefined): string | null {
  if (!accepted.includes(extensionOf(file.name)))
    return `Tipo de arquivo não aceito. Envie um destes: ${accepted.join(', ')}.`
  if (file.size === 0) return 'O arquivo está vazio. Envie o arquivo original.'
  if (limitMb !== undefined && file.size > limitMb * 1024 * 1024)
    return `Arquivo excede o limite de ${limitMb} MB`
  return null
}
