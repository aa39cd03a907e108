import classes from './cells.module.css'

/** Text, secondary to the row's name, truncated after two lines with the whole text on hover; renders nothing for ''. */
export function TextCell({ value }: { readonly value: string }) {
  if (value === '') return null
  return (
    <span className={classes.text} title={value.length > 24 ? value : undefined}>
      {value.slice(0, 400)}
    </span>
  )
}
