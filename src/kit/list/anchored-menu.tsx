import './menu-styles.css'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnchorTarget, placedBy, useLayer } from './anchored-layer.ts'

interface AnchoredMenuProps {
  /** The button that the menu is anchored to; closing returns the focus to it. */
  readonly anchor: HTMLElement
  readonly label: string
  readonly onClose: () => void
  /** The items. */
  readonly children: ReactNode
}

/** Mantine's menu under the end of a button that is rendered elsewhere; its code is loaded with the press. */
export function AnchoredMenu({ anchor, label, onClose, children }: AnchoredMenuProps) {
  const layer = useLayer(anchor, '[role=menuitem]')
  return (
    <Menu {...placedBy(anchor)} onClose={onClose} trapFocus={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <AnchorTarget anchor={anchor} />
      </Menu.Target>
      <Menu.Dropdown
        ref={layer}
        aria-label={label}
        aria-labelledby={undefined}
        miw="10rem"
        onKeyDown={({ key }) => key === 'Tab' && onClose()}
      >
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
