import type { Envelope } from '#descriptor/envelope.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import type { CursorNames } from './cursor-pages.ts'
import type { OffsetNames } from './offset-pages.ts'

// A server of another origin has to expose these headers (Access-Control-Expose-Headers).

/** A list response with its total in a header, beside rows in another shape: `totalInHeader(bareArray)`. */
export const totalInHeader = (envelope: Envelope, header = 'X-Total-Count', total = 'total'): Envelope => ({
  name: `${envelope.name}, ${header}`,
  read: (body, headers) => {
    const page = envelope.read(body, headers)
    const count = readNumber(headers?.get(header))
    return page && { ...page, pagination: over(page.pagination, count === null ? {} : { [total]: count }) }
  },
  write: envelope.write,
  headers: (page) => ({ ...envelope.headers?.(page), [header]: numberIn(page.pagination, total) }),
})

/** The offset and total of a list in `Content-Range` (RFC 9110, section 14.4): `items 40-59/137`; `*` is no total. */
export const contentRange = (envelope: Envelope, names: OffsetNames = {}): Envelope => {
  const { offset = 'offset', total = 'total' } = names
  return {
    name: `${envelope.name}, Content-Range`,
    read: (body, headers) => {
      const page = envelope.read(body, headers)
      const [, from, all] =
        /^\s*(?:\w+\s+)?(?:(\d+)-\d+|\*)\/(\d+|\*)\s*$/.exec(headers?.get(RANGE) ?? '') ?? []
      const found = Object.entries({ [offset]: readNumber(from), [total]: readNumber(all) })
      return page && { ...page, pagination: over(page.pagination, Object.fromEntries(found.filter(isKnown))) }
    },
    write: envelope.write,
    headers: (page) => {
      const from = Number(numberIn(page.pagination, offset))
      const { length } = page.rows
      const range = length === 0 ? '*' : `${from}-${from + length - 1}`
      return { ...envelope.headers?.(page), [RANGE]: `items ${range}/${numberIn(page.pagination, total)}` }
    },
  }
}

/**
 * The next page of a list of cursors in a `Link` header (RFC 8288): the cursor is a parameter of the link with the relation
 * `next`. The last page has none.
 */
export const nextInLink = (
  envelope: Envelope,
  parameter = 'cursor',
  { next = 'next' }: Pick<CursorNames, 'next'> = {},
): Envelope => ({
  name: `${envelope.name}, Link`,
  read: (body, headers) => {
    const page = envelope.read(body, headers)
    const link = nextLink(headers?.get('Link') ?? '')
    const cursor = link === '' ? null : new URL(link, 'https://localhost').searchParams.get(parameter)
    return page && { ...page, pagination: over(page.pagination, { [next]: cursor }) }
  },
  write: envelope.write,
  headers: (page) => {
    const cursor = isRecord(page.pagination) ? readText(page.pagination[next]) : ''
    const own = envelope.headers?.(page) ?? {}
    if (cursor === '') return own
    return { ...own, Link: `<?${new URLSearchParams({ [parameter]: cursor })}>; rel="next"` }
  },
})

const RANGE = 'Content-Range'

const over = (pagination: unknown, more: object) => ({ ...(isRecord(pagination) ? pagination : {}), ...more })

const numberIn = (pagination: unknown, key: string) =>
  String((isRecord(pagination) && readNumber(pagination[key])) || 0)

const isKnown = ([, value]: readonly [string, number | null]) => value !== null

/** The target of the link with the relation `next`; '' for none. */
function nextLink(header: string): string {
  for (const [, target = '', parameters = ''] of header.matchAll(/<([^>]*)>((?:[^,"]|"[^"]*")*)/g)) {
    const [, quoted, plain = ''] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^;\s]*))/i.exec(parameters) ?? []
    if ((quoted ?? plain).toLowerCase().split(/\s+/).includes('next')) return target
  }
  return ''
}
