import type { CDPSession } from '@playwright/test'

/** The bytes of the objects of a page, by type and name; compiled code, and objects outside the script heap, excluded. */
export type ObjectSizes = ReadonlyMap<string, number>

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/** Types of nodes by their content, whose names would be as many as the nodes. */
const isNamed = new Set(['object', 'closure', 'array'])
const isExcluded = new Set(['code', 'native', 'synthetic', 'object shape'])

/** Takes a snapshot of the script heap. */
export async function objectSizes(cdp: CDPSession): Promise<ObjectSizes> {
  const chunks: string[] = []
  const add = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const kinds = types[fields.indexOf('type')] as readonly string[]
  const sizes = new Map<string, number>()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const field = (name: string) => nodes[at + fields.indexOf(name)] ?? 0
    const kind = kinds[field('type')] ?? ''
    if (isExcluded.has(kind)) continue
    const name = isNamed.has(kind) ? `${kind} ${strings[field('name')]}` : kind
    sizes.set(name, (sizes.get(name) ?? 0) + field('self_size'))
  }
  return sizes
}

/** The growth between two snapshots in bytes: of all objects, and the names with the most of it. */
export function growthOf(before: ObjectSizes, after: ObjectSizes) {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const growth = names.map((name) => ({ name, bytes: (after.get(name) ?? 0) - (before.get(name) ?? 0) }))
  const total = growth.reduce((sum, { bytes }) => sum + bytes, 0)
  return { total, largest: growth.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5) }
}
