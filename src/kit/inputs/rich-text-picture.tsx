import { Button, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './rich-text.module.css'
import type { useImageUpload } from './use-image-upload.ts'

interface RichTextPictureProps {
  readonly upload: ReturnType<typeof useImageUpload>
  readonly sayFailure: ((error: unknown) => string) | undefined
}

/** The picture on its way into a text: how far it is, or that it failed, with another try. */
export function RichTextPicture({ upload: { job, cancel }, sayFailure }: RichTextPictureProps) {
  const t = useText()
  if (!job) return null
  const hasFailed = job.error !== undefined
  return (
    <output className={classes.picture}>
      {hasFailed ? (
        <Text component="span" c="var(--mantine-color-error)">
          {sayFailure?.(job.error) ?? t('Chưa tải ảnh lên được. Kiểm tra mạng rồi bấm Thử lại.')}
        </Text>
      ) : (
        <span>
          {t('Đang tải ảnh lên: {percent}%', { percent: formatNumber(Math.round(job.done * 100)) })}
        </span>
      )}
      {hasFailed && (
        <Button variant="light" size="compact-sm" onClick={job.again}>
          {t('Thử lại')}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={cancel}>
        {hasFailed ? t('Bỏ qua') : t('Hủy')}
      </Button>
    </output>
  )
}
