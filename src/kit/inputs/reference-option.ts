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

/** The option that creates a record, for the typed name. */
export function createOptionFor(
  create: CreateOption | undefined,
  name: string,
  loaded: LoadedOptions,
): ReferenceOption | undefined {
  if (!create) return undefined
  const label = createsAtOnce(create, name, loaded) ? create.labelFor(name) : create.label
  return { value: createValue, label }
}

/** The value of the option that creates a record; no id contains this character. */
export const createValue = '\u0001'

/** Shown for a selected record whose label is not known yet, never its id. */
export const unknownLabel = '…'

/** Whether an option creates a record. */
function isCreate(option: object): boolean {
  return 'value' in option && option.value === createValue
}

/** The rendered options: the matches, or that nothing matches, and the option that creates a record. */
export function renderedOptions<O extends object>(
  found: readonly O[],
  nothing: O,
  create: O | undefined,
): readonly O[] {
  return [...(found.length > 0 ? found : [nothing]), ...(create ? [create] : [])]
}

/** The options without duplicates (the picker rejects them), with missing selected ones added. */
export function withSelected(
  options: readonly ReferenceOption[],
  ...selected: readonly ReferenceOption[]
): ReferenceOption[] {
  const byValue = new Map<string, ReferenceOption>()
  const given = new Set(options.map(({ value }) => value))
  const missing = selected.filter(({ value }) => value !== '' && !given.has(value))
  // Selected options go first: a list scrolls to its selected option, and at the end it would load the next
  // page.
  for (const option of [
    ...missing.map((one) => ({ ...one, label: one.label || unknownLabel })),
    ...options,
  ]) {
    if (!byValue.has(option.value)) byValue.set(option.value, option)
  }
  return [...byValue.values()]
}

/** The options that a query may match: the given ones, without a selected one that was added to them. */
export function matchableOptions<O extends object>(
  { options, search }: Searched<O>,
  given: readonly ReferenceOption[],
): O[] {
  const ids = new Set(given.map(({ value }) => value))
  const isGiven = (option: O) => 'value' in option && ids.has(String(option.value))
  return options.filter((option) => !isCreate(option) && (search.trim() === '' || isGiven(option)))
}

interface Searched<O> {
  readonly options: O[]
  readonly search: string
  readonly limit: number
}

/** The options whose label contains every word of the query, ignoring diacritics and case. */
export function matchingOptions<O extends object>({ options, search, limit }: Searched<O>): O[] {
  const matches = searchMatcher(search)
  const found: O[] = []
  for (const option of options) {
    if (found.length === limit) break
    if (search.trim() === '' || ('label' in option && matches(String(option.label)))) found.push(option)
  }
  return found
}
