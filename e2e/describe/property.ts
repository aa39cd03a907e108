import type { Schema } from './source.ts'

/** A property of a record. */
export interface Property {
  readonly name: string
  /** Its place in the record: `address.city`. */
  readonly path: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly isReadOnly: boolean
}
