import { createHash } from 'node:crypto'
import { dayOf } from '@lavra/language/day'
import { packInUse } from '../../../law/pack'
import type { Dossier } from '../dossier/dossier'

/** So many petitions are written at once without one of them being read anew. */
const most = 16
const kept = new Map<string, Dossier>()

/**
 * The very object that an earlier step had, where not a sign of it has changed since, and day and pack of law
 * are the same (ages, terms and citations follow from them): what was read from that one (lib/memoize.ts)
 * needs no second reading. The key is the whole content, so nobody gets another's.
 */
export function keptDossier(dossier: Dossier, now: Date): Dossier {
  const key = createHash('sha256')
    .update(JSON.stringify([dayOf(now), packInUse().folder, dossier]))
    .digest('base64')
  const same = kept.get(key) ?? dossier
  kept.delete(key)
  kept.set(key, same)
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
  return same
}
