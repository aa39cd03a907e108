import { idOf, type Raw, readRows } from './envelope.ts'
import type { Operation } from './operation.ts'
import { isRecord, readId } from './read.ts'
import { parentKeyOf, type Resource } from './resource.ts'
import { wireName } from './row.ts'
import { valueAt } from './wire/path.ts'

/** A record with the records below it. */
export interface RawNode {
  readonly raw: Raw
  readonly children: readonly RawNode[]
}

/** Whether the roots can be requested as children: an empty id can be sent in a query or a body, but not in a path. */
export function givesRoots({ operations: { byParent } }: Resource): boolean {
  return byParent?.id === 'query' || byParent?.id === 'body'
}

/** Whether the records of a resource can be shown as a tree, loaded as a whole or level by level. */
export function hasTree(resource: Resource): boolean {
  return resource.operations.tree !== undefined || givesRoots(resource)
}

/**
 * The records of a list response in the shape of its call, else in a usual one or as a bare array; null if none fits.
 */
export function readNodes(
  resource: Resource,
  body: unknown,
  { envelope = resource.envelope }: Pick<Operation, 'envelope'> = {},
): readonly Raw[] | null {
  const page = readRows(envelope, body)
  return page ? page.rows : Array.isArray(body) ? body.filter(isRecord) : null
}

/**
 * Reads a whole tree: nested by `children`, or flat by the parent's id, or both. This is the only reader of
 * `children`. An id names one node: its top-level record, else its first nested one. A record whose parent is missing
 * is a root, as is one record of each cycle, one without an id and each record nested in it, so that one invalid record
 * hides no other.
 */
export function readTree(
  resource: Resource,
  body: unknown,
  operation?: Operation,
): readonly RawNode[] | null {
  const raws = readNodes(resource, body, operation)
  if (!raws) return null
  const parents = new Map<Growing, Growing>()
  const nodes = nodesIn(raws, parents, resource.idKey)
  const key = parentKeyOf(resource) ?? 'parent'
  addNamedParents(nodes, parents, (raw) =>
    readId(valueAt(raw, wireName(resource, key, raw)) ?? raw.parent ?? raw.parent_id, resource.idKey),
  )
  breakCycles(nodes.values(), parents)
  for (const node of nodes.values()) parents.get(node)?.children.push(node)
  return [...nodes.values()].filter((node) => !parents.has(node))
}

interface Growing extends RawNode {
  readonly children: Growing[]
}

/** The nodes by id, those without one by their number, and their enclosing nodes. Not recursive: a chain may have thousands. */
function nodesIn(
  raws: readonly Raw[],
  parents: Map<Growing, Growing>,
  idKey: string,
): ReadonlyMap<string | number, Growing> {
  const nodes = new Map<string | number, Growing>()
  const open: { raw: Raw; above: Growing | undefined }[] = raws.map((raw) => ({ raw, above: undefined }))
  for (const { raw, above } of open) {
    const id = idOf(raw, idKey)
    if (nodes.has(id)) continue
    const nested = nestedIn(raw)
    const node: Growing = { raw: nested ? withoutChildren(raw) : raw, children: [] }
    nodes.set(id || nodes.size, node)
    if (above) parents.set(node, above)
    for (const child of nested ?? []) open.push({ raw: child, above: id ? node : undefined })
  }
  return nodes
}

/** The records nested in a record; undefined if its `children` is something else, such as a list of ids. */
function nestedIn({ children }: Raw): readonly Raw[] | undefined {
  if (!Array.isArray(children)) return undefined
  const records = children.filter(isRecord)
  return children.length === 0 || records.length > 0 ? records : undefined
}

function withoutChildren(raw: Raw): Raw {
  const { children: _, ...own } = raw
  return own
}

function addNamedParents(
  nodes: ReadonlyMap<string | number, Growing>,
  parents: Map<Growing, Growing>,
  parentIn: (raw: Raw) => string,
): void {
  for (const node of nodes.values()) {
    const { raw } = node
    const parent = nodes.get(parentIn(raw))
    if (parent && !parents.has(node)) parents.set(node, parent)
  }
}

function breakCycles(nodes: Iterable<Growing>, parents: Map<Growing, Growing>): void {
  const ended = new Set<Growing>()
  for (const start of nodes) {
    const path = new Set<Growing>()
    let node: Growing | undefined = start
    while (node && !ended.has(node) && !path.has(node)) {
      path.add(node)
      node = parents.get(node)
    }
    if (node && path.has(node)) parents.delete(node)
    for (const visited of path) ended.add(visited)
  }
}
