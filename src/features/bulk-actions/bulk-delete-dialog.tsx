import { useContext } from 'react'
import { isOff, offSwitchOf } from '#descriptor/off-switch.ts'
import { allowsField } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { focusBeside } from '#kit/focus-beside.ts'
import { notify } from '#kit/notice.tsx'
import { recordLines } from '#screens/relations/relation-lines.ts'
import { RelationsNote, useUses } from '#screens/relations/relations-box.tsx'
import { useResourceWith } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import { type BulkAction, deferDeletes, startBulk } from './bulk-runs.ts'
import { notifyHiddenFailures } from './notify-hidden-failures.ts'

interface BulkDeleteDialogProps {
  readonly rows: readonly Row[]
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** The number of labels in the dialog; the rest is only counted. */
const named = 5

/**
 * Confirms a bulk delete with the first labels and with the uses of the records. Rows without uses disappear at once; they are
 * deleted when the notice with the undo action closes. With uses, each row stays until the server has deleted it.
 */
export function BulkDeleteDialog({ rows, onClose, onDeleted }: BulkDeleteDialogProps) {
  const resource = useResourceWith('remove')
  const t = useText()
  const lines = recordLines(resource, rows, useContext(ResourcesContext), t)
  const uses = useUses(lines)
  const isUsed = uses.count > 0
  const count = formatNumber(rows.length)
  const start = (some: readonly Row[], act: BulkAction) => {
    void startBulk(resource, some, act)
    onDeleted()
  }
  const removeLater = () => {
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
  const toggle = offSwitchOf(resource)
  const restrictionOf = useRestriction(resource)
  const on =
    toggle === undefined
      ? []
      : rows.filter((row) => !isOff(resource, row) && allowsField(restrictionOf(row), toggle))
  const names = rows.slice(0, named).map((row) => t('“{name}”', { name: recordName(resource, row, t) }))
  const others = rows.length - names.length
  return (
    <ActionModal
      title={t('Xóa {count} {noun}?', { count, noun: t(resource.noun) })}
      close={text('Giữ lại')}
      onClose={onClose}
      acts={[
        {
          label: text('Xóa {count} mục', { count }),
          isDanger: true,
          isBusy: uses.isWaiting,
          onClick: isUsed ? () => start(rows, { kind: 'delete' }) : () => uses.unlessUsed(removeLater),
        },
        ...(isUsed && toggle !== undefined && on.length > 0
          ? [
              {
                label: text('Tắt, không xóa'),
                onClick: () => start(on, { kind: 'set', name: toggle, to: false }),
              },
            ]
          : []),
      ]}
    >
      <span>
        {isUsed
          ? t('{count} mục khác đang dùng những mục này. Bạn mở chúng dưới đây để đổi trước nhé.', {
              count: formatNumber(uses.count),
            })
          : others > 0
            ? t('{names} và {n} mục khác sẽ bị xóa. Ngay sau đó bạn vẫn hoàn tác được.', {
                names: names.join(', '),
                n: formatNumber(others),
              })
            : t('{names} sẽ bị xóa. Ngay sau đó bạn vẫn hoàn tác được.', { names: names.join(', ') })}
      </span>
      <RelationsNote lines={lines} since={uses.since} onFollow={onClose} />
    </ActionModal>
  )
}
