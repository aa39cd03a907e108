import { nonsense } from '#descriptor/departures/contradictions.ts'
import { fold } from '#descriptor/fold.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, listPage } from './list-page.ts'

/** Searches for the label of a record as it is and folded, and for a text that no record has. */
export async function searchDepartures(
  run: EntityRun,
  named: NamedCall,
  all: ListPage,
): Promise<readonly Found[]> {
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
  const at = ['list', 'search']
  if (none.rows.length > 0) {
    const change = 'remove `list.search`, or the name of the search in the query'
    const actual = `${none.rows.length} rows for a text that no record has`
    return [{ rule: 'search', weight: 'breaks', expected: 'records with the text', actual, change, at }]
  }
  if (!finds(exact, sought.id)) {
    const change = `Back-end: search in \`${resource.label}\``
    return [
      {
        rule: 'search',
        weight: 'breaks',
        expected: 'a record by its label',
        actual: 'not found',
        change,
        at,
      },
    ]
  }
  const folded = fold(sought.label).toUpperCase()
  const found = folded === sought.label ? exact : await read(folded)
  if (!found || finds(found, sought.id)) return []
  const expected = 'a record by its label without diacritics and case'
  const change = 'Back-end: fold the text and the records that it searches'
  return [{ rule: 'search-folding', weight: 'harmless', expected, actual: 'not found', change, at }]
}

/** A label of Latin letters, with diacritics if there is one. */
export function labelToSearch(
  run: EntityRun,
  { rows }: Pick<ListPage, 'rows'>,
): { readonly id: string; readonly label: string } | undefined {
  const { resource } = run
  const labels = rows.flatMap((raw) => {
    const label = readText(valueAt(raw, wireName(resource, resource.label, raw))).trim()
    return label === '' || fieldOf(resource, resource.label).kind === 'phone'
      ? []
      : [{ id: run.idOf(raw), label }]
  })
  const isMarked = ({ label }: { label: string }) =>
    fold(label) !== label.toLowerCase() && /^[\p{Script=Latin}\p{N}\s.-]+$/u.test(label)
  return labels.find(isMarked) ?? labels[0]
}

/** Whether a result has the record, or could have it on a later page. */
const finds = ({ ids, total, rows }: ListPage, id: string) => ids.includes(id) || (total ?? 0) > rows.length
