import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconFolderShare from '@tabler/icons-react/dist/esm/icons/IconFolderShare.mjs'
import { type ReactNode, useMemo, useState } from 'react'
import type { BoardPlan, Resource } from '#descriptor/resource.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { type Move, useRearrange } from '#hooks/write/use-rearrange.ts'
import type { RowAction } from '#kit/list/row-menu.tsx'
import { notify } from '#kit/notice.tsx'
import { tellMoveFailed } from '#screens/tell-move-failed.ts'
import { text } from '#text/text.ts'
import { boardMove } from './board-move.ts'
import { boardPages, type Spot } from './board-pages.ts'
import { HangDialog } from './hang-dialog.tsx'

/** All that moves the records of a board: by drag and keys, by a card's menu, and by the dialog that picks a place. */
export function useBoardMoves(resource: Resource, board: BoardPlan, loaded: readonly Row[]) {
  const t = useText()
  const [hanging, setHanging] = useState<Row | null>(null)
  const { laid, move } = useRearrange(resource, {
    onMoved: ({ row }, undo) => tellMoved(resource, row, undo),
    onFailed: tellMoveFailed,
  })
  const tellMoved = (of: Resource, row: Row, undo: Move) => {
    const name = labelOf(of, row)
    notify({ tone: 'plain', text: text('Đã chuyển “{name}”', { name }), undo: () => move(undo) })
  }
  const rows = useMemo(
    () => (laid.size === 0 ? loaded : loaded.map((row) => ({ ...row, ...laid.get(row.id)?.values }))),
    [loaded, laid],
  )
  const pages = useMemo(() => boardPages(resource, board, rows), [resource, board, rows])

  const hang = (row: Row, spot: Pick<Spot, 'page' | 'spot'>, before: string | null) => {
    const next = boardMove(resource, board, rows, row, { page: spot.page, spot: spot.spot, before })
    if (next) move(next)
  }
  const drop = (id: string, spot: Spot, before: string | null) => {
    const row = rows.find((one) => one.id === id)
    if (row && before !== id) hang(row, spot, before)
  }
  const step = (row: Row, spot: Spot, by: -1 | 1) => {
    const ids = spot.rows.map(({ id }) => id)
    const at = ids.indexOf(row.id)
    if (at + by < 0 || at + by >= ids.length) return
    hang(row, spot, (by < 0 ? ids[at - 1] : ids[at + 2]) ?? null)
  }
  const actionsOf = (row: Row, spot: Spot): readonly RowAction[] => {
    const at = spot.rows.findIndex(({ id }) => id === row.id)
    const back = { label: t('Đưa lên trước'), icon: IconArrowUp, onSelect: () => step(row, spot, -1) }
    const on = { label: t('Đưa ra sau'), icon: IconArrowDown, onSelect: () => step(row, spot, 1) }
    const sends = { label: t('Chuyển đến…'), icon: IconFolderShare, onSelect: () => setHanging(row) }
    return [...(at > 0 ? [back] : []), ...(at < spot.rows.length - 1 ? [on] : []), sends]
  }
  const dialog: ReactNode = hanging && (
    <HangDialog
      name={labelOf(resource, hanging)}
      pages={pages}
      id={hanging.id}
      onHang={(spot) => hang(hanging, spot, null)}
      onClose={() => setHanging(null)}
    />
  )
  return { pages, drop, step, actionsOf, dialog }
}
