/** The address of an e-mail to a recipient; encoded, so that the recipient's text adds no header such as a copy. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
