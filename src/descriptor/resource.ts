import { type Envelope, inData } from './envelope.ts'
import type { Field, Fields, Kind, Options, ReadOnlyField } from './field.ts'
import type { IconName } from './icon.ts'
import { readOnly } from './make-field.ts'
import type { Operation } from './operation.ts'
import { type Pagination, pagesPage } from './pagination.ts'
import type { Restriction } from './restriction.ts'
import { searchFailed, type Texts, usualTexts } from './texts.ts'

/** Groups of the navigation, in their order. */
export type Group = 'home' | 'content' | 'catalogue' | 'people' | 'system' | 'tools'

/** A named list beside the main one: guides that are hot, articles that are popular. */
export interface View {
  readonly label: string
  readonly operation: Operation
  /** What its records have in common, where the call does not say it itself: `…/popular` (S7-62). */
  readonly holds?: Readonly<Record<string, string | boolean>>
}

/** How a screen shows records: as the tree that they form, hung on a board, or listed. */
export type Shape = 'tree' | 'board' | 'list'

/** The calls of one entity. Capability is presence: without `remove` there is no way to delete. */
export interface Operations {
  readonly list?: Operation
  readonly one?: Operation
  readonly create?: Operation
  readonly update?: Operation
  /** One call for both: with an id it updates, without it creates. */
  readonly upsert?: Operation
  readonly remove?: Operation
  /** The whole tree at once. */
  readonly tree?: Operation
  /** The first level only. */
  readonly tops?: Operation
  /** The children of one record: a list of their own; and the roots, where an empty id can travel (in the query). */
  readonly byParent?: Operation
  /** Search among the nodes of a tree. */
  readonly search?: Operation
  /** Options of reference pickers, where they are not the list. */
  readonly options?: Operation
  /** A settings singleton: read and save, no id. */
  readonly read?: Operation
  readonly save?: Operation
  readonly views?: Readonly<Record<string, View>>
  readonly lookups?: Readonly<Record<string, Operation>>
}

/** How the list is drawn; all names are fields of the resource. */
export interface ListPlan<K extends string = string> {
  readonly columns: readonly K[]
  /** Columns that the back-end can order by. */
  readonly sort?: readonly K[]
  readonly search?: boolean
  readonly filters?: readonly K[]
  /** Rows can be pasted from a spreadsheet; what is the same in all of `key` is the same record. */
  readonly paste?: { readonly key: readonly K[] }
}

/** How a list is drawn as a board: pictures in their places, as the site shows them. */
export interface BoardPlan<
  C extends string = string,
  O extends string = string,
  N extends string = string,
  I extends string = string,
> {
  /** The choice whose values are the board's pages, and the one whose values are the places of each page. */
  readonly group: readonly [page: C, place: C]
  /** The places of a page from above to below, side by side where the site has them so; the others stand at the end. */
  readonly layout?: readonly (readonly O[])[]
  /** The number by which the records of one place stand. */
  readonly order: N
  readonly picture: I
}

/** The names of the fields of one kind. */
type NamesOf<F extends Fields, K extends Kind> = {
  [N in keyof F]: F[N] extends { readonly kind: K } ? N : never
}[keyof F] &
  string

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

/** How the form is drawn; every field that is not named stands below, one to a row, in its order. */
export interface FormPlan<K extends string = string> {
  /** The form's own route; without it the form opens in a drawer of the list. */
  readonly path?: string
  /** The record's id stands in the route's query (`?id=`, `?id=new`), not at the end of its path. */
  readonly idIn?: 'query'
  /** Fields that stand side by side on a wide screen. */
  readonly rows?: readonly (readonly K[])[]
  /** Fields of the narrow side column. */
  readonly side?: readonly K[]
  /** What customers will read of a record; with it the form can show that before it is saved. */
  readonly preview?: PreviewPlan<K>
}

/** Which field stands where on the page that customers read. */
export interface PreviewPlan<K extends string = string> {
  readonly title: K
  readonly body: K
  readonly picture?: K
  readonly summary?: K
  readonly by?: K
  /** The last part of the page's address. */
  readonly address?: K
}

/**
 * What a record should have before customers read it. What else is looked for follows from the kinds: pictures
 * without words and dead links in rich text, letters that are not in NFC in any text.
 */
export interface ReadinessPlan<K extends string = string> {
  readonly picture?: K
  /** The title that search engines show. */
  readonly metaTitle?: K
}

