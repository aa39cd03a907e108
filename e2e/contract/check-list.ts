import type { View } from '#descriptor/operation.ts'
import { parentKeyOf } from '#descriptor/resource.ts'
import { rowOf, valueOf } from '#descriptor/row.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import { filterDepartures } from './check-filters.ts'
import { orderDepartures } from './check-order.ts'
import { pageDepartures } from './check-pages.ts'
import { checkRecords } from './check-records.ts'
import { searchDepartures } from './check-search.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, listPage, shapeDepartures } from './list-page.ts'
import { listedFields } from './listed-fields.ts'

/**
 * Compares a list: its shape and records, pages, orders, filters and search. Returns its first page, null without records that
 * can be read and told apart.
 */
export async function checkList(run: EntityRun, named: NamedCall): Promise<ListPage | null> {
  const first = await listPage(run, named)
  if (!first) return null
  for (const found of shapeDepartures(run, named, first)) run.depart(named, found)
  await confirm(run, named, async () => pageDepartures(run, named, first))
  // A back-end that counts from 0 has returned its second page.
  const all = run.firstPage === 1 ? first : await listPage(run, named)
  if (!all || !checkRecords(run, named, all.rows, { names: listedFields(run.resource) })) return null
  await confirm(run, named, () => orderDepartures(run, named))
  await confirm(run, named, () => filterDepartures(run, named, all))
  await confirm(run, named, () => searchDepartures(run, named, all))
  return all
}

/** Adds the departures that are found twice: records of a live back-end change between two calls. */
async function confirm(
  run: EntityRun,
  named: NamedCall,
  find: () => Promise<readonly Found[]>,
): Promise<void> {
  const first = await find()
  if (first.length === 0) return
  const keyOf = ({ rule, part = '' }: Found) => `${rule} ${part}`
  const again = new Set((await find()).map(keyOf))
  for (const found of first) if (again.has(keyOf(found))) run.depart(named, found)
}

/** Compares the call of options: ids, labels and, in a tree, parents. */
export async function checkOptions(run: EntityRun, named: NamedCall): Promise<void> {
  const options = await listPage(run, named)
  if (!options) return
  const { label } = run.resource
  const parent = parentKeyOf(run.resource)
  checkRecords(run, named, options.rows, { names: [label, ...(parent === undefined ? [] : [parent])] })
}

/** Compares a view: its records, and the values that they share. */
export async function checkView(run: EntityRun, named: NamedCall, view: View): Promise<void> {
  const { resource, departed } = run
  const page = await listPage(run, named)
  if (!page) return
  checkRecords(run, named, page.rows, { names: listedFields(resource) })
  for (const [name, value] of Object.entries({ ...named.operation.query, ...view.where })) {
    if (!resource.fields[name] || departed.has(name)) continue
    const others = page.rows.filter((raw) => valueOf(rowOf(resource, raw), name) !== value).length
    if (others === 0) continue
    const expected = `only records with the value of \`${name}\``
    const actual = `${others} of ${page.rows.length} rows have another value`
    const change = 'the query of the view, or Back-end: filter by it'
    run.depart(named, { rule: 'view', part: name, weight: 'breaks', expected, actual, change })
  }
}
