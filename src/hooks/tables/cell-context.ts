import type { Referable } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import { translate } from '#text/language.ts'
import { type RecordNames, recordNames } from './record-names.ts'

/** The data besides its fields with which the cells of a table are read and written. */
export interface CellContext {
  readonly resource: Resource
  /** Translates labels into the language of the file that is written. */
  readonly t: Translate
  /** A label in every language, for reading. */
  readonly textsOf: (label: string) => readonly string[]
  /** The names of a referenced resource. */
  readonly namesOf: (target: Referable) => RecordNames
}

const nothing = recordNames([], { isWhole: false })

/** A context in the current language, without names of other records. */
export function plainContext(resource: Resource): CellContext {
  const t: Translate = translate.bind(null)
  return { resource, t, textsOf: (label) => [label, t(label)], namesOf: () => nothing }
}
