import { useId, useState } from 'react'
import rowButton from '#kit/row-button.module.css'
import classes from './landed-panel.module.css'

interface LandedLineRowProps {
  readonly label: string
  /** A remark after the label, such as that only staff see the line. */
  readonly mark?: string | undefined
  readonly dong: string
  readonly yen: string
  /** How the amount comes about. */
  readonly formula: string
}

/** A line of the landed price; hover, focus or a press shows its formula, Escape hides it. */
export function LandedLineRow({ label, mark, dong, yen, formula }: LandedLineRowProps) {
  const id = useId()
  const [state, setState] = useState<'open' | 'hidden'>()
  return (
    <li className={classes.line} data-formula={state}>
      <button
        type="button"
        className={`${rowButton.row} ${classes.button}`}
        aria-describedby={id}
        onMouseLeave={() => setState((now) => (now === 'hidden' ? undefined : now))}
        onClick={() => setState(state === 'open' ? undefined : 'open')}
        onBlur={() => setState(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && setState('hidden')}
      >
        <span>
          {label} {mark && <span className={classes.mark}>{mark}</span>}
        </span>
        <span className={classes.amount}>{dong}</span>
        <span className={classes.yen}>{yen}</span>
      </button>
      <span id={id} role="tooltip" className={classes.formula}>
        {formula}
      </span>
    </li>
  )
}
