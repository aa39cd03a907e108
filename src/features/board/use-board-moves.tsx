import { IconArrowDown, IconArrowUp, IconFolderShare } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { BoardSlot } from '#descriptor/board-slot.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { BoardPlan } from '#descriptor/screen-plans.ts'
import type { Value } from '#descriptor/value.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { orderChanges } from '#hooks/write/order-changes.ts'
import { type Move, useRearrange } from '#hooks/write/use-rearrange.ts'
import type { RowAction } from '#kit/list/row-menu.tsx'
import { MoveModal } from '#kit/move-modal.tsx'
import { notify } from '#kit/notice.tsx'
import { RadioList } from '#kit/radio-list.tsx'
import { notifyMoveFailed } from '#screens/notify-move-failed.ts'
import { text } from '#text/text.ts'
import { type BoardPage, boardPages, type FilledSlot, rowsInSlot } from './board-pages.ts'

/** Moves the records of a board by drag, by keys, by the menu of a card, and by the slot dialog. */
export function useBoardMoves(resource: Resource, board: BoardPlan, loaded: readonly Row[]) {
  const t = useText()
  const [moving, setMoving] = useState<Row | null>(null)
  const { overlay, move } = useRearrange(resource, {
    onMoved: ({ row }, undo) => tellMoved(resource, row, undo),
    onFailed: notifyMoveFailed,
  })
  const tellMoved = (of: Resource, row: Row, undo: Move) => {
    const name = recordName(of, row, t)
    notify({ tone: 'plain', text: text('Đã chuyển “{name}”', { name }), undo: () => move(undo) })
  }
  const rows = useMemo(
    () => (overlay.size === 0 ? loaded : loaded.map((row) => ({ ...row, ...overlay.get(row.id)?.values }))),
    [loaded, overlay],
  )
  const pages = useMemo(() => boardPages(resource, board, rows), [resource, board, rows])

  const moveTo = (row: Row, slot: Pick<FilledSlot, 'page' | 'slot'>, before: string | null) => {
    const next = boardMove(resource, board, rows, row, { page: slot.page, slot: slot.slot, before })
    if (next) move(next)
  }
  const drop = (id: string, slot: FilledSlot, before: string | null) => {
    const row = rows.find((one) => one.id === id)
    if (row && before !== id && (slot.isTarget || slot.rows.includes(row))) moveTo(row, slot, before)
  }
  const step = (row: Row, slot: FilledSlot, by: -1 | 1) => {
    const ids = slot.rows.map(({ id }) => id)
    const at = ids.indexOf(row.id)
    if (at + by < 0 || at + by >= ids.length) return
    moveTo(row, slot, (by < 0 ? ids[at - 1] : ids[at + 2]) ?? null)
  }
  const actionsOf = (row: Row, slot: FilledSlot): readonly RowAction[] => {
    const at = slot.rows.findIndex(({ id }) => id === row.id)
    const back = { label: t('Đưa lên trước'), icon: IconArrowUp, onSelect: () => step(row, slot, -1) }
    const on = { label: t('Đưa ra sau'), icon: IconArrowDown, onSelect: () => step(row, slot, 1) }
    const sends = { label: t('Chuyển đến…'), icon: IconFolderShare, onSelect: () => setMoving(row) }
    return [...(at > 0 ? [back] : []), ...(at < slot.rows.length - 1 ? [on] : []), sends]
  }
  const dialog: ReactNode = moving && (
    <ChooseSlotDialog
      name={recordName(resource, moving, t)}
      pages={pages}
      id={moving.id}
      onChoose={(slot) => moveTo(moving, slot, null)}
      onClose={() => setMoving(null)}
    />
  )
  return { pages, drop, step, actionsOf, dialog }
}

interface ChooseSlotDialogProps {
  readonly name: string
  readonly id: string
  readonly pages: readonly BoardPage[]
  readonly onChoose: (slot: FilledSlot) => void
  readonly onClose: () => void
}

/** The dialog that chooses the slot of a card. */
function ChooseSlotDialog({ name, id, pages, onChoose, onClose }: ChooseSlotDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const slots = pages.flatMap((page) =>
    page.lines
      .flat()
      .filter(({ isTarget }) => isTarget)
      .map((slot) => ({ slot, key: `${slot.page}.${slot.slot}`, pageLabel: page.label })),
  )
  const options = slots.map(({ slot, key, pageLabel }) => ({
    id: key,
    label: t(slot.label),
    more: t(pageLabel),
    isDisabled: slot.rows.some((row) => row.id === id),
  }))
  const target = slots.find(({ key }) => key === chosen)?.slot
  return (
    <MoveModal
      name={name}
      canMove={target !== undefined}
      onMove={() => {
        if (target) onChoose(target)
      }}
      onClose={onClose}
    >
      <RadioList label={t('Chỗ mới')} options={options} chosen={chosen} isBusy={false} onChoose={setChosen} />
    </MoveModal>
  )
}

/** The move of a record into a slot (`before` null: to its end); null if the record is there already. */
export function boardMove(
  resource: Resource,
  board: BoardPlan,
  rows: readonly Row[],
  row: Row,
  to: BoardSlot & { readonly before: string | null },
): Move | null {
  const others = rowsInSlot(rows, board, to).filter(({ id }) => id !== row.id)
  const at = to.before === null ? -1 : others.findIndex(({ id }) => id === to.before)
  const order = others.toSpliced(at < 0 ? others.length : at, 0, row)
  const { position, siblings } = orderChanges(resource, board.order, order, row)
  const goes: Record<string, Value> = {}
  const next = {
    [board.group[0]]: to.page,
    [board.group[1]]: to.slot,
    [board.order]: position,
  }
  for (const [name, value] of Object.entries(next)) {
    if (value !== undefined && valueOf(row, name) !== value) goes[name] = value
  }
  if (Object.keys(goes).length === 0 && siblings.length === 0) return null
  return { row, isOrder: true, changes: [...siblings, { row, values: goes }] }
}
