import '#kit/fonts.css'
import '#kit/theme.css'
import '#kit/styles.css'
import '#kit/global.css'
import { RouterProvider } from '@tanstack/react-router'
import { Notices } from '#kit/notices.tsx'
import { ExpiryDialog } from './expiry-dialog.tsx'
import type { makeRouter } from './router.tsx'

interface AppProps {
  readonly router: ReturnType<typeof makeRouter>
}

/** The root component. */
export function App({ router }: AppProps) {
  return (
    <>
      <RouterProvider router={router} />
      <ExpiryDialog />
      <Notices />
    </>
  )
}
