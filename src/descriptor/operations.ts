import type { Operation } from './operation.ts'

/** A named list beside the main one: guides that are hot, articles that are popular. */
export interface View {
  /** The label of its tab. */
  readonly label: string
  /** The call that returns its rows. */
  readonly operation: Operation
  /** The values that its records share, where the call does not contain them: `…/popular` (S7-62). */
  readonly where?: Readonly<Record<string, string | boolean>>
}

/** The calls of one entity. Capability is presence: without `remove` there is no way to delete. */
export interface Operations {
  /** One page of the list, with search text, filters and order in the query. */
  readonly list?: Operation
  /** One record by its id; without it a record is taken from the list. */
  readonly one?: Operation
  /** Creates a record. */
  readonly create?: Operation
  /** Updates the record with an id. */
  readonly update?: Operation
  /** One call for both: with an id it updates, without it creates. */
  readonly upsert?: Operation
  /** Deletes the record with an id. */
  readonly remove?: Operation
  /** The whole tree in one response. */
  readonly tree?: Operation
  /** The first level only. */
  readonly roots?: Operation
  /** The children of one record as a list; also the roots, if the parent is in the query and can be empty. */
  readonly byParent?: Operation
  /** Searches the nodes of a tree. */
  readonly search?: Operation
  /** The options of reference pickers: names only. Without it pickers read the list. */
  readonly options?: Operation
  /** Reads a settings record, which has no id. */
  readonly read?: Operation
  /** Saves the settings record as a whole. */
  readonly save?: Operation
  /** Named lists beside the main one; the key is the value of `?view=`. */
  readonly views?: Readonly<Record<string, View>>
  /** Look-ups of one record by an address; a slug field names its own by `lookup`. */
  readonly lookups?: Readonly<Record<string, Operation>>
}
