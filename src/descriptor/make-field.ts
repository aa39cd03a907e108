import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import type {
  BirthdayField,
  ChoiceField,
  ColorField,
  Columns,
  DateField,
  DateTimeField,
  EmailField,
  Field,
  ImageField,
  ImagesField,
  LineForm,
  LongTextField,
  ManyChoiceField,
  MoneyField,
  NumberField,
  Options,
  ParentField,
  PhoneField,
  PositionField,
  ReadOnlyField,
  Referable,
  ReferenceField,
  ReferencesField,
  RichTextField,
  RowsField,
  SlugField,
  TextField,
  TimeField,
  ToggleField,
  UrlField,
} from './field.ts'
import type { NamesOf } from './plan-check.ts'
import { latLng } from './position/position.ts'

type Extra<F extends Field, Given extends string = never> = Partial<Omit<F, 'kind' | 'label' | Given>>

/** A field that names others has their names in its type, so that `defineResource` refuses unknown ones. */
type Named<P extends string, N extends string> = { readonly [K in P]?: N }

/** One line of text, at most 255 characters by default. */
export const text = <const B extends string = never>(
  label: string,
  more: Extra<TextField, 'blankTo'> & Named<'blankTo', B> = {},
): TextField & Named<'blankTo', B> => ({ kind: 'text', label, max: 255, ...more })

/** Several lines of plain text, at most 5,000 characters by default. */
export const longText = <const B extends string = never>(
  label: string,
  more: Extra<LongTextField, 'blankTo'> & Named<'blankTo', B> = {},
): LongTextField & Named<'blankTo', B> => ({ kind: 'longText', label, max: 5000, ...more })

/** Formatted text as HTML, at most 500,000 characters without tags; saved as '' when empty (S5-06). */
export const richText = <const B extends string = never>(
  label: string,
  more: Extra<RichTextField, 'blankTo'> & Named<'blankTo', B> = {},
): RichTextField & Named<'blankTo', B> => ({ kind: 'richText', label, max: 500_000, ...more })

/** The last part of an address. */
export const slug = <
  const B extends string = never,
  const S extends string = never,
  const L extends string = never,
>(
  label: string,
  more: Extra<SlugField, 'blankTo' | 'slugFrom' | 'lookup'> &
    Named<'blankTo', B> &
    Named<'slugFrom', S> &
    Named<'lookup', L> = {},
): SlugField & Named<'blankTo', B> & Named<'slugFrom', S> & Named<'lookup', L> => ({
  kind: 'slug',
  label,
  max: 255,
  ...more,
})

/** A number. */
export const number = <const N extends string = never>(
  label: string,
  more: Extra<NumberField, 'notBelow'> & Named<'notBelow', N> = {},
): NumberField & Named<'notBelow', N> => ({ kind: 'number', label, ...more })

/** An amount without decimals, not below zero and at most 10¹² by default. */
export const money = <const N extends string = never, const C extends string = never>(
  label: string,
  currency: MoneyField['currency'],
  more: Extra<MoneyField, 'currency' | 'notBelow' | 'currencyFrom'> &
    Named<'notBelow', N> &
    Named<'currencyFrom', C> = {},
): MoneyField & Named<'notBelow', N> & Named<'currencyFrom', C> => ({
  kind: 'money',
  label,
  currency,
  min: 0,
  max: 1e12,
  ...more,
})

/** One of a few values. */
export const choice = <const O extends string>(
  label: string,
  options: Options<O>,
  more: Extra<ChoiceField<O>, 'options'> = {},
): ChoiceField<O> => ({ kind: 'choice', label, options, ...more })

/** Any of a few values. */
export const manyChoice = <const O extends string>(
  label: string,
  options: Options<O>,
  more: Extra<ManyChoiceField<O>, 'options'> = {},
): ManyChoiceField<O> => ({ kind: 'manyChoice', label, options, ...more })

/** On or off. */
export const toggle = (label: string, more: Extra<ToggleField> = {}): ToggleField => ({
  kind: 'toggle',
  label,
  ...more,
})

