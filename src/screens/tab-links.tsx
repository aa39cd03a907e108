import { useContext } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from './app-link.tsx'
import { screenHref } from './href.ts'
import { TabsContext } from './tabs-context.ts'

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
