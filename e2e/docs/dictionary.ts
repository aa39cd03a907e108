import { readFileSync } from 'node:fs'
import { type Language, locales } from '#text/language.ts'
import { fill, type TextValues } from '#text/text.ts'
import { type MessageName, messages } from './messages.ts'

/** Translates into one language. */
export interface Dictionary {
  readonly language: Language
  /** A message of the pages. */
  readonly message: (name: MessageName, values?: TextValues) => string
  /** A text of a descriptor; one without a translation stays Vietnamese. */
  readonly text: (vietnamese: string) => string
  readonly number: (value: number) => string
}

/** The dictionary of a language, from the messages of the pages and the catalogue of the app. */
export function dictionaryOf(language: Language): Dictionary {
  const catalogue: Readonly<Record<string, unknown>> =
    language === 'vi'
      ? {}
      : (JSON.parse(
          readFileSync(new URL(`../../src/text/${language}.json`, import.meta.url), 'utf8'),
        ) as Record<string, unknown>)
  const format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 6 })
  return {
    language,
    message: (name, values) => fill(messages[name][language], values),
    text: (vietnamese) => {
      const translated = catalogue[vietnamese]
      return typeof translated === 'string' ? translated : vietnamese
    },
    number: (value) => format.format(value),
  }
}
