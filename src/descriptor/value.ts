import type { Field, Fields, Kind, Line, Options } from './field.ts'
import type { Position } from './position/position.ts'

/** The normal value of each kind: '' is "none" for text-like kinds, null for numbers. */
export interface ValueByKind {
  text: string
  longText: string
  richText: string
  slug: string
  number: number | null
  money: number | null
  choice: string
  manyChoice: readonly string[]
  toggle: boolean
  date: string
  dateTime: string
  time: string
  position: Position | null
  birthday: string
  color: string
  url: string
  email: string
  phone: string
  image: string
  images: readonly string[]
  reference: string
  references: readonly string[]
  parent: string
  /** Lines whose cells are unknown values where a back-end departs: read them with the tolerant readers. */
  rows: readonly Line[]
  readOnly: string
}

/** The type of a field's value in a row: a choice has its options as a union. */
export type ValueOf<F extends Field> = F extends { kind: 'choice'; options: Options<infer O> }
  ? O | ''
  : F extends { kind: 'manyChoice'; options: Options<infer O> }
    ? readonly O[]
    : ValueByKind[F['kind']]

/** Any value of any field. */
export type Value = ValueByKind[Kind]

/** Values by field name. */
export type Values<F extends Fields = Fields> = { readonly [K in keyof F]: ValueOf<F[K]> }
