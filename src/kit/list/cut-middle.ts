/** The parts of a text of which the middle ones are hidden in little space; together they are the whole text. */
export interface CutText {
  readonly start: string
  /** Hidden in the space of `short` characters, shown up to `middle` in that of `long`. */
  readonly more: string
  /** Hidden in both. */
  readonly middle: string
  readonly end: string
}

const SHORT = 50
const LONG = 66
const END = 12

/**
 * Cuts the middle of a text above 50 characters, because similar names often differ at their end: "Ống kính … IB-3991".
 * Undefined for a shorter text.
 */
export function cutMiddle(text: string): CutText | undefined {
  if (text.length <= SHORT) return undefined
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (letters.length <= SHORT) return undefined
  const end = endOf(letters)
  const short = startOf(letters, SHORT - end)
  const long = letters.length <= LONG ? letters.length - end : startOf(letters, LONG - end)
  return {
    start: letters.slice(0, short).join(''),
    more: letters.slice(short, long).join(''),
    middle: letters.slice(long, letters.length - end).join(''),
    end: letters.slice(letters.length - end).join(''),
  }
}

/** The length of the last words, at most 12 letters. */
function endOf(letters: readonly string[]): number {
  const space = letters.indexOf(' ', letters.length - END - 1)
  return space === -1 ? END : letters.length - space - 1 || END
}

/** The length of the first words, at most `most` letters. */
function startOf(letters: readonly string[], most: number): number {
  const space = letters.lastIndexOf(' ', most)
  return space > most / 2 ? space + 1 : most
}
