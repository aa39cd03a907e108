/** A sentence in its source language, Vietnamese: plain, or a template with its values (`{name}` in the text). */
export type Text = string | TemplateText

/** A template and the values it is filled with, kept apart so that it can be translated before it is filled. */
export interface TemplateText {
  readonly text: string
  readonly with: TextValues
}

/** Values for the `{placeholders}` of a template: a number is written as its language does, a string as it is, never translated. */
export type TextValues = Readonly<Record<string, string | number>>

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The second argument of `t`: required exactly when the template has placeholders. */
export type ValuesOf<S extends string> = string extends S
  ? [values?: TextValues]
  : [Names<S>] extends [never]
    ? []
    : [values: Readonly<Record<Names<S>, string | number>>]

/** Makes a template with its values; a missing or misspelt value does not compile. */
export function text<const S extends string>(template: S, ...[values]: ValuesOf<S>): Text {
  return values ? { text: template, with: values } : template
}

/** Lays values into the `{placeholders}` of a template in a language; a placeholder without a value stays as written. */
export function fill(template: string, values: TextValues | undefined, locale = 'vi-VN'): string {
  if (!values) return template
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? numberIn(value, locale) : value
  })
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberIn(value: number, locale: string): string {
  // Most are counts, which every language writes alike.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  numberFormats.set(locale, format)
  return format.format(value)
}

/** A text in its source language, for programs that do not translate. */
export function sourceText(source: Text): string {
  return typeof source === 'string' ? source : fill(source.text, source.with)
}
