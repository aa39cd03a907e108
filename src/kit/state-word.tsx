import type { Tint } from '#descriptor/tint.ts'
import classes from './state-word.module.css'

interface StateWordProps {
  readonly tint: Tint
  /** The word of the state, in the language of the interface. */
  readonly children: string
}

/** The state of a record: a word and a dot in its tint, so that the state is never colour alone. */
export function StateWord({ tint, children }: StateWordProps) {
  return (
    <span className={classes.state} data-tint={tint}>
      {children}
    </span>
  )
}
