import type { Source } from './source.ts'

/** A field of a descriptor as it is written: the maker, its arguments after the label, and its options. */
export interface GuessedField {
  readonly name: string
  /** The maker in the grammar: `text`, `reference`. */
  readonly kind: string
  readonly label: string
  /** Arguments between the label and the options, as code. */
  readonly given?: readonly string[]
  /** The options, each as code. */
  readonly options: Readonly<Record<string, string>>
}

/** The kind of a guessed field, its arguments and its options beside those of every kind. */
export type Guess = Pick<GuessedField, 'kind' | 'given'> & { readonly options?: GuessedField['options'] }

/** The context of a guess: the other resources by name, and the list that collects uncertain guesses. */
export interface Guessing {
  readonly source: Source
  /** The resource that the field is in. */
  readonly name: string
  /** The names of all resources by the names of their components, and by themselves. */
  readonly resourceOf: (name: string) => string | undefined
  readonly note: (text: string) => void
}
