const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A text with a box in place of its first character that nobody sees, or of its first blank; undefined for a text without
 * one. Of long texts only the part around it, with ellipses.
 */
export function boxedText(text: string, areBlanksRefused: boolean): string | undefined {
  const found = hidden.exec(text) ?? (areBlanksRefused ? /\s/.exec(text) : null)
  if (!found) return undefined
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return `${before.replace(/^.+(?=.{15})/s, '…')}□${after.replace(/(?<=^.{15}).+/s, '…')}`
}
