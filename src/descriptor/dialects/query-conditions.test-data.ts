import { colonSort } from '#descriptor/dialects/sort-spellings.ts'
import { inTemplate } from '#descriptor/dialects/value-template.ts'

/** The id of a record as a condition in the query. */
export const byId = { id: 'query', idValue: inTemplate('eq.{value}') } as const

/** Searches, orders and filters as conditions in the query. */
export const queryConditions = {
  search: 'name',
  searchValue: inTemplate('ilike.*{value}*'),
  sort: colonSort('order', '.'),
  filter: (field: string) => field,
  filterValue: inTemplate('eq.{value}'),
}
