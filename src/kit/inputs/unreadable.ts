/**
 * A typed text that could not be read, within the length limit of its kind, so that validation reports the value and not its
 * length. The ellipsis keeps the start of a text from being a value itself.
 */
export function unreadable(typed: string, max: number): string {
  const kept = typed.trim()
  return kept.length > max ? `${kept.slice(0, max - 1)}…` : kept
}
