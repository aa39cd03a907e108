import type { Icon } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from './anchored-popover.tsx'
import classes from './menu-item.module.css'
import { moveInMenu } from './move-in-menu.ts'

/** One entry of the menu of a row. */
export interface RowAction {
  readonly label: string
  readonly icon?: Icon
  /** Red: a destructive action. */
  readonly danger?: boolean
  readonly onSelect: () => void
}

interface RowMenuProps {
  readonly anchor: HTMLElement
  readonly actions: readonly RowAction[]
  readonly onClose: () => void
}

/** The menu of one row, anchored to its button: all rows share one menu, so that a row needs few elements. */
export function RowMenu({ anchor, actions, onClose }: RowMenuProps) {
  const t = useText()
  const choose = (onSelect: () => void) => {
    anchor.focus({ preventScroll: true })
    onClose()
    onSelect()
  }
  return (
    <AnchoredPopover
      anchor={anchor}
      role="menu"
      label={t('Thao tác')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose()
        moveInMenu(event, '[role=menuitem]')
      }}
    >
      {actions.map(({ label, icon: RowIcon, danger, onSelect }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classes.item}
          data-danger={danger || undefined}
          onClick={() => choose(onSelect)}
        >
          {RowIcon && <RowIcon size={16} stroke={1.6} aria-hidden />}
          {label}
        </button>
      ))}
    </AnchoredPopover>
  )
}
