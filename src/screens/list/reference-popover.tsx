import type { ComponentProps } from 'react'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { ReferenceOptions } from './reference-options.tsx'

interface ReferencePopoverProps extends ComponentProps<typeof ReferenceOptions> {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Selects the record that a list is filtered by, in a popover under its chip. */
export function ReferencePopover({ anchor, onClose, ...options }: ReferencePopoverProps) {
  return (
    <AnchoredPopover anchor={anchor} label={options.label} onClose={onClose}>
      <ReferenceOptions {...options} />
    </AnchoredPopover>
  )
}
