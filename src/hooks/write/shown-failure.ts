import { usualTexts } from '#descriptor/texts.ts'
import { isVietnamese } from '#text/sentences.ts'
import type { Text } from '#text/text.ts'

/** A failed write as it is shown: a sentence, what to do, and below them the literal text where that is no sentence. */
export interface ShownFailure {
  readonly text: Text
  readonly more: readonly Text[]
  readonly literal?: Text
}

/** Texts with accents that are no sentences all the same. */
const unreadableTexts: ReadonlySet<string> = new Set([usualTexts.refused, 'Lỗi thất bại'])

/** Whether the literal text of a failure is a sentence that staff can read: it is the headline, others are below one. */
export function standsAlone(literal: string): boolean {
  return isVietnamese(literal) && !unreadableTexts.has(literal)
}
