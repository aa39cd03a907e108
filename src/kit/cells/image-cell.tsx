import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './cells.module.css'

interface ImageCellProps {
  /** The picture's full address, or ''. */
  readonly src: string
}

/** A picture of 32 px beside the row's name, which describes it; an icon replaces a missing one. */
export function ImageCell({ src }: ImageCellProps) {
  const [broken, setBroken] = useState('')
  if (src === '' || src === broken) {
    return (
      <span className={classes.image}>
        <IconPhoto size={16} stroke={1.5} aria-hidden />
      </span>
    )
  }
  return (
    <img
      // Of another row: an element with another picture would show the former one until that is loaded.
      key={src}
      className={classes.image}
      src={src}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}

/** The first of several pictures, by their full addresses, and their number. */
export function ImagesCell({ srcs }: { readonly srcs: readonly string[] }) {
  return (
    <span className={classes.images}>
      <ImageCell src={srcs[0] ?? ''} />
      {srcs.length > 1 && <small>{`×${srcs.length}`}</small>}
    </span>
  )
}
