import '@mantine/core/styles/Badge.layer.css'
import { ActionIcon, Badge, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import drag from '#kit/card-drag.module.css'
import { useCardDrag } from '#kit/use-board-drag.ts'
import classes from './picture-field.module.css'

interface ImageTileProps {
  readonly id: string
  /** Its position, from 1, and the number of pictures. */
  readonly position: number
  readonly count: number
  readonly readOnly: boolean
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onDrop: (moved: string, where: 'before' | 'after') => void
  /** The picture. */
  readonly children: ReactNode
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** One picture of several: moved by dragging, by its buttons, or by Alt and an arrow. */
export function ImageTile(props: ImageTileProps) {
  const { id, position, count, readOnly, onMove, onRemove, onDrop, children } = props
  const t = useText()
  const tile = useRef<HTMLLIElement>(null)
  const sign = useCardDrag(tile, id, onDrop)
  const step = (by: -1 | 1) => {
    const to = position + by
    if (to >= 1 && to <= count) onMove(to)
  }
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || by === undefined) return
    // Alt and an arrow also goes back in the browser's history.
    event.preventDefault()
    step(by)
  }
  const n = position
  const tools = {
    back: {
      label: t('Đưa ảnh {n} lên trước', { n }),
      icon: IconChevronLeft,
      isUnavailable: n === 1,
      onClick: () => step(-1),
    },
    on: {
      label: t('Đưa ảnh {n} ra sau', { n }),
      icon: IconChevronRight,
      isUnavailable: n === count,
      onClick: () => step(1),
    },
    remove: { label: t('Bỏ ảnh {n}', { n }), icon: IconX, isUnavailable: false, onClick: onRemove },
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <li ref={tile} className={`${drag.card} ${classes.tile}`} data-id={id} data-sign={sign} onKeyDown={press}>
      {children}
      {position === 1 && (
        <Badge pos="absolute" top={4} left={4} px={6} radius="sm" variant="filled" className={classes.first}>
          {t('Ảnh chính')}
        </Badge>
      )}
      {!readOnly && (
        <Group gap={2} mt={4} justify="center">
          {Object.entries(tools).map(([key, { label, icon: Icon, isUnavailable, onClick }]) => (
            <ActionIcon
              key={key}
              size={28}
              c="dimmed"
              opacity={isUnavailable ? 0.35 : undefined}
              aria-label={label}
              title={label}
              // Not `disabled`: the button that has moved a picture to the end would drop the focus.
              aria-disabled={isUnavailable || undefined}
              onClick={onClick}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ))}
        </Group>
      )}
    </li>
  )
}
