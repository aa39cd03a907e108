import { useSyncExternalStore } from 'react'
import { type Language, language, onLanguage, translate } from '#text/language.ts'
import type { Text, ValuesOf } from '#text/text.ts'

/** `t('Lưu {count} mục', { count: 2 })`: translates a Vietnamese source text into the current language. */
export type Translate = <const S extends Text>(
  source: S,
  ...values: S extends string ? ValuesOf<S> : []
) => string

// One function for each language, so that values memoized by `t` are computed again when the language
// changes.
const inLanguage: Readonly<Record<Language, Translate>> = {
  vi: translate.bind(null),
  jp: translate.bind(null),
  en: translate.bind(null),
}

/** Returns `t` and renders again on a change of the language; a remount would lose typed values. */
export function useText(): Translate {
  return inLanguage[useLanguage()]
}

/** The current language. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language)
}
