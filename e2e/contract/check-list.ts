import { nonsense } from '#descriptor/departures/contradictions.ts'
import { contradictsOrder } from '#descriptor/departures/order-contradiction.ts'
import { fold } from '#descriptor/fold.ts'
import type { View } from '#descriptor/operation.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, parentKeyOf } from '#descriptor/resource.ts'
import { readField, rowOf, valueOf, wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { filterDepartures } from './check-filters.ts'
import { pageDepartures } from './check-pages.ts'
import { checkRecords } from './check-records.ts'
import { breaks, type Found, harmless } from './found.ts'
import { type ListPage, listPage, shapeDepartures } from './list-page.ts'
import type { EntityRun, NamedCall } from './run.ts'

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
  if (!all || !checkRecords(run, named, all.rows, { names: run.listedFields })) return null
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
  const parent = parentKeyOf(run.resource)
  const names = [run.resource.label, ...(parent === undefined ? [] : [parent])]
  if (options) checkRecords(run, named, options.rows, { names })
}

/** Compares a view: its records, and the values that they share. */
export async function checkView(run: EntityRun, named: NamedCall, view: View): Promise<void> {
  const { resource, departed } = run
  const page = await listPage(run, named)
  if (!page) return
  checkRecords(run, named, page.rows, { names: run.listedFields })
  for (const [part, value] of Object.entries({ ...named.operation.query, ...view.where })) {
    if (!resource.fields[part] || departed.has(part)) continue
    const others = page.rows.filter((raw) => valueOf(rowOf(resource, raw), part) !== value).length
    const expected = `only records with the value of \`${part}\``
    const actual = `${others} of ${page.rows.length} rows have another value`
    const change = 'the query of the view, or Back-end: filter by it'
    if (others > 0) run.depart(named, breaks('view', expected, actual, change, { part }))
  }
}

/** Compares a list sorted by each of its columns, up and down, with the order of the values. */
async function orderDepartures(run: EntityRun, named: NamedCall): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const key of run.resource.list.sort ?? []) {
    if (run.departed.has(key)) continue
    const up = await listPage(run, named, { order: { key, desc: false } })
    const down = await listPage(run, named, { order: { key, desc: true } })
    const departure = up && down && orderDeparture(run, key, up, down)
    if (departure) found.push({ ...departure, part: key, at: ['list', 'sort'] })
  }
  return found
}

function orderDeparture(run: EntityRun, key: string, up: ListPage, down: ListPage): Found | null {
  const { resource } = run
  const values = [...up.rows, ...down.rows].map((raw) => JSON.stringify(readField(resource, key, raw)))
  if (new Set(values).size < 2) {
    run.leaveOut(`the order by ${key}, which has one value only`)
    return null
  }
  const contradicts = ({ rows }: ListPage, desc: boolean) => {
    const sorted = rows.map((raw) => rowOf(resource, raw))
    return contradictsOrder(resource, { key, desc }, sorted)
  }
  if (!contradicts(up, false) && !contradicts(down, true)) return null
  const [actual, change] =
    up.ids.join(' ') === down.ids.join(' ')
      ? ['the same order up and down', 'remove it from `list.sort`, or the spelling of the order']
      : ['another order', 'Back-end: sort by the value, not by its text or another field']
  return breaks('sort', `rows by \`${key}\``, actual, change)
}

/** Searches for the label of a record as it is and folded, and for a text that no record has. */
async function searchDepartures(run: EntityRun, named: NamedCall, all: ListPage): Promise<readonly Found[]> {
  const { resource, departed } = run
  if (!resource.list.search || departed.has(resource.label)) return []
  const sought = labelToSearch(run, all)
  if (!sought) {
    run.leaveOut('the search, no record has a label')
    return []
  }
  const read = (search: string) => listPage(run, named, { search })
  const [none, exact] = [await read(nonsense), await read(sought.label)]
  if (!none || !exact) return []
  const at = { at: ['list', 'search'] }
  if (none.rows.length > 0) {
    const change = 'remove `list.search`, or the name of the search in the query'
    const actual = `${none.rows.length} rows for a text that no record has`
    return [breaks('search', 'records with the text', actual, change, at)]
  }
  if (!finds(exact, sought.id)) {
    const change = `Back-end: search in \`${resource.label}\``
    return [breaks('search', 'a record by its label', 'not found', change, at)]
  }
  const folded = fold(sought.label).toUpperCase()
  const found = folded === sought.label ? exact : await read(folded)
  if (!found || finds(found, sought.id)) return []
  const expected = 'a record by its label without diacritics and case'
  const change = 'Back-end: fold the text and the records that it searches'
  return [harmless('search-folding', expected, 'not found', change, at)]
}

/** A label of Latin letters, with diacritics if there is one. */
export function labelToSearch(run: EntityRun, { rows }: Pick<ListPage, 'rows'>) {
  const { resource } = run
  const isPhone = fieldOf(resource, resource.label).kind === 'phone'
  const labels = rows.flatMap((raw) => {
    const label = readText(valueAt(raw, wireName(resource, resource.label, raw))).trim()
    return label === '' || isPhone ? [] : [{ id: run.idOf(raw), label }]
  })
  const isMarked = ({ label }: { label: string }) =>
    fold(label) !== label.toLowerCase() && /^[\p{Script=Latin}\p{N}\s.-]+$/u.test(label)
  return labels.find(isMarked) ?? labels[0]
}

/** Whether a result has the record, or could have it on a later page. */
const finds = ({ ids, total, rows }: ListPage, id: string) => ids.includes(id) || (total ?? 0) > rows.length
