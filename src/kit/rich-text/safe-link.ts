import { safeUrl } from '#kit/cells/safe-url.ts'

/** An address that a link in a text may have: a whole one, one inside this site, or a place in the page. */
export function safeLink(href: string): string | undefined {
  const text = href.trim()
  // Two slashes, also by a backslash or with a tab between, lead to another site that looks like a place in this one.
  if (/^[/\\][\t\n\r]*[/\\]/.test(text)) return undefined
  return /^[#/?]/.test(text) ? text : safeUrl(text)
}

/** Whether a link in a text may lead there. */
export function isSafeLink(href: string): boolean {
  return safeLink(href) !== undefined
}
