/** For what fails without the person needing to know; the browser's console is where support looks. */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to the console
  console.error(what, error)
}
