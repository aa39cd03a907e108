import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ComponentProps, useEffect } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { onDraftsRefused } from '#hooks/drafts/draft-store.ts'
import { keepDraftsOnlyOf } from '#hooks/drafts/drafts.ts'
import { cache } from '#hooks/read/cache.ts'
import { useText } from '#hooks/use-text.ts'
import { useSession } from '#hooks/user/use-session.ts'
import { notify } from '#kit/notice.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { type Features, FeaturesContext, useFeatures } from '#screens/features-context.ts'
import { ViewTools } from '#screens/frame/view-tools.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { type Text, text } from '#text/text.ts'
import { accountCommands } from './commands.ts'
import { currentItem, type MenuGroup } from './menu.ts'
import { ProgressLine } from './progress-line.tsx'
import { SearchButton } from './search-button.tsx'
import { Shell } from './shell.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { useShortcuts } from './use-shortcuts.tsx'
import { useSignOut } from './use-sign-out.tsx'
import { useUserGuard } from './use-user-guard.ts'
import { UserMenu } from './user-menu.tsx'

interface PrivateFrameProps {
  readonly menu: readonly MenuGroup[]
  readonly resources: readonly Resource[]
  readonly features: Features
}

/** The layout of all private routes (S2-03), and their query cache. */
export function PrivateFrame({ menu, resources, features }: PrivateFrameProps) {
  return (
    <QueryClientProvider client={cache}>
      <ResourcesContext value={resources}>
        <FeaturesContext value={features}>
          <Frame menu={menu} />
        </FeaturesContext>
      </ResourcesContext>
    </QueryClientProvider>
  )
}

/** Navigation, tools, user menu and page. */
function Frame({ menu }: Pick<PrivateFrameProps, 'menu'>) {
  const t = useText()
  const user = useSession()
  const { signOut, dialog } = useSignOut()
  const profile = useUserGuard()
  const { ContractMark } = useFeatures()
  const shownMenu = profile.mustChangePassword ? noMenu : menu
  const shortcuts = useShortcuts(shownMenu)
  const commands = accountCommands(() => shortcuts.open('shortcuts'), signOut)
  const subject = user?.subject
  useEffect(() => {
    // Remove the drafts of other users of this browser.
    if (subject !== undefined) void keepDraftsOnlyOf(subject)
  }, [subject])
  useEffect(() => onDraftsRefused((message) => notify({ tone: 'plain', text: message })), [])
  useScrollToTop()
  usePageFocus()
  return (
    <CurrentShell
      menu={menu}
      groups={shownMenu}
      renderLink={renderLink}
      search={
        !profile.mustChangePassword && (
          <SearchButton onOpen={() => shortcuts.open('palette')} onIntent={shortcuts.preload} />
        )
      }
      progress={<Progress />}
      tools={
        <>
          {profile.permission && <ContractMark />}
          <ViewTools />
          <UserMenu
            name={profile.name || user?.name || t('Tài khoản')}
            permission={t(permissionNames[profile.permission || user?.permission || ''] ?? '')}
            commands={commands}
            renderLink={renderLink}
          />
        </>
      }
    >
      <Outlet />
      {dialog}
      {shortcuts.dialogOf(commands)}
    </CurrentShell>
  )
}

/** The shell with the entry of the current page; separate, so that a navigation renders none of its parts again. */
function CurrentShell({
  menu,
  ...props
}: Omit<ComponentProps<typeof Shell>, 'current'> & Pick<PrivateFrameProps, 'menu'>) {
  const current = useRouterState({
    select: ({ location }) => currentItem(menu, location.pathname, location.search),
  })
  return <Shell {...props} current={current} />
}

const noMenu: readonly MenuGroup[] = []

const renderLink: ComponentProps<typeof Shell>['renderLink'] = (props) => <AppLink {...props} />

const permissionNames: Readonly<Record<string, Text>> = {
  superadmin: text('Quản trị cấp cao'),
  admin: text('Quản trị viên'),
  business: text('Kinh doanh'),
  user: text('Người dùng'),
}

// A separate component, so that navigation does not render the frame again.
function Progress() {
  return <ProgressLine active={useRouterState({ select: ({ status }) => status === 'pending' })} />
}
