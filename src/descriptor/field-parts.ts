import type * as tabler from '@tabler/icons-react'

// The keys that several kinds of fields share.

/**
 * The source of a stamped value and the writes that set it: the author of a guide (S3-16), the user_id of a
 * product (S3-32).
 */
export interface Stamp {
  readonly from: 'subject' | 'name'
  readonly on: 'create' | 'save'
}

/** The keys of every field. */
export interface FieldCommon {
  /** The label of its input, column and filter. */
  readonly label: string
  /** A sentence below its input. */
  readonly help?: string
  /** A blank value is refused. */
  readonly required?: boolean
  /** Of a column of rows: a line may lack it, which is its initial value; it is written once it is edited. */
  readonly optional?: boolean
  /** Shown but not editable; the value comes from the back-end or from a stamp. */
  readonly readOnly?: boolean
  /** The dotted path of its value in a record (`address.city`), also in filters and orders of calls; its name by default. */
  readonly at?: string
  /** Other names of the field in records; the first one found in a record is read, and all found are written, kept equal. */
  readonly alias?: readonly string[]
  /** On save, a blank value becomes the value of that field (S5-03, S5-04: url and meta_title of a guide). */
  readonly blankTo?: string
  /** The app sets the value from the signed-in user. */
  readonly stamp?: Stamp
}

export interface Kinded<K extends string, V> extends FieldCommon {
  readonly kind: K
  /** The value that a new record starts with. */
  readonly initial?: V
}

export interface Alone {
  /** No two records of the resource share a value, regardless of case. */
  readonly unique?: boolean
}

export interface Sized {
  /** The longest value allowed, in characters as they are typed (`text-length.ts`). */
  readonly max: number
}

export interface Counted {
  /** The greatest number of entries allowed. */
  readonly max: number
}

export interface Ranged {
  /** The least value allowed. */
  readonly min?: number
  /** The greatest value allowed. */
  readonly max?: number
}

/** A kind whose values have an order; two fields of such a kind can be the start and the end of a range. */
export interface Ordered {
  /** The field of the same kind that this one may not be below or before: the start of the range. */
  readonly notBelow?: string
}

/** How a value of a state is marked: new (teal), in work (amber), done (green), off (grey). */
export type Tint = 'new' | 'working' | 'done' | 'off'

/** The size in pixels that a picture is shown in at most. */
export interface AdvisedSize {
  readonly width: number
  readonly height: number
  /** It is always shown in this ratio: a cut starts with it, and is offered for other shapes. */
  readonly fixedRatio?: true
}

/** The name of a component of the Tabler icons, as https://tabler.io/icons shows it. */
export type IconName = Extract<keyof typeof tabler, `Icon${string}`>
