import type { Param } from '#descriptor/pagination.ts'
import type { FilterNames } from './filter-names.ts'

/** A spelling of an order in the parameters of a list call. */
export interface SortSpelling {
  readonly name: string
  readonly write: (order: Order) => Readonly<Record<string, string>>
  /** The order of a call's parameters; its key is '' for none. */
  readonly read: (param: Param) => Order
}

/** A spelling of a value in a parameter: the app writes it, the back-end reads it. */
export interface ValueSpelling {
  readonly name: string
  readonly write: (value: string) => string
  /** The value of a parameter; '' for one that is spelt otherwise. */
  readonly read: (sent: string) => string
}

/** The names of a list call's parameters, apart from those of its page. */
export interface QueryNames {
  /** The search text; 'keyword' in `usualNames`. */
  readonly search: string
  /** The spelling of the order; `signedSort()` in `usualNames`. */
  readonly sort: SortSpelling
  /** The spelling of the search text; the text itself by default. */
  readonly searchValue?: ValueSpelling
  /** The spelling of the value of a filter; the value itself by default. */
  readonly filterValue?: ValueSpelling
  /** Filters beyond one value, such as ranges, by their spelling; without them the browser evaluates those. */
  readonly filters?: FilterNames
  /** The name of a filter, by the name of its field; `id` is the filter by the id. */
  readonly filter: (field: string) => string
}

/** `sort=name`, `sort=-name`: as JSON:API spells it. */
export const signedSort = (param = 'sort'): SortSpelling => ({
  name: `${param}=-name`,
  write: (order) => ({ [param]: writeOrder(order) }),
  read: (value) => parseOrder(value(param)),
})

/** The names of most lists: `keyword`, `sort=-name`, a filter by the name of its field. */
export const usualNames: QueryNames = {
  search: 'keyword',
  sort: signedSort(),
  filter: (field) => field,
}

/** The order of a list. */
export interface Order {
  readonly key: string
  readonly desc: boolean
}

/** An order as one text, with a minus sign before a descending one. */
export function writeOrder({ key, desc }: Order): string {
  return desc ? `-${key}` : key
}

/** The order that `writeOrder` wrote. */
export function parseOrder(text: string): Order {
  const desc = text.startsWith('-')
  return { key: desc ? text.slice(1) : text, desc }
}
