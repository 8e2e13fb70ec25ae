import { fileExtensions } from '@lavra/contracts/documents'

/** For the browser's own window for choosing files. */
export const accepted = fileExtensions.map((extension) => `.${extension}`).join(',')
/** Attachments of one petition. */
export const mostFiles = 20

/** Adds files to those already chosen; `refused` says which could not be taken and why. */
export function addFiles(chosen: readonly File[], added: readonly File[]): { files: File[]; refused: string | null } {
  const wrong = added.filter((file) => !isAccepted(file.name))
  const fresh = added.filter((file) => isAccepted(file.name) && !chosen.some((known) => isSame(known, file)))
  const room = mostFiles - chosen.length
  const sentences = [
    wrong.length > 0 && `Tipo de arquivo não aceito: ${wrong.map(({ name }) => name).join(', ')}. Aceitos: ${fileExtensions.join(', ')}.`,
    fresh.length > room && `Uma petição pode ter no máximo ${mostFiles} anexos.`,
  ].filter(Boolean)
  return { files: [...chosen, ...fresh.slice(0, room)], refused: sentences.join(' ') || null }
}

function isAccepted(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (fileExtensions as readonly string[]).includes(extension)
}

const isSame = (one: File, other: File) => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
