import { Button, Group, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Progress.layer.css'
import { useText } from '#hooks/use-text.ts'
import type { PictureJob, PictureJobs } from './picture-jobs.ts'

/** The running uploads of a text. */
export interface PictureUploads {
  readonly jobs: PictureJobs
  /** Returns the text for a failed upload; undefined for the usual one. */
  readonly failureText: (error: unknown) => ReactNode
}

interface PictureStatusProps extends PictureUploads {
  readonly job: PictureJob
  /** Removes the picture from the text. */
  readonly onRemove: () => void
}

/** The progress of the upload of a picture, or its error. */
export function PictureStatus({ job, jobs, failureText, onRemove }: PictureStatusProps) {
  const t = useText()
  const hasFailed = job.error !== undefined
  const percent = Math.round(job.done * 100)
  return (
    <Group gap="xs" mt={4}>
      <Text component="output" c={hasFailed ? 'var(--mantine-color-error)' : undefined}>
        {hasFailed
          ? (failureText(job.error) ?? t('Chưa tải ảnh lên được. Kiểm tra mạng rồi bấm Thử lại.'))
          : t('Đang tải ảnh lên: {percent}%', { percent })}
      </Text>
      {!hasFailed && <Progress value={percent} w="8rem" aria-hidden />}
      {hasFailed && (
        <Button variant="default" size="compact-sm" onClick={() => jobs.send(job.id)}>
          {t('Thử lại')}
        </Button>
      )}
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          jobs.cancel(job.id)
          onRemove()
        }}
      >
        {hasFailed ? t('Bỏ qua') : t('Hủy')}
      </Button>
    </Group>
  )
}
