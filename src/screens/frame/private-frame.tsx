import { useTimeout } from '@mantine/hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { onDraftsRefused } from '#hooks/drafts/draft-store.ts'
import { draftsOf, dropDraftsOf, keepDraftsOnlyOf, recordOf } from '#hooks/drafts/drafts.ts'
import { cache } from '#hooks/read/cache.ts'
import { useText } from '#hooks/use-text.ts'
import { forgetRecent } from '#hooks/user/forget-recent.ts'
import { useSession } from '#hooks/user/use-current-user.ts'
import { sendPendingDeletes } from '#hooks/write/pending-deletes.ts'
import { ConfirmDialog } from '#kit/confirm-dialog.tsx'
import { notify } from '#kit/notice.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { type Features, FeaturesContext } from '#screens/features-context.ts'
import { unsavedNow } from '#screens/form/unsaved.ts'
import { ViewTools } from '#screens/frame/view-tools.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { session } from '#session/session.ts'
import { type Text, text } from '#text/text.ts'
import { accountCommands } from './commands.ts'
import { currentItem, type MenuGroup } from './menu.ts'
import { SearchButton } from './search-button.tsx'
import classes from './shell.module.css'
import { Shell } from './shell.tsx'
import { useShortcuts } from './use-shortcuts.tsx'
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
  const shownMenu = profile.mustChangePassword ? noMenu : menu
  const shortcuts = useShortcuts(shownMenu)
  const commands = accountCommands(() => shortcuts.open('shortcuts'), signOut)
  const subject = user?.subject
  useEffect(() => {
    // Remove the drafts of other users of this browser.
    if (subject !== undefined) void keepDraftsOnlyOf(subject)
  }, [subject])
  useEffect(() => onDraftsRefused((message) => notify({ tone: 'plain', text: message })), [])
  useTopOfPage()
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
          <ViewTools />
          <UserMenu
            name={profile.name || user?.name || t('Tài khoản')}
            permission={t(permissionNames[profile.permission || user?.permission || ''] ?? '')}
            commands={commands}
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
  return useRouterState({ select: ({ status }) => status === 'pending' }) && <ProgressLine />
}

/** Milliseconds before the line is shown: a quick response renders none. */
const delayMs = 150

/** A thin line at the top during a navigation. Screen readers get the heading of the new page instead. */
function ProgressLine() {
  const [isVisible, setVisible] = useState(false)
  useTimeout(() => setVisible(true), delayMs, { autoInvoke: true })
  return isVisible && <div className={classes.progress} aria-hidden />
}

/**
 * On every change of route (S2-36), which paging or opening a drawer is not, scrolls to the top, and moves the focus to the new
 * page where it was lost with the old page, or a link of the navigation has it: Tab then begins with the page. A page that
 * focuses one of its fields keeps that focus.
 */
function useTopOfPage(): void {
  const router = useRouter()
  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (!pathChanged) return
      window.scrollTo(0, 0)
      const { activeElement, body } = document
      const isLost = !activeElement || activeElement === body || activeElement.closest('nav')
      if (isLost) document.getElementById('main')?.focus({ preventScroll: true })
    })
  }, [router])
}

/** Signs out in every tab. It deletes the user's drafts, so it asks for confirmation where there are any. */
function useSignOut(): { readonly signOut: () => void; readonly dialog: ReactNode } {
  const t = useText()
  const [count, setCount] = useState(0)
  const signOutNow = async () => {
    const subject = session.storedUser()?.subject
    await sendPendingDeletes()
    await session.signOut()
    forgetRecent()
    if (subject !== undefined) await dropDraftsOf(subject)
  }
  const confirmSignOut = async () => {
    const drafts = await draftsOf(session.storedUser()?.subject ?? '')
    // The last keys may not be stored as a draft yet.
    const found = Math.max(new Set(drafts.map(recordOf)).size, unsavedNow() > 0 ? 1 : 0)
    if (found > 0) setCount(found)
    else await signOutNow()
  }
  return {
    signOut: () => void confirmSignOut(),
    dialog: count > 0 && (
      <ConfirmDialog
        title={t('Đăng xuất khi còn bản nháp?')}
        confirm={t('Đăng xuất')}
        onConfirm={() => void signOutNow()}
        onClose={() => setCount(0)}
      >
        {t('Bạn có {count} bản nháp chưa lưu; đăng xuất sẽ xóa chúng.', { count })}
      </ConfirmDialog>
    ),
  }
}
