import { fileProblem } from '../../../../core/accepted-files'

/** Attachments of one petition. */
export const mostFiles = 20

/** Adds files to those already chosen; `refused` says which could not be taken and why. */
export function addFiles(
  chosen: readonly File[],
  added: readonly File[],
  limitMb?: number,
): { files: File[]; refused: string[] } {
  const files = [...chosen]
  const refused: string[] = []
  for (const file of added) {
    const problem =
      fileProblem(file, limitMb) ??
      (files.length >= mostFiles ? `Uma petição pode ter no máximo ${mostFiles} anexos` : null)
    if (problem) refused.push(`${file.name}: ${problem}`)
    else if (!files.some((known) => isSame(known, file))) files.push(file)
  }
  return { files, refused }
}

/** Tells chosen files apart, also after a reload. */
export const keyOfFile = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

const isSame = (one: File, other: File) => keyOfFile(one) === keyOfFile(other)
