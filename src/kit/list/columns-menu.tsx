import { ActionIcon } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { ColumnChoicesProps } from './columns/column-choices.tsx'

const ColumnChoices = lazyComponent(async () => (await import('./columns/column-choices.tsx')).ColumnChoices)

/** The menu for the columns, order and row height of a list; its code is loaded on intent. */
export function ColumnsMenu(props: Omit<ColumnChoicesProps, 'anchor' | 'label' | 'onClose'>) {
  const t = useText()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setButton(null), [])
  const title = t('Cột và độ cao dòng')
  const preload = () => void ColumnChoices.preload().catch(() => undefined)
  const open = (anchor: HTMLElement) => {
    const show = () => setButton(anchor)
    // The popover is placed by its size: it opens with its content.
    ColumnChoices.preload().then(show, show)
  }
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={title}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => (button ? close() : open(event.currentTarget))}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
      </ActionIcon>
      {button && <ColumnChoices {...props} anchor={button} label={title} onClose={close} />}
    </>
  )
}
