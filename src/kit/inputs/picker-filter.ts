import {
  type CreateOption,
  createOptionFor,
  type LoadedOptions,
  matchableOptions,
  matchingOptions,
  type ReferenceOption,
  renderedOptions,
} from './reference-option.ts'

interface PickerState extends LoadedOptions {
  /** Whether the server searches the options. */
  readonly isSearched: boolean
  readonly create: CreateOption | undefined
  /** The text that is no query. */
  readonly chosenLabel?: string
  /** A disabled option, since a list can contain only options. */
  readonly noMatch: ReferenceOption
}

interface PickerInput<O> {
  readonly options: O[]
  readonly search: string
  readonly limit: number
}

/** The rendered options of a picker for the text in its box; the filter ignores diacritics and limits their number. */
export function pickerFilter<O extends object>(
  input: PickerInput<O>,
  { options, isSearched, isLoaded, hasFailed, create, chosenLabel, noMatch }: PickerState,
): (O | ReferenceOption)[] {
  const query = input.search.trim()
  const candidates = matchableOptions(input, options)
  // Those of the previous query only as far as they match.
  const matches =
    isSearched && isLoaded(query)
      ? candidates.slice(0, input.limit)
      : matchingOptions({ ...input, options: candidates })
  // While nothing matches yet, an early Enter must not create a record.
  const canCreate = isLoaded(query) || hasFailed === true || matches.length > 0
  const createOption = canCreate
    ? createOptionFor(create, query === chosenLabel ? '' : query, { options, isLoaded, hasFailed })
    : undefined
  return [...renderedOptions<O | ReferenceOption>(matches, noMatch, createOption)]
}
