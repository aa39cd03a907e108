/**
 * Joins items into the text of one cell. An item that has a separator or quotes is quoted as in CSV, so that
 * `splitItems` returns the same items.
 */
export function joinItems(items: readonly string[], separator = ', '): string {
  const isPlain = (item: string) => item !== '' && item === item.trim() && !/[,;"\n]/.test(item)
  const quoted = (item: string) => `"${item.replaceAll('"', '""')}"`
  const needsQuotes = (item: string) => !isPlain(item) || (separator.trim() === '' && /\s/.test(item))
  return items.map((item) => (needsQuotes(item) ? quoted(item) : item)).join(separator)
}

/** Splits the text of a cell at commas, semicolons and line breaks, with `spaces` also at white space. */
export function splitItems(text: string, spaces = false): readonly string[] {
  const item = spaces ? /\s*(?:"((?:[^"]|"")*)"|([^,;\s]+))\s*/gu : /\s*(?:"((?:[^"]|"")*)"|([^,;\n]+))\s*/gu
  return [...text.matchAll(item)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter((one, _, all) => one !== '' || all.length === 1)
}
