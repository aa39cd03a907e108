import { text } from '#text/text.ts'

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
