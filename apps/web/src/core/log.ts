/** For what fails without the person needing to know; the browser's console is where support looks. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error)
}
