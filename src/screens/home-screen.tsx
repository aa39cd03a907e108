import { useSession } from '#hooks/use-session.ts'
import { useText } from '#hooks/use-text.ts'
import { HomeView } from '#kit/home-view.tsx'
import { AppLink } from './app-link.tsx'
import type { MenuGroup } from './frame/menu.ts'

interface HomeScreenProps {
  readonly menu: readonly MenuGroup[]
}

/** Where the day begins: every part of the office, one step away. */
export function HomeScreen({ menu }: HomeScreenProps) {
  const t = useText()
  const user = useSession()
  const groups = menu.filter(({ group }) => group !== 'home')
  return (
    <HomeView
      title={user?.name ? t('Chào {name}', { name: user.name }) : t('Chào bạn')}
      groups={groups}
      renderLink={(props) => <AppLink {...props} />}
    />
  )
}
