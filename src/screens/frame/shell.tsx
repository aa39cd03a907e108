import { ActionIcon, Box, CloseButton, Group } from '@mantine/core'
import { useNetwork, useWindowEvent } from '@mantine/hooks'
import {
  IconArrowUp,
  IconLayoutSidebarLeftCollapse as IconCollapse,
  IconLayoutSidebarLeftExpand as IconExpand,
  IconMenu2 as IconMenu,
  IconWifiOff as IconOffline,
} from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { Logo } from '#kit/logo.tsx'
import { LazyDrawer, preloadModals } from '#kit/modal.tsx'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import type { MenuGroup } from './menu.ts'
import { Nav, type RenderLink } from './nav.tsx'
import classes from './shell.module.css'

interface ShellProps {
  readonly groups: readonly MenuGroup[]
  /** The `path` of the navigation entry of the current page. */
  readonly current: string
  readonly renderLink: RenderLink
  /** The search button, at the left of the top bar. */
  readonly search?: ReactNode
  /** Language, theme and user menu, at the right of the top bar. */
  readonly tools?: ReactNode
  /** The sign of a navigation in progress. */
  readonly progress?: ReactNode
  readonly children: ReactNode
}

/** The frame of every private page: navigation, top bar, page, back-to-top button. */
export function Shell({ groups, current, renderLink, search, tools, progress, children }: ShellProps) {
  const t = useText()
  const [width, setWidth] = useStoredPreference('nav', 'wide')
  const main = useRef<HTMLElement>(null)
  const side = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!current) return undefined
    // After the page is painted: reading the layout earlier would force it during the render.
    const timer = setTimeout(() => {
      side.current?.querySelector('a[aria-current]')?.scrollIntoView({ block: 'nearest' })
    }, 500)
    return () => clearTimeout(timer)
  }, [current])
  const narrow = width === 'narrow' || undefined
  const brand = renderLink({ to: '/', className: classes.brand, children: <Brand /> })
  // As a plain link it would write #main into the address, which belongs to the router.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className={classes.shell} data-narrow={narrow}>
      <a href="#main" className={classes.skip} onClick={skip}>
        {t('Tới nội dung chính')}
      </a>
      {progress}
      <OfflineSign />
      <nav ref={side} className={classes.side} data-narrow={narrow} aria-label={t('Điều hướng')}>
        {brand}
        <div className={classes.links}>
          <Nav groups={groups} current={current} renderLink={renderLink} />
        </div>
        <ActionIcon
          size={32}
          m="xs"
          ms="auto"
          me={narrow ? 'auto' : 'xs'}
          flex="none"
          onClick={() => setWidth(narrow ? 'wide' : 'narrow')}
          aria-label={narrow ? t('Mở rộng điều hướng') : t('Thu gọn điều hướng')}
        >
          {narrow ? <IconExpand size={18} stroke={1.6} /> : <IconCollapse size={18} stroke={1.6} />}
        </ActionIcon>
      </nav>
      <Group component="header" gap="xs" wrap="nowrap" px={{ base: 'xs', sm: 'md' }} className={classes.top}>
        <NavDrawer brand={brand}>
          {(close) => <Nav groups={groups} current={current} renderLink={renderLink} onFollow={close} />}
        </NavDrawer>
        <Box flex={1} miw={0}>
          {search}
        </Box>
        {tools}
      </Group>
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <BackToTop />
    </div>
  )
}

function Brand() {
  return (
    <>
      <Logo />
      <span className={classes.brandName}>Bến</span>
    </>
  )
}

interface NavDrawerProps {
  readonly brand: ReactNode
  readonly children: (close: () => void) => ReactNode
}

/** The navigation on a phone. */
function NavDrawer({ brand, children }: NavDrawerProps) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // After the rows of a list: a question must not depend on a file that a deploy has removed since.
    const timer = setTimeout(preloadModals, 3000)
    return () => clearTimeout(timer)
  }, [])
  const onClose = () => setOpened(false)
  return (
    <>
      <ActionIcon
        hiddenFrom="sm"
        size={36}
        onClick={() => setOpened(true)}
        aria-haspopup="dialog"
        aria-label={t('Mở điều hướng')}
      >
        <IconMenu size={20} stroke={1.6} />
      </ActionIcon>
      {opened && (
        <LazyDrawer title={t('Điều hướng')} isNavigation onClose={onClose}>
          <nav aria-label={t('Điều hướng')} ref={showCurrent}>
            <Group justify="space-between" pe="xs">
              {brand}
              <CloseButton size={36} onClick={onClose} aria-label={t('Đóng điều hướng')} />
            </Group>
            <div className={classes.links}>{children(onClose)}</div>
          </nav>
        </LazyDrawer>
      )}
    </>
  )
}

function showCurrent(nav: HTMLElement | null): void {
  nav?.querySelector('a[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

/** The floating button that scrolls to the top, visible once the page is scrolled by 100 px (S2-37). */
function BackToTop() {
  const t = useText()
  const [isScrolled, setScrolled] = useState(false)
  // Never read during a render: it would force a layout.
  useWindowEvent('scroll', () => setScrolled(window.scrollY >= 100), { passive: true })
  if (!isScrolled) return null
  return (
    <ActionIcon
      className={classes.backToTop}
      variant="default"
      radius="xl"
      size={40}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      aria-label={t('Lên đầu trang')}
    >
      <IconArrowUp size={20} stroke={1.6} />
    </ActionIcon>
  )
}

/** The sign of a lost network connection, above everything, so that it is visible beside an open form too. */
function OfflineSign() {
  const t = useText()
  const { online } = useNetwork()
  return (
    <div aria-live="polite" className={classes.offline}>
      {!online && (
        <Group gap="xs" wrap="nowrap" px="md" py="xs" mx="md">
          <IconOffline size={16} stroke={1.8} aria-hidden />
          <span>{t('Đang mất mạng: nội dung bạn nhập vẫn còn, chưa lưu được.')}</span>
        </Group>
      )}
    </div>
  )
}
