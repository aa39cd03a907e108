import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { ResourceScreen } from '#screens/resource-screen.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { TabsContext } from '#screens/tabs-context.ts'
import { ContractScreen } from './contract-screen.tsx'
import { contractTab } from './contract-tab.ts'

interface ContractTabsProps {
  readonly tabs: readonly Resource[]
  readonly search: ScreenSearch
}

/** The screens of entities with the tab of departures, for admins (S6-06); others see the first tab at its address. */
export function ContractTabs({ tabs, search }: ContractTabsProps) {
  // The page layout sends the call; this reads its result from the cache.
  const { data } = useQuery({ ...currentUserOptions(), enabled: false })
  const isOpen = search.tab === contractTab.tab
  if (isOpen && !data) return null
  const links = data?.status === 'admin' ? [...tabs, contractTab] : tabs
  if (!isOpen || links === tabs) return <ResourceScreen tabs={tabs} links={links} search={search} />
  return (
    <TabsContext value={links}>
      <ContractScreen />
    </TabsContext>
  )
}