/** What the first page shows of an entity. */
export interface HomePlan<K extends string = string> {
  /** Its newest records: what each is about, and how far it is. */
  readonly newest?: { readonly about: K; readonly state?: K }
  /** How many came each day. */
  readonly byDay?: true
  /** What the newest of them point at most, by this reference. */
  readonly per?: K
  /** Offers a new one at the top. */
  readonly create?: true
}

/** What an entity says of itself. */
export interface Plan<F extends Fields, O extends Operations> {
  /** Singular, English, kebab-case: query keys, tables, tests. */
  readonly name: string
  /** Its route. Entities that share one are its tabs, in the order of the table. */
  readonly path: string
  /** Names its tab in the URL; '' is the tab that the bare route opens. */
  readonly tab?: string
  /** The plural title of its screen, and the word for one of it inside a sentence. */
  readonly title: string
  readonly noun: string
  readonly group: Group
  readonly icon: IconName
  readonly pagination?: Pagination
  readonly envelope?: Envelope
  /** How this back-end spells the id of new records; both spellings are always read. */
  readonly idKey?: 'id' | '_id'
  readonly operations: O
  readonly texts?: Texts
  /** The literal text of a list that failed to load. */
  readonly searchFailed?: string
  readonly fields: F
  /** The field that names a record to people; the first one unless it says otherwise. */
  readonly label?: NoInfer<keyof F & string>
  /** What its route shows first, where there is more than a list; that, unless this says 'list'. */
  readonly opensAs?: Shape
  readonly list?: ListPlan<NoInfer<ColumnOf<F>>>
  readonly board?: NoInfer<BoardOf<F>>
  readonly form?: FormPlan<NoInfer<keyof F & string>>
  /** With it, form and list tell what a record still lacks. */
  readonly readiness?: ReadinessPlan<NoInfer<keyof F & string>>
  /** What the signed-in user may not do with a record; list, bulk actions and form do not offer it. */
  readonly restrictions?: readonly Restriction<NoInfer<keyof F & string>>[]
  readonly home?: HomePlan<NoInfer<keyof F & string>>
}

/** Every entity's read-only dates. */
export type Dates = {
  readonly created_at: ReadOnlyField
  readonly updated_at: ReadOnlyField
}

type ColumnOf<F> = (keyof F & string) | keyof Dates

/** A descriptor with its defaults filled in. */
export interface Resource<F extends Fields = Fields, O extends Operations = Operations> {
  readonly name: string
  readonly path: string
  readonly tab: string
  readonly title: string
  readonly noun: string
  readonly group: Group
  readonly icon: IconName
  readonly pagination: Pagination
  readonly envelope: Envelope
  readonly idKey: 'id' | '_id'
  readonly operations: O
  readonly texts: Texts
  readonly searchFailed: string
  readonly fields: F
  readonly label: string
  readonly opensAs?: Shape
  readonly list: ListPlan
  readonly board?: BoardPlan
  readonly form: FormPlan
  readonly readiness?: ReadinessPlan
  readonly restrictions?: readonly Restriction[]
  readonly home?: HomePlan
}

const dates: Dates = {
  created_at: readOnly('Ngày tạo', { shownAs: 'dateTime' }),
  updated_at: readOnly('Ngày sửa', { shownAs: 'dateTime' }),
}

/** Fills a plan's defaults; the fields gain the dates that every record has. */
export function defineResource<const F extends Fields, const O extends Operations>(
  plan: Plan<F, O>,
): Resource<F & Dates, O> {
  const names = Object.keys(plan.fields)
  return {
    pagination: pagesPage(50),
    envelope: inData,
    idKey: 'id',
    tab: '',
    texts: usualTexts,
    searchFailed,
    label: names[0] ?? 'id',
    list: { columns: names.slice(0, 4) },
    form: {},
    ...plan,
    fields: { ...plan.fields, ...dates },
  }
}

/** A field by its name; throws a RangeError for a name that is none, which only an unchecked string can be. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name]
  if (!field) throw new RangeError(`${resource.name} has no field ${name}`)
  return field
}

/** The field that holds the parent's id, in a resource whose records form a tree. */
export function parentKeyOf(resource: Resource): string | undefined {
  return Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'parent')
}

/** The addresses and names that no two records of a resource may share: fields by name. */
export function uniqueFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name]
    if (field?.kind === 'slug') return field.unique ?? field.lookup !== undefined
    return (field?.kind === 'text' || field?.kind === 'email') && field.unique === true
  })
}

/** The fields a person fills in, in their order. */
export function editableFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => !resource.fields[name]?.readOnly)
}
