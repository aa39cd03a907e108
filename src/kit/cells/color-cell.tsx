import classes from './cells.module.css'

/** A colour: its swatch and its code. What is no `#rrggbb` stands as it is. */
export function ColorCell({ value }: { readonly value: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(value)) return value || null
  return (
    <span className={classes.color}>
      <i style={{ background: value }} />
      {value}
    </span>
  )
}
