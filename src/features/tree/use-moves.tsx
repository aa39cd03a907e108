import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconFolderShare,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { canSave } from '#descriptor/capability.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { positionKeyOf } from '#descriptor/sort-position.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { type Destination, overlayBranches, readPath, treeMove } from '#hooks/tree/tree-move.ts'
import type { Branches } from '#hooks/tree/use-branches.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { explainFailure } from '#hooks/write/explain-failure.ts'
import { useRearrange } from '#hooks/write/use-rearrange.ts'
import type { RowAction } from '#kit/list/row-menu.tsx'
import { notify } from '#kit/notice.tsx'
import { notifyMoveFailed } from '#screens/notify-move-failed.ts'
import { translate } from '#text/language.ts'
import { text } from '#text/text.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { OpenNodes } from './use-open-nodes.ts'

interface Moving extends Pick<OpenNodes, 'onOpen'> {
  readonly resource: Resource
  readonly branches: Branches
  /** Rows of a search result have no siblings: they can only be moved to another parent. */
  readonly isFlat: boolean
}

/** Moves the records of a tree by drag, by keys, by the menu of a row, and by the parent dialog. */
export function useMoves({ resource, branches, isFlat, onOpen }: Moving) {
  const t = useText()
  const cache = useQueryClient()
  const [sending, setSending] = useState<Row | null>(null)
  const parentKey = parentKeyOf(resource)
  const canMove = parentKey !== undefined && canSave(resource, false)
  const canOrder = hasOrder(resource, branches)
  const rearranging = useRearrange(resource, {
    onMoved: ({ row, isOrder, changes }, undo) => {
      const parent = changes.at(-1)?.values[parentKey ?? '']
      if (typeof parent === 'string' && parent !== '') void show(parent)
      notifyMoved(resource, row, isOrder ? undefined : parent, () => rearranging.move(undo))
    },
    onFailed: notifyMoveFailed,
  })
  // Expands all ancestors of the new position.
  const show = async (parent: string) => {
    onOpen(parent, true)
    const path = await readPath(resource, parent, cache).catch(() => [])
    for (const { id } of path) onOpen(id, true)
  }
  const { overlay, movingId } = rearranging
  const move = async (row: Row, to: Destination) => {
    try {
      const planned = await treeMove(resource, row, to, overlay, cache)
      if (planned === 'cycle') notifyCycle(recordName(resource, row, t))
      else if (planned) rearranging.move(planned)
    } catch (error) {
      notify({
        tone: 'bad',
        text: text('Chưa chuyển được.'),
        more: explainFailure('move', error, { maybeDone: false }),
      })
    }
  }
  const shown = useMemo(() => overlayBranches(resource, branches, overlay), [resource, branches, overlay])

  const actionsOf = (row: Row): readonly RowAction[] => {
    if (!canMove) return []
    const moveTo = { label: t('Chuyển đến…'), icon: IconFolderShare, onSelect: () => setSending(row) }
    if (isFlat || !canOrder) return [moveTo]
    const { parent, ids } = renderedSiblings(shown, row, parentKey)
    return [...orderActions(ids, row.id, (before) => void move(row, { parent, before }), t), moveTo]
  }
  const dialog = sending && (
    <MoveDialog
      row={sending}
      onMove={(parent) => void move(sending, { parent, before: null })}
      onClose={() => setSending(null)}
    />
  )
  return {
    branches: shown,
    movingId,
    canOrder,
    move: canMove && !isFlat ? move : undefined,
    actionsOf,
    dialog,
  }
}

/** Whether the siblings of a tree have an order: a back-end without positions gets none. */
function hasOrder(resource: Resource, branches: Branches): boolean {
  const key = positionKeyOf(resource)
  const roots = branches.branch('')
  if (key === undefined || roots.state !== 'ready') return false
  return roots.rows.length > 0 && roots.rows.every((row) => valueOf(row, key) !== undefined)
}

/** The rendered parent of a record and its siblings; a record whose parent is missing is a root. */
function renderedSiblings(branches: Branches, row: Row, parentKey: string) {
  const named = valueOf(row, parentKey)
  for (const parent of [typeof named === 'string' ? named : '', '']) {
    const found = branches.branch(parent)
    const ids = found.state === 'ready' ? found.rows.map(({ id }) => id) : []
    if (ids.includes(row.id)) return { parent, ids }
  }
  return { parent: '', ids: [] }
}

function notifyMoved(resource: Resource, row: Row, parent: unknown, undo: () => void) {
  const name = recordName(resource, row, translate)
  notify({
    tone: 'plain',
    text:
      parent === ''
        ? text('Đã chuyển “{name}” lên cấp cao nhất', { name })
        : text('Đã chuyển “{name}”', { name }),
    undo,
  })
}

function notifyCycle(name: string) {
  notify({
    tone: 'bad',
    text: text('Không chuyển “{name}” vào chính nó hay mục nằm dưới nó được.', { name }),
    more: text('Bạn chọn một mục khác nhé.'),
  })
}

/** The menu entries that change the order of a record among its siblings; `onMove` takes the next sibling, null at the end. */
export function orderActions(
  siblings: readonly string[],
  id: string,
  onMove: (before: string | null) => void,
  t: Translate,
): readonly RowAction[] {
  const at = siblings.indexOf(id)
  const end = siblings.length - 1
  const entry = (label: string, icon: RowAction['icon'], before: string | undefined): RowAction => ({
    label,
    ...(icon && { icon }),
    onSelect: () => onMove(before ?? null),
  })
  return [
    ...(at > 0 ? [entry(t('Chuyển lên'), IconArrowUp, siblings[at - 1])] : []),
    ...(at >= 0 && at < end ? [entry(t('Chuyển xuống'), IconArrowDown, siblings[at + 2])] : []),
    // With two steps or more; one step is the same as the entry above.
    ...(at > 1 ? [entry(t('Chuyển lên đầu'), IconArrowBarToUp, siblings[0])] : []),
    ...(at >= 0 && at < end - 1 ? [entry(t('Chuyển xuống cuối'), IconArrowBarToDown, undefined)] : []),
  ]
}
