import { fold } from '#descriptor/fold.ts'

/** A record that can be picked. */
export interface ReferenceOption {
  readonly value: string
  readonly label: string
  /** How deep it lies in its tree; it is drawn indented by that. */
  readonly depth?: number
  readonly disabled?: boolean
}

/** The way to a record that is not there yet, at the end of a picker's options. */
export interface Creating {
  /** Such as "Tạo thương hiệu mới…". */
  readonly label: string
  /** Opens the form of a new record that begins with these words; null when none was made. */
  readonly ask: (words: string) => Promise<ReferenceOption | null>
}

/** The value of the option that makes a new record; no id has such a letter. */
export const createValue = '\u0001'

/** Whether an option is the way to a new record. */
function isCreate(option: object): boolean {
  return 'value' in option && option.value === createValue
}

/** What is drawn: what was found, or that nothing was, and the way to a new record at the end. */
export function drawnOptions<O extends object>(
  found: readonly O[],
  nothing: O,
  create: O | undefined,
): readonly O[] {
  return [...(found.length > 0 ? found : [nothing]), ...(create ? [create] : [])]
}

/** The options once each (the picker refuses doubles), the chosen ones added if they are not among them. */
export function withChosen(
  options: readonly ReferenceOption[],
  ...chosen: readonly ReferenceOption[]
): ReferenceOption[] {
  const byValue = new Map<string, ReferenceOption>()
  const given = new Set(options.map(({ value }) => value))
  const missing = chosen.filter(({ value }) => value !== '' && !given.has(value))
  // First: a list opens where its chosen one is, and at its end the next ones would be fetched at once.
  for (const option of [...missing.map((one) => ({ ...one, label: one.label || one.value })), ...options]) {
    if (!byValue.has(option.value)) byValue.set(option.value, option)
  }
  return [...byValue.values()]
}

/** The options that a search is about: what was given, without a chosen one that was only added to it. */
export function offered<O extends object>(
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

/** The options whose words contain what is searched, marks and case aside. */
export function foundIn<O extends object>({ options, search, limit }: Searched<O>): O[] {
  const words = fold(search.trim())
  const found: O[] = []
  for (const option of options) {
    if (found.length === limit) break
    if (words === '' || ('label' in option && fold(String(option.label)).includes(words))) found.push(option)
  }
  return found
}
