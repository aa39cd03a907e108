/**
 * The result of the first text for which `has` is true; otherwise, or when a later one fails, the result of the first
 * text. At least one text.
 */
export async function firstResult<T>(
  texts: readonly string[],
  read: (text: string) => Promise<T>,
  has: (result: T) => boolean,
): Promise<T> {
  const [first = '', ...others] = texts
  const result = await read(first)
  if (has(result)) return result
  for (const text of others) {
    const other = await read(text).catch(() => result)
    if (has(other)) return other
  }
  return result
}
