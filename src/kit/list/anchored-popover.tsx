import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { Popover } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { AnchorTarget, placedBy, useLayer } from './anchored-layer.ts'
import classes from './anchored-popover.module.css'

interface AnchoredPopoverProps {
  /** The button that the popover is anchored to; closing returns the focus to it. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly children: ReactNode
  readonly label: string
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** A wide panel of inputs, a sheet at the bottom of a phone. */
  readonly isPanel?: boolean
}

/** Mantine's popover under the end of a button that is rendered elsewhere; its code is loaded with the press. */
export function AnchoredPopover({
  anchor,
  onClose,
  children,
  label,
  onKeyDown,
  isPanel = false,
}: AnchoredPopoverProps) {
  // On a touch screen the keyboard would cover the panel.
  const isForKeys = isPanel && matchMedia('(pointer: fine)').matches
  const layer = useLayer(anchor, isForKeys ? 'input' : isPanel ? 'button' : 'button, input, a')
  const press = (event: KeyboardEvent) => {
    onKeyDown?.(event)
    // Not in the capture phase, as Mantine does: a search or a calendar inside handles the key first.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <Popover
      {...placedBy(anchor)}
      onChange={onClose}
      closeOnEscape={false}
      trapFocus
      withOverlay={isPanel}
      overlayProps={{ hiddenFrom: 'xs' }}
      width={isPanel ? 384 : 'max-content'}
    >
      <Popover.Target>
        <AnchorTarget anchor={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={layer}
        aria-label={label}
        aria-labelledby={undefined}
        p={4}
        miw="10rem"
        className={classes.layer}
        mod={{ panel: isPanel }}
        onKeyDown={press}
      >
        {/* Mantine's focus trap focuses this element in a timeout. It is inert, so that the focus stays where it is. */}
        <span inert data-autofocus />
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
