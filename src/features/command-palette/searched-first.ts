import type { Resource } from '#descriptor/resource.ts'
import { recentOf } from '#hooks/user/recent.ts'

/** The lists that are searched for one phrase before a user asks for more. */
const mostLists = 8

/**
 * The entities that a phrase is searched in at once, and the others: first those whose records the user has opened lately, then
 * those with an entry of the navigation that is always visible.
 */
export function searchedFirst(
  resources: readonly Resource[],
  subject: string,
): readonly [first: readonly Resource[], others: readonly Resource[]] {
  const recent = new Set(recentOf(subject).map(({ resource }) => resource))
  const rank = ({ name, submenu }: Resource) => (recent.has(name) ? 0 : submenu === undefined ? 1 : 2)
  const ordered = resources.toSorted((one, other) => rank(one) - rank(other))
  return [ordered.slice(0, mostLists), ordered.slice(mostLists)]
}
