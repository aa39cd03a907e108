import type { Icon } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import classes from './rich-text-tools.module.css'

interface ToolProps {
  readonly label: string
  readonly icon: Icon
  readonly onPress: () => void
  readonly isActive?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Whether the popup of the button is open; undefined without one. */
  readonly isOpen?: boolean | undefined
}

/** A button of the toolbar of a text: a plain one, since the toolbar of each text has nearly thirty. */
export function Tool({ label, icon: Drawing, onPress, isActive, isDisabled, isOpen }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={isActive || undefined}
      aria-expanded={isOpen}
      data-active={isActive || undefined}
      disabled={isDisabled}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <Drawing size={18} stroke={1.5} aria-hidden />
    </button>
  )
}

// A press leaves the focus and the selection in the text.
const keepFocus = (event: MouseEvent) => event.preventDefault()
