import type { Resource } from '#descriptor/resource.ts'

/** The rows of a form: names of fields that are side by side. */
export interface FormRows {
  readonly main: readonly (readonly string[])[]
  readonly side: readonly (readonly string[])[]
}

/** The context of a form that affects its layout. */
export interface FormLayout {
  /** A new record has no values for read-only fields. */
  readonly isNew: boolean
  /** Without room for a side column its fields go below. */
  readonly isNarrow: boolean
}

/** Each field once: in the descriptor's rows and side column, the others one a row in order, dates last. */
export function formRows(resource: Resource, { isNew, isNarrow }: FormLayout): FormRows {
  const shown = Object.keys(resource.fields).filter((name) => !(isNew && resource.fields[name]?.readOnly))
  const sideNames = new Set([...(resource.form.side ?? []), 'created_at', 'updated_at'])
  const rowOf = (name: string) => resource.form.rows?.find((row) => row.includes(name)) ?? [name]
  const rows = [...new Map(shown.map((name) => [rowOf(name)[0], rowOf(name)])).values()]
  const side = shown.filter((name) => sideNames.has(name)).map((name) => [name])
  const main = rows
    .map((row) => row.filter((name) => shown.includes(name) && !sideNames.has(name)))
    .filter((row) => row.length > 0)
  const hasSide = !isNarrow && resource.form.side !== undefined
  return hasSide ? { main, side } : { main: [...main, ...withPairedDates(side)], side: [] }
}

// In a narrow form the two dates share a row.
function withPairedDates(side: FormRows['side']): FormRows['side'] {
  const dates = side.flat().filter((name) => name === 'created_at' || name === 'updated_at')
  const others = side.filter(([name]) => name === undefined || !dates.some((date) => date === name))
  return dates.length > 0 ? [...others, dates] : others
}
