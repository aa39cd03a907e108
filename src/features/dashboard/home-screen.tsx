import type { ReactNode } from 'react'
import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { useSession } from '#hooks/user/use-session.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { locales } from '#text/language.ts'
import { CreateActions } from './create-actions.tsx'
import { HomeDrafts } from './home-drafts.tsx'
import { HomeFrame } from './home-frame.tsx'
import { NewestCard } from './newest-card.tsx'
import { NumberTiles } from './number-tiles.tsx'
import { RecentCard } from './recent-card.tsx'
import { useHomeDrafts } from './use-home-drafts.ts'
import { WaitingCard } from './waiting-card.tsx'

interface HomeScreenProps {
  /** All entities; `home` configures which parts each one has. */
  readonly resources: readonly Resource[]
  /** Further links beside those that create a record. */
  readonly actions?: ReactNode
}

/** The home screen: waiting work, a few numbers, the records opened last and the newest feedback. */
export function HomeScreen({ resources, actions }: HomeScreenProps) {
  const t = useText()
  const language = useLanguage()
  const now = useMinute()
  const user = useSession()
  const { drafts, refetch } = useHomeDrafts()
  const today = new Intl.DateTimeFormat(locales[language], { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <HomeFrame
      title={user?.name ? t('Chào {name}', { name: shortName(user.name) }) : t('Chào bạn')}
      note={today.format(now)}
      actions={
        <>
          {actions}
          <CreateActions resources={resources} />
        </>
      }
      tiles={<NumberTiles resources={resources} />}
      side={
        <>
          <RecentCard resources={resources} />
          {resources.map(
            (one) => can(one, 'list') && one.home?.newest && <NewestCard key={one.name} resource={one} />,
          )}
        </>
      }
    >
      <WaitingCard
        resources={resources}
        drafts={drafts.length > 0 && <HomeDrafts resources={resources} drafts={drafts} onChange={refetch} />}
      />
    </HomeFrame>
  )
}

/** Vietnamese names begin with the family name, which a greeting leaves out. */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length > 2 ? words.slice(1).join(' ') : name
}
