import type { ResourceWith } from '#descriptor/capability.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import { RetryDialog } from '#kit/retry-dialog.tsx'

interface DeleteDialogProps {
  readonly resource: ResourceWith<'remove'>
  readonly row: Row
  readonly onClose: () => void
}

/** The delete dialog without the code of writes, which a list does not need; preloaded with the menu of a row. */
export const LazyDeleteDialog = lazyComponent<DeleteDialogProps>(
  async () => (await import('#screens/delete-dialog.tsx')).DeleteDialog,
  Fallback,
)

function Fallback({ componentProps, hasFailed, onRetry }: LazyFallbackProps<DeleteDialogProps>) {
  const t = useText()
  const { resource, onClose } = componentProps
  const title = t('Xóa {noun} này?', { noun: t(resource.noun) })
  return hasFailed && <RetryDialog title={title} onRetry={onRetry} onClose={onClose} />
}
