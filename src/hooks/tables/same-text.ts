/**
 * Whether two texts of cells are equal but for what programs change in passing: line ends, surplus and no-break spaces, and
 * Unicode forms.
 */
export const isSameText = (one: string, other: string): boolean => normal(one) === normal(other)

// Half of a pair of UTF-16, of a text that was cut, is replaced in UTF-8.
const normal = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
