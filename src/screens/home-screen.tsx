import type { Resource } from '#descriptor/resource.ts'
import { useSession } from '#hooks/use-session.ts'
import { useText } from '#hooks/use-text.ts'
import { HomeView } from '#kit/home-view.tsx'
import { late } from '#kit/late.tsx'
import { AppLink } from './app-link.tsx'
import type { MenuGroup } from './frame/menu.ts'
import { useHomeDrafts } from './use-home-drafts.ts'

// Only somebody who has left a draft fetches the list of them.
const HomeDrafts = late(
  async () => (await import('./home-drafts.tsx')).HomeDrafts,
  () => null,
)

interface HomeScreenProps {
  readonly menu: readonly MenuGroup[]
  /** Every entity: a draft may be of any. */
  readonly resources: readonly Resource[]
}

/** Where the day begins: every part of the office, one step away. */
export function HomeScreen({ menu, resources }: HomeScreenProps) {
  const t = useText()
  const user = useSession()
  const { drafts, reread } = useHomeDrafts()
  const groups = menu.filter(({ group }) => group !== 'home')
  return (
    <HomeView
      title={user?.name ? t('Chào {name}', { name: user.name }) : t('Chào bạn')}
      groups={groups}
      renderLink={(props) => <AppLink {...props} />}
    >
      {drafts.length > 0 && <HomeDrafts resources={resources} drafts={drafts} onChange={reread} />}
    </HomeView>
  )
}
