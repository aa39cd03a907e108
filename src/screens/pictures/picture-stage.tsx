import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import 'react-image-crop/dist/ReactCrop.css'
import '@mantine/core/styles/Center.layer.css'
import { ActionIcon, Button, Center, Checkbox, Group, Loader, Stack, Text } from '@mantine/core'
import { type Icon, IconCrop, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import type { AdvisedSize } from '#descriptor/field-parts.ts'
import { drawPicture } from '#hooks/upload/draw-picture.ts'
import { type Cut, isEditable, middleCut, type PictureEdit, turnedSize } from '#hooks/upload/picture-edit.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './picture-editor.module.css'
import { type EditedPicture, type Preview, previewSide, ratioCut } from './use-edited-pictures.ts'

interface PictureStageProps {
  readonly picture: EditedPicture
  readonly preview: Preview
  readonly most: AdvisedSize
  readonly onEdit: (edit: PictureEdit) => void
}

/** A picture with the frame that cuts it, and the buttons that turn it. */
export function PictureStage({ picture: { file, size, edit }, preview, most, onEdit }: PictureStageProps) {
  const t = useText()
  const ratio = most.width / most.height
  const [keepsRatio, setKeepsRatio] = useState(most.fixedRatio ?? false)
  const canvas = useRef<HTMLCanvasElement>(null)
  usePreview(canvas, preview, edit.turns)
  const turned = turnedSize(size, edit.turns)
  const turn = (by: number) => {
    const turns = (edit.turns + by + 4) % 4
    onEdit({ turns, cut: keepsRatio ? ratioCut(turnedSize(size, turns), ratio) : null })
  }
  const setRatio = (isKept: boolean) => {
    setKeepsRatio(isKept)
    if (isKept) onEdit({ ...edit, cut: ratioCut(turned, ratio) })
  }
  if (preview === 'failed') {
    return (
      <Center className={classes.picture}>
        <Text role="alert" c="var(--mantine-color-error)" p="md" ta="center">
          {isEditable(file, size)
            ? t('Không mở được hết ảnh này; tệp có thể bị hỏng. Bạn chọn tệp khác nhé.')
            : t('Ảnh này quá lớn để sửa ở đây. Bạn thu nhỏ bằng ứng dụng khác rồi chọn lại nhé.')}
        </Text>
      </Center>
    )
  }
  const start = keepsRatio ? ratio : turned.width / turned.height
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <TurnButton label={t('Xoay trái')} icon={IconRotate2} onClick={() => turn(-1)} />
        <TurnButton label={t('Xoay phải')} icon={IconRotateClockwise2} onClick={() => turn(1)} />
        {edit.cut ? (
          <Button variant="default" onClick={() => onEdit({ ...edit, cut: null })}>
            {t('Bỏ cắt')}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconCrop size={18} stroke={1.6} aria-hidden />}
            onClick={() => onEdit({ ...edit, cut: smaller(middleCut(turned, start)) })}
          >
            {t('Cắt')}
          </Button>
        )}
        {most.fixedRatio && (
          <Checkbox
            label={t('Giữ tỉ lệ {ratio}', { ratio: ratioText(most) })}
            checked={keepsRatio}
            onChange={({ currentTarget }) => setRatio(currentTarget.checked)}
          />
        )}
      </Group>
      <Center className={classes.picture} aria-busy={preview === null}>
        {preview === null && <Loader pos="absolute" size={22} />}
        <ReactCrop
          {...(edit.cut && { crop: percentOf(edit.cut) })}
          {...(keepsRatio && { aspect: ratio })}
          ruleOfThirds
          minWidth={16}
          minHeight={16}
          onChange={(_, cut) => onEdit({ ...edit, cut: cutOf(cut) })}
          ariaLabels={{
            cropArea: t('Khung cắt: các phím mũi tên để dời'),
            nwDragHandle: t('Góc trên bên trái của khung'),
            nDragHandle: t('Cạnh trên của khung'),
            neDragHandle: t('Góc trên bên phải của khung'),
            eDragHandle: t('Cạnh phải của khung'),
            seDragHandle: t('Góc dưới bên phải của khung'),
            sDragHandle: t('Cạnh dưới của khung'),
            swDragHandle: t('Góc dưới bên trái của khung'),
            wDragHandle: t('Cạnh trái của khung'),
          }}
        >
          <canvas ref={canvas} className={classes.canvas} aria-label={file.name} />
        </ReactCrop>
      </Center>
    </Stack>
  )
}

interface TurnButtonProps {
  readonly label: string
  readonly icon: Icon
  readonly onClick: () => void
}

function TurnButton({ label, icon: Drawing, onClick }: TurnButtonProps) {
  return (
    <ActionIcon variant="default" size={36} aria-label={label} data-tip={label} onClick={onClick}>
      <Drawing size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

/** Draws the turned preview. */
function usePreview(canvas: React.RefObject<HTMLCanvasElement | null>, preview: Preview, turns: number) {
  useEffect(() => {
    if (canvas.current && preview instanceof ImageBitmap)
      drawPicture(canvas.current, preview, { turns, cut: null }, { width: previewSide, height: previewSide })
  }, [canvas, preview, turns])
}

function percentOf({ x, y, width, height }: Cut) {
  return { unit: '%' as const, x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

/** A click beside the frame leaves an empty one, which cuts nothing. */
function cutOf({ x, y, width, height }: Cut): Cut | null {
  return width < 1 || height < 1 ? null : { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
}

/** A frame within the picture, so that its edges can be seen. */
function smaller({ x, y, width, height }: Cut): Cut {
  return { x: x + width * 0.1, y: y + height * 0.1, width: width * 0.8, height: height * 0.8 }
}

/** `5:2` for 1500 × 600. */
function ratioText({ width, height }: AdvisedSize): string {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  const common = divisor(width, height)
  return `${width / common}:${height / common}`
}
