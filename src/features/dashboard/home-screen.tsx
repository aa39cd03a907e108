import type { ReactNode } from 'react'
import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { useSession } from '#hooks/user/use-session.ts'
import { late } from '#kit/late.tsx'
import { LazyFailure } from '#kit/lazy-fallback.tsx'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { DaysCard } from './days-card.tsx'
import { HomeFrame } from './home-frame.tsx'
import { NewestCard } from './newest-card.tsx'
import { PartsTiles } from './parts-tiles.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentCard } from './recent-card.tsx'
import { SharesCard } from './shares-card.tsx'
import { useHomeDrafts } from './use-home-drafts.ts'

// Only somebody who has left a draft fetches the list of them.
const HomeDrafts = late(async () => (await import('./home-drafts.tsx')).HomeDrafts, LazyFailure)

interface HomeScreenProps {
  readonly menu: readonly MenuGroup[]
  /** Every entity: its `home` tells what is shown of it here. */
  readonly resources: readonly Resource[]
  /** Further cards of the side column. */
  readonly aside?: ReactNode
}

/** Where the day begins: what is new, what is unfinished, and every part of the office, one step away. */
export function HomeScreen({ menu, resources, aside }: HomeScreenProps) {
  const t = useText()
  const user = useSession()
  const { drafts, reread } = useHomeDrafts()
  const listed = resources.filter((resource) => can(resource, 'list'))
  return (
    <HomeFrame
      title={user?.name ? t('Chào {name}', { name: user.name }) : t('Chào bạn')}
      actions={<QuickActions resources={resources} />}
      tiles={<PartsTiles menu={menu.filter(({ group }) => group !== 'home')} resources={resources} />}
      side={
        <>
          <RecentCard resources={resources} />
          {aside}
          {drafts.length > 0 && <HomeDrafts resources={resources} drafts={drafts} onChange={reread} />}
        </>
      }
    >
      {listed.map((one) => one.home?.newest && <NewestCard key={one.name} resource={one} />)}
      {listed.map((one) => one.home?.byDay && <DaysCard key={one.name} resource={one} />)}
      {listed.map((one) => one.home?.per && <SharesCard key={one.name} resource={one} name={one.home.per} />)}
    </HomeFrame>
  )
}
