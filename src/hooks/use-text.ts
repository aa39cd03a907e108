import { useSyncExternalStore } from 'react'
import { type Language, language, onLanguage, translate } from '#text/language.ts'
import type { Text, ValuesOf } from '#text/text.ts'

/** `t('Lưu {count} mục', { count: 2 })`: the present language's words for a Vietnamese source text. */
export type Translate = <const S extends Text>(
  source: S,
  ...values: S extends string ? ValuesOf<S> : []
) => string

// A function of its own for each language, so that what is remembered by its `t` is made anew with the next one.
const inLanguage: Readonly<Record<Language, Translate>> = {
  vi: translate.bind(null),
  jp: translate.bind(null),
  en: translate.bind(null),
}

/** Gives `t` and draws again when the language changes; nothing is remounted, so nothing typed is lost. */
export function useText(): Translate {
  return inLanguage[useLanguage()]
}

/** The language now shown. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language)
}
