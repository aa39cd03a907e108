import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import type { MenuFolder } from './menu.ts'
import classes from './nav.module.css'

interface NavFolderProps {
  readonly folder: MenuFolder
  /** Whether it has the entry of the current page, which keeps it open. */
  readonly hasCurrent: boolean
  /** Its entries. */
  readonly children: ReactNode
}

/** An entry that opens in place to the rarely used ones; this browser stores whether it is open. */
export function NavFolder({ folder: { name, title, icon }, hasCurrent, children }: NavFolderProps) {
  const t = useText()
  const id = useId()
  const [stored, store] = useStoredPreference(`nav-${name}`, 'closed')
  const isOpen = hasCurrent || stored === 'open'
  return (
    <li>
      <button
        type="button"
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
      </button>
      <ul id={id} className={classes.nested} aria-label={t(title)} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  )
}
