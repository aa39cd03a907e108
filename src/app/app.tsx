import '#kit/fonts.css'
import '#kit/styles.css'
import '#kit/global.css'
import { RouterProvider } from '@tanstack/react-router'
import { Notices } from '#kit/notices.tsx'
import { ThemeProvider } from '#kit/theme-provider.tsx'
import { TooltipHost } from '#kit/tooltip-host.tsx'
import { ExpiryDialog } from './expiry-dialog.tsx'
import type { makeRouter } from './router.tsx'

/** The root component. */
export function App({ router }: { readonly router: ReturnType<typeof makeRouter> }) {
  return (
    <ThemeProvider>
      <RouterProvider router={router} />
      <ExpiryDialog />
      <Notices />
      <TooltipHost />
    </ThemeProvider>
  )
}
