import { StateWord } from '#kit/state-word.tsx'
import type { ChangeState } from './change-state.ts'
import classes from './state-mark.module.css'

/** The state of a row as a tinted word. */
export const StateMark = ({ state: { tint, text } }: { readonly state: ChangeState }) =>
  text !== '' && <StateWord label={text} tint={tint} />

/** The reason of a failure or of a departure. */
export const StateReason = ({ state: { tint, more } }: { readonly state: ChangeState }) =>
  more !== undefined && (
    <div className={classes.reason} data-tint={tint}>
      {more}
    </div>
  )
