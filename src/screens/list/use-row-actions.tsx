import { IconCalculator, IconCopy, IconListTree, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import { can, canSave, type ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import type { RowAction } from '#kit/list/row-menu.tsx'
import { childrenHref, formHref, quoteHref } from '#screens/href.ts'
import { useGo } from '#screens/use-go.ts'

interface DeleteDialogProps {
  readonly resource: ResourceWith<'remove'>
  readonly row: Row
  readonly onClose: () => void
}

/** The delete dialog without the code of writes, which a list does not need; preloaded with the menu of a row. */
const LazyDeleteDialog = lazyComponent<DeleteDialogProps>(
  async () => (await import('#screens/delete-dialog.tsx')).DeleteDialog,
  LazyDialogFailure,
)

/** The menu of a row, each entry only if the entity supports it, and the dialog that it may open. */
export function useRowActions(resource: Resource, state: ListState) {
  const t = useText()
  const go = useGo()
  const restrictionOf = useRestriction(resource)
  const [deleting, setDeleting] = useState<Row | null>(null)
  const menuOf = useCallback(
    (row: Row): readonly RowAction[] => {
      if (can(resource, 'remove')) void LazyDeleteDialog.preload().catch(() => undefined)
      return [
        { label: t('Mở'), icon: IconPencil, onSelect: () => go(formHref(resource, row.id, state)) },
        ...(resource.quote?.item
          ? [{ label: t('Báo giá'), icon: IconCalculator, onSelect: () => go(quoteHref(resource, [row.id])) }]
          : []),
        ...(can(resource, 'byParent') && can(resource, 'list')
          ? [
              {
                label: t('Xem mục con'),
                icon: IconListTree,
                onSelect: () => go(childrenHref(resource, row.id)),
              },
            ]
          : []),
        ...(canSave(resource, true)
          ? [
              {
                label: t('Nhân bản'),
                icon: IconCopy,
                onSelect: () => go(formHref(resource, null, state, { from: row.id })),
              },
            ]
          : []),
        ...(can(resource, 'remove') && allows(restrictionOf(row), 'remove')
          ? [{ label: t('Xóa'), icon: IconTrash, danger: true, onSelect: () => setDeleting(row) }]
          : []),
      ]
    },
    [resource, state, go, t, restrictionOf],
  )
  const dialog: ReactNode = can(resource, 'remove') && deleting && (
    <LazyDeleteDialog resource={resource} row={deleting} onClose={() => setDeleting(null)} />
  )
  return { menuOf, dialog }
}
