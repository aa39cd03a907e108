import classes from './skeleton-rows.module.css'

interface SkeletonRowsProps {
  readonly columns: number
  readonly rows: number
}

const WIDTHS = ['78%', '54%', '66%', '44%', '60%']

/** A body of empty rows in the exact shape of the real ones; it takes its space at once and shows after 150 ms. */
export function SkeletonRows({ columns, rows }: SkeletonRowsProps) {
  return (
    <tbody className={classes.body} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from readers as a whole
            <td key={column}>
              <span style={{ width: WIDTHS[(row + column) % WIDTHS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
