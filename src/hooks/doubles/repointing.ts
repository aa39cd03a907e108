import { can, type ResourceWith } from '#descriptor/capability.ts'
import { customerPath } from '#descriptor/customer-path.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { readIds, readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { isSent, type Row, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { ListTooLong } from '#hooks/read/list-too-long.ts'
import { firstCursor, type PageCursor, pagesOf } from '#hooks/read/pages-of.ts'
import { isAsked } from '#hooks/relations/counted-by.ts'
import { filteredState } from '#hooks/relations/filtered-state.ts'
import { namesRecord, pathOfAddress } from '#hooks/relations/names-record.ts'
import { idRelations, pageRelations, type Relation } from '#hooks/relations/relation.ts'

/** The records to merge: those that use one of the others will use the kept one. */
export interface Merge {
  readonly kept: Row
  readonly others: readonly Row[]
}

/** The records of a resource that use the others, and the values by which they use the kept one. */
export interface Repointing {
  readonly resource: Resource
  readonly rows: readonly Row[]
  readonly given: readonly GivenRow[]
  /** Whether all records were read, the fields of each are known, and no link to the others stays. */
  readonly isWhole: boolean
}

const pageSize = 200
const maxRows = 10_000

/**
 * Reads the records that use the others of a merge, past the cache, and plans their new values: ids in references, lists of
 * references and parents, and links to the pages. Throws like `readList`, and `ListTooLong`.
 */
export async function readRepointings(
  resource: Resource,
  merge: Merge,
  resources: readonly Resource[],
  signal: AbortSignal,
): Promise<readonly Repointing[]> {
  const found: Repointing[] = []
  for (const [source, relations] of relationsBySource(resource, resources)) {
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    found.push(await readRepointing(resource, merge, { source, relations, signal }))
  }
  return found.filter(({ given, isWhole }) => given.length > 0 || !isWhole)
}

/** The relations that can be changed by one value of a field, by their resource. */
function relationsBySource(resource: Resource, resources: readonly Resource[]) {
  const links = pageRelations(resource, resources).flatMap(({ resource: source, names }) =>
    names
      .filter((name) => fieldOf(source, name).kind === 'url')
      .map((name): Relation => ({ resource: source, names: [name], by: 'address' })),
  )
  const found = new Map<Resource, readonly Relation[]>()
  for (const relation of [...idRelations(resource, resources), ...links])
    found.set(relation.resource, [...(found.get(relation.resource) ?? []), relation])
  return found
}

interface Source {
  readonly source: Resource
  readonly relations: readonly Relation[]
  readonly signal: AbortSignal
}

async function readRepointing(resource: Resource, merge: Merge, from: Source): Promise<Repointing> {
  const { source, relations, signal } = from
  if (!can(source, 'list')) return { resource: source, rows: [], given: [], isWhole: false }
  const ids = merge.others.map(({ id }) => id)
  const paths = merge.others.map((row) => customerPath(resource, row)).filter((path) => path !== '')
  const asked = relations.filter(({ by }) => by === 'id' || paths.length > 0)
  const wanted = (relation: Relation) => (relation.by === 'id' ? ids : paths)
  const states = await Promise.all(asked.map((relation) => statesOf(relation, ids)))
  const isFiltered = states.every((one) => one !== null)
  const questions = isFiltered ? states.flat() : [defaultListState(source)]
  const rows = new Map<string, Row>()
  let areRead = true
  for (const state of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    const last = await readAll(source, state, signal)
    for (const row of last.rows.values()) rows.set(row.id, row)
    areRead &&= last.rows.size >= last.total
  }
  const all = [...rows.values()]
  const names = asked.flatMap((relation) => relation.names)
  const isReturned = (name: string) => all.length === 0 || all.some(({ raw }) => isSent(source, name, raw))
  const isKnown = (row: Row) => names.every((name) => valueOf(row, name) !== undefined)
  const page = customerPath(resource, merge.kept)
  // Links cannot follow to a kept record without a page: they stay, and the others with them.
  const moved = asked.filter(({ by }) => by === 'id' || page !== '')
  const left = asked.filter((relation) => !moved.includes(relation))
  const isUsing = (some: readonly Relation[]) => {
    const predicates = some.map((relation) => namesRecord(relation, wanted(relation)))
    return (row: Row) => predicates.some((isNamed) => isNamed(row))
  }
  const using = all.filter(isUsing(moved))
  const change = { keptId: merge.kept.id, page, ids: new Set(ids), paths: new Set(paths.map(pathOfAddress)) }
  return {
    resource: source,
    rows: using,
    given: using.map((row, at) => ({
      key: at,
      line: at + 1,
      id: row.id,
      values: newValues(row, moved, change),
    })),
    isWhole: areRead && names.every(isReturned) && all.every(isKnown) && !all.some(isUsing(left)),
  }
}

/** The lists that together have the records of a relation; null where the back-end filters no list by it. */
async function statesOf(relation: Relation, ids: readonly string[]): Promise<readonly ListState[] | null> {
  const { resource, names } = relation
  const [name = ''] = names
  const state = filteredState(relation, ids)
  if (state && (await isAsked(relation, ids))) return [state]
  const isParent = relation.by === 'id' && fieldOf(resource, name).kind === 'parent'
  if (!isParent || !can(resource, 'byParent')) return null
  return ids.map((parent) => ({ ...defaultListState(resource), parent }))
}

async function readAll(
  resource: ResourceWith<'list'>,
  state: ListState,
  signal: AbortSignal,
): Promise<PageCursor> {
  let last: PageCursor = firstCursor
  const from = { ...firstCursor, size: pageSize }
  for await (const cursor of pagesOf(resource, state, { signal, from, pauseMs: 0 })) {
    if (cursor.total > maxRows) throw new ListTooLong(cursor.total, maxRows)
    last = cursor
  }
  return last
}

interface Change {
  readonly keptId: string
  /** The path of the kept record's page. */
  readonly page: string
  readonly ids: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
}

/** The values of a record after the merge; an unknown one is left out. */
function newValues(row: Row, relations: readonly Relation[], change: Change): GivenRow['values'] {
  const { keptId, page, ids, paths } = change
  const swapped = (id: string) => (ids.has(id) ? keptId : id)
  const values: Record<string, unknown> = {}
  for (const { resource: source, names, by } of relations) {
    const [name = ''] = names
    const value = valueOf(row, name)
    if (value === undefined) continue
    const isList = fieldOf(source, name).kind === 'references'
    if (by === 'address') {
      if (paths.has(pathOfAddress(readText(value)))) values[name] = withPath(readText(value), page)
    } else if (isList) values[name] = [...new Set(readIds(value).map(swapped))]
    else values[name] = swapped(readText(value))
  }
  return values
}

/** A link with another path, or another address as a whole; its query and anchor stay. */
function withPath(link: string, path: string): string {
  const [, host = '', , rest = ''] =
    /^((?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*)?([^?#]*)(.*)$/i.exec(link.trim()) ?? []
  return /^https?:/i.test(path) ? `${path}${rest}` : `${host}${path}${rest}`
}
