import type { Tint } from '#descriptor/tint.ts'
import classes from './state-cell.module.css'

interface StateCellProps {
  readonly label: string
  readonly tint: Tint
  /** Makes it a switch with this label that can be toggled in its row. */
  readonly toggle?: {
    readonly label: string
    readonly isOn: boolean
    readonly onToggle: (to: boolean) => void
  }
}

/** The state of a record: a tinted word with a dot. */
export function StateCell({ label, tint, toggle }: StateCellProps) {
  if (!toggle) {
    return (
      <span className={classes.state} data-tint={tint}>
        {label}
      </span>
    )
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={toggle.isOn}
      aria-label={toggle.label}
      className={classes.state}
      data-tint={tint}
      onClick={() => toggle.onToggle(!toggle.isOn)}
    >
      {label}
    </button>
  )
}
