import { createRouter, type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { once } from '#browser/once.ts'
import { useText } from '#hooks/use-text.ts'
import { ErrorPanel } from '#kit/error-panel.tsx'
import { FailedCode } from '#kit/load-failures.ts'
import { routeTree } from '#route-tree.gen.ts'
import { HomeLink, MissingScreen } from '#screens/missing-screen.tsx'

const loadFeatures = once(async () => (await import('./features.tsx')).features)

/** The router: plain query strings, preloading on intent, one page each for unknown addresses and for errors. */
export function makeRouter() {
  const isPrivatePath = (path: string): boolean => {
    const [, , found] = router.getMatchedRoutes(new URL(path, location.origin).pathname)
    return found?.id !== '/_private/$' && String(found?.id).startsWith('/_private')
  }
  const router = createRouter({
    routeTree,
    context: { isPrivatePath, loadFeatures },
    basepath: '/',
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    // Only the query cache decides when data is stale.
    defaultPreloadStaleTime: 0,
    // The router caches no screen data: it is in the query cache.
    defaultGcTime: 0,
    defaultPreloadGcTime: 5000,
    defaultStructuralSharing: true,
    defaultNotFoundComponent: MissingScreen,
    defaultErrorComponent: FailedPage,
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
      return query.size === 0 ? '' : `?${query}`
    },
  })
  return router
}

/** Replaces a page whose code or rendering failed; a retry loads its route again. */
export function FailedPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const t = useText()
  const router = useRouter()
  const isBusy = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <FailedCode value={error}>
      <ErrorPanel
        text={t('Trang này gặp trục trặc.')}
        advice={t('Bấm Thử lại; nếu vẫn vậy, tải lại trang.')}
        isBusy={isBusy}
        onRetry={() => void router.invalidate()}
        action={<HomeLink />}
      />
    </FailedCode>
  )
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
