/** Makes something of an object once; it lives as long as the object does. Neither may be changed. */
export function once<K extends object, V>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (from) => {
    const known = made.get(from)
    if (known) return known.value
    const value = make(from)
    made.set(from, { value })
    return value
  }
}
