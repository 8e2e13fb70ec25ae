/** What `work` brings, or an error once it has taken so many milliseconds; it is not stopped by that. */
export async function inTime<T>(
  milliseconds: number,
  work: Promise<T>,
  late = () => new Error(`not within ${milliseconds} ms`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
