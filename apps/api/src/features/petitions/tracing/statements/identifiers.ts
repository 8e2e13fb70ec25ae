import { nameWords, person, sameName } from './names'
import type { Compared, Finding, Statement } from './statement'
import { rootsOf } from './words'

const anyName = new RegExp(person, 'gu')
const nearest = 200

/** A CPF or CNPJ of one party beside the name of somebody else. */
export function otherIdentifier({ text, items }: Statement, { dossier, recorded }: Compared): Finding[] {
  return items.flatMap(({ kind, key, start, end }) => {
    if (kind !== 'cpf_cnpj') return []
    const owner = [...dossier.parties, ...(dossier.representatives ?? [])].find(
      ({ cpf_cnpj }) => cpf_cnpj !== null && `n:${cpf_cnpj}` === key,
    )
    if (!owner) return []
    const name = [...text.slice(Math.max(0, start - nearest), start).matchAll(anyName)]
      .map(([found]) => found)
      .findLast((found) => nameWords(found).length > 1)
    if (name === undefined || sameName(nameWords(name), nameWords(owner.name))) return []
    // A name that stands nowhere is open by itself.
    if (!recorded.havingAll(rootsOf(name)).some((told) => sameName(nameWords(name), nameWords(told.text))))
      return []
    return [{ start, end, note: `No registro, este número é de ${owner.name}.` }]
  })
}
