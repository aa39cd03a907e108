import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { colorSchemeKey } from '#browser/color-scheme.ts'
import { cssVariables, theme } from './theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })
/** The nonce of the page, by which its content security policy allows style elements. */
export const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

interface ThemeProviderProps {
  /** Without the style elements of the variables, which tests of components do not need. */
  readonly isPlain?: boolean
  readonly children: ReactNode
}

/** Mantine's provider with the theme of the app; it remembers the colour scheme, and follows the system and other tabs. */
export function ThemeProvider({ isPlain = false, children }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      // The sheet of the default variables is not loaded.
      deduplicateCssVariables={false}
      withCssVariables={!isPlain}
      withGlobalClasses={!isPlain}
      getStyleNonce={styleNonce}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // A document without a layout seems to hide every field, and with it its list.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  )
}
