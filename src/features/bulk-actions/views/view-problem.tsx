import { useText } from '#hooks/use-text.ts'
import { sentences as joined } from '#text/sentences.ts'
import type { Text } from '#text/text.ts'
import classes from './views-dialog.module.css'

/** The problem of an action, below the row of its view. */
export function ViewProblem({ sentences: [first = '', ...more] }: { readonly sentences: readonly Text[] }) {
  const t = useText()
  return (
    <p role="alert" className={classes.problem}>
      {joined(t, first, more)}
    </p>
  )
}
