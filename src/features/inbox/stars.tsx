import { VisuallyHidden } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './reading-pane.module.css'

interface StarsProps {
  readonly label: string
  /** From 1 to 5. */
  readonly value: number
}

/** A rating as stars. */
export function Stars({ label, value }: StarsProps) {
  const t = useText()
  const full = Math.max(0, Math.min(5, Math.round(value)))
  return (
    <span className={classes.stars}>
      <VisuallyHidden>
        {label}: {t('{n} trên 5', { n: full })}
      </VisuallyHidden>
      <span aria-hidden>{'★'.repeat(full)}</span>
      <span aria-hidden className={classes.missing}>
        {'★'.repeat(5 - full)}
      </span>
    </span>
  )
}
