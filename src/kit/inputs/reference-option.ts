import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { searchMatcher } from '#descriptor/search.ts'

/** A record that can be selected. */
export interface ReferenceOption {
  readonly value: string
  readonly label: string
  /** The labels of its ancestors in a tree: names repeat there. */
  readonly branch?: string
  /** Its depth in the tree, by which it is indented. */
  readonly depth?: number
  readonly disabled?: boolean
}

/** The option that creates a record, at the end of a picker's options. */
export interface CreateOption {
  /** Such as "Tạo thương hiệu mới…". */
  readonly label: string
  /** Such as "Tạo thương hiệu “Sony”"; set if a record needs no more than its name. */
  readonly labelFor?: (name: string) => string
  /** Creates a record with the typed text as its name, at once or by its form; null when none was created. */
  readonly createRecord: (name: string, isAtOnce: boolean) => Promise<ReferenceOption | null>
}

/** The loaded options of a picker. */
export interface LoadedOptions {
  readonly options: readonly ReferenceOption[]
  /** Whether the options are those of a query. */
  readonly isLoaded: (query: string) => boolean
  readonly hasFailed: boolean | undefined
}

/** Whether a record is created with the typed name at once: only where its loaded options lack that very name. */
export function createsAtOnce(
  create: CreateOption,
  name: string,
  { options, isLoaded, hasFailed }: LoadedOptions,
): create is Required<CreateOption> {
  if (create.labelFor === undefined || name === '' || hasFailed || !isLoaded(name)) return false
  return !options.some(({ label }) => comparable(label) === comparable(name))
}

const comparable = (name: string) => name.normalize('NFC').toLowerCase()

/** The value of the option that creates a record; no id contains this character. */
export const createValue = '\u0001'

/** Shown for a selected record whose label is not known yet, never its id. */
export const unknownLabel = '…'

/** The options without duplicates (the picker rejects them), with missing selected ones added. */
export function withSelected(
  options: readonly ReferenceOption[],
  selected: readonly ReferenceOption[],
): readonly ReferenceOption[] {
  const given = new Set(options.map(({ value }) => value))
  const missing = selected.filter(({ value }) => !given.has(value))
  // Selected options go first: a list scrolls to its selected option, and at the end it would load the next page.
  const all = [...missing.map((one) => ({ ...one, label: one.label || unknownLabel })), ...options]
  return [...new Map(all.toReversed().map((one) => [one.value, one])).values()].toReversed()
}

interface PickerState extends LoadedOptions {
  /** Whether the server searches the options. */
  readonly isSearched: boolean
  readonly create: CreateOption | undefined
  /** Whether a text is a query, not the label of the selected option. */
  readonly isQuery: (text: string) => boolean
  /** A disabled option, since a list can contain only options. */
  readonly noMatch: ReferenceOption
}

/** The rendered options of a picker for the text in its box; the filter ignores diacritics and limits their number. */
export function pickerFilter(
  { options, search, limit }: Parameters<OptionsFilter>[0],
  { noMatch, create, isSearched, isQuery, ...loaded }: PickerState,
): ReferenceOption[] {
  const query = search.trim()
  const given = new Set(loaded.options.map(({ value }) => value))
  const matches = searchMatcher(search)
  // The server has filtered the options of this query; those of the previous one are offered only as far as they match.
  const isFiltered = query === '' || (isSearched && loaded.isLoaded(query))
  const found = options
    .filter((one): one is ComboboxItem => 'value' in one && one.value !== createValue)
    // A selected option that was added is offered, but no match.
    .filter(({ value, label }) => query === '' || (given.has(value) && (isFiltered || matches(label))))
    .slice(0, limit)
  // While nothing matches yet, an early Enter must not create a record.
  const canCreate = loaded.isLoaded(query) || loaded.hasFailed === true || found.length > 0
  if (!create || !canCreate) return found.length > 0 ? found : [noMatch]
  const name = isQuery(query) ? query : ''
  const label = createsAtOnce(create, name, loaded) ? create.labelFor(name) : create.label
  return [...(found.length > 0 ? found : [noMatch]), { value: createValue, label }]
}
