import type { ReactNode } from 'react'
import { vi } from 'vitest'

// Mantine's components render only below their provider, which the app renders once.
vi.mock('@testing-library/react', async (original) => {
  const library = await original<typeof import('@testing-library/react')>()
  const { ThemeProvider } = await import('#kit/theme-provider.tsx')
  return {
    ...library,
    render(ui: ReactNode, { wrapper: Inner, ...options }: Parameters<typeof library.render>[1] = {}) {
      const wrapper = ({ children }: { children: ReactNode }) => (
        <ThemeProvider isPlain>{Inner ? <Inner>{children}</Inner> : children}</ThemeProvider>
      )
      return library.render(ui, { ...options, wrapper })
    },
  }
})
