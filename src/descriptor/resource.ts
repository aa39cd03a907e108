import type { RecordBandsPlan } from './bands/record-bands-plan.ts'
import type { Condition, ConditionOf } from './conditions/condition.ts'
import { type Envelope, inData } from './envelope.ts'
import type { Field, Fields, FilterableKind, Kind, LabelKind, Options, ReadOnlyField } from './field.ts'
import type { IconName } from './field-parts.ts'
import { readOnly } from './make-field.ts'
import type { Operations } from './operation.ts'
import { type Pagination, pagesPage } from './pagination.ts'
import type { Checked, NamesOf } from './plan-check.ts'
import type { QuoteOf, QuotePlan } from './quote-plan.ts'
import type { Restriction } from './restriction.ts'
import type { BoardPlan, ContentCheckPlan, FormPlan, HomePlan, InboxPlan, ListPlan } from './screen-plans.ts'
import { searchFailed, type Texts, usualTexts } from './texts.ts'
import { type QueryNames, usualNames } from './wire/query-names.ts'

/** Groups of the navigation, in their order. */
export type Group = 'home' | 'catalogue' | 'content' | 'system'

/** Entries of the navigation that open to the rarely used screens of their group. */
export type Submenu = 'attributes' | 'more'

/** A view of records: as a tree, on a board, as an inbox, or as a list. */
export type Shape = 'tree' | 'board' | 'inbox' | 'list'

/** Every value of every choice. */
type ChoicesOf<F extends Fields> = {
  [N in keyof F]: F[N] extends { readonly kind: 'choice'; readonly options: Options<infer O> } ? O : never
}[keyof F] &
  string

type BoardOf<F extends Fields> = BoardPlan<
  NamesOf<F, 'choice'>,
  ChoicesOf<F>,
  NamesOf<F, 'number'>,
  NamesOf<F, 'image'>
>

/** A descriptor: one entity as plain data. */
export interface Plan<F extends Fields, O extends Operations, D extends false | undefined = undefined> {
  /** Singular, English, kebab-case: used in query keys, table names and tests. */
  readonly name: string
  /** Its route. Entities that share one are its tabs, in the order of the table. */
  readonly path: string
  /** The name of its tab in the URL; '' is the tab that the route opens without one. */
  readonly tab?: string
  /** The plural title of its screen and menu entry. */
  readonly title: string
  /** The word for one record inside a sentence. */
  readonly noun: string
  /** The group of the navigation that has its entry. */
  readonly group: Group
  /** The entry of its group that opens to its own; without it the entry is always visible. */
  readonly submenu?: Submenu
  /** The icon of its menu entry, by its name in the Tabler icons. */
  readonly icon: IconName
  /** The page size and how the list spells it; `pagesPage(50)` by default. */
  readonly pagination?: Pagination
  /** The names of search text, order and filters in a list call; `usualNames` by default. */
  readonly query?: QueryNames
  /** The shape of a list response; `inData` by default. */
  readonly envelope?: Envelope
  /** The key of the id in records; `id` by default. Of `id` and `_id` both are read. */
  readonly idKey?: string
  /** The field that is the id: it is typed in a new record and fixed afterwards. */
  readonly typedKey?: NoInfer<NamesOf<F, 'text' | 'slug'>>
  /** The calls; each capability of the screens follows from one of them. */
  readonly operations: O
  /** The texts of failed and finished writes, where they differ from the usual ones. */
  readonly texts?: Texts
  /** The literal text of a list that failed to load. */
  readonly searchFailed?: string
  /** The fields by name, in the order of the form. `created_at` and `updated_at` are added, unless `dates` is false. */
  readonly fields: F
  /** `false` for records without `created_at` and `updated_at`. */
  readonly dates?: D
  /** The field that is the label of a record, of a text kind; the first such field by default. */
  readonly label?: NoInfer<NamesOf<F, LabelKind>>
  /** The view that its route opens first; by default the tree, board or inbox if there is one, else the list. */
  readonly opensAs?: Shape
  /** The rows, filters and order of the list; the first four fields by default. */
  readonly list?: NoInfer<ListOf<F, DatesOf<D>>>
  /** Draws the list as a board of pictures in slots. */
  readonly board?: NoInfer<BoardOf<F>>
  /** Shows the list as an inbox; the list has a state. */
  readonly inbox?: NoInfer<InboxPlan<keyof F & string, NamesOf<F, 'longText'>, keyof DatesOf<D>>>
  /** The toggle that makes a record visible to customers: a new record is saved as a draft. */
  readonly published?: NoInfer<NamesOf<F, 'toggle'>>
  /** The layout of the form; a drawer with all fields below each other by default. */
  readonly form?: FormPlan<NoInfer<keyof F & string>>
  /** The checks of the content; form and list show the issues of a record before it is published. */
  readonly contentCheck?: ContentCheckPlan<NoInfer<keyof F & string>>
  /** Acts that the back-end refuses for some users and records; the screens do not offer them. */
  readonly restrictions?: readonly Restriction<NoInfer<keyof F & string>>[]
  /** Rules about fields that hold for some values of others; form and back-end refuse what breaks them. */
  readonly conditions?: NoInfer<readonly ConditionOf<F>[]>
  /** The fields that make a record a band of a price list; list and form show its doubtful places. */
  readonly bands?: RecordBandsPlan<
    NoInfer<keyof F & string>,
    NoInfer<NamesOf<F, 'number'>>,
    NoInfer<NamesOf<F, 'number' | 'money'>>,
    NoInfer<NamesOf<F, 'toggle'>>
  >
  /** The parts of the home page for the entity. */
  readonly home?: HomePlan<
    NoInfer<keyof F & string>,
    NoInfer<NamesOf<F, 'toggle'>>,
    NoInfer<NamesOf<F, 'dateTime'>>,
    NoInfer<NamesOf<F, 'number'>>
  >
  /** What the calculator of quotes takes from the entity. */
  readonly quote?: NoInfer<QuoteOf<F>>
  /** The path in a settings record of the views that a team shares, a list; one entity at most has it. */
  readonly teamViews?: string
}

