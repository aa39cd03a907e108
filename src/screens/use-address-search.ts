import { useRouterState } from '@tanstack/react-router'

/**
 * The search text of the address. The screen renders with it once its rows are loaded, and a search box that waited for that
 * would show a text over a later one. On the way to another screen it is the rendered text.
 */
export function useAddressSearch(rendered: string): string {
  const text = useRouterState({
    select: ({ location, resolvedLocation: last }) => {
      const isSame = location.pathname === last?.pathname && location.search.tab === last.search.tab
      return isSame ? (location.search.search ?? '') : undefined
    },
  })
  return text ?? rendered
}
