import { can, type ResourceWith } from '#descriptor/capability.ts'
import { customerPath } from '#descriptor/customer-path.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { isSent, type Row, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { ListTooLong } from '#hooks/read/errors.ts'
import { firstCursor, type PageCursor, pagesOf } from '#hooks/read/pages-of.ts'
import { filteredState, isAsked } from '#hooks/relations/counted-by.ts'
import { namesRecord, type OwnSite, ownSite, pageKey, pathOfAddress } from '#hooks/relations/names-record.ts'
import { addressFields, idRelations, pageRelations, type Relation } from '#hooks/relations/relation.ts'
import { fetchFresh } from '#hooks/write/fetch-fresh.ts'
import { readRichTexts } from './read-texts.ts'
import { type Replacement, repointedValues } from './repointed-values.ts'

/** The records to merge: those that use one of the others will use the kept one. */
export interface RecordMerge {
  readonly kept: Row
  readonly others: readonly Row[]
}

/** The records of a resource that use the others, and the values by which they use the kept one. */
export interface Repointing {
  readonly resource: Resource
  readonly rows: readonly Row[]
  readonly given: readonly GivenRow[]
  /** The records whose links to the others stay, because the kept one has no page or their spelling cannot be changed. */
  readonly left: readonly Row[]
  /** The records with a link to the same path of a host that may be ours; those links stay. */
  readonly elsewhere: readonly Row[]
  /** Whether all records were read, and the fields of each are known. */
  readonly isWhole: boolean
}

/** How far the reading of a resource has come. */
export interface ReadProgress {
  readonly resource: Resource
  readonly read: number
  readonly total: number
}

interface Reading {
  readonly signal: AbortSignal
  /** The records of an earlier reading whose rich text was read one by one, by resource and id. */
  readonly memory?: Map<string, Map<string, Row>>
  readonly onProgress?: (progress: ReadProgress) => void
}

const maxRows = 10_000

/**
 * Reads the records that use the others of a merge, past the cache, and plans their new values: ids in references, lists of
 * references and parents, and links to the pages, also those in rich text. Throws like `readList`, and `ListTooLong`.
 */
export async function readRepointings(
  resource: Resource,
  merge: RecordMerge,
  resources: readonly Resource[],
  reading: Reading,
): Promise<readonly Repointing[]> {
  const found: Repointing[] = []
  const wanted = await wantedOf(resource, merge)
  for (const [source, relations] of relationsBySource(resource, resources)) {
    const asked = relations.filter(({ by }) => by === 'id' || wanted.paths.length > 0)
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    if (asked.length > 0) found.push(await readRepointing(source, asked, wanted, reading))
  }
  for (const source of resources) {
    const names = wanted.paths.length > 0 && source.operations.read ? addressFields(source, 'page') : []
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (names.length > 0) found.push(await readSettings({ resource: source, names, by: 'page' }, wanted))
  }
  return found.filter(
    ({ given, left, elsewhere, isWhole }) => given.length + left.length + elsewhere.length > 0 || !isWhole,
  )
}

function relationsBySource(resource: Resource, resources: readonly Resource[]) {
  const found = new Map<Resource, readonly Relation[]>()
  for (const relation of [...idRelations(resource, resources), ...pageRelations(resource, resources)])
    found.set(relation.resource, [...(found.get(relation.resource) ?? []), relation])
  return found
}

/** The ids and pages of the others, which are looked for. */
interface Wanted {
  readonly ids: readonly string[]
  readonly paths: readonly string[]
  readonly site: OwnSite
  readonly replacement: Replacement
}

async function wantedOf(resource: Resource, { kept, others }: RecordMerge): Promise<Wanted> {
  const site = await ownSite()
  const ids = others.map(({ id }) => id)
  const page = customerPath(resource, kept)
  const keyOf = (path: string) => pageKey(path, site.hosts)
  // A site's first page has no key, like an empty link; a page that the kept one has as well needs no other link.
  const paths = others
    .map((row) => customerPath(resource, row))
    .filter((path) => !['', keyOf(page)].includes(keyOf(path)))
  const pages = new Set(paths.map(keyOf))
  return {
    ids,
    paths,
    site,
    replacement: { keptId: kept.id, page, ids: new Set(ids), pages, hosts: site.hosts },
  }
}