/** The read-only dates of records. */
export type Dates = {
  readonly created_at: ReadOnlyField
  readonly updated_at: ReadOnlyField
}

/** The dates of the records of an entity: none for `false`. */
type DatesOf<D> = Pick<Dates, [D] extends [false] ? never : keyof Dates>

type ListOf<F extends Fields, T> = ListPlan<
  (keyof F | keyof T) & string,
  NamesOf<F, FilterableKind> | (keyof T & string),
  NamesOf<F, 'image' | 'images'>,
  NamesOf<F, 'choice' | 'toggle'>,
  NamesOf<F, 'date' | 'dateTime'> | (keyof T & string)
>

/** A descriptor with its defaults filled in. */
export interface Resource<F extends Fields = Fields, O extends Operations = Operations> {
  readonly name: string
  readonly path: string
  readonly tab: string
  readonly title: string
  readonly noun: string
  readonly group: Group
  readonly submenu?: Submenu
  readonly icon: IconName
  readonly pagination: Pagination
  readonly query: QueryNames
  readonly envelope: Envelope
  readonly idKey: string
  readonly typedKey?: string
  readonly operations: O
  readonly texts: Texts
  readonly searchFailed: string
  readonly fields: F
  readonly label: string
  readonly opensAs?: Shape
  readonly list: ListPlan
  readonly board?: BoardPlan
  readonly inbox?: InboxPlan
  readonly published?: string
  readonly form: FormPlan
  readonly contentCheck?: ContentCheckPlan
  readonly restrictions?: readonly Restriction[]
  readonly conditions?: readonly Condition[]
  readonly bands?: RecordBandsPlan
  readonly home?: HomePlan
  readonly quote?: QuotePlan
  readonly teamViews?: string
}

const dates: Dates = {
  created_at: readOnly('Ngày tạo', { shownAs: 'dateTime' }),
  updated_at: readOnly('Ngày sửa', { shownAs: 'dateTime' }),
}

const labelKinds: ReadonlySet<Kind | undefined> = new Set<LabelKind>([
  'text',
  'longText',
  'slug',
  'email',
  'phone',
  'url',
])

/** Whether a field can be the label of a record. */
export function isLabel(field: Field | undefined): boolean {
  return labelKinds.has(field?.kind)
}

/** Fills in the defaults of a descriptor and adds the dates of its records. */
export function defineResource<
  const F extends Fields,
  const O extends Operations,
  const D extends false | undefined = undefined,
>(plan: Plan<F, O, D> & Checked<F, O>): Resource<F & DatesOf<D>, O> {
  const { typedKey } = plan
  const names = Object.keys(plan.fields)
  return {
    pagination: pagesPage(50),
    query: usualNames,
    envelope: inData,
    idKey: (typedKey && (plan.fields[typedKey]?.at ?? typedKey)) ?? 'id',
    tab: '',
    texts: usualTexts,
    searchFailed,
    label: names.find((name) => isLabel(plan.fields[name])) ?? names[0] ?? 'id',
    list: { columns: names.slice(0, 4) },
    form: {},
    ...plan,
    fields: { ...plan.fields, ...(plan.dates !== false && dates) } as F & DatesOf<D>,
  }
}

/** A field by its name; throws a RangeError for an unknown name. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name]
  if (!field) throw new RangeError(`${resource.name} has no field ${name}`)
  return field
}

/** The field that holds the parent's id, in a resource whose records form a tree. */
export function parentKeyOf(resource: Resource): string | undefined {
  return Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'parent')
}

/** The field that starts the range that a field ends. */
export function notBelowOf(field: Field): string | undefined {
  return 'notBelow' in field ? field.notBelow : undefined
}

/** The names of the editable fields, in their order. */
export function editableFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => !resource.fields[name]?.readOnly)
}
