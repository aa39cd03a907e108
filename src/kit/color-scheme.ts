import { createStore } from '#browser/create-store.ts'
import { localStore } from '#browser/guarded-storage.ts'

/** Light or dark colours, or those of the system. */
export type ColorScheme = 'light' | 'dark' | 'auto'

/** The localStorage key of the choice. */
const storageKey = 'color-scheme'
const chosen = createStore<ColorScheme>(stored())

/** The chosen colour scheme, as a store for React. */
export const colorScheme = { get: chosen.get, subscribe: chosen.subscribe }

/** Shows a colour scheme and remembers it in this browser. */
export function chooseColorScheme(next: ColorScheme): void {
  localStore.set(storageKey, next)
  show(next)
}

/** Shows the remembered colour scheme; follows the system, and the choice made in another tab. */
export function followColorScheme(): void {
  show(stored())
  darkSystem().addEventListener('change', () => show(chosen.get()))
  window.addEventListener('storage', ({ key }) => key === storageKey && show(stored()))
}

function stored(): ColorScheme {
  const value = localStore.get(storageKey)
  return value === 'light' || value === 'dark' ? value : 'auto'
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

function show(scheme: ColorScheme): void {
  const isDark = scheme === 'auto' ? darkSystem().matches : scheme === 'dark'
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  chosen.set(scheme)
}
