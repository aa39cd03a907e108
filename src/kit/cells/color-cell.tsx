import classes from './cells.module.css'

/** A colour: its swatch and its code. Any text other than `#rrggbb` is shown as it is. */
export function ColorCell({ value }: { readonly value: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(value)) return value === '' ? null : <span>{value}</span>
  return (
    <span className={classes.color}>
      <i style={{ background: value }} />
      <span>{value}</span>
    </span>
  )
}
