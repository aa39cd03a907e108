import type { LocalCall } from '#session/local-server.ts'

/** A back-end with the records 1 to `count`, which pages them in its own way. */
export interface BentList {
  readonly count: number
  /** The rows that it returns for a page number and a size; as requested by default. */
  readonly slice?: (page: number, size: number, count: number) => readonly [from: number, to: number]
  /** The pagination object of a response. */
  readonly pagination?: (sent: {
    readonly page: number
    readonly size: number
    readonly count: number
    readonly length: number
  }) => object | undefined
  /** The largest size that it does not refuse. */
  readonly refusesAbove?: number
}

const asRequested = (page: number, size: number) => [(page - 1) * size, page * size] as const

/** Answers the list calls of `thing`, whose words for page and size are `pages` and `page`. */
export function bentList({ count, slice = asRequested, pagination, refusesAbove = Infinity }: BentList) {
  return ({ search }: LocalCall): Response => {
    const query = new URLSearchParams(search)
    const [page, size] = [Number(query.get('pages')), Number(query.get('page'))]
    if (size > refusesAbove) return Response.json({ message: 'page' }, { status: 422 })
    const [from, to] = slice(page, size, count)
    const ids = Array.from({ length: count }, (_, at) => at + 1).slice(Math.max(0, from), Math.max(0, to))
    const results = ids.map((id) => ({ id, name: `Món ${id}`, position: id, active: id % 2 === 0 }))
    const sent = pagination
      ? pagination({ page, size, count, length: results.length })
      : { pages: page, page: size, total: count }
    return Response.json({ data: { results, ...(sent && { pagination: sent }) } })
  }
}

const capped = (most: number) => (page: number, size: number) => asRequested(page, Math.min(size, most))
const total = ({ count }: { readonly count: number }) => ({ total: count })

/** Back-ends that page otherwise than they are asked to, and good ones, by their names. */
export const bentLists: Readonly<Record<string, BentList>> = {
  good: { count: 45 },
  'good without echoed numbers': { count: 45, pagination: total },
  'good of one full page': { count: 20 },
  'good and short': { count: 3 },
  'good without paging': {
    count: 45,
    slice: (_page, _size, count) => [0, count],
    pagination: () => undefined,
  },
  'no total': { count: 45, pagination: () => undefined },
  'no total, of full pages': { count: 40, pagination: () => undefined },
  'no total and size capped at 10': { count: 45, slice: capped(10), pagination: () => undefined },
  'total of -1': { count: 45, pagination: () => ({ total: -1 }) },
  'total as text': { count: 45, pagination: ({ count }) => ({ total: `${count}` }) },
  'size capped at 10': { count: 45, slice: capped(10), pagination: total },
  'size capped at 10 and named': {
    count: 45,
    slice: capped(10),
    pagination: ({ page, count }) => ({ pages: page, page: 10, total: count }),
  },
  'size ignored, always 30': { count: 45, slice: (page) => asRequested(page, 30), pagination: total },
  'size above 20 refused': { count: 45, refusesAbove: 20 },
  'page ignored': { count: 45, slice: (_page, size) => [0, size], pagination: total },
  'page ignored, no total': { count: 45, slice: (_page, size) => [0, size], pagination: () => undefined },
  'pages from 0': { count: 45, slice: (page, size) => asRequested(page + 1, size), pagination: total },
  'pages from 0, one page': {
    count: 15,
    slice: (page, size) => asRequested(page + 1, size),
    pagination: total,
  },
  'cut to 10 rows': {
    count: 45,
    slice: (page, size) => (page > 1 ? [0, 0] : [0, Math.min(size, 10)]),
    pagination: total,
  },
  'pages that overlap by a row': {
    count: 45,
    slice: (page, size) => [(page - 1) * (size - 1), (page - 1) * (size - 1) + size],
    pagination: total,
  },
  'total of the page': { count: 45, pagination: ({ length }) => ({ total: length }) },
  'total too small': { count: 45, pagination: () => ({ total: 10 }) },
  'total too large': { count: 45, pagination: () => ({ total: 90 }) },
  'total of 0': { count: 45, pagination: () => ({ total: 0 }) },
}
