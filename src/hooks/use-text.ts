import { useSyncExternalStore } from 'react'
import { type Language, language, onLanguage, translate } from '#text/language.ts'
import type { Text, ValuesOf } from '#text/text.ts'

/** `t('Lưu {count} mục', { count: 2 })`: the present language's words for a Vietnamese source text. */
export type Translate = <const S extends Text>(
  source: S,
  ...values: S extends string ? ValuesOf<S> : []
) => string

/** Gives `t` and draws again when the language changes; nothing is remounted, so nothing typed is lost. */
export function useText(): Translate {
  useLanguage()
  return translate
}

/** The language now shown. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language)
}
