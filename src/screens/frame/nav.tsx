import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { memo, useId } from 'react'
import type { IconName } from '#descriptor/icon.ts'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import type { RenderLink } from '#kit/render-link.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import type { Text } from '#text/text.ts'
import classes from './nav.module.css'

/** One entry of the navigation. */
export interface NavItem {
  readonly path: string
  readonly title: Text
  readonly icon: IconName
}

/** Entries under a heading; a group of a single entry is rendered without its heading. */
export interface NavGroup {
  readonly group: string
  readonly label: Text
  readonly items: readonly NavItem[]
}

interface NavProps {
  readonly groups: readonly NavGroup[]
  /** The `path` of the entry of the current page. */
  readonly current: string
  readonly renderLink: RenderLink
  readonly onFollow?: (() => void) | undefined
}

/** The groups of links; the group of the current page is always open, the others as the user left them. */
export const Nav = memo(function Nav({ groups, current, renderLink, onFollow }: NavProps) {
  const [storedClosed, storeClosed] = useStoredPreference('nav-closed', '')
  const closed = new Set(storedClosed.split(' '))
  const toggle = (group: string) => {
    if (!closed.delete(group)) closed.add(group)
    storeClosed([...closed].filter(Boolean).join(' '))
  }
  return groups.map((group) => {
    const hasCurrent = group.items.some((item) => item.path === current)
    return (
      <Group
        key={group.group}
        group={group}
        open={hasCurrent || !closed.has(group.group)}
        onToggle={hasCurrent ? undefined : () => toggle(group.group)}
        link={(item) =>
          renderLink({
            to: item.path,
            className: classes.item,
            'aria-current': item.path === current ? 'page' : undefined,
            onClick: onFollow,
            children: <Entry item={item} />,
          })
        }
      />
    )
  })
})

interface GroupProps {
  readonly group: NavGroup
  readonly open: boolean
  readonly onToggle: (() => void) | undefined
  readonly link: (item: NavItem) => React.ReactNode
}

function Group({ group, open, onToggle, link }: GroupProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={classes.group}>
      {group.items.length > 1 && (
        <button
          type="button"
          className={classes.heading}
          aria-expanded={open}
          aria-controls={id}
          aria-disabled={!onToggle}
          onClick={onToggle}
        >
          <span>{t(group.label)}</span>
          <IconChevronDown size={14} className={classes.chevron} aria-hidden />
        </button>
      )}
      <ul id={id} className={classes.items} hidden={!open && group.items.length > 1}>
        {group.items.map((item) => (
          <li key={item.path}>{link(item)}</li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ item }: { item: NavItem }) {
  const t = useText()
  const title = t(item.title)
  return (
    <>
      <NamedIcon name={item.icon} size={18} stroke={1.6} />
      <span className={classes.label} title={title}>
        {title}
      </span>
    </>
  )
}
