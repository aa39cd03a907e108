import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './image-input.module.css'
import type { UploadJob } from './use-image-upload.ts'

interface ImagePreviewProps {
  readonly src: string
  readonly job: UploadJob | null
  readonly label: string
}

/** The picture, or the one being uploaded with its progress; an icon replaces a missing or broken one. */
export function ImagePreview({ src, job, label }: ImagePreviewProps) {
  const t = useText()
  const [broken, setBroken] = useState('')
  const percent = Math.round((job?.done ?? 0) * 100)
  return (
    <div className={classes.preview}>
      {src === '' ? (
        <IconPhoto size={28} stroke={1.25} aria-hidden />
      ) : src === broken ? (
        <IconPhotoOff size={28} stroke={1.25} aria-label={t('Không xem được ảnh')} />
      ) : (
        <img src={src} alt={label} onError={() => setBroken(src)} />
      )}
      {job && job.error === undefined && (
        <output className={classes.progress}>
          <progress max={100} value={percent} aria-label={t('Đang tải ảnh lên')} />
          <span aria-hidden>{formatNumber(percent)}%</span>
        </output>
      )}
    </div>
  )
}
