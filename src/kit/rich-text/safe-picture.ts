/** Whether an address may stand in a picture: a whole one of the web, or one inside this site. */
export function isSafePicture(address: string): boolean {
  // Browsers read an address without its tabs and line ends, and a backslash as a slash.
  const read = address
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('\\', '/')
  if (read === '') return false
  return /^https?:\/\//i.test(read) || !(/^[a-z][a-z\d+.-]*:/i.test(read) || read.startsWith('//'))
}

/** Whether the page's policy lets a picture be loaded: from this site, or from where its pictures are kept. */
export function isShownHere(address: string, resolve: (address: string) => string): boolean {
  const origin = originOf(address)
  return origin !== '' && (origin === location.origin || origin === originOf(resolve('/')))
}

function originOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).origin : ''
}
