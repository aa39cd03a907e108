import { tidyText } from './tidy.ts'

/** The greatest number of characters in a folder's name. */
export const longestFolderName = 80

// Characters that break file systems or URLs or mislead readers: separators, wildcards, controls, direction
// marks.
const ODD = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** A folder's name as it is stored: NFC, single spaces, none at the ends. */
export function tidyFolderName(given: string): string {
  // Normalizing a long run of marks takes quadratic time; such a text is not a valid name.
  if (given.length > 10 * longestFolderName) return given
  return tidyText(given)
}

/** Whether a tidied name is valid for a folder; checked by the form and by the back-end. */
export function isFolderName(name: string): boolean {
  const length = Array.from(name).length
  return length > 0 && length <= longestFolderName && !ODD.test(name) && !/^\.|\.$/.test(name)
}
