import { Menu } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredMenu } from './anchored-menu.tsx'

/** One entry of the menu of a row. */
export interface RowAction {
  readonly label: string
  readonly icon?: Icon
  /** Red: a destructive action. */
  readonly danger?: boolean
  readonly onSelect: () => void
}

interface RowMenuProps {
  readonly anchor: HTMLElement
  readonly actions: readonly RowAction[]
  readonly onClose: () => void
}

/** The menu of one row, anchored to its button: all rows share one menu, so that a row needs few elements. */
export function RowMenu({ anchor, actions, onClose }: RowMenuProps) {
  const t = useText()
  return (
    <AnchoredMenu anchor={anchor} label={t('Thao tác')} onClose={onClose}>
      {actions.map(({ label, icon: RowIcon, danger, onSelect }) => (
        <Menu.Item
          key={label}
          leftSection={RowIcon && <RowIcon size={16} stroke={1.6} aria-hidden />}
          c={danger ? 'red' : undefined}
          onClick={() => {
            anchor.focus({ preventScroll: true })
            onSelect()
          }}
        >
          {label}
        </Menu.Item>
      ))}
    </AnchoredMenu>
  )
}
