import { Button, Flex, Group, Stack } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { replaceEqualDeep } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { can, canSave } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { onDraftsChanged } from '#hooks/drafts/draft-store.ts'
import { draftsOf, knownDraftsOf } from '#hooks/drafts/drafts.ts'
import type { FoundDraft } from '#hooks/drafts/found-draft.ts'
import { hasUnsentRows } from '#hooks/drafts/import-draft.ts'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { recentOf } from '#hooks/user/recent.ts'
import { useSession } from '#hooks/user/use-current-user.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { useMinute } from '#kit/cells/use-minute.ts'
import { NamedIcon } from '#kit/icons.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { session } from '#session/session.ts'
import { locales } from '#text/language.ts'
import classes from './dashboard.module.css'
import { HomeCard } from './home-card.tsx'
import { HomeDrafts } from './home-drafts.tsx'
import { HomeRows, NewestCard } from './newest-card.tsx'
import { NumberTiles } from './number-tiles.tsx'
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

/** The most frequent create actions. */
function CreateActions({ resources }: { readonly resources: readonly Resource[] }) {
  const t = useText()
  const offered = resources.filter((one) => one.home?.create && canSave(one, true))
  return offered.map((resource) => {
    const to = formHref(resource, null, defaultListState(resource))
    return (
      <Button
        key={resource.name}
        variant="default"
        leftSection={<NamedIcon name={resource.icon} size={16} stroke={1.6} />}
        component={AppLink}
        to={to}
      >
        {t('Thêm {noun}', { noun: t(resource.noun) })}
      </Button>
    )
  })
}

interface HomeFrameProps {
  readonly title: string
  /** Today, beside the title. */
  readonly note: string
  /** The most frequent acts, at the right of the title. */
  readonly actions: ReactNode
  readonly tiles: ReactNode
  /** The wide column. */
  readonly children: ReactNode
  /** The narrow column; below the wide one on a phone. */
  readonly side: ReactNode
}

/** The layout of the home screen: greeting, numbers, the work that waits, and news beside it. */
function HomeFrame({ title, note, actions, tiles, children, side }: HomeFrameProps) {
  return (
    <PageFrame title={title} note={note} action={<Group gap="xs">{actions}</Group>}>
      <Stack>
        {tiles}
        <Flex gap="md" direction={{ base: 'column', md: 'row' }}>
          <Stack className={classes.column} flex={1} miw={0}>
            {children}
          </Stack>
          <Stack className={classes.column} w={{ base: '100%', md: '21rem' }} flex="none">
            {side}
          </Stack>
        </Flex>
      </Stack>
    </PageFrame>
  )
}

/** The maximum number of rows of a card. */
const maxRows = 5

/** The records that the user last opened in this browser. */
function RecentCard({ resources }: { readonly resources: readonly Resource[] }) {
  const t = useText()
  const rows = recentOf(session.storedUser()?.subject ?? '').flatMap(({ resource: name, id, label, at }) => {
    const resource = resources.find((one) => one.name === name)
    if (!resource) return []
    const when = <DateCell value={new Date(at).toISOString()} as="ago" />
    const to = formHref(resource, id, defaultListState(resource))
    return [{ key: `${name} ${id}`, to, name: label || id, about: t(resource.noun), when }]
  })
  return (
    <HomeCard
      title={t('Mở gần đây')}
      state={
        rows.length > 0
          ? { status: 'ready' }
          : { status: 'empty', text: t('Mục bạn mở sẽ hiện ở đây để quay lại cho nhanh.') }
      }
      failed=""
    >
      <HomeRows rows={rows.slice(0, maxRows)} />
    </HomeCard>
  )
}

/**
 * The user's drafts, newest first: at first those that the loader has read; they are read again after the first render, when
 * another tab changes one, and when the page becomes visible.
 */
function useHomeDrafts(): { readonly drafts: readonly FoundDraft[]; readonly refetch: () => void } {
  const subject = useSession()?.subject
  const [drafts, setDrafts] = useState<readonly FoundDraft[]>(() =>
    subject === undefined ? [] : knownDraftsOf(subject).filter(hasUnsentRows),
  )
  const refetch = useCallback(() => {
    if (subject !== undefined)
      void draftsOf(subject).then((read) =>
        setDrafts((now) => replaceEqualDeep(now, read.filter(hasUnsentRows))),
      )
  }, [subject])
  useEffect(refetch, [refetch])
  useEffect(() => onDraftsChanged(refetch), [refetch])
  useWindowEvent('visibilitychange', () => document.visibilityState === 'visible' && refetch())
  return { drafts, refetch }
}
