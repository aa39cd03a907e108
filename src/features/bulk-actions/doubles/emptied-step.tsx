import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { can } from '#descriptor/capability.ts'
import { offSwitchOf } from '#descriptor/off-switch.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Restriction } from '#descriptor/restriction.ts'
import { allows } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { BulkDeleteDialog } from '#features/bulk-actions/bulk-delete-dialog.tsx'
import { isToBeSent } from '#hooks/changes/change-plan.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import type { RecordMerge, Repointing } from '#hooks/doubles/repointing.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import bar from '#kit/sticky-bar.module.css'
import { notifySavedRun } from '#screens/changes/notify-saved-run.ts'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'

interface EmptiedStepProps {
  readonly merge: RecordMerge
  /** What still uses the others, as it was read last. */
  readonly found: readonly Repointing[]
  /** Whether it was read after the last change. */
  readonly isFresh: boolean
  readonly onReread: () => void
  readonly onDone: () => void
}

/** The records that nothing uses any more: deleted, switched off or left. Deleting needs the certainty that nothing does. */
export function EmptiedStep({ merge, found, isFresh, onReread, onDone }: EmptiedStepProps) {
  const resource = useResource()
  const t = useText()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const restrictionOf = useRestriction(resource)
  useEffect(() => {
    if (!isFresh) onReread()
  }, [isFresh, onReread])
  if (!isFresh)
    return (
      <Text component="output" display="block" c="dimmed" my="xs">
        {t('Đang xem lại lần cuối…')}
      </Text>
    )
  const { others } = merge
  const count = formatNumber(others.length)
  const unknown = found.filter(({ isWhole }) => !isWhole).map((one) => t(one.resource.title))
  const isUsed = found.some(({ left }) => left.length > 0)
  const isCertain = unknown.length === 0 && !isUsed
  const toggle = offSwitchOf(resource)
  const isRemovable = others.every((row) => allows(restrictionOf(row), 'remove'))
  const off = async () => {
    if (toggle === undefined) return
    setBusy(true)
    await switchOff(resource, { rows: others, toggle, restrictionOf })
    setBusy(false)
    onDone()
  }
  return (
    <>
      <Text c="dimmed" mt="xs" mb="md">
        {`${
          unknown.length > 0
            ? t('Chưa xem được hết {titles}, nên chưa xóa được bản thừa.', { titles: unknown.join(', ') })
            : isUsed
              ? t('Sửa hết các liên kết ở trên rồi mới xóa được bản thừa.')
              : t('Không còn gì dùng bản thừa nữa. Xóa rồi thì không hoàn tác việc gộp được.')
        }${isCertain && toggle !== undefined ? ` ${t('Chỉ tắt thì vẫn hoàn tác được trong 7 ngày.')}` : ''}`}
      </Text>
      <div className={bar.bar}>
        <Button variant="default" onClick={onDone}>
          {t('Để lại')}
        </Button>
        {!isCertain && (
          <Button variant="default" onClick={onReread}>
            {t('Kiểm tra lại')}
          </Button>
        )}
        {toggle !== undefined && (
          <BusyButton variant="default" isBusy={isBusy} onClick={() => void off()}>
            {t('Tắt {count} bản thừa', { count })}
          </BusyButton>
        )}
        {can(resource, 'remove') && isRemovable && isCertain && (
          <Button color="red" onClick={() => setConfirming(true)}>
            {t('Xóa {count} bản thừa…', { count })}
          </Button>
        )}
      </div>
      {isConfirming && can(resource, 'remove') && (
        <BulkDeleteDialog rows={others} onClose={() => setConfirming(false)} onDeleted={onDone} />
      )}
    </>
  )
}

interface SwitchOff {
  readonly rows: readonly Row[]
  readonly toggle: string
  readonly restrictionOf: (row: Row) => Restriction | undefined
}

/** Switches records off as a run that can be undone; notifies how it has ended. */
async function switchOff(resource: Resource, { rows, toggle, restrictionOf }: SwitchOff): Promise<void> {
  const given = rows.map(({ id }, at) => ({ key: at, line: at + 1, id, values: { [toggle]: false } }))
  const plan = await planChanges(resource, given, rows, { restrictionOf })
  const sent = plan.rows.filter(isToBeSent)
  if (sent.length + plan.counts.refused === 0) return
  const run = makeRun(resource, 'merge', sent)
  await run.send(sent.map(({ key }) => key))
  const failed = plan.counts.refused + run.count('failed', 'unsure', 'waiting')
  notifySavedRun(run, failed, text('Đã tắt {n} bản thừa.', { n: sent.length }))
}
