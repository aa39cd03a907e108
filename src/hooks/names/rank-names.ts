import { fold } from '#descriptor/fold.ts'
import { type Ranked, type RankQuery, rankedText, rankOf, rankQuery, slipRankOf } from '#descriptor/rank.ts'
import type { Name } from './name.ts'
import type { NameTable } from './name-table.ts'
import { ancestorsOf, branchOf } from './path-of.ts'

/** A name that matches a query; the lowest rank is the best. */
export interface RankedName {
  readonly name: Name
  readonly rank: number
}

/** Added for each level of a tree: a branch comes before its leaves. */
const depthRank = 0.04

const depthOf = (table: NameTable, name: Name) =>
  name.parent === '' ? 0 : Math.min(ancestorsOf(table, name).length, 5)

// Folded once for each name; a changed name is another object.
const folded = new WeakMap<Name, Ranked>()

function textOf(name: Name): Ranked {
  const known = folded.get(name)
  if (known) return known
  const text = rankedText(name.label, name.more)
  folded.set(name, text)
  return text
}

/** The names that match a query, the best first; with a slip of the finger only if none matches without. */
export function rankNames(table: NameTable, query: string): readonly RankedName[] {
  const exact = exactNames(table, query)
  return exact.length > 0 ? exact : slippedNames(table, query)
}

/** The names that match a query but for a slip of the finger. */
export function slippedNames(table: NameTable, query: string): readonly RankedName[] {
  const wanted = rankQuery(query)
  return wanted ? rankedBy(table, (name) => slipRankOf(wanted, textOf(name))) : []
}

/** The names that match a query without a slip. */
export function exactNames(table: NameTable, query: string): readonly RankedName[] {
  const wanted = rankQuery(query)
  if (!wanted) return []
  return rankedBy(table, (name) => rankOf(wanted, textOf(name), foldedBranch(table, name, wanted)))
}

// The branch decides only where some of several words are in the label.
function foldedBranch(table: NameTable, name: Name, { words }: RankQuery): string {
  if (name.parent === '' || words.length < 2) return ''
  const { spaced } = textOf(name)
  if (!words.some((word) => spaced.includes(` ${word}`))) return ''
  return fold(branchOf(table, name))
}

function rankedBy(table: NameTable, rank: (name: Name) => number | undefined): readonly RankedName[] {
  const found: RankedName[] = []
  for (const name of table.all()) {
    const own = rank(name)
    if (own !== undefined) found.push({ name, rank: own + depthOf(table, name) * depthRank })
  }
  return found.toSorted((one, other) => one.rank - other.rank)
}
