import type { Operation } from './operation.ts'

/** What a value is stamped with, and when: the author of a guide (S3-16), the user_id of a product (S3-32). */
export interface Stamp {
  readonly from: 'subject' | 'name'
  readonly on: 'create' | 'save'
}

/** What every field may say about itself, whatever its kind. */
export interface FieldCommon {
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  /** Shown but never typed; its value comes from the back-end or from a stamp. */
  readonly readOnly?: boolean
  /** Other names under which back-ends spell this field; the one found in a record is written back. */
  readonly alias?: readonly string[]
  /** On save, a blank value becomes the value of that field (S5-03, S5-04: url and meta_title of a guide). */
  readonly blankTo?: string
  readonly stamp?: Stamp
}

interface Kinded<K extends string, V> extends FieldCommon {
  readonly kind: K
  /** The value that a new record starts with. */
  readonly initial?: V
}

interface Alone {
  /** No two records of a resource share it, whatever its case. */
  readonly unique?: boolean
}

interface Sized {
  /** Longest value, in characters as they are typed (`lengthOf`) or in lines. */
  readonly max: number
}

/** Options of a choice: stored value → label in Vietnamese. */
export type Options<O extends string = string> = Readonly<Record<O, string>>

interface Chosen<O extends string> {
  readonly options: Options<O>
  /** Values that records may hold and keep but that are not offered (S3-43: superadmin, business). */
  readonly kept?: Options
}

interface Ranged {
  readonly min?: number
  readonly max?: number
}

/** With `identifier` characters are refused that look like others or like nothing (see `identifier.ts`). */
export type TextField = Kinded<'text', string> & Sized & Alone & { readonly identifier?: boolean }
export type LongTextField = Kinded<'longText', string> & Sized
export type RichTextField = Kinded<'richText', string> & Sized
/**
 * `lookup` names the call that tells who has an address; where there is none, `unique` has the list searched for it.
 * Two records of a resource never share one that is looked up or unique.
 */
export type SlugField = Kinded<'slug', string> &
  Sized & { readonly slugFrom?: string; readonly lookup?: string; readonly unique?: boolean }
export type NumberField = Kinded<'number', number> &
  Ranged & {
    readonly integer?: boolean
    readonly unit?: string
    /** The number that it may not be below: the end of a range names its beginning. */
    readonly notBelow?: string
  }
/** A rate that a settings record holds: `of` is its resource, `field` the number. */
export interface Rate {
  readonly of: () => Referable
  readonly field: string
}

/**
 * `currencyFrom` names the choice whose value, where it is set, is the record's own currency. With `alsoIn` an amount
 * is told in another currency as well, as so many times its number as the rate says.
 */
export type MoneyField = Kinded<'money', number> &
  Ranged & {
    readonly currency: 'JPY' | 'VND'
    readonly currencyFrom?: string
    readonly alsoIn?: { readonly currency: 'JPY' | 'VND'; readonly rate: Rate }
  }
export type ChoiceField<O extends string = string> = Kinded<'choice', NoInfer<O>> & Chosen<O>
export type ManyChoiceField<O extends string = string> = Kinded<'manyChoice', readonly NoInfer<O>[]> &
  Chosen<O>
export type ToggleField = Kinded<'toggle', boolean>
export type DateField = Kinded<'date', string>
export type DateTimeField = Kinded<'dateTime', string>
export type BirthdayField = Kinded<'birthday', string>
export type ColorField = Kinded<'color', string>
export type UrlField = Kinded<'url', string> & Sized
export type EmailField = Kinded<'email', string> & Sized & Alone
export type PhoneField = Kinded<'phone', string> & Sized
/** `upload` is where its pictures go, where that is not the call for all pictures of forms. */
export type ImageField = Kinded<'image', string> & Sized & { readonly upload?: Operation }
/** `to` is a thunk, so that two entities may name each other. */
export type ReferenceField = Kinded<'reference', string> & { readonly to: () => Referable }
/** Several records of another entity, each once, at most `max`. */
export type ReferencesField = Kinded<'references', readonly string[]> & {
  readonly to: () => Referable
  readonly max: number
}
/** Several pictures in the order that a person gives them, at most `max`; the first one stands for all. */
export type ImagesField = Kinded<'images', readonly string[]> & { readonly max: number }
export type ParentField = Kinded<'parent', string>
/** What a line of rows is made of: kinds that fit a cell. */
export type ColumnField = TextField | NumberField | ChoiceField | ToggleField
export type Columns = Readonly<Record<string, ColumnField>>
/** One line of rows as it is stored: what its columns do not know survives in it. */
export type Line = Readonly<Record<string, unknown>>
/** A small table inside a record, at most `max` lines; no two lines share their value of the `unique` column. */
export type RowsField<C extends Columns = Columns> = Kinded<'rows', readonly Line[]> &
  Sized & { readonly columns: C; readonly unique?: string }
export type ReadOnlyField = Kinded<'readOnly', string> & { readonly shownAs?: 'text' | 'dateTime' }

/** The closed union: a new kind does not compile until it has its rules, its input and its cell. */
export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | SlugField
  | NumberField
  | MoneyField
  | ChoiceField
  | ManyChoiceField
  | ToggleField
  | DateField
  | DateTimeField
  | BirthdayField
  | ColorField
  | UrlField
  | EmailField
  | PhoneField
  | ImageField
  | ImagesField
  | ReferenceField
  | ReferencesField
  | ParentField
  | RowsField
  | ReadOnlyField

export type Kind = Field['kind']
export type FieldOfKind<K extends Kind> = Extract<Field, { kind: K }>
export type Fields = Readonly<Record<string, Field>>

/** The least that a reference must know of what it points at; every resource is one. */
export interface Referable {
  readonly name: string
  readonly label: string
}

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
  rows: readonly Line[]
  readOnly: string
}

/** The value type that a field gives its row: a choice knows its options. */
export type ValueOf<F extends Field> = F extends { kind: 'choice'; options: Options<infer O> }
  ? O | ''
  : F extends { kind: 'manyChoice'; options: Options<infer O> }
    ? readonly O[]
    : F extends { kind: 'rows'; columns: infer C extends Columns }
      ? readonly (string extends keyof C ? Line : { readonly [K in keyof C]: ValueOf<C[K]> })[]
      : ValueByKind[F['kind']]

/** Any value of any field. */
export type Value = ValueByKind[Kind]

/** Values by field name. */
export type Values<F extends Fields = Fields> = { readonly [K in keyof F]: ValueOf<F[K]> }
