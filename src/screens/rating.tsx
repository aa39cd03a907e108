import type { Field } from '#descriptor/field.ts'
import { useText } from '#hooks/use-text.ts'
import visually from '#kit/visually-hidden.module.css'
import classes from './rating.module.css'

interface RatingProps {
  readonly label: string
  /** From 1 to 5. */
  readonly value: number
}

/** Whether a number is a rating of one to five. */
export function isRating(field: Field): boolean {
  return field.kind === 'number' && field.integer === true && field.min === 1 && field.max === 5
}

/** A rating as stars. */
export function Rating({ label, value }: RatingProps) {
  const t = useText()
  const full = Math.max(0, Math.min(5, Math.round(value)))
  return (
    <span className={classes.stars}>
      <span className={visually.hidden}>{`${label}: ${t('{n} trên 5', { n: full })}`}</span>
      <span aria-hidden>{'★'.repeat(full)}</span>
      <span aria-hidden className={classes.missing}>
        {'★'.repeat(5 - full)}
      </span>
    </span>
  )
}
