import { ignorable } from '#descriptor/fold.ts'

/** A text without the characters that have no width, or without other `marks`, with plain blanks, and none around it. */
export function visibleText(typed: string, marks = ignorable): string {
  return typed
    .replace(marks, '')
    .replace(/[\s\u2800]/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
}

/**
 * A typed or pasted value of a strict form as its plain characters: without those that have no width, full-width signs folded
 * (NFKC), hyphens and minus signs of typesetting as `-`. Texts that people read are not folded.
 */
export function cleanText(typed: string): string {
  return visibleText(typed)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2043\u2212]/g, '-')
    .trim()
}
