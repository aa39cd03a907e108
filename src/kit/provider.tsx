import './fonts.css'
import './styles.css'
import './global.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme.ts'

const colorSchemes = localStorageColorSchemeManager({ key: 'color-scheme' })
const nonce = styleNonce()
// Overlays lock the scrolling through a style element of their own, which asks get-nonce.
if (nonce) setNonce(nonce)

/** Gives every part below it the theme, and keeps the choice of light, dark or the system's in this browser. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  )
}

/** The nonce that the server wrote into the page; a static host leaves the placeholder, which matches nothing. */
function styleNonce(): string {
  // Browsers hide the attribute from scripts' getAttribute; the property keeps the value.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
