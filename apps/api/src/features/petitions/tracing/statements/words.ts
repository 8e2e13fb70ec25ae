import { tokensOf } from '../tokens'

/** What a verb or a noun of it ends with: "indicou", "indicada" and "indicação" have one root. */
const endings =
  /(?:amentos?|imentos?|ac|ic|ador|edor|idor|ad|id|aram|eram|iram|avam|iam|ava|ando|endo|indo|ari|eri|iri|asse|esse|isse|ou|eu|iu|ar|er|ir|am|em|ia|ue|u|a|e|o|i)$/
const shortest = 4

/** Words by which people tell the same act. */
const sameAct: readonly string[][] = [
  ['citac', 'citad', 'cita', 'cit'],
  ['distribu', 'ajuiz', 'propost', 'protocol'],
  ['nascid', 'nasciment', 'nasc', 'nasceu'],
  ['obit', 'falec', 'morte', 'morreu', 'morr'],
  ['admiss', 'admit', 'admitid'],
  ['demiss', 'demit', 'dispens', 'deslig'],
  ['notific', 'interpel'],
  ['prolat', 'profer'],
]
const canonical = new Map(sameAct.flatMap(([head = '', ...others]) => others.map((one) => [one, head])))

const known = new Map<string, string>()
const mostKnown = 50_000

function rootOf(stem: string): string {
  const before = known.get(stem)
  if (before !== undefined) return before
  const root = rootFrom(stem)
  if (known.size < mostKnown) known.set(stem, root)
  return root
}

function rootFrom(stem: string): string {
  const root = stem.length > shortest + 1 ? stem.replace(endings, '') : stem
  const own = root.length < shortest ? stem : root
  return canonical.get(own) ?? canonical.get(stem) ?? own
}

/** Roots of the words of a text that carry meaning, numbers not among them, each once, in order. */
export const rootsOf = (text: string): string[] => [
  ...new Set(
    tokensOf(text).flatMap(({ stem }) => (/\d/.test(stem) || stem.length < 3 ? [] : [rootOf(stem)])),
  ),
]
