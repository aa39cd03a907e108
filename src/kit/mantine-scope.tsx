import { createTheme, MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'

const theme = createTheme({
  components: {
    // Help below its input, so that the inputs of a row align.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Popover: { defaultProps: { shadow: 'md' } },
  },
})

const context = {
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  withStaticClasses: true,
  cssVariablesSelector: ':root',
  // The app chooses the colours of the page, for these components too.
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  // A document without a layout seems to hide every field, and with it its list.
  env: import.meta.env.MODE === 'test' ? 'test' : 'default',
} as const

/**
 * The contexts that Mantine's components read. Each picker and the editor render a scope of their own, so that no other screen
 * loads Mantine. The variables of their sheets are those of `theme.css`.
 */
export function MantineScope({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme} inherit={false}>
        {children}
      </MantineThemeProvider>
    </MantineContext>
  )
}
