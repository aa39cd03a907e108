import type { ResourceWith } from '#descriptor/capability.ts'
import type { Row } from '#descriptor/row.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'

interface DeleteDialogProps {
  readonly resource: ResourceWith<'remove'>
  readonly row: Row
  readonly onClose: () => void
}

/** The delete dialog without the code of writes, which a list does not need; preloaded with the menu of a row. */
export const LazyDeleteDialog = lazyComponent<DeleteDialogProps>(
  async () => (await import('#screens/delete-dialog.tsx')).DeleteDialog,
  LazyDialogFailure,
)
