import { fold } from '@lavra/language/text'

const personName =
  /(\p{Lu}\p{Ll}+(?:\s+(?:d[aeo]s?\s+)?\p{Lu}\p{Ll}+)+)(?:,\s+([\p{Ll} ]{3,40}?))?(?=,|\s+e\s|;|\.|\(|$)/gu

/**
 * Names after a word, with the occupation that follows: "Testemunhas: Ana Lima; João Reis, pescador, e Rita
 * Moura".
 */
export function named(lines: string[], word: RegExp): string[] {
  return lines.flatMap((line) => {
    const at = line.search(word)
    if (at < 0) return []
    return [...line.slice(at).matchAll(personName)].map(([, name = '', work]) =>
      work && !/\b(?:e|que|quando)\b/.test(work) ? `${name}, ${work.trim()}` : name,
    )
  })
}

const hearing = /\b(?:oitiva|ouvir|inquiri(?:r|[çc][ãa]o))\s/i
const calledName =
  /\b(?:d[oae]s?|[oa]s?)\s+((?:\p{Ll}{2,20}\s+){0,3})(\p{Lu}\p{Ll}+(?:\s+(?:d[aeo]s?\s+)?\p{Lu}\p{Ll}+)*)/gu
/** A party gives evidence of its own kind, an expert another, and a building or a court none. */
const noWitness =
  /\b(?:d[aeo]s?|n[ao]s?|em|com)$|^(?:autor|reu\b|re\b|requer|reclam|testemunha|part|apel|agrav|prepost|perit|assistente|menor)/
const noPerson =
  /^(?:condominio|edificio|vara|juizo|comarca|tribunal|banco|empresa|rua|avenida|ministerio|delegacia|municipio|estado|policia|doc)\b/

/**
 * Who is to be heard, with the occupation before the name: "oitiva do síndico João Reis e da zeladora Rita
 * Moura".
 */
export function called(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const at = line.search(hearing)
    if (at < 0) return []
    return [...line.slice(at).matchAll(calledName)].flatMap(([, before = '', name = '']) => {
      const work = before.trim()
      // A lone first name is somebody only where it is said who.
      if ((!work && !name.includes(' ')) || noWitness.test(fold(work)) || noPerson.test(fold(name))) return []
      return [work ? `${name}, ${work}` : name]
    })
  })
}
