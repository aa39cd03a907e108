/**
 * An address as it is read: without its protocol, `www.` and last slash, its blanks and letters beyond ASCII decoded. Invisible
 * characters stay encoded: one that reverses the direction of the text could pass for another address.
 */
export function shownUrl(address: string): string {
  return address
    .replace(/^https?:\/\/(www\.)?|\/$/g, '')
    .replace(/(?:%[89a-f][\da-f])+/gi, (encoded) => decoded(encoded) ?? encoded)
    .replaceAll('%20', ' ')
}

function decoded(encoded: string): string | undefined {
  try {
    const text = decodeURIComponent(encoded)
    return /[\p{C}\p{Z}]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
