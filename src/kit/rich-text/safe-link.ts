import { safeUrl } from '#kit/cells/safe-url.ts'
import { cleanText, visibleText } from '#text/typed/clean-text.ts'

/** Returns an address allowed in a link of a text: absolute, inside this site, or an anchor. */
export function safeLink(href: string): string | undefined {
  const text = href.trim()
  // Two slashes, also by a backslash or with a tab between, are an address of another site that looks like a
  // path.
  if (/^[/\\][\t\n\r]*[/\\]/.test(text)) return undefined
  return /^[#/?]/.test(text) ? text : safeUrl(text)
}

/** Whether a link in a text may have this address. */
export function isSafeLink(href: string): boolean {
  return safeLink(href) !== undefined
}

/** Returns the address that a text means, also without its scheme; undefined for other words. */
export function typedLink(input: string): string | undefined {
  const typed = visibleText(input)
  return (
    safeLink(typed) ??
    safeLink(cleanText(typed)) ??
    (/^[^\s/]+\.[^\s]+$/.test(typed) ? safeLink(`https://${typed}`) : undefined)
  )
}
