import bcrypt from 'bcryptjs'

const COST = 10
/** bcrypt reads no further: what is longer than any password can be must not match by its beginning. */
const MAX_BYTES = 72
/** A hash nobody's password has, so that an unknown user costs as much time as a wrong password. */
const NOBODY = bcrypt.hashSync('ninguém', COST)

export const hashPassword = (password: string) => bcrypt.hash(password, COST)

/** Compares at constant cost; `hash` is null for a user who does not exist. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? NOBODY)
  return matches && hash !== null && Buffer.byteLength(password) <= MAX_BYTES
}
