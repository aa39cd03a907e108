import type { QueryClient } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import {
  addressInLink,
  type ContentIssue,
  contentIssuesOf,
  deadLinkIssues,
  richTextFields,
  type TextFacts,
} from '#descriptor/content-check.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type AnyRow, isSent, type Row, valueOf } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { firstCursor, type PageCursor, pagesOf } from '#hooks/read/pages-of.ts'
import { fetchOne } from '#hooks/read/use-one.ts'
import { checkLink, mayHold } from './check-link.ts'
import { textFacts } from './text-facts.ts'

/** A record with content issues. */
export interface RecordIssues {
  readonly row: Row
  readonly issues: readonly ContentIssue[]
}

/** The state of a scan. */
export interface Scan {
  readonly status: 'reading' | 'done' | 'stopped' | 'failed'
  readonly seen: number
  readonly total: number
  /** Whether all records of the list were read. */
  readonly isWhole: boolean
  readonly found: readonly RecordIssues[]
  readonly error?: unknown
}

/** The state before the first record. */
export const unscanned: Scan = { status: 'reading', seen: 0, total: 0, isWhole: true, found: [] }

/** Milliseconds between two requests, so that the scan does not slow down other work. */
const throttleMs = 250

/** Milliseconds between two progress reports of records that need no request. */
const progressThrottleMs = 100

interface Scanning {
  readonly resource: ResourceWith<'list'>
  /** The entities that a link may point to. */
  readonly resources: readonly Resource[]
  readonly cache: QueryClient
  readonly signal: AbortSignal
  readonly onProgress: (scan: Scan) => void
}

interface Seen {
  readonly stamp: string
  readonly issues: readonly ContentIssue[]
  readonly facts: Readonly<Record<string, TextFacts>>
}

/** The scan result of each record, by its id; reused until the record changes or the cache entry expires. */
type Memory = Map<string, Seen>

/**
 * Scans all records of a resource, page by page and, where the list omits texts, one by one. The back-end has
 * no endpoint for it, so the requests are sequential, at most four a second. It never throws.
 */
export async function scanContent(scanning: Scanning): Promise<void> {
  const { signal, onProgress } = scanning
  let now = unscanned
  let reportedAt = 0
  const report = (next: Partial<Scan>, isUrgent = true) => {
    now = { ...now, ...next }
    if (!isUrgent && Date.now() - reportedAt < progressThrottleMs) return
    reportedAt = Date.now()
    onProgress(now)
  }
  try {
    const { rows: read, isWhole } = await allRows(scanning, (total) => report({ total }))
    const rows = [...read.values()].filter(hasId)
    report({ total: rows.length, isWhole })
    const isDead = deadLinks(scanning, rows)
    const memory = memoryOf(scanning)
    for (const row of rows) {
      // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
      const issues = await issuesFor(scanning, row, { memory, isDead })
      if (signal.aborted) break
      const found = issues.length > 0 ? [...now.found, { row, issues }] : now.found
      report({ seen: now.seen + 1, found }, false)
    }
    report({ status: signal.aborted ? 'stopped' : 'done' })
  } catch (error) {
    report(signal.aborted ? { status: 'stopped' } : { status: 'failed', error })
  }
}

async function allRows(
  { resource, signal }: Scanning,
  onTotal: (total: number) => void,
): Promise<PageCursor> {
  const state = defaultListState(resource)
  let last: PageCursor = firstCursor
  for await (const cursor of pagesOf(resource, state, { signal, pauseMs: throttleMs })) {
    last = cursor
    onTotal(Math.max(cursor.total ?? 0, cursor.rows.size))
  }
  return last
}

type IsDead = (href: string) => Promise<boolean>

interface Help {
  readonly memory: Memory
  readonly isDead: IsDead
}

async function issuesFor(
  scanning: Scanning,
  row: Row,
  { memory, isDead }: Help,
): Promise<readonly ContentIssue[]> {
  const seen = await seenOf(scanning, row, memory)
  const dead = new Set<string>()
  for (const href of Object.values(seen.facts).flatMap(({ links }) => links)) {
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    if (await isDead(href)) dead.add(href)
  }
  return [...seen.issues, ...deadLinkIssues({ facts: seen.facts, dead })]
}

// Stored in the query cache, which is cleared when another user signs in.
function memoryOf({ resource, cache }: Scanning): Memory {
  const key = keys.seen(resource)
  const memory = cache.getQueryData<Memory>(key) ?? new Map()
  cache.setQueryData(key, memory)
  return memory
}

async function seenOf({ resource, signal }: Scanning, row: Row, memory: Memory): Promise<Seen> {
  const stamp = readText(valueOf(row, 'updated_at'))
  const last = memory.get(row.id)
  if (last && stamp !== '' && last.stamp === stamp) return last
  const full: AnyRow = hasTexts(resource, row) ? row : await readWhole(resource, row, signal)
  const facts = Object.fromEntries(
    richTextFields(resource).map((name) => [name, textFacts(readText(full[name]))]),
  )
  const issues = contentIssuesOf(resource, full, { facts, dead: new Set() })
  // Drops the corrected text to save memory: it is as long as the original, and a scan corrects nothing.
  const light = issues.map((one) => (one.kind === 'notNfc' ? { ...one, mended: '' } : one))
  const seen = { stamp, issues: light, facts }
  memory.set(row.id, seen)
  return seen
}

// A list may omit long fields.
function hasTexts(resource: Resource, { raw }: Row): boolean {
  const isThere = (name: string) => isSent(resource, name, raw)
  return !resource.operations.one || richTextFields(resource).every(isThere)
}

async function readWhole(resource: Resource, row: Row, signal: AbortSignal): Promise<Row> {
  await throttle(signal)
  try {
    return await fetchOne(resource, row.id, signal)
  } catch (error) {
    // The record was deleted after the list was read: check the fields of the list.
    if (error instanceof NotFound) return row
    throw error
  }
}

/** Resolves whether a link is dead; slugs of the scanned rows need no request. */
function deadLinks({ resource, resources, cache, signal }: Scanning, rows: readonly Row[]): IsDead {
  const slugs = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'slug')
  const here = new Set(rows.flatMap((row) => slugs.map((name) => readText(valueOf(row, name)).trim())))
  const checked = new Map<string, boolean>()
  return async (href) => {
    const address = addressInLink(href)
    if (address === undefined) return false
    if (here.has(address) && mayHold(resources, href).includes(resource)) return false
    const known = checked.get(href)
    if (known !== undefined) return known
    await throttle(signal)
    const isDead = (await checkLink(resources, href, cache)) === 'nowhere'
    checked.set(href, isDead)
    return isDead
  }
}

async function throttle(signal: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, throttleMs))
  signal.throwIfAborted()
}
