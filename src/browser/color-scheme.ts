import { localStore } from './guarded-storage.ts'

/** The localStorage key of the chosen colour scheme. */
export const colorSchemeKey = 'color-scheme'

/** Shows the remembered colour scheme before the provider of the theme is rendered; the page follows the system by itself. */
export function showStoredColorScheme(): void {
  const scheme = localStore.get(colorSchemeKey)
  if (scheme === 'light' || scheme === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  }
}