/** A calendar day, `YYYY-MM-DD`. */
export const date = <const N extends string = never>(
  label: string,
  more: Extra<DateField, 'notBelow'> & Named<'notBelow', N> = {},
): DateField & Named<'notBelow', N> => ({ kind: 'date', label, ...more })

/** A moment, ISO 8601 in UTC. */
export const dateTime = <const N extends string = never>(
  label: string,
  more: Extra<DateTimeField, 'notBelow'> & Named<'notBelow', N> = {},
): DateTimeField & Named<'notBelow', N> => ({ kind: 'dateTime', label, ...more })

/** A time of day without a day, `HH:mm`. */
export const time = <const N extends string = never>(
  label: string,
  more: Extra<TimeField, 'notBelow'> & Named<'notBelow', N> = {},
): TimeField & Named<'notBelow', N> => ({ kind: 'time', label, ...more })

/** A place on the earth, typed or pasted as degrees. */
export const position = (label: string, more: Extra<PositionField> = {}): PositionField => ({
  kind: 'position',
  label,
  shape: latLng,
  ...more,
})

/** A date of birth between 16 and 120 years ago (S5-01, S5-02). */
export const birthday = (label: string, more: Extra<BirthdayField> = {}): BirthdayField => ({
  kind: 'birthday',
  label,
  ...more,
})

/** A colour as `#rrggbb`. */
export const color = (label: string, more: Extra<ColorField> = {}): ColorField => ({
  kind: 'color',
  label,
  ...more,
})

/** An http(s) address, or a path of the shop that begins with `/`. */
export const url = (label: string, more: Extra<UrlField> = {}): UrlField => ({
  kind: 'url',
  label,
  max: 2048,
  ...more,
})

/** An e-mail address. */
export const email = (label: string, more: Extra<EmailField> = {}): EmailField => ({
  kind: 'email',
  label,
  max: 254,
  ...more,
})

/** A telephone number with the usual separators. */
export const phone = (label: string, more: Extra<PhoneField> = {}): PhoneField => ({
  kind: 'phone',
  label,
  max: 30,
  ...more,
})

/** The address of an uploaded picture. */
export const image = (label: string, more: Extra<ImageField> = {}): ImageField => ({
  kind: 'image',
  label,
  max: 2048,
  ...more,
})

/** The addresses of uploaded pictures in their order, at most 12 by default. */
export const images = (label: string, more: Extra<ImagesField> = {}): ImagesField => ({
  kind: 'images',
  label,
  max: 12,
  ...more,
})

/** The id of a record of another entity. Annotate a thunk of a cycle: `(): Referable => brand`. */
export const reference = (
  label: string,
  to: () => Referable,
  more: Extra<ReferenceField, 'to'> = {},
): ReferenceField => ({ kind: 'reference', label, to, ...more })

/** The ids of some records of another entity, at most 50 by default. */
export const references = (
  label: string,
  to: () => Referable,
  more: Extra<ReferencesField, 'to'> = {},
): ReferencesField => ({ kind: 'references', label, to, max: 50, ...more })

/** The id of the parent record of the same entity; '' is a root. */
export const parent = (label: string, more: Extra<ParentField> = {}): ParentField => ({
  kind: 'parent',
  label,
  ...more,
})

/** A small table inside a record, at most 100 lines by default. */
export const rows = <const C extends Columns>(
  label: string,
  columns: C,
  more: Omit<Extra<RowsField<C>, 'columns'>, 'unique' | 'bands' | 'form'> & {
    readonly unique?: keyof C & string
    readonly form?: LineForm<keyof C & string>
    readonly bands?: BandsPlan<
      keyof C & string,
      NamesOf<C, 'number'>,
      NamesOf<C, 'number'>,
      NamesOf<C, 'toggle'>
    >
  } = {},
): RowsField<C> => ({ kind: 'rows', label, max: 100, columns, ...more })

/** Text that is shown and not editable. */
export const readOnly = (label: string, more: Extra<ReadOnlyField> = {}): ReadOnlyField => ({
  kind: 'readOnly',
  label,
  readOnly: true,
  ...more,
})
