import { useContext } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from './app-link.tsx'
import { href } from './href.ts'
import { TabsContext } from './tabs-context.ts'

/** The links of the tabs that share the current route; nothing for a single one. `active` is the name of the current tab. */
export function TabLinks({ active }: { readonly active: string }) {
  const t = useText()
  const tabs = useContext(TabsContext)
  if (tabs.length < 2) return null
  return (
    <ViewsTabs
      views={tabs.map(({ name, title, path, tab }) => ({
        key: name,
        label: t(title),
        to: href(path, { tab }),
      }))}
      active={active}
      renderLink={({ to }, props) => <AppLink to={to} {...props} />}
    />
  )
}
