import { fold } from '#descriptor/fold.ts'

/** A record that can be picked. */
export interface ReferenceOption {
  readonly value: string
  readonly label: string
  /** How deep it lies in its tree; it is drawn indented by that. */
  readonly depth?: number
  readonly disabled?: boolean
}

/** The options once each (the picker refuses doubles), the chosen one added if it is not among them. */
export function withChosen(options: readonly ReferenceOption[], chosen: ReferenceOption): ReferenceOption[] {
  const byValue = new Map<string, ReferenceOption>()
  for (const option of options) if (!byValue.has(option.value)) byValue.set(option.value, option)
  if (chosen.value !== '' && !byValue.has(chosen.value)) {
    byValue.set(chosen.value, { ...chosen, label: chosen.label || chosen.value })
  }
  return [...byValue.values()]
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
