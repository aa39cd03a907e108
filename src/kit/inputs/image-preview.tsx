import '@mantine/core/styles/Center.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { Box, Center, Progress, Text } from '@mantine/core'
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './picture-field.module.css'
import type { ImageUploadJob } from './use-image-upload.ts'

interface ImagePreviewProps {
  readonly src: string
  readonly job: ImageUploadJob | null
  readonly label: string
}

/** The picture, or the one being uploaded with its progress; an icon replaces a missing or broken one. */
export function ImagePreview({ src, job, label }: ImagePreviewProps) {
  const t = useText()
  const [broken, setBroken] = useState('')
  const percent = Math.round((job?.done ?? 0) * 100)
  return (
    <Center className={classes.preview}>
      {src === '' ? (
        <IconPhoto size={28} stroke={1.25} aria-hidden />
      ) : src === broken ? (
        <IconPhotoOff size={28} stroke={1.25} aria-label={t('Không xem được ảnh')} />
      ) : (
        <img src={src} alt={label} onError={() => setBroken(src)} />
      )}
      {job && job.error === undefined && (
        <Box component="output" pos="absolute" bottom={0} w="100%" px={6} py={4} bg="var(--ben-card)">
          <Progress value={percent} size="sm" aria-label={t('Đang tải ảnh lên')} />
          <Text fz="xs" c="var(--mantine-color-text)" ta="center" aria-hidden>
            {`${formatNumber(percent)}%`}
          </Text>
        </Box>
      )}
    </Center>
  )
}
