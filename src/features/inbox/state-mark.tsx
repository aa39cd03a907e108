import type { StateOption } from '#descriptor/row-story.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './state-mark.module.css'

/** The state of a record as a tinted word with a dot. */
export function StateMark({ option }: { readonly option: StateOption | undefined }) {
  const t = useText()
  if (!option) return null
  return (
    <span className={classes.mark} data-tint={option.tint}>
      {t(option.label)}
    </span>
  )
}
