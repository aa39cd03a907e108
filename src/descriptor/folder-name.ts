/** The most characters of a folder's name. */
export const longestFolderName = 80

// What file systems, addresses and readers' eyes trip over: separators, wildcards, controls, marks that turn the line.
const ODD = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** A folder's name as it is kept: NFC, single blanks, none at the ends. */
export function tidyFolderName(given: string): string {
  // Putting a long run of marks in order takes the square of the time; such a text is no name.
  if (given.length > 10 * longestFolderName) return given
  return given.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** Whether a tidy name can be a folder's: the form asks before it sends, the back-end before it stores. */
export function isFolderName(name: string): boolean {
  const length = Array.from(name).length
  return length > 0 && length <= longestFolderName && !ODD.test(name) && !/^\.|\.$/.test(name)
}
