import { type ListState, pageSizes } from '#descriptor/list-state.ts'
import type { Having } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { readList } from './use-list.ts'

/** How far a walk through all pages of a list has come. */
export interface Walk {
  /** By id: a record that has moved onto a later page meanwhile is there once. */
  readonly rows: ReadonlyMap<string, Row>
  /** How many there are, as the back-end says. */
  readonly total: number
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
  repeated: 0,
  page: 1,
  size: Math.max(...pageSizes),
  isOver: false,
}

/** Milliseconds between two pages: whoever works beside it must not feel it. */
const gap = 150

interface Walking {
  readonly resource: Having<'list'>
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
    walk = withPage(walk, rows, page.total)
    if (most !== undefined && walk.rows.size >= most) walk = cut(walk, most)
    tell(walk)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!walk.isOver) await pause(signal)
  }
  return walk
}

function withPage(walk: Walk, page: readonly Row[], total: number): Walk {
  const rows = new Map(walk.rows)
  for (const row of page) rows.set(row.id, row)
  const added = rows.size - walk.rows.size
  // A back-end may give fewer than were asked for: then its pages are as long as the first one.
  const size = walk.page === 1 && page.length > 0 && page.length < total ? page.length : walk.size
  // One that gives the same page again and again would never come to an end.
  const isOver = added === 0 || rows.size >= total || walk.page * size >= total
  return {
    rows,
    total,
    repeated: walk.repeated + (added === 0 ? 0 : page.length - added),
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
