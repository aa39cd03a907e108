import { idOf, type Raw, type RawPage, readRows } from './envelope.ts'
import { isRecord, readId } from './read.ts'
import { parentKeyOf, type Resource } from './resource.ts'

/** A record with the records below it. */
export interface RawNode {
  readonly raw: Raw
  readonly children: readonly RawNode[]
}

/** The records of an answer that is a list or a bare array: `data`, `results`, or the array itself; null when none. */
export function readNodes(resource: Resource, body: unknown): readonly Raw[] | null {
  if (Array.isArray(body)) return body.filter(isRecord)
  const page: RawPage | null = readRows(resource.envelope, body)
  return page ? page.rows : null
}

/**
 * Reads a whole tree: roots nested by `children`, or flat by the parent's id. A record whose parent is missing
 * stands among the roots, and one that is its own ancestor is reached once, so that nothing is hidden or endless.
 */
export function readTree(resource: Resource, body: unknown): readonly RawNode[] | null {
  const raws = readNodes(resource, body)
  if (!raws) return null
  return raws.some((raw) => Array.isArray(raw.children) && raw.children.length > 0)
    ? raws.map(nested)
    : fromFlat(raws, parentKeyOf(resource) ?? 'parent')
}

function nested(raw: Raw): RawNode {
  const { children, ...own } = raw
  return { raw: own, children: Array.isArray(children) ? children.filter(isRecord).map(nested) : [] }
}

function fromFlat(raws: readonly Raw[], parentKey: string): readonly RawNode[] {
  const ids = new Set(raws.map(idOf))
  const below = new Map<string, Raw[]>()
  for (const raw of raws) {
    const named = readId(raw[parentKey] ?? raw.parent ?? raw.parent_id)
    const parent = ids.has(named) && named !== idOf(raw) ? named : ''
    const siblings = below.get(parent)
    if (siblings) siblings.push(raw)
    else below.set(parent, [raw])
  }
  const seen = new Set<string>()
  const build = (raw: Raw): RawNode => {
    const id = idOf(raw)
    seen.add(id)
    const children = (below.get(id) ?? []).filter((child) => !seen.has(idOf(child)))
    return { raw, children: children.map(build) }
  }
  const roots = (below.get('') ?? []).map(build)
  // What is left hangs on a ring of parents: each is shown as a root rather than lost.
  const stray = raws.filter((raw) => !seen.has(idOf(raw)))
  return [...roots, ...stray.filter((raw) => !seen.has(idOf(raw))).map(build)]
}
