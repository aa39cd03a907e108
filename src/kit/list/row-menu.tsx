import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type Ref, useLayoutEffect, useState } from 'react'
import classes from './row-menu.module.css'

/** One entry of a row's menu. */
export interface RowAction {
  readonly label: string
  readonly icon?: Icon
  /** Red: it destroys something. */
  readonly danger?: boolean
  readonly onSelect: () => void
}

interface RowMenuProps {
  readonly anchor: HTMLElement
  readonly actions: readonly RowAction[]
  readonly onClose: () => void
}

/** The menu of one row, hung on its button: one menu serves all rows, so that a row stays a few elements. */
export function RowMenu({ anchor, actions, onClose }: RowMenuProps) {
  const [opened, setOpened] = useState(true)
  const box = anchor.getBoundingClientRect()
  useLayoutEffect(() => {
    anchor.setAttribute('aria-expanded', 'true')
    return () => anchor.removeAttribute('aria-expanded')
  }, [anchor])
  const close = (next: boolean) => {
    setOpened(next)
    // Before anything opens in the menu's place, so that it too gives the focus back to the row.
    anchor.focus({ preventScroll: true })
  }
  return (
    <Menu
      opened={opened}
      onChange={close}
      onExitTransitionEnd={onClose}
      position="bottom-end"
      withinPortal
      transitionProps={{ duration: 80 }}
      // Its placeholder is a child that no menu may have.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Spot top={box.top + window.scrollY} left={box.left + window.scrollX} size={box.height} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Sign, danger, onSelect }) => (
          <Menu.Item
            key={label}
            color={danger ? 'var(--mantine-color-error)' : undefined}
            leftSection={Sign && <Sign size={16} aria-hidden />}
            onClick={onSelect}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface SpotProps {
  readonly top: number
  readonly left: number
  readonly size: number
  readonly ref?: Ref<HTMLSpanElement>
}

// Takes only the ref of what a menu gives its target: the row's button is the one that people press.
function Spot({ top, left, size, ref }: SpotProps) {
  return <span ref={ref} className={classes.spot} style={{ top, left, width: size, height: size }} />
}
