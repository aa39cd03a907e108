import classes from './cells.module.css'

interface TextCellProps {
  readonly value: string
  /** Less important than the row's name. */
  readonly isSecondary?: boolean
}

/** Text, cut after two lines with the whole on hover; nothing for ''. */
export function TextCell({ value, isSecondary }: TextCellProps) {
  if (value === '') return null
  return (
    <span
      className={isSecondary ? `${classes.text} ${classes.dimmed}` : classes.text}
      title={value.length > 24 ? value : undefined}
    >
      {value.length > 400 ? value.slice(0, 400) : value}
    </span>
  )
}
