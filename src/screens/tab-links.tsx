import { createContext, useContext } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from './app-link.tsx'
import { screenHref } from './href.ts'
import type { ScreenSearch } from './screen-search.ts'

/** The entities that share the current route, in their order. */
export const TabsContext = createContext<readonly Resource[]>([])

/** The links of the tabs that share the current route; nothing for a single one. `active` is the name of the current tab. */
export function TabLinks({ active }: { readonly active: string }) {
  const t = useText()
  const tabs = useContext(TabsContext)
  if (tabs.length < 2) return null
  return (
    <ViewsTabs
      views={tabs.map((tab) => ({ key: tab.name, label: t(tab.title), tab }))}
      active={active}
      renderLink={({ tab }, props) => <AppLink to={screenHref(tab)} {...props} />}
    />
  )
}

/** The resource of the tab in the address; the first one without a tab. */
export function tabOf(tabs: readonly Resource[], search: ScreenSearch): Resource {
  const found = tabs.find(({ tab }) => tab === (search.tab ?? '')) ?? tabs[0]
  if (!found) throw new RangeError('a screen needs a resource')
  return found
}
