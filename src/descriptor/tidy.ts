/** A text in NFC without surplus white space, as a back-end may store it; any other value unchanged. */
export function tidy(value: unknown): unknown {
  return typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value
}
