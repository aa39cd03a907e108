// Matched as text: a parser would report every inline style to the Content Security Policy, and would write the rest of the
// text in another spelling.
const start = /<!--|<[a-z][^\s/>]*/gi
const part = /[\s/]*(?:(>)|(=?[^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"'][^\s>]*|(?=["'])))?)/y

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
  /** The name of the attribute. */
  readonly name: string
  readonly quote: string
  /** The value between its quotes. */
  readonly raw: string
  /** The position of the value. */
  readonly at: number
}

/** Calls back with each address; a returned text replaces its value. */
function eachAddress(
  html: string,
  replace: (address: string, written: Written) => string | undefined | void,
): string {
  let next = ''
  let copied = 0
  for (const written of attributesIn(html)) {
    const { name, raw, at } = written
    const value = name === 'href' || name === 'src' ? replace(decoded(raw), written) : undefined
    if (typeof value !== 'string') continue
    next += html.slice(copied, at) + value
    copied = at + raw.length
  }
  return next + html.slice(copied)
}

/** The attributes with values in the tags of a text. The rest after a tag without an end belongs to that tag, as in browsers. */
function* attributesIn(html: string): Generator<Written> {
  start.lastIndex = 0
  for (let tag = start.exec(html); tag; tag = start.exec(html)) {
    let end = start.lastIndex
    if (tag[0] === '<!--') end = html.indexOf('-->', tag.index + 2)
    else {
      const { attributes, to } = readTag(html, end)
      end = to
      if (end >= 0) yield* attributes
    }
    if (end < 0) return
    start.lastIndex = end
  }
}

/** The attributes of a tag from a position behind its name, and its end; -1 where it has none. */
function readTag(html: string, from: number) {
  const attributes: Written[] = []
  part.lastIndex = from
  for (let last = from; ; last = part.lastIndex) {
    const [whole = '', close, name = '', value = ''] = part.exec(html) ?? []
    const to = part.lastIndex
    if (close) return { attributes, to }
    if (whole === '' || to === last) return { attributes, to: -1 }
    const quote = /^["']/.exec(value)?.[0] ?? ''
    const raw = quote === '' ? value : value.slice(1, -1)
    // A quote without an end.
    if (value === '' && /=\s*$/.test(whole) && /["']/.test(html[to] ?? '')) return { attributes, to: -1 }
    if (value !== '')
      attributes.push({ name: name.toLowerCase(), quote, raw, at: to - quote.length - raw.length })
  }
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
