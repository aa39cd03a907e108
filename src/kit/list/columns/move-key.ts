/** The keys with one of them at another index, limited to the ends. */
export function moveKey(keys: readonly string[], key: string, to: number): readonly string[] {
  const from = keys.indexOf(key)
  const index = Math.min(keys.length - 1, Math.max(0, to))
  if (from === -1 || from === index) return keys
  const others = keys.toSpliced(from, 1)
  return others.toSpliced(index, 0, key)
}
