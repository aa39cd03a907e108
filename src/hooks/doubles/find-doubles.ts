import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { inSlices } from '#hooks/changes/in-slices.ts'
import { type DoubleKeys, type DoubleReason, doubleKeys, doubleReasons } from './double-keys.ts'

/** Records that may be the same, in their order, and the reasons. */
export interface DoubleGroup {
  readonly rows: readonly Row[]
  readonly reasons: readonly DoubleReason[]
}

/** A link of more records than these is not their own. */
const maxSharedLink = 3

/**
 * Groups the records that may be the same: by label without case, spaces and accents, by the names and pages in their addresses. It runs in short tasks; groups of the strongest reason come first.
 */
export async function findDoubles(
  resource: Resource,
  rows: readonly Row[],
  signal?: AbortSignal,
): Promise<readonly DoubleGroup[]> {
  const all: DoubleKeys[] = []
  await inSlices(rows, (row) => void all.push(doubleKeys(resource, row)), signal)
  const groups = grouped(all)
  return groups
    .map(({ members, reasons }) => ({
      rows: members.flatMap((at) => rows[at] ?? []),
      reasons: doubleReasons.filter((one) => reasons.has(one)),
    }))
    .toSorted((one, other) => strength(one) - strength(other))
}

const strength = ({ reasons: [first = 'address'] }: DoubleGroup) => doubleReasons.indexOf(first)

interface Grouped {
  readonly members: readonly number[]
  readonly reasons: ReadonlySet<DoubleReason>
}

function grouped(all: readonly DoubleKeys[]): readonly Grouped[] {
  const pairs = pairsOf(all)
  const roots = all.map((_, at) => at)
  const rootOf = (at: number): number => {
    const next = roots[at] ?? at
    return next === at ? at : rootOf(next)
  }
  for (const [one, other] of pairs) {
    const [left, right] = [rootOf(one), rootOf(other)]
    roots[Math.max(left, right)] = Math.min(left, right)
  }
  const found = new Map<number, { readonly members: Set<number>; readonly reasons: Set<DoubleReason> }>()
  for (const [one, other, reason] of pairs) {
    const root = rootOf(one)
    const group = found.get(root) ?? { members: new Set<number>(), reasons: new Set<DoubleReason>() }
    found.set(root, group)
    group.members.add(one).add(other)
    group.reasons.add(reason)
  }
  return [...found.values()].map(({ members, reasons }) => ({
    members: [...members].toSorted((one, other) => one - other),
    reasons,
  }))
}

type Pair = readonly [number, number, DoubleReason]

/** The pairs of equal records: each with the first one that has the same text. */
function pairsOf(all: readonly DoubleKeys[]): readonly Pair[] {
  const pairs: Pair[] = []
  const names = new Map<string, number>()
  const marks = new Map<string, number>()
  const links = new Map<string, readonly number[]>()
  for (const [at, { scope, name, marks: bare, links: pages }] of all.entries()) {
    const first = name === '' ? undefined : firstPosition(names, `${scope} ${name}`, at)
    if (first !== undefined) pairs.push([first, at, 'name'])
    const alike = bare === '' ? undefined : firstPosition(marks, `${scope} ${bare}`, at)
    if (alike !== undefined && first === undefined) pairs.push([alike, at, 'marks'])
    for (const page of pages) links.set(page, [...(links.get(page) ?? []), at])
  }
  for (const [at, { scope, aliases }] of all.entries()) {
    for (const alias of aliases) {
      const named = marks.get(`${scope} ${alias}`)
      if (named !== undefined && named !== at) pairs.push([named, at, 'address'])
    }
  }
  return [...pairs, ...linkPairs(links, all)]
}

/** The pairs of records of one scope that share a link, unless many records of any scope do. */
function linkPairs(
  links: ReadonlyMap<string, readonly number[]>,
  all: readonly DoubleKeys[],
): readonly Pair[] {
  return [...links.values()].flatMap((sharing): readonly Pair[] => {
    if (sharing.length > maxSharedLink) return []
    const firsts = new Map<string, number>()
    return sharing.flatMap((at): readonly Pair[] => {
      const first = firstPosition(firsts, all[at]?.scope ?? '', at)
      return first === undefined ? [] : [[first, at, 'address']]
    })
  })
}

/** The first position with a text; the given one is noted where it is the first. */
function firstPosition(known: Map<string, number>, text: string, at: number): number | undefined {
  const first = known.get(text)
  if (first === undefined) known.set(text, at)
  return first
}
