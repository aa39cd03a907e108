import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { memo, type ReactNode, useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { useFeatures } from '#screens/features-context.ts'
import { formatNumber } from '#text/format.ts'
import type { MenuFolder, MenuGroup, MenuItem } from './menu.ts'
import classes from './shell.module.css'

interface NavProps {
  readonly groups: readonly MenuGroup[]
  /** The `path` of the entry of the current page. */
  readonly current: string
  readonly renderLink: RenderLink
  readonly onFollow?: (() => void) | undefined
}

/** The groups of links with their badges; the folder of the current page is always open. */
export const Nav = memo(function Nav({ groups, current, renderLink, onFollow }: NavProps) {
  const t = useText()
  const { MenuBadges } = useFeatures()
  const link = (item: MenuItem, badges: ReadonlyMap<string, number>) => (
    <li key={item.path}>
      <NavLink
        item={item}
        isCurrent={item.path === current}
        badge={badges.get(item.resource ?? '') ?? 0}
        renderLink={renderLink}
        onFollow={onFollow}
      />
    </li>
  )
  return (
    <MenuBadges>
      {(badges) =>
        groups.map(({ group, label, items, folder }) => (
          <div key={group} className={classes.group}>
            {label && (
              <Text
                id={`nav-${group}`}
                className={classes.heading}
                px="xs"
                c="dimmed"
                fz="xs"
                fw={600}
                lh="1.5rem"
              >
                {t(label)}
              </Text>
            )}
            <ul aria-labelledby={label && `nav-${group}`}>
              {items.map((item) => link(item, badges))}
              {folder && (
                <NavFolder folder={folder} hasCurrent={folder.items.some(({ path }) => path === current)}>
                  {folder.items.map((item) => link(item, badges))}
                </NavFolder>
              )}
            </ul>
          </div>
        ))
      }
    </MenuBadges>
  )
})

interface NavLinkProps extends Pick<NavProps, 'renderLink' | 'onFollow'> {
  readonly item: MenuItem
  readonly isCurrent: boolean
  /** The number of new records; 0 shows none. */
  readonly badge: number
}

const NavLink = memo(function NavLink({ item, isCurrent, badge, renderLink, onFollow }: NavLinkProps) {
  const t = useText()
  const title = t(item.title)
  const count = formatNumber(badge)
  return renderLink({
    to: item.opens ?? item.path,
    className: classes.item,
    // The tooltip of the collapsed navigation, and the description of the badge.
    title: badge > 0 ? t('{title}: {count} mới', { title, count }) : title,
    'aria-current': isCurrent ? 'page' : undefined,
    onClick: onFollow,
    children: (
      <>
        <NamedIcon name={item.icon} size={18} stroke={1.6} />
        <span className={classes.label}>{title}</span>
        {badge > 0 && (
          <span className={classes.badge} aria-hidden>
            {badge > 99 ? '99+' : count}
          </span>
        )}
      </>
    ),
  })
})

interface NavFolderProps {
  readonly folder: MenuFolder
  /** Whether it has the entry of the current page, which keeps it open. */
  readonly hasCurrent: boolean
  /** Its entries. */
  readonly children: ReactNode
}

/** An entry that opens in place to the rarely used ones; this browser stores whether it is open. */
function NavFolder({ folder: { name, title, icon }, hasCurrent, children }: NavFolderProps) {
  const t = useText()
  const id = useId()
  const [stored, store] = useStoredPreference(`nav-${name}`, 'closed')
  const isOpen = hasCurrent || stored === 'open'
  return (
    <li>
      <UnstyledButton
        className={classes.item}
        title={t(title)}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-disabled={hasCurrent}
        onClick={hasCurrent ? undefined : () => store(isOpen ? 'closed' : 'open')}
      >
        <NamedIcon name={icon} size={18} stroke={1.6} />
        <span className={classes.label}>{t(title)}</span>
        <IconChevronDown size={14} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <ul id={id} className={classes.nested} aria-label={t(title)} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  )
}

/** The props of a link that the kit renders; routes are the caller's business. */
export interface LinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly title?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Renders a link of the application's router. */
export type RenderLink = (props: LinkProps) => ReactNode
