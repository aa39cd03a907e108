import { can } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { labelOf } from '#descriptor/row.ts'
import { searchMatcher } from '#descriptor/search.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formHref, listHref } from '#screens/href.ts'
import { shown } from '#screens/shape.ts'
import { formatNumber } from '#text/format.ts'
import type { PaletteGroup } from './palette-item.ts'
import type { FoundRecords } from './use-global-search.ts'

/**
 * The matching records by entity, with a link to the whole list if there are more. Until the response to a
 * new query arrives, the rows of the previous one remain whose label matches the new query.
 */
export function recordGroups(found: readonly FoundRecords[], query: string, t: Translate): PaletteGroup[] {
  return found.map((one) => groupOf(one, query, t)).filter(({ items }) => items.length > 0)
}

function groupOf(
  { resource, rows, total, query: resultQuery }: FoundRecords,
  query: string,
  t: Translate,
): PaletteGroup {
  const { name, icon } = resource
  const title = t(resource.title)
  const matches = searchMatcher(query)
  const isNew = resultQuery === query
  const matching = rows.filter((row) => isNew || matches(labelOf(resource, row)))
  const items = matching.map((row) => ({
    key: `${name} ${row.id}`,
    to: formHref(resource, row.id, defaultListState(resource)),
    label: labelOf(resource, row),
    icon,
  }))
  const hasMore = isNew && total > rows.length && can(resource, 'list') && resource.list.search
  const all = {
    key: `all ${name}`,
    to: listHref(resource, { ...defaultListState(resource), search: query, ...shown(resource, 'list') }),
    label: t('Xem cả {count} mục trong {title}', { count: formatNumber(total), title }),
    icon,
  }
  return { key: `found ${name}`, label: title, items: hasMore ? [...items, all] : items }
}
