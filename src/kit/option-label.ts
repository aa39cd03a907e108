import type { Options } from '#descriptor/field.ts'
import type { Translate } from '#hooks/use-text.ts'

/** The label of a stored value, else the value itself (also for `__proto__`, which every object has). */
export function optionLabel(options: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(options, value) ? options[value] : undefined) ?? value
}

interface Choosing {
  readonly options: Options
  readonly legacyOptions?: Options
}

/** The label of a choice in the language; a value without one is shown as it is stored. */
export function choiceLabel({ options, legacyOptions }: Choosing, value: string, t: Translate): string {
  const labels: Options = { ...legacyOptions, ...options }
  return Object.hasOwn(labels, value) ? t(optionLabel(labels, value)) : value
}
