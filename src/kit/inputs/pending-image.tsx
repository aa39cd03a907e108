import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ImagePreview } from './image-preview.tsx'
import classes from './images-input.module.css'
import { isUnfit, type Upload, useImageUpload } from './use-image-upload.ts'

interface PendingImageProps {
  readonly file: File
  readonly onUpload: Upload
  readonly failureText: (error: unknown) => string
  readonly onUploaded: (address: string) => void
  readonly onCancel: () => void
}

/** A picture being uploaded; a failed one stays, with a retry button. */
export function PendingImage({ file, onUpload, failureText, onUploaded, onCancel }: PendingImageProps) {
  const t = useText()
  const { job, send } = useImageUpload(onUpload)
  const start = useRef(() => void send(file, onUploaded))
  useEffect(() => start.current(), [])
  const hasFailed = job?.error !== undefined
  return (
    <li className={classes.pending} data-state={hasFailed ? 'failed' : undefined}>
      <ImagePreview src={job?.preview ?? ''} job={job} label={file.name} />
      {hasFailed && (
        <p role="alert" className={classes.failure}>
          <b>{file.name}</b> {failureText(job.error)}
        </p>
      )}
      <span className={classes.choices}>
        {hasFailed && !isUnfit(job.error) && (
          <Button variant="light" size="compact-sm" onClick={job.retry}>
            {t('Thử lại')}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={onCancel}>
          {hasFailed ? t('Bỏ qua') : t('Hủy')}
        </Button>
      </span>
    </li>
  )
}
