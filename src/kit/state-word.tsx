import { UnstyledButton } from '@mantine/core'
import type { Tint } from '#descriptor/field-parts.ts'
import classes from './state-word.module.css'

interface StateWordProps {
  /** The word of the state, in the language of the interface. */
  readonly label: string
  /** `bad` for a row that could not be saved. */
  readonly tint: Tint | 'bad'
  /** Makes it a switch with this label that can be toggled in its row. */
  readonly toggle?: {
    readonly label: string
    readonly isOn: boolean
    readonly onToggle: (to: boolean) => void
  }
}

/** The state of a record: a tinted word with a dot, so that the state is never colour alone. */
export function StateWord({ label, tint, toggle }: StateWordProps) {
  return toggle ? (
    <button
      type="button"
      role="switch"
      aria-checked={toggle.isOn}
      aria-label={toggle.label}
      className={`${UnstyledButton.classes.root} ${classes.state}`}
      data-tint={tint}
      onClick={() => toggle.onToggle(!toggle.isOn)}
    >
      {label}
    </button>
  ) : (
    <span className={classes.state} data-tint={tint}>
      {label}
    </span>
  )
}
