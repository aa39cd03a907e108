import type { Raw } from '#descriptor/envelope.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Operation } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The records of one response as they were read. */
export interface ReadResponse {
  readonly resource: Resource
  readonly operation: Operation
  readonly raws: readonly Raw[]
  /** The records have all fields: a call for one record, not a list. */
  readonly isWhole: boolean
}

/** A query of the cache: its key (`keys.ts`) and its data. */
export interface CachedQuery {
  readonly queryKey: readonly unknown[]
  readonly data: unknown
}

/** The records that a query of the cache has read; null for one that reads no records with all fields, such as options. */
export function responseOf(
  resources: readonly Resource[],
  { queryKey, data }: CachedQuery,
): ReadResponse | null {
  const [name, read, parameters] = queryKey
  const resource = resources.find((one) => one.name === name)
  const reader = typeof read === 'string' ? readers.get(read) : undefined
  if (!resource || !reader) return null
  const { operations } = resource
  const operation = reader(operations, parameters)
  const raws = operation ? rawsIn(data) : []
  if (!operation || raws.length === 0) return null
  return { resource, operation, raws, isWhole: operation === operations.one || operation === operations.read }
}

type Reader = (operations: Resource['operations'], parameters: unknown) => Operation | undefined

/** The second part of a query's key → the call that it sends. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['list', (operations, state) => listOperation(operations, state as ListState)],
  ['one', ({ one, list }) => one ?? list],
  ['settings', ({ read }) => read],
  ['tree', ({ tree }) => tree],
  ['children', ({ byParent }) => byParent],
  ['nodes', ({ search }) => search],
])

const listOperation = ({ byParent, views, list }: Resource['operations'], { parent, view }: ListState) =>
  (parent ? byParent : views?.[view]?.operation) ?? list

/** The raw records of a row, a list of rows or nodes, or a page; without recursion, as a tree may be deep. */
function rawsIn(data: unknown): readonly Raw[] {
  const raws: Raw[] = []
  const open: unknown[] = [data]
  for (const one of open) {
    if (Array.isArray(one)) open.push(...one)
    else if (!isRecord(one)) continue
    else if (isRecord(one.raw)) raws.push(one.raw)
    else open.push(one.rows, one.row, one.children)
  }
  return raws
}
