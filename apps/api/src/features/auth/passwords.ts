import bcrypt from 'bcryptjs'

/** What a new hash costs; only tests, which make hundreds, lower it. */
export const hashing = { cost: 10 }
/** bcrypt reads no further: what is longer than any password can be must not match by its beginning. */
const MAX_BYTES = 72
/** A hash that nobody's password has, so that an unknown user costs as much time as a wrong password. */
export const nobodysHash = () =>
  `$2b$${String(hashing.cost).padStart(2, '0')}$ASbiiD1MU5O4fhgsb4TQHeNAir2ddYLNTmai1ypRFxu/eSJH57at2`

export const hashPassword = (password: string) => bcrypt.hash(password, hashing.cost)

/** Compares at constant cost; `hash` is null for a user who does not exist. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? nobodysHash())
  return matches && hash !== null && Buffer.byteLength(password) <= MAX_BYTES
}
