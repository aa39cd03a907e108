import classes from './cells.module.css'

interface TextCellProps {
  readonly value: string
  /** Secondary to the row's name. */
  readonly isSecondary?: boolean
}

/** Text, truncated after two lines with the whole text on hover; renders nothing for ''. */
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
