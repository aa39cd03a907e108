import '#kit/choice-styles.css'
import { Button, Center, Flex, Group, Stack, Switch, Text, UnstyledButton } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { AdvisedSize } from '#descriptor/field-parts.ts'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { drawPicture } from '#hooks/upload/draw-picture.ts'
import { editedSize, noEdit } from '#hooks/upload/picture-edit.ts'
import { useText } from '#hooks/use-text.ts'
import { Modal } from '#kit/modal.tsx'
import { formatNumber } from '#text/format.ts'
import { formatSize } from '#text/format-size.ts'
import classes from './picture-editor.module.css'
import { PictureStage } from './picture-stage.tsx'
import {
  type EditablePicture,
  type EditedPicture,
  type Preview,
  uploadedFile,
  useEditedPictures,
  usePreviews,
} from './use-edited-pictures.ts'

interface PictureStripProps {
  readonly items: readonly EditedPicture[]
  readonly previews: readonly Preview[]
  readonly chosen: number
  readonly onChoose: (at: number) => void
}

/** The pictures that are uploaded together, with their weights before and after; one of them is edited. */
function PictureStrip({ items, previews, chosen, onChoose }: PictureStripProps) {
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

export interface PictureEditorProps {
  readonly pictures: readonly EditablePicture[]
  readonly most: AdvisedSize
  /** The number of animated pictures beside them, which are uploaded as they are. */
  readonly animated: number
  /** Called with the files to upload, in the order of the pictures; null for one that is left out. */
  readonly onDone: (files: readonly (File | null)[]) => void
  readonly onClose: () => void
}

/** Cuts, turns and downsizes pictures before their upload, with their weights before and after. */
export function PictureEditor({ pictures, most, animated, onDone, onClose }: PictureEditorProps) {
  const t = useText()
  const { items: edited, setEdit, setOriginal } = useEditedPictures(pictures, most)
  const previews = usePreviews(pictures)
  const items = edited.map((item, at) =>
    previews[at] === 'failed' ? { ...item, result: 'failed' as const } : item,
  )
  const [chosen, setChosen] = useState(0)
  const picture = items[chosen]
  const files = items.map(uploadedFile)
  const isReady = items.every(({ isOriginal, result }) => isOriginal || result !== null)
  const count = files.filter((file) => file !== null).length
  const isAlone = items.length === 1
  const areMore = items.length + animated > 1
  return (
    <Modal
      form="window"
      title={
        isAlone ? t('Ảnh trước khi tải lên') : t('{count} ảnh trước khi tải lên', { count: items.length })
      }
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {areMore ? t('Không tải ảnh nào') : t('Hủy')}
          </Button>
          <Button
            variant="default"
            // Whether one of them is damaged is to be seen first.
            disabled={previews.includes(null)}
            onClick={() => onDone(pictures.map(({ file }) => file))}
          >
            {isAlone ? t('Dùng nguyên bản') : t('Tất cả nguyên bản')}
          </Button>
          <Button loading={!isReady} disabled={count === 0} onClick={() => onDone(files)}>
            {isReady && count > 0 && count < items.length
              ? t('Tải lên {count} ảnh', { count })
              : t('Tải lên')}
          </Button>
        </>
      }
    >
      <Flex direction={{ base: 'column', sm: 'row' }} gap="lg" h={{ base: 'auto', sm: '100%' }}>
        {!isAlone && <PictureStrip items={items} previews={previews} chosen={chosen} onChoose={setChosen} />}
        {picture && (
          // It scrolls beside the strip; the padding is for focus rings.
          <Stack flex={1} gap="sm" miw={0} m={-4} p={4} style={{ overflowY: 'auto' }}>
            <PictureStage
              key={chosen}
              picture={picture}
              preview={previews[chosen] ?? null}
              most={most}
              onEdit={(edit) => setEdit(chosen, edit)}
            />
            <Weights picture={picture} most={most} isAlone={isAlone} />
            {!isAlone && (
              <Switch
                label={t('Dùng nguyên bản ảnh này')}
                checked={picture.isOriginal}
                onChange={({ currentTarget }) => setOriginal(chosen, currentTarget.checked)}
              />
            )}
            {animated > 0 && (
              <Text c="dimmed">
                {t('{count} ảnh động được giữ nguyên, vì sửa sẽ mất chuyển động.', { count: animated })}
              </Text>
            )}
          </Stack>
        )}
      </Flex>
    </Modal>
  )
}

interface WeightsProps {
  readonly picture: EditedPicture
  readonly most: AdvisedSize
  /** Whether no other picture is uploaded with it. */
  readonly isAlone: boolean
}

/** The size and weight of a picture as it is, and as it is uploaded. */
function Weights({ picture, most, isAlone }: WeightsProps) {
  const t = useText()
  const { file, size, edit, isOriginal, result } = picture
  const sizeText = (pixels: { width: number; height: number }, bytes: string) =>
    `${formatNumber(pixels.width)} × ${formatNumber(pixels.height)}, ${bytes}`
  const after = isOriginal || result === file ? size : editedSize(size, edit, most)
  const sent = uploadedFile(picture)
  const isLeftOut = result === 'failed' && !isOriginal
  const isTooHeavy =
    sent !== null && (sent.size > pictureLimits.bytes || after.width * after.height > pictureLimits.pixels)
  return (
    <div>
      <Group component="output" gap="0 0.5rem" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <span>{sizeText(size, formatSize(file.size))}</span>
        {!isLeftOut && (
          <>
            <span aria-hidden>→</span>
            <b>{sizeText(after, sent ? formatSize(sent.size) : '…')}</b>
          </>
        )}
      </Group>
      <Text c="dimmed">
        {isLeftOut
          ? isAlone
            ? t('Ảnh này sẽ không được tải lên, trừ khi bạn bấm “Dùng nguyên bản”.')
            : t('Ảnh này sẽ không được tải lên, trừ khi bạn bật “Dùng nguyên bản ảnh này”.')
          : isTooHeavy
            ? t('Nguyên bản lớn quá mức máy chủ nhận.')
            : sent === file
              ? t('Ảnh được tải lên nguyên bản, kể cả thông tin máy chụp và nơi chụp.')
              : t('Thông tin máy chụp và nơi chụp được bỏ khỏi ảnh.')}
      </Text>
    </div>
  )
}
