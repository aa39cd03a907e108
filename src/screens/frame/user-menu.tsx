import { useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import menuItem from '#kit/list/menu-item.module.css'
import type { RenderLink } from '#kit/render-link.ts'
import type { Command } from './commands.ts'
import classes from './user-menu.module.css'

interface UserMenuProps {
  readonly name: string
  /** The permission as a text. */
  readonly permission: string
  readonly commands: readonly Command[]
  readonly renderLink: RenderLink
}

/** The menu of the signed-in user: their own pages and the sign-out; a native, fixed popover. */
export function UserMenu({ name, permission, commands, renderLink }: UserMenuProps) {
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
        {commands.map(({ to, run, title, icon }) => {
          const children = (
            <>
              <NamedIcon name={icon} size={16} stroke={1.6} /> {t(title)}
            </>
          )
          if (to !== undefined)
            return (
              <div key={icon}>{renderLink({ to, className: menuItem.item, onClick: close, children })}</div>
            )
          return (
            <button key={icon} type="button" className={menuItem.item} popoverTarget={id} onClick={run}>
              {children}
            </button>
          )
        })}
      </div>
    </>
  )
}

/** Vietnamese names end with the given name, by which people are addressed. */
function initial(name: string): string {
  const first = name.trim().split(/\s+/).at(-1)?.codePointAt(0)
  return first === undefined ? '?' : String.fromCodePoint(first).toLocaleUpperCase()
}
