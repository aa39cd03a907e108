import type { Field, Options } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import { joinItems } from '#hooks/tables/cell-text.ts'
import type { Translate } from '#hooks/use-text.ts'

/** An option below the cell that is edited. */
export interface Suggestion {
  readonly key: string
  readonly label: string
  /** The branch of a record in a tree. */
  readonly branch?: string
  /** The text that the cell gets. */
  readonly text: string
}

/** Whether a cell of a field has a list of options. */
export function hasSuggestions({ kind }: Field): boolean {
  return kind === 'toggle' || kind === 'choice' || kind === 'manyChoice' || isOfRecords(kind)
}

/** Whether its options are records. */
export function isOfRecords(kind: Field['kind']): boolean {
  return kind === 'reference' || kind === 'references' || kind === 'parent'
}

/** Whether a cell of a field has several items. */
export function isOfMany({ kind }: Field): boolean {
  return kind === 'manyChoice' || kind === 'references'
}

/** The options of a choice or switch that have the query in their labels. */
export function optionSuggestions(field: Field, query: string, t: Translate): readonly Suggestion[] {
  const wanted = fold(query.trim())
  return optionsOf(field)
    .map(([key, label]): Suggestion => ({ key, label: t(label), text: t(label) }))
    .filter(({ label }) => fold(label).includes(wanted))
}

function optionsOf(field: Field): readonly (readonly [string, string])[] {
  if (field.kind === 'choice' || field.kind === 'manyChoice') {
    const options: Options = field.options
    return Object.entries(options)
  }
  return field.kind === 'toggle' ? Object.entries(toggleWords(field)) : []
}

/** The part of a text that its options are searched with: all of it, or its last item. */
export function queryIn(field: Field, text: string): string {
  return (isOfMany(field) ? (text.match(/[^,;\n]*$/)?.[0] ?? '') : text).trim()
}

/** The text with an option in place of the query; ready for the next item where there may be several. */
export function withSuggestion(field: Field, text: string, { text: item }: Suggestion): string {
  if (!isOfMany(field)) return item
  return `${text.replace(/[^,;\n]*$/, '').replace(/[,;]\s*$/, ', ')}${joinItems([item])}, `
}
