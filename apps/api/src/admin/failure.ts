/** Whether an error, or what it comes from, has one of these codes of the system. */
export function isCode(error: unknown, ...codes: string[]): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.includes(String(error.code))) || isCode(error.cause, ...codes)
}
