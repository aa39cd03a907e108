/** A text in one notation, with the place of each of its characters in the original. */
interface FoldedText {
  readonly text: string
  /** The start and the end in the original of a part of the text. */
  readonly placeOf: (start: number, end: number) => readonly [start: number, end: number]
}

/** Folds full-width and composed characters and blanks; a circled number begins a list item. */
export function foldText(original: string): FoldedText {
  let text = ''
  const places: (readonly [number, number])[] = []
  for (const { 0: cluster, index } of original.matchAll(/[\s\S][\p{M}ﾞﾟ]*/gu)) {
    const folded = foldCluster(cluster, text)
    for (let unit = 0; unit < folded.length; unit++) places.push([index, index + cluster.length])
    text += folded
  }
  return { text, placeOf: (start, end) => [places[start]?.[0] ?? 0, places[end - 1]?.[1] ?? 0] }
}

function foldCluster(cluster: string, before: string): string {
  if (/^[\p{Cf}\r]/u.test(cluster)) return ''
  // The exponent of a unit is no number.
  if (/^(?:[^\S\n]|[²³¹⁰-₉])/.test(cluster)) return before.endsWith(' ') ? '' : ' '
  const folded = cluster.normalize('NFKC')
  return /^[½¼¾]/.test(cluster) ? cluster : /\d/.test(folded) && !/\p{Nd}/u.test(cluster) ? '\n• ' : folded
}
