import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import type { AdvisedSize, Alone, Counted, Kinded, Ordered, Ranged, Sized, Tint } from './field-parts.ts'
import type { Operation } from './operation.ts'
import type { Position, PositionShape } from './position/position.ts'
/** Options of a choice: stored value → label in Vietnamese. */
export type Options<O extends string = string> = Readonly<Record<O, string>>

interface Chosen<O extends string> {
  /** Stored values with their labels, in the order in which they are offered. */
  readonly options: Options<O>
  /** Values that records may keep but that are not offered (S3-43: superadmin, business). */
  readonly legacyOptions?: Options
}

export type TextField = Kinded<'text', string> &
  Sized &
  Alone & {
    /** Refuses characters that look like others or are invisible (`identifier.ts`). */
    readonly identifier?: boolean
    /** The value identifies a record, though the back-end enforces nothing: rows of a file are matched by it before the label. */
    readonly code?: boolean
  }
export type LongTextField = Kinded<'longText', string> & Sized
export type RichTextField = Kinded<'richText', string> & Sized
export type SlugField = Kinded<'slug', string> &
  Sized & {
    /**
     * The field whose text becomes the address: while it is typed in a new record, until the address is
     * edited, and on save where the address is blank.
     */
    readonly slugFrom?: string
    /** The key in `operations.lookups` of the call that finds a record by its address; implies `unique`. */
    readonly lookup?: string
    /** No two records share an address; without `lookup` the list is searched for it. */
    readonly unique?: boolean
  }
export type NumberField = Kinded<'number', number> &
  Ranged &
  Ordered & {
    /** Refuses fractions. */
    readonly integer?: boolean
    /** The most digits after the decimal separator; more are refused, never rounded. */
    readonly decimals?: number
    /** The unit shown behind the number. */
    readonly unit?: string
  }
/** A rate in a settings record: its resource and the number field. */
export interface Rate {
  readonly of: () => Referable
  readonly field: string
}

export type MoneyField = Kinded<'money', number> &
  Ranged &
  Ordered & {
    /** The currency of the amount. */
    readonly currency: 'JPY' | 'VND'
    /** The choice whose value, where it is set, is the currency of the record. */
    readonly currencyFrom?: string
    /** Shows the amount in another currency as well, multiplied by a rate from a settings record. */
    readonly convertTo?: { readonly currency: 'JPY' | 'VND'; readonly rate: Rate }
  }
export type ChoiceField<O extends string = string> = Kinded<'choice', NoInfer<O>> &
  Chosen<O> & {
    /** The tint of each value, for a choice that is the state of a record. */
    readonly tints?: Readonly<Partial<Record<NoInfer<O>, Tint>>>
  }
export type ManyChoiceField<O extends string = string> = Kinded<'manyChoice', readonly NoInfer<O>[]> &
  Chosen<O>
export type ToggleField = Kinded<'toggle', boolean> & {
  /** The words for both values, for a toggle that is the state of a record. */
  readonly words?: { readonly on: string; readonly off: string }
  /** The tints of both values; done and off by default. */
  readonly tints?: { readonly on: Tint; readonly off: Tint }
}
export type DateField = Kinded<'date', string> & Ordered
export type DateTimeField = Kinded<'dateTime', string> & Ordered
/** A time of day without a day, `HH:mm`. */
export type TimeField = Kinded<'time', string> & Ordered
export type BirthdayField = Kinded<'birthday', string>
export type PositionField = Kinded<'position', Position> & {
  /** The spelling of the position in records; `latLng` by default. */
  readonly shape: PositionShape
}
export type ColorField = Kinded<'color', string>
export type UrlField = Kinded<'url', string> & Sized
export type EmailField = Kinded<'email', string> & Sized & Alone
export type PhoneField = Kinded<'phone', string> & Sized
interface Pictured {
  /** The size that its pictures should have: larger ones are offered to be made smaller before their upload. */
  readonly advised?: AdvisedSize
}
export type ImageField = Kinded<'image', string> &
  Sized &
  Pictured & {
    /** The call that uploads its pictures, where it is not the one for all pictures of forms. */
    readonly upload?: Operation
  }
interface Referring {
  /** The other resource; a thunk, so that two entities can name each other. */
  readonly to: () => Referable
}

export type ReferenceField = Kinded<'reference', string> & Referring
/** Several records of another entity, each once, at most `max`. */
export type ReferencesField = Kinded<'references', readonly string[]> & Referring & Counted
/** Several pictures in the order of the user, at most `max`; the first one represents the record. */
export type ImagesField = Kinded<'images', readonly string[]> & Counted & Pictured
export type ParentField = Kinded<'parent', string>
/** The kinds of the cells of a table inside a line. */
type InnerColumnField = TextField | NumberField | ChoiceField | ToggleField
/** The kinds of the cells of a line; those beyond text, number, choice and toggle are for lines that open as a form. */
export type ColumnField =
  | InnerColumnField
  | LongTextField
  | UrlField
  | ManyChoiceField
  | RowsField<Readonly<Record<string, InnerColumnField>>>
export type Columns = Readonly<Record<string, ColumnField>>
/** One line of rows as it is stored, including keys without a column. */
export type Line = Readonly<Record<string, unknown>>
/** What a feature adds to the lines of a field: ready lines, and an example of each. */
export type LineAidName = 'weightRule'
/** Draws the lines as summaries that open as small forms, for many columns. */
export interface LineForm<N extends string = string> {
  /** The columns that a closed line shows, the first one as its title. */
  readonly summary: readonly N[]
  /** The columns of the form that are side by side on a wide screen, one row each. */
  readonly rows: readonly (readonly N[])[]
  /** The feature that offers ready lines and explains each, below the row that has the column `below`. */
  readonly aid?: { readonly name: LineAidName; readonly below: N }
}
/** A small table inside a record, at most `max` lines; no two lines share a value of the `unique` column. */
export type RowsField<C extends Columns = Columns> = Kinded<'rows', readonly Line[]> &
  Counted & {
    /** The columns by name: texts, numbers, choices and toggles, with `form` also long texts, addresses, several choices and small tables. */
    readonly columns: C
    /** Draws each line as a summary that opens as a small form, in place of a row of a table. */
    readonly form?: LineForm
    /** The column whose value no two lines share. */
    readonly unique?: string
    /** The columns that make a line a band of a price list; its doubtful places are shown. */
    readonly bands?: BandsPlan
  }
export type ReadOnlyField = Kinded<'readOnly', string> & {
  /** The format of the value; 'text' by default. */
  readonly shownAs?: 'text' | 'dateTime'
  /** The entity of the record whose id is the value: its name is shown, and nothing where it cannot be read. */
  readonly of?: () => Referable
}

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
  | TimeField
  | PositionField
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
/** The kinds that a list can be filtered by. */
export type FilterableKind =
  | 'choice'
  | 'toggle'
  | 'reference'
  | 'manyChoice'
  | 'references'
  | 'number'
  | 'money'
  | 'date'
  | 'dateTime'
  | 'time'
/** The kinds that can be the label of a record. */
export type LabelKind = 'text' | 'longText' | 'slug' | 'email' | 'phone' | 'url'
export type FieldOfKind<K extends Kind> = Extract<Field, { kind: K }>
export type Fields = Readonly<Record<string, Field>>

/** The properties of a resource that a reference needs. */
export interface Referable {
  readonly name: string
  readonly label: string
  readonly idKey?: string
  readonly fields?: object
}
