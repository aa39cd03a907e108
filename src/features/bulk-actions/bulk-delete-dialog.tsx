import { useContext } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Row } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { ConfirmDialog } from '#kit/confirm-dialog.tsx'
import { focusBeside } from '#kit/focus-beside.ts'
import { notify } from '#kit/notice.tsx'
import { recordLines } from '#screens/relations/relation-lines.ts'
import { RelationsNote } from '#screens/relations/relations-note.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import { deferDeletes } from './bulk-queue.ts'
import { notifyHiddenFailures } from './notify-hidden-failures.ts'

interface BulkDeleteDialogProps {
  readonly resource: ResourceWith<'remove'>
  readonly rows: readonly Row[]
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** The number of labels in the dialog; the rest is only counted. */
const named = 5

/**
 * Confirms a bulk delete with the first labels and with the relations of the records. The rows disappear at once; they are deleted when the notice
 * with the undo action closes.
 */
export function BulkDeleteDialog({ resource, rows, onClose, onDeleted }: BulkDeleteDialogProps) {
  const t = useText()
  const lines = recordLines(resource, rows, useContext(ResourcesContext), t)
  const count = formatNumber(rows.length)
  const remove = () => {
    focusBeside(rows.map(({ id }) => id))
    const pending = deferDeletes(resource, rows)
    notify({
      tone: 'plain',
      text: text('Đã xóa {count} mục', { count }),
      undo: pending.undo,
      onRemoved: () => void pending.send().then(notifyHiddenFailures),
    })
    onDeleted()
  }
  const names = rows.slice(0, named).map((row) => t('“{name}”', { name: recordName(resource, row, t) }))
  const others = rows.length - names.length
  return (
    <ConfirmDialog
      title={t('Xóa {count} {noun}?', { count, noun: t(resource.noun) })}
      confirm={t('Xóa {count} mục', { count })}
      onConfirm={remove}
      onClose={onClose}
    >
      <span>
        {others > 0
          ? t('{names} và {n} mục khác sẽ bị xóa. Ngay sau đó bạn vẫn hoàn tác được.', {
              names: names.join(', '),
              n: formatNumber(others),
            })
          : t('{names} sẽ bị xóa. Ngay sau đó bạn vẫn hoàn tác được.', { names: names.join(', ') })}
      </span>
      <RelationsNote lines={lines} onFollow={onClose} />
    </ConfirmDialog>
  )
}
