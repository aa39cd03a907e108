// Matched as text: a parser would report every inline style to the Content Security Policy, and would write the rest of the
// text in another spelling.
const tagOrComment = /<!--[\s\S]*?-->|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi
const attribute = /(\s)([^\s=>"'/]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g

/** The addresses of links and pictures in rich text. */
export function addressesIn(html: string): readonly string[] {
  const found: string[] = []
  eachAddress(html, (address) => void found.push(address))
  return found
}

/**
 * Rich text with another path in some of its links, every other character as it is. `pathFor` returns the path for an
 * address, or null. A link whose path is written in references of characters, or without quotes, stays.
 */
export function withOtherLinks(html: string, pathFor: (address: string) => string | null): string {
  return eachAddress(html, (address, { name, quote, raw }) => {
    const path = name === 'href' && quote !== '' ? pathFor(address) : null
    if (path === null || decoded(pathOf(raw)) !== pathOf(address)) return undefined
    return withPath(raw, escaped(path))
  })
}

/** A link with another path, or another address as a whole; its query and anchor stay. */
export function withPath(link: string, path: string): string {
  const { host, rest } = partsOf(link.trim())
  return /^https?:/i.test(path) ? `${path}${rest}` : `${host}${path}${rest}`
}

interface Written {
  readonly name: string
  readonly quote: string
  /** The value between its quotes. */
  readonly raw: string
}

/** Calls back with each address; a returned text replaces its value. */
function eachAddress(
  html: string,
  replace: (address: string, written: Written) => string | undefined | void,
): string {
  return html.replace(tagOrComment, (tag) =>
    tag.startsWith('<!--')
      ? tag
      : tag.replace(attribute, (whole: string, space: string, key: string, sign: string, value: string) => {
          const name = key.toLowerCase()
          if (name !== 'href' && name !== 'src') return whole
          const quote = /^["']/.exec(value)?.[0] ?? ''
          const raw = quote === '' ? value : value.slice(1, -1)
          const next = replace(decoded(raw), { name, quote, raw })
          return typeof next === 'string' ? `${space}${key}${sign}${quote}${next}${quote}` : whole
        }),
  )
}

function partsOf(link: string) {
  const [, host = '', path = '', rest = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(link) ?? []
  return { host, path, rest }
}

const pathOf = (link: string) => partsOf(link.trim()).path

const characters: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

function decoded(raw: string): string {
  return raw.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|quot|apos|lt|gt));/gi,
    (whole, hex, decimal, name) => {
      if (typeof name === 'string') return characters[name.toLowerCase()] ?? whole
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
}
