import classes from './grid.module.css'

/** The name of a row in one line: a long one is cut before its last words, by which similar names differ. */
export function RowName({ text }: { readonly text: string }) {
  const [, start, end] = /^(.{16,}?)(\s\S.{0,11})$/su.exec(text) ?? []
  if (start === undefined) return <span>{text}</span>
  return (
    <span className={classes.name}>
      <span data-cut>{start}</span>
      <span>{end}</span>
    </span>
  )
}