async function readRepointing(
  source: Resource,
  asked: readonly Relation[],
  wanted: Wanted,
  { signal, onProgress, memory }: Reading,
): Promise<Repointing> {
  if (!can(source, 'list')) return { ...nothing, resource: source, isWhole: false }
  const { ids, replacement } = wanted
  const states = await Promise.all(asked.map((relation) => statesOf(relation, ids)))
  const isFiltered = states.every((one) => one !== null)
  const questions = isFiltered ? states.flat() : [defaultListState(source)]
  const rows = new Map<string, Row>()
  let areRead = true
  for (const state of questions) {
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    const last = await readAll(source, state, signal)
    const found = [...last.rows.values()].filter(hasId)
    for (const row of found) rows.set(row.id, row)
    areRead &&= last.isWhole && found.length === last.rows.size
  }
  const names = asked.flatMap((relation) => relation.names)
  const report = (read: number, total: number) => onProgress?.({ resource: source, read, total })
  const all = await readRichTexts(source, [...rows.values()], {
    names,
    signal,
    report,
    memory: memoryOf(source, memory),
  })
  const isReturned = (name: string) => all.length === 0 || all.some(({ raw }) => isSent(source, name, raw))
  const isKnown = (row: Row) => names.every((name) => valueOf(row, name) !== undefined)
  // Links cannot follow to a kept record without a page.
  const moved = asked.filter(({ by }) => by === 'id' || replacement.page !== '')
  const isUsing = usesOthers(moved, wanted)
  const using = all.filter(isUsing)
  const given = using.map((row, at) => ({
    key: at,
    line: at + 1,
    id: row.id,
    values: repointedValues(row, moved, replacement),
  }))
  const changed = new Map(given.map((one) => [one.id, one.values]))
  const isLeft = usesOthers(asked, wanted)
  return {
    resource: source,
    rows: using,
    given: given.filter(({ values }) => Object.keys(values).length > 0),
    left: all.filter((row) => isLeft({ ...row, ...changed.get(row.id) } as Row)),
    elsewhere: wanted.site.isKnown ? [] : all.filter(linksElsewhere(asked, wanted)),
    isWhole: areRead && names.every(isReturned) && all.every(isKnown),
  }
}

function memoryOf({ name }: Resource, memory: Reading['memory']): Map<string, Row> {
  const known = memory?.get(name) ?? new Map<string, Row>()
  memory?.set(name, known)
  return known
}

/** The links of a settings record, which no plan changes. */
async function readSettings(relation: Relation, wanted: Wanted): Promise<Repointing> {
  const { resource } = relation
  const row = await fetchFresh(resource, '')
  const left = row && usesOthers([relation], wanted)(row) ? [row] : []
  return { ...nothing, resource, left, isWhole: row !== undefined }
}

const nothing = { rows: [], given: [], left: [], elsewhere: [] } as const

function usesOthers(relations: readonly Relation[], { ids, paths, site }: Wanted) {
  const predicates = relations.map((relation) =>
    namesRecord(relation, relation.by === 'id' ? ids : paths, site.hosts),
  )
  return (row: Row) => predicates.some((isNamed) => isNamed(row))
}

/** Whether a row links to the path of one of the others, on a host that is not known as ours. */
function linksElsewhere(relations: readonly Relation[], wanted: Wanted) {
  const links = relations.filter(({ by }) => by === 'page').map((one): Relation => ({ ...one, by: 'file' }))
  const hasPath = usesOthers(links, { ...wanted, ids: [], paths: wanted.paths.map(pathOfAddress) })
  const isUsing = usesOthers(
    relations.filter(({ by }) => by === 'page'),
    wanted,
  )
  return (row: Row) => hasPath(row) && !isUsing(row)
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
  for await (const cursor of pagesOf(resource, state, { signal })) {
    const { total = cursor.rows.size } = cursor
    if (total > maxRows) throw new ListTooLong(total, maxRows)
    last = cursor
  }
  return last
}
