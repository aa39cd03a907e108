import '@mantine/core/styles/Pill.layer.css'
import { Pill } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './filter-chips.module.css'

interface FilterChipProps {
  /** The accessible name of the button that removes the chip. */
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** An active filter, or one of its values, with a button that removes it. */
export function FilterChip({ removeLabel, onRemove, children }: FilterChipProps) {
  return (
    <Pill
      size="lg"
      fz="sm"
      withRemoveButton
      onRemove={onRemove}
      classNames={{ root: classes.chip, label: classes.text }}
      // The only way to remove it, also by keyboard.
      removeButtonProps={{ 'aria-label': removeLabel, 'aria-hidden': false, tabIndex: 0, ...marked }}
    >
      {children}
    </Pill>
  )
}

const marked = { 'data-remove': true }
