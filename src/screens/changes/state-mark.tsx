import type { ChangeState } from './change-state.ts'
import classes from './state-mark.module.css'

/** The state of a row: a word with a dot, and the reason of a failure below. */
export function StateMark({ state }: { readonly state: ChangeState }) {
  return (
    <>
      <span className={classes.mark} data-tone={state.tone}>
        {state.text}
      </span>
      {state.more && <span className={classes.more}>{state.more}</span>}
    </>
  )
}
