import type { ResourceWith } from '#descriptor/capability.ts'
import { type ListState, pageSizes } from '#descriptor/list-state.ts'
import type { Row } from '#descriptor/row.ts'
import { isHeldNow } from '#hooks/write/held-deletes.ts'
import { readList } from './use-list.ts'

/** How far a walk through all pages of a list has come. */
export interface Walk {
  /** By id: a record that has moved onto a later page meanwhile is there once. */
  readonly rows: ReadonlyMap<string, Row>
  /** How many there are, as the back-end says, without the hidden ones. */
  readonly total: number
  /** How many look deleted, because their delete can still be taken back: they are left out. */
  readonly hidden: number
  /** How many came twice. */
  readonly repeated: number
  /** The page to ask for next, and how many rows a page has. */
  readonly page: number
  readonly size: number
  readonly isOver: boolean
}

/** A walk that has not begun, with the largest pages that a list is ever asked for. */
export const walkFromStart: Walk = {
  rows: new Map(),
  total: 0,
  hidden: 0,
  repeated: 0,
  page: 1,
  size: Math.max(...pageSizes),
  isOver: false,
}

/** Milliseconds between two pages: whoever works beside it must not feel it. */
const gap = 150

interface Walking {
  readonly resource: ResourceWith<'list'>
  readonly state: ListState
  readonly signal: AbortSignal
  /** Hears of each page; from the last it heard the walk can be taken up again. */
  readonly tell: (walk: Walk) => void
  /** It ends once it has so many rows. */
  readonly most?: number
}

/** Walks on through the pages of a list as it is searched, filtered and ordered; throws what a read throws. */
export async function walkList(from: Walk, { resource, state, signal, tell, most }: Walking): Promise<Walk> {
  let walk = from
  while (!walk.isOver) {
    const at = { ...state, page: walk.page, size: walk.size }
    // oxlint-disable-next-line no-await-in-loop -- one page after the other is the point
    const { rows, page } = await readList(resource, at, {}, signal)
    const seen = rows.filter(({ id }) => !isHeldNow(resource, id))
    walk = withPage(walk, seen, { total: page.total, length: rows.length })
    if (most !== undefined && walk.rows.size >= most) walk = cut(walk, most)
    tell(walk)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!walk.isOver) await pause(signal)
  }
  return walk
}

interface Answer {
  readonly total: number
  readonly length: number
}

function withPage(walk: Walk, page: readonly Row[], { total, length }: Answer): Walk {
  const rows = new Map(walk.rows)
  for (const row of page) rows.set(row.id, row)
  const hidden = walk.hidden + length - page.length
  const added = rows.size + hidden - walk.rows.size - walk.hidden
  // A back-end may give fewer than were asked for: then its pages are as long as the first one.
  const size = walk.page === 1 && length > 0 && length < total ? length : walk.size
  // One that gives the same page again and again would never come to an end.
  const isOver = added === 0 || rows.size + hidden >= total || walk.page * size >= total
  return {
    rows,
    total: Math.max(0, total - hidden),
    hidden,
    repeated: walk.repeated + (added === 0 ? 0 : length - added),
    page: walk.page + 1,
    size,
    isOver,
  }
}

function cut(walk: Walk, most: number): Walk {
  return { ...walk, rows: new Map([...walk.rows].slice(0, most)), isOver: true }
}

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, gap))
  signal.throwIfAborted()
}
