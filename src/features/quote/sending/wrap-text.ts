/**
 * Breaks a text into lines of at most a width: between words, in Japanese between any two of them, and inside a word
 * that is longer than a line. Punctuation never begins a line.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  const fits = (one: string) => measure(one.trimEnd()) <= width
  for (const piece of piecesOf(text)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = ''
    for (const letter of fits(piece) ? [piece.trimStart()] : lettersOf(piece)) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line.trimEnd()]
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment)

/** Words with the punctuation after them. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1)
    const isOpening = /^[\p{Ps}\p{Pi}“「『]+$/u.test(segment)
    const follows = last !== undefined && /[\p{Ps}\p{Pi}「『]$/u.test(last)
    const isClosing = !isWordLike && !isOpening && segment.trim() !== ''
    if (last !== undefined && (follows || (isClosing && !/\s$/.test(last))))
      pieces.push(`${pieces.pop()}${segment}`)
    else pieces.push(segment)
  }
  return pieces
}
