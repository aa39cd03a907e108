import { can } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { isGoodRank, rankedText, rankOf, rankQuery } from '#descriptor/rank.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf } from '#descriptor/row.ts'
import type { Names } from '#hooks/names/known-names.ts'
import type { Name } from '#hooks/names/name.ts'
import { branchOf } from '#hooks/names/path-of.ts'
import { exactNames, type RankedName, slippedNames } from '#hooks/names/rank-names.ts'
import { recordName } from '#hooks/names/record-name.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formHref, listHref } from '#screens/href.ts'
import { shown } from '#screens/shape.ts'
import { formatNumber } from '#text/format.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { type FoundRecords, isSearch, type NamesOfEntity } from './use-global-search.ts'

/** The matching names of an entity, the best first. */
export interface FoundNames {
  readonly resource: Resource
  readonly names: readonly RankedName[]
  /** All names of the entity that are known. */
  readonly byId: Names['byId']
}

/** Items shown of an entity. */
const mostItems = 5

/** The rank of a record that the server found by a text that its name lacks. */
const serverRank = 5.9

/**
 * The matching names of each entity; with a slip of the finger only if none matches without, and `mayBeSlip`: a match
 * among the screens is no slip either.
 */
export function foundNames(
  known: readonly NamesOfEntity[],
  query: string,
  mayBeSlip: boolean,
): readonly FoundNames[] {
  if (!isSearch(query)) return []
  const search = (rank: (names: Names, query: string) => readonly RankedName[]) =>
    known
      .map(({ resource, names }) => ({ resource, names: rank(names, query), byId: names.byId }))
      .filter(({ names }) => names.length > 0)
  const exact = search(exactNames)
  return exact.length > 0 || !mayBeSlip ? exact : search(slippedNames)
}

/** Whether one of the names matches at the start of its words: then the texts that the index lacks are not searched. */
export function hasGoodMatch(found: readonly FoundNames[]): boolean {
  return found.some(({ names: [best] }) => best !== undefined && isGoodRank(best.rank))
}

/** The matching records by entity: those by their names, then those that the server found, with a link to the whole list. */
export function recordGroups(
  names: readonly FoundNames[],
  records: readonly FoundRecords[],
  query: string,
  t: Translate,
): readonly PaletteGroup[] {
  const resources = new Set([...names, ...records].map(({ resource }) => resource))
  return [...resources].map((resource) => {
    const matches = names.find((one) => one.resource === resource)
    const own = matches?.names ?? []
    const found = records.find((one) => one.resource === resource)
    const branch = (name: Name) => (matches ? branchOf(matches.byId, name) : '')
    const items = own.slice(0, mostItems).map((one) => itemOf(resource, one, branch(one.name), { query, t }))
    const others = serverItems(found, own, query, t).slice(0, mostItems - items.length)
    const isNew = found?.query === query
    const total =
      isNew && found.total === undefined ? undefined : Math.max(own.length, (isNew && found.total) || 0)
    const all = [...items, ...others]
    const hasMore =
      (total === undefined || total > all.length) && can(resource, 'list') && resource.list.search
    return {
      key: `found ${resource.name}`,
      label: t(resource.title),
      items: hasMore && all.length > 0 ? [...all, wholeList(resource, query, total, t)] : all,
    }
  })
}

function itemOf(
  resource: Resource,
  { name, rank }: RankedName,
  branch: string,
  { query, t }: { readonly query: string; readonly t: Translate },
): PaletteItem {
  const detail = matchedText(name, query) || branch || name.detail
  return {
    key: `${resource.name} ${name.id}`,
    to: formHref(resource, name.id, defaultListState(resource)),
    label: name.label || t('Chưa có tên'),
    ...(detail === '' ? {} : { detail }),
    icon: resource.icon,
    rank,
  }
}

/** The text by which a query finds a name whose label it does not match: a phone number, a code; '' for none. */
function matchedText(name: Name, query: string): string {
  const wanted = rankQuery(query)
  const isMatch = (text: string) => wanted !== null && rankOf(wanted, rankedText(text)) !== undefined
  return isMatch(name.label) ? '' : (name.more.split('\n').find(isMatch) ?? '')
}

// Until the response to a new query arrives, the rows of the previous one remain whose label matches the new query.
function serverItems(
  found: FoundRecords | undefined,
  names: readonly RankedName[],
  query: string,
  t: Translate,
): readonly PaletteItem[] {
  if (!found) return []
  const { resource, rows } = found
  const known = new Set(names.map(({ name }) => name.id))
  const wanted = rankQuery(query)
  return rows.flatMap((row): readonly PaletteItem[] => {
    const rank = wanted ? rankOf(wanted, rankedText(labelOf(resource, row))) : undefined
    if (known.has(row.id) || (found.query !== query && rank === undefined)) return []
    const to = formHref(resource, row.id, defaultListState(resource))
    const label = recordName(resource, row, t)
    return [{ key: `${resource.name} ${row.id}`, to, label, icon: resource.icon, rank: rank ?? serverRank }]
  })
}

function wholeList(resource: Resource, query: string, total: number | undefined, t: Translate): PaletteItem {
  return {
    key: `all ${resource.name}`,
    to: listHref(resource, { ...defaultListState(resource), search: query, ...shown(resource, 'list') }),
    label:
      total === undefined
        ? t('Xem tất cả trong {title}', { title: t(resource.title) })
        : t('Xem cả {count} mục trong {title}', { count: formatNumber(total), title: t(resource.title) }),
    icon: resource.icon,
    rank: Number.POSITIVE_INFINITY,
  }
}
