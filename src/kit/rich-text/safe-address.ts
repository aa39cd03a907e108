import { safeUrl } from '#kit/cells/safe-url.ts'
import { text } from '#text/text.ts'
import { cleanText, visibleText } from '#text/typed/clean-text.ts'

/** The problem of a picture whose address is at another site. */
export const foreignPictureText = text(
  'Có ảnh nằm ở trang khác nên không hiện được. Bạn tải ảnh đó về máy rồi tải lên đây nhé.',
)

/** Whether an address is allowed for a picture: a web address, or one inside this site. */
export function isSafePicture(address: string): boolean {
  // Browsers ignore tabs and line ends in an address, and read a backslash as a slash.
  const read = address
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('\\', '/')
  if (read === '') return false
  return /^https?:\/\//i.test(read) || !(/^[a-z][a-z\d+.-]*:/i.test(read) || read.startsWith('//'))
}

/** Whether the content security policy allows a picture: from this site, or from the CDN. */
export function isShownHere(address: string, resolve: (address: string) => string): boolean {
  const origin = originOf(address)
  return origin !== '' && (origin === location.origin || origin === originOf(resolve('/')))
}

function originOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).origin : ''
}

/** Returns an address allowed in a link of a text: absolute, inside this site, or an anchor. */
export function safeLink(href: string): string | undefined {
  const address = href.trim()
  // Two slashes, also by a backslash or with a tab between, are an address of another site that looks like a path.
  if (/^[/\\][\t\n\r]*[/\\]/.test(address)) return undefined
  return /^[#/?]/.test(address) ? address : safeUrl(address)
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
