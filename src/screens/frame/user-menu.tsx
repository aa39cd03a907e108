import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useId } from 'react'
import type { IconName } from '#descriptor/icon.ts'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import menuItem from '#kit/list/menu-item.module.css'
import type { RenderLink } from '#kit/render-link.ts'
import type { Text } from '#text/text.ts'
import classes from './user-menu.module.css'

interface UserMenuProps {
  readonly name: string
  /** The permission as a text. */
  readonly permission: string
  readonly links: readonly { readonly to: string; readonly title: Text; readonly icon: IconName }[]
  readonly renderLink: RenderLink
  /** Opens the list of shortcuts. */
  readonly onShortcuts: () => void
  readonly onSignOut: () => void
}

/** The menu of the signed-in user: their own pages and the sign-out; a native, fixed popover. */
export function UserMenu({ name, permission, links, renderLink, onShortcuts, onSignOut }: UserMenuProps) {
  const t = useText()
  const id = useId()
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id} title={name}>
        <span className={classes.letter} aria-hidden>
          {initial(name)}
        </span>
        <span className={classes.name}>{name}</span>
      </button>
      <div id={id} popover="auto" className={classes.menu}>
        <p className={classes.who}>
          <strong>{name}</strong>
          <span>{permission}</span>
        </p>
        {links.map(({ to, title, icon }) => {
          const children = (
            <>
              <NamedIcon name={icon} size={16} stroke={1.6} /> {t(title)}
            </>
          )
          return <div key={to}>{renderLink({ to, className: menuItem.item, onClick: close, children })}</div>
        })}
        <button type="button" className={menuItem.item} popoverTarget={id} onClick={onShortcuts}>
          <IconList size={16} stroke={1.6} aria-hidden /> {t('Phím tắt')}
        </button>
        <button type="button" className={menuItem.item} onClick={onSignOut}>
          <IconLogout size={16} stroke={1.6} aria-hidden /> {t('Đăng xuất')}
        </button>
      </div>
    </>
  )
}

/** Vietnamese names end with the given name, by which people are addressed. */
function initial(name: string): string {
  const first = name.trim().split(/\s+/).at(-1)?.codePointAt(0)
  return first === undefined ? '?' : String.fromCodePoint(first).toLocaleUpperCase()
}
