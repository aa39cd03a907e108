import type { TextFacts } from '#descriptor/content-check.ts'

// Matches tags and attributes by regular expressions: a parser would report every inline style and handler to
// the Content Security Policy, even in an inert document.
const TAG = /<(img|a)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

/** The facts of a rich text that the content check uses. */
export function textFacts(html: string): TextFacts {
  let silentPictures = 0
  const links = new Set<string>()
  for (const [, name, inside = ''] of html.matchAll(TAG)) {
    const attributes = attributesIn(inside)
    if (name?.toLowerCase() === 'a') links.add((attributes.get('href') ?? '').trim())
    else if ((attributes.get('alt') ?? '').trim() === '') silentPictures += 1
  }
  links.delete('')
  return { silentPictures, links: [...links] }
}

function attributesIn(inside: string): ReadonlyMap<string, string> {
  const found = [...inside.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), plain(double ?? single ?? bare ?? '')] as const,
  )
  return new Map(found)
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function plain(value: string): string {
  return value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return names[String(name).toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
