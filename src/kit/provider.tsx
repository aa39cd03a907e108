import './fonts.css'
import './styles.css'
import './global.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme.ts'

const colorSchemes = localStorageColorSchemeManager({ key: 'color-scheme' })
const nonce = styleNonce()
// Overlays lock scrolling by their own style element, whose nonce comes from get-nonce.
if (nonce) setNonce(nonce)

setScheme()

/** Provides the theme and stores the colour scheme (light, dark, system) in this browser. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  )
}

/**
 * Sets the attributes of the root element that the provider sets after its first render. They select most styles: a change
 * then would compute those of every element twice.
 */
function setScheme() {
  const root = document.documentElement
  const chosen = colorSchemes.get('auto')
  const isDark =
    chosen === 'auto' ? window.matchMedia?.('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  if (theme.respectReducedMotion) root.setAttribute('data-respect-reduced-motion', 'true')
}

/** The nonce that the server wrote into the page; a static host leaves a placeholder that matches nothing. */
function styleNonce(): string {
  // Browsers hide the attribute from getAttribute; the property has the value.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
