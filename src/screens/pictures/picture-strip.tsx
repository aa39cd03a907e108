import { Center, Text, UnstyledButton } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { drawPicture } from '#hooks/upload/draw-picture.ts'
import { noEdit } from '#hooks/upload/picture-edit.ts'
import { useText } from '#hooks/use-text.ts'
import { formatSize } from '#text/format-size.ts'
import classes from './picture-editor.module.css'
import { type EditedPicture, uploadedFile } from './use-edited-pictures.ts'
import type { Preview } from './use-previews.ts'

interface PictureStripProps {
  readonly items: readonly EditedPicture[]
  readonly previews: readonly Preview[]
  readonly chosen: number
  readonly onChoose: (at: number) => void
}

/** The pictures that are uploaded together, with their weights before and after; one of them is edited. */
export function PictureStrip({ items, previews, chosen, onChoose }: PictureStripProps) {
  const t = useText()
  return (
    <ul className={classes.strip} aria-label={t('Các ảnh')}>
      {items.map((item, at) => {
        const sent = uploadedFile(item)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the pictures of an open dialog do not change
          <li key={at}>
            <UnstyledButton
              className={classes.thumb}
              aria-current={at === chosen}
              onClick={() => onChoose(at)}
            >
              <Thumbnail preview={previews[at] ?? null} />
              <Text span truncate>
                {item.file.name}
              </Text>
              <Text span size="xs" c={item.result === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
                {item.result !== 'failed'
                  ? `${formatSize(item.file.size)} → ${sent ? formatSize(sent.size) : '…'}`
                  : item.isOriginal
                    ? t('Tải nguyên bản')
                    : t('Không mở được, sẽ bỏ qua')}
              </Text>
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}

/** A small copy of a preview; an outline while it is decoded, an icon for a picture that cannot be. */
function Thumbnail({ preview }: { readonly preview: Preview }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && preview instanceof ImageBitmap)
      drawPicture(canvas.current, preview, noEdit, { width: thumbnailSide, height: thumbnailSide })
  }, [preview])
  if (preview instanceof ImageBitmap) return <canvas ref={canvas} className={classes.thumbnail} aria-hidden />
  return (
    <Center component="span" className={classes.thumbnail}>
      {preview === 'failed' && <IconPhotoOff size={24} stroke={1.4} aria-hidden />}
    </Center>
  )
}

/** The largest side of a thumbnail in pixels, twice that on screen. */
const thumbnailSide = 320
