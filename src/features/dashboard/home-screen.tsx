import type { ReactNode } from 'react'
import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { useSession } from '#hooks/user/use-session.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyFailure } from '#kit/lazy-fallback.tsx'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { CreateActions } from './create-actions.tsx'
import { DaysCard } from './days-card.tsx'
import { EntityTiles } from './entity-tiles.tsx'
import { HomeFrame } from './home-frame.tsx'
import { NewestCard } from './newest-card.tsx'
import { RecentCard } from './recent-card.tsx'
import { TopReferencesCard } from './top-references-card.tsx'
import { useHomeDrafts } from './use-home-drafts.ts'

// The draft list is a separate chunk, loaded only if the user has drafts.
const HomeDrafts = lazyComponent(async () => (await import('./home-drafts.tsx')).HomeDrafts, LazyFailure)

interface HomeScreenProps {
  readonly menu: readonly MenuGroup[]
  /** All entities; `home` configures which cards each one has. */
  readonly resources: readonly Resource[]
  /** Additional cards of the side column. */
  readonly aside?: ReactNode
}

/** The home screen: new records, unfinished drafts, and the menu as tiles. */
export function HomeScreen({ menu, resources, aside }: HomeScreenProps) {
  const t = useText()
  const user = useSession()
  const { drafts, refetch } = useHomeDrafts()
  const listed = resources.filter((resource) => can(resource, 'list'))
  return (
    <HomeFrame
      title={user?.name ? t('Chào {name}', { name: user.name }) : t('Chào bạn')}
      actions={<CreateActions resources={resources} />}
      tiles={<EntityTiles menu={menu} resources={resources} />}
      side={
        <>
          <RecentCard resources={resources} />
          {aside}
          {drafts.length > 0 && <HomeDrafts resources={resources} drafts={drafts} onChange={refetch} />}
        </>
      }
    >
      {listed.map((one) => one.home?.newest && <NewestCard key={one.name} resource={one} />)}
      {listed.map((one) => one.home?.byDay && <DaysCard key={one.name} resource={one} />)}
      {listed.map(
        (one) => one.home?.per && <TopReferencesCard key={one.name} resource={one} name={one.home.per} />,
      )}
    </HomeFrame>
  )
}
