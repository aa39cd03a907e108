import classes from './cells.module.css'
import { ImageCell } from './image-cell.tsx'

interface ImagesCellProps {
  /** The pictures' full addresses, in their order. */
  readonly srcs: readonly string[]
}

/** The first of several pictures, and their number. */
export function ImagesCell({ srcs }: ImagesCellProps) {
  return (
    <span className={classes.images}>
      <ImageCell src={srcs[0] ?? ''} />
      {srcs.length > 1 && <small>×{srcs.length}</small>}
    </span>
  )
}
