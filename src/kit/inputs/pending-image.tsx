import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ImagePreview } from './image-preview.tsx'
import { isUnfit, type Upload, useImageUpload } from './use-image-upload.ts'

interface PendingImageProps {
  readonly file: File
  readonly onUpload: Upload
  readonly failureText: (error: unknown) => ReactNode
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
    <Group
      component="li"
      gap={4}
      maw={hasFailed ? undefined : 96}
      w={hasFailed ? '100%' : undefined}
      justify={hasFailed ? undefined : 'center'}
      data-state={hasFailed ? 'failed' : undefined}
    >
      <ImagePreview src={job?.preview ?? ''} job={job} label={file.name} />
      {hasFailed && !isUnfit(job.error) && (
        <Button variant="light" size="compact-sm" onClick={job.retry}>
          {t('Thử lại')}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        {hasFailed ? t('Bỏ qua') : t('Hủy')}
      </Button>
      {hasFailed && (
        <Text role="alert" c="var(--mantine-color-error)" flex="1 0 100%">
          <b>{file.name}</b>
          <span> </span>
          <span>{failureText(job.error)}</span>
        </Text>
      )}
    </Group>
  )
}
