import { diffArrays, diffWordsWithSpace } from 'diff'
import { plainText } from './draft-as-text.ts'

/** A piece of a paragraph; `isChanged`: the other text does not have it. */
export interface TextPiece {
  readonly text: string
  readonly isChanged: boolean
}

/** A paragraph that differs, or paragraphs that are equal and left out. */
export type DifferencePart = readonly TextPiece[] | 'equal'

/** The paragraphs of a text, rich or plain, that differ from another one, with the changed words. */
export function textDifference(own: string, other: string): readonly DifferencePart[] {
  const changes = diffArrays(paragraphs(other), paragraphs(own))
  const parts: DifferencePart[] = []
  for (const [at, change] of changes.entries()) {
    if (change.added) {
      const before = changes[at - 1]
      const replaced = before?.removed ? before.value : []
      parts.push(...change.value.map((text, index) => piecesOf(text, replaced[index])))
    } else if (!change.removed && parts.at(-1) !== 'equal') parts.push('equal')
  }
  return parts
}

function piecesOf(own: string, other: string | undefined): readonly TextPiece[] {
  if (other === undefined) return [{ text: own, isChanged: true }]
  return diffWordsWithSpace(other, own, { intlSegmenter: new Intl.Segmenter('ja', { granularity: 'word' }) })
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value, isChanged: added }))
}

function paragraphs(text: string): string[] {
  const isMarkup = /<[a-z][^>]*>/i.test(text)
  return (isMarkup ? plainText(text) : text).split(/\s*\n\s*/).filter((line) => line !== '')
}
