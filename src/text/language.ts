import { createEmitter } from '#browser/emitter.ts'
import { localStore } from '#browser/guarded-storage.ts'
import { fill, type Text, type TextValues } from '#text/text.ts'

/** The interface languages (S1-15, S1-16); `jp` is the specification's spelling for Japanese. */
export type Language = 'vi' | 'jp' | 'en'

/** The languages offered, each in its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  jp: '日本語',
  en: 'English',
}

/** BCP 47 tags for `<html lang>` and Intl. */
export const locales: Readonly<Record<Language, string>> = { vi: 'vi-VN', jp: 'ja-JP', en: 'en-US' }

/** A translation in two forms; `by` names the value whose number selects one of them (`Intl.PluralRules`). */
export interface PluralText {
  readonly by: string
  readonly one: string
  readonly other: string
}

/** A catalogue: Vietnamese source text → the same text in another language. */
export type Catalogue = Readonly<Record<string, string | PluralText>>

const catalogues: Readonly<Record<Exclude<Language, 'vi'>, () => Promise<{ default: Catalogue }>>> = {
  jp: () => import('#text/jp.json'),
  en: () => import('#text/en.json'),
}

const storageKey = 'language'
const changes = createEmitter()
let current: Language = 'vi'
let catalogue: Catalogue = {}

/** The language now shown. */
export function language(): Language {
  return current
}

/** Calls `listener` after each change of language; returns the way to stop. */
export const onLanguage = changes.subscribe

/** Loads a language's catalogue and then shows it; the old one stays if loading fails (the promise rejects). */
export async function showLanguage(next: Language): Promise<void> {
  catalogue = await catalogueOf(next)
  current = next
  document.documentElement.lang = locales[next]
  changes.emit()
}

/** Shows a language and remembers it for the next visit (S4-28). */
export async function chooseLanguage(next: Language): Promise<void> {
  // Store the choice before loading the catalogue, so that leaving the page does not lose it.
  localStore.set(storageKey, next)
  await showLanguage(next)
}

/** The remembered language, else Vietnamese (S9-08). */
export function storedLanguage(): Language {
  const stored = localStore.get(storageKey)
  return stored === 'jp' || stored === 'en' ? stored : 'vi'
}

/** Follows the choice made in another tab. */
export function followLanguage(): () => void {
  const follow = (event: StorageEvent) => {
    // Where the catalogue cannot be had this tab keeps its language.
    if (event.key === storageKey) showLanguage(storedLanguage()).catch(() => undefined)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Translates into any language, for text sent to other people. Rejects where the catalogue cannot be loaded. */
export async function translatorFor(target: Language): Promise<(source: Text) => string> {
  const found = await catalogueOf(target)
  return (source) => translateWith(target, found, source)
}

/** A text in the present language, filled. A text without translation shows in Vietnamese. */
export function translate(source: Text, values?: TextValues): string {
  return translateWith(current, catalogue, source, values)
}

async function catalogueOf(target: Language): Promise<Catalogue> {
  return target === 'vi' ? {} : (await catalogues[target]()).default
}

function translateWith(shown: Language, texts: Catalogue, source: Text, values?: TextValues): string {
  if (typeof source !== 'string') return translateWith(shown, texts, source.text, source.with)
  const found = texts[source] ?? source
  const template = typeof found === 'string' ? found : found[formOf(shown, values?.[found.by])]
  return fill(template, values, locales[shown])
}

const rules = new Map<Language, Intl.PluralRules>()

/** The plural form of a number; a text that is no plain number, such as "1,234" or "3–5", takes `other`. */
function formOf(shown: Language, value: string | number | undefined): 'one' | 'other' {
  const rule = rules.get(shown) ?? new Intl.PluralRules(locales[shown])
  rules.set(shown, rule)
  return rule.select(Number(value)) === 'one' ? 'one' : 'other'
}
