import { ActionIcon } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { ColumnChoicesProps } from './columns/column-choices.tsx'
import { useAnchor } from './use-anchor.ts'

const ColumnChoices = lazyComponent(async () => (await import('./columns/column-choices.tsx')).ColumnChoices)

/** The menu for the columns, order and row height of a list; its code is loaded on intent. */
export function ColumnsMenu(props: Omit<ColumnChoicesProps, 'anchor' | 'label' | 'onClose'>) {
  const t = useText()
  const { anchor, close, opener } = useAnchor(ColumnChoices)
  const title = t('Cột và độ cao dòng')
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={title}
        data-tip={title}
        aria-haspopup="dialog"
        {...opener}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
      </ActionIcon>
      {anchor && <ColumnChoices {...props} anchor={anchor} label={title} onClose={close} />}
    </>
  )
}
