import type { Place } from './descriptor-places.ts'

/** The rules that answers are compared by. */
export type Rule =
  | 'answer'
  | 'status'
  | 'json'
  | 'error-in-200'
  | 'envelope'
  | 'pagination'
  | 'page-size'
  | 'paging'
  | 'past-the-end'
  | 'total'
  | 'id'
  | 'field-missing'
  | 'field-renamed'
  | 'field-type'
  | 'field-twice'
  | 'null-list'
  | 'seconds'
  | 'sort'
  | 'filter'
  | 'search'
  | 'search-folding'
  | 'by-id'
  | 'view'
  | 'tree'
  | 'wrong-id'
  | 'error-shape'
  | 'success'
  | 'method'
  | 'saved-value'
  | 'stale-update'
  | 'removed'
  | 'token'
  | 'proof'
  | 'nonce'
  | 'cors'
  | 'date'
  | 'cache'

/**
 * The consequence of a departure: `breaks`, the app shows, sends or protects something wrongly; `read`, the app reads the
 * answer, but it is not as described; `harmless`, worth a look and no reason to fail.
 */
export type Weight = 'breaks' | 'read' | 'harmless'

/** The facts of a departure, without the call that it was found at. */
export interface Found {
  readonly rule: Rule
  /** The field or other part that departs; '' for the answer as a whole. */
  readonly part?: string
  readonly weight: Weight
  readonly expected: string
  /** What came, without values of records: types, counts, names of keys. */
  readonly actual: string
  /** The change that ends the departure: to the descriptor, or to the back-end where the grammar has no key for it. */
  readonly change: string
  /** The keys that lead to the line of the descriptor, such as `fields`, `active`. */
  readonly at?: readonly string[]
}

/** A call, and the line of its descriptor. */
export interface CallPlace {
  /** The call, as `GET /api/brand/search`. */
  readonly call: string
  /** The line of the descriptor to change; null for a departure that no descriptor is about. */
  readonly place: Place | null
}

/** A departure of a back-end from the descriptors. */
export interface CallDeparture extends Required<Omit<Found, 'at'>>, CallPlace {
  /** The entity; '' for a departure of all calls. */
  readonly entity: string
  /** The further calls that depart so. */
  readonly also: readonly CallPlace[]
}
