import { readFileSync } from 'node:fs'
import { type Language, locales } from '#text/language.ts'
import { fill, type TextValues } from '#text/text.ts'
import { type WordName, words } from './words.ts'

/** Translates into one language. */
export interface Dictionary {
  readonly language: Language
  /** A word of the pages. */
  readonly word: (name: WordName, values?: TextValues) => string
  /** A text of a descriptor; one without a translation stays Vietnamese. */
  readonly text: (vietnamese: string) => string
  readonly number: (value: number) => string
}

/** The dictionary of a language, from the words of the pages and the catalogue of the app. */
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
    word: (name, values) => fill(words[name][language], values),
    text: (vietnamese) => {
      const translated = catalogue[vietnamese]
      return typeof translated === 'string' ? translated : vietnamese
    },
    number: (value) => format.format(value),
  }
}
