import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Notices } from '#kit/notices.tsx'
import { KitProvider } from '#kit/provider.tsx'
import { ExpiryDialog } from './expiry-dialog.tsx'
import type { makeRouter } from './router.tsx'

interface AppProps {
  readonly cache: QueryClient
  readonly router: ReturnType<typeof makeRouter>
}

/** Everything on the page. */
export function App({ cache, router }: AppProps) {
  return (
    <KitProvider>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
        <ExpiryDialog />
        <Notices />
      </QueryClientProvider>
    </KitProvider>
  )
}
