import { idOf, type Raw, type RawPage, readRows } from './envelope.ts'
import { isRecord, readId } from './read.ts'
import { parentKeyOf, type Resource } from './resource.ts'

/** A record with the records below it. */
export interface RawNode {
  readonly raw: Raw
  readonly children: readonly RawNode[]
}

/** Whether the roots can be asked for like any other children: an empty id travels in a query, but in no path. */
export function givesRoots({ operations }: Resource): boolean {
  return operations.byParent?.id === 'query'
}

/** Whether a resource's records can be drawn as a tree at all: whole, or level by level. */
export function hasTree(resource: Resource): boolean {
  return resource.operations.tree !== undefined || givesRoots(resource)
}

/** The records of an answer that is a list or a bare array: `data`, `results`, or the array itself; null when none. */
export function readNodes(resource: Resource, body: unknown): readonly Raw[] | null {
  if (Array.isArray(body)) return body.filter(isRecord)
  const page: RawPage | null = readRows(resource.envelope, body)
  return page ? page.rows : null
}

/**
 * Reads a whole tree: roots nested by `children`, or flat by the parent's id. A record whose parent is missing
 * stands among the roots, and so does one record of a ring, so that nothing is hidden, shown twice or endless.
 */
export function readTree(resource: Resource, body: unknown): readonly RawNode[] | null {
  const raws = readNodes(resource, body)
  if (!raws) return null
  return raws.some((raw) => Array.isArray(raw.children) && raw.children.some(isRecord))
    ? fromNested(raws)
    : fromFlat(raws, parentKeyOf(resource) ?? 'parent')
}

interface Growing extends RawNode {
  readonly children: Growing[]
}

// Both builders walk without recursion: a chain of thousands of records would overflow the stack.
function fromNested(raws: readonly Raw[]): readonly RawNode[] {
  const roots: Growing[] = []
  const open = raws.map((raw) => ({ raw, siblings: roots }))
  for (const { raw, siblings } of open) {
    const { children, ...own } = raw
    const node: Growing = { raw: own, children: [] }
    siblings.push(node)
    if (!Array.isArray(children)) continue
    for (const child of children.filter(isRecord)) open.push({ raw: child, siblings: node.children })
  }
  return roots
}

function fromFlat(raws: readonly Raw[], parentKey: string): readonly RawNode[] {
  const nodes = raws.map((raw): Growing => ({ raw, children: [] }))
  const parents = parentsOf(nodes, parentKey)
  cutRings(nodes, parents)
  for (const node of nodes) parents.get(node)?.children.push(node)
  return nodes.filter((node) => !parents.has(node))
}

function parentsOf(nodes: readonly Growing[], parentKey: string): Map<Growing, Growing> {
  const byId = new Map<string, Growing>()
  for (const node of nodes) {
    const id = idOf(node.raw)
    if (id !== '' && !byId.has(id)) byId.set(id, node)
  }
  const parents = new Map<Growing, Growing>()
  for (const node of nodes) {
    const named = node.raw[parentKey] ?? node.raw.parent ?? node.raw.parent_id
    const parent = byId.get(readId(named))
    if (parent) parents.set(node, parent)
  }
  return parents
}

function cutRings(nodes: readonly Growing[], parents: Map<Growing, Growing>): void {
  const ended = new Set<Growing>()
  for (const start of nodes) {
    const walk = new Set<Growing>()
    let node: Growing | undefined = start
    while (node && !ended.has(node) && !walk.has(node)) {
      walk.add(node)
      node = parents.get(node)
    }
    if (node && walk.has(node)) parents.delete(node)
    for (const met of walk) ended.add(met)
  }
}
