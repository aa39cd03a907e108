import { fold } from '#descriptor/fold.ts'
import { type RankQuery, rankedText, rankOf, rankQuery, slipRankOf } from '#descriptor/rank.ts'
import type { Names } from './known-names.ts'
import type { Name } from './name.ts'
import { ancestorsOf, branchOf } from './path-of.ts'

/** A name that matches a query; the lowest rank is the best. */
export interface RankedName {
  readonly name: Name
  readonly rank: number
}

/** Added for each level of a tree: a branch comes before its leaves. */
const depthRank = 0.04

/** The names that match a query, the best first; with a slip of the finger only if none matches without. */
export function rankNames(names: Names, query: string): readonly RankedName[] {
  const exact = exactNames(names, query)
  return exact.length > 0 ? exact : slippedNames(names, query)
}

/** The names that match a query but for a slip of the finger. */
export function slippedNames(names: Names, query: string): readonly RankedName[] {
  const wanted = rankQuery(query)
  return wanted ? rankedBy(names, ({ label, more }) => slipRankOf(wanted, rankedText(label, more))) : []
}

/** The names that match a query without a slip. */
export function exactNames(names: Names, query: string): readonly RankedName[] {
  const wanted = rankQuery(query)
  if (!wanted) return []
  return rankedBy(names, (name) => {
    const text = rankedText(name.label, name.more)
    return rankOf(wanted, text, foldedBranch(names, name, wanted, text.spaced))
  })
}

// The branch decides only where some of several words are in the label.
function foldedBranch({ byId }: Names, name: Name, { words }: RankQuery, spaced: string): string {
  if (name.parent === '' || words.length < 2) return ''
  return words.some((word) => spaced.includes(` ${word}`)) ? fold(branchOf(byId, name)) : ''
}

function rankedBy({ byId }: Names, rank: (name: Name) => number | undefined): readonly RankedName[] {
  const found: RankedName[] = []
  for (const name of byId.values()) {
    const own = rank(name)
    const depth = own === undefined ? 0 : Math.min(ancestorsOf(byId, name).length, 5)
    if (own !== undefined) found.push({ name, rank: own + depth * depthRank })
  }
  return found.toSorted((one, other) => one.rank - other.rank)
}
