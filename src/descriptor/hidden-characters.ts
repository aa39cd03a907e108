const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Replaces the first invisible character of a text, or its first blank where blanks are refused, by a box; undefined for a
 * text without one. A long text is cut to the part around the box, with ellipses.
 */
export function boxedText(text: string, areBlanksRefused: boolean): string | undefined {
  const found = hidden.exec(text) ?? (areBlanksRefused ? /\s/.exec(text) : null)
  if (!found) return undefined
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return `${before.replace(/^.+(?=.{15})/s, '…')}□${after.replace(/(?<=^.{15}).+/s, '…')}`
}
