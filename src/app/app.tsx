import { RouterProvider } from '@tanstack/react-router'
import { Notices } from '#kit/notices.tsx'
import { KitProvider } from '#kit/provider.tsx'
import { ExpiryDialog } from './expiry-dialog.tsx'
import type { makeRouter } from './router.tsx'

interface AppProps {
  readonly router: ReturnType<typeof makeRouter>
}

/** The root component. */
export function App({ router }: AppProps) {
  return (
    <KitProvider>
      <RouterProvider router={router} />
      <ExpiryDialog />
      <Notices />
    </KitProvider>
  )
}
