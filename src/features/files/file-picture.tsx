import { IconFolder, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './file-items.module.css'
import type { StoredFile } from './stored-file.ts'

interface FilePictureProps {
  readonly file: StoredFile
  readonly src: string
}

/** The thumbnail of a file; its alt text is empty, because the name is rendered beside it. */
export function FilePicture({ file, src }: FilePictureProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={classes.picture}>
      {file.isFolder ? (
        <IconFolder size={28} stroke={1.25} aria-hidden />
      ) : isBroken ? (
        <IconPhotoOff size={28} stroke={1.25} aria-hidden />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
