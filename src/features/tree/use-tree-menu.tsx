import { useCallback, useState } from 'react'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import type { TreeItem } from './tree-items.ts'

/** The action menu of the rows: its element while it is open, and the stable function that opens it. */
export function useTreeMenu<R>(
  items: readonly TreeItem<R>[],
  rowActions: ((row: R) => readonly RowAction[]) | undefined,
) {
  const [open, setOpen] = useState<{ id: string; button: HTMLElement } | null>(null)
  const openMenu = useCallback((id: string, button: HTMLElement) => setOpen({ id, button }), [])
  const item = open && items.find(({ id }) => id === open.id)
  const menu = open && item?.kind === 'row' && rowActions && (
    <RowMenu anchor={open.button} actions={rowActions(item.row)} onClose={() => setOpen(null)} />
  )
  return { menu, openMenu }
}
