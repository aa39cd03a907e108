import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { offerUndo } from '#browser/latest-undo.ts'
import { useText } from '#hooks/use-text.ts'
import { LeaveDialog } from '#kit/leave-dialog.tsx'
import { BulkPanel } from './bulk-panel.tsx'
import { type BulkJob, isUnderWay, stopBulk, turnBulk, useBulk } from './bulk-runs.ts'
import { notifyLeftRun } from './notify-hidden-failures.ts'

/** The progress of the bulk actions: counts, failures with reasons, retry and undo. */
export function BulkProgress() {
  const { jobs, isRunning } = useBulk()
  const underWay = jobs.filter(isUnderWay)
  const undos = jobs.filter((job) => job.isUndo)
  const isUndo = undos.length === jobs.length
  const hasDone = jobs.some(({ kind, state }) => kind === 'set' && state === 'done')
  // An action that starts during an undo shares its panel, and one button cannot redo the undo and undo the action.
  const undo = hasDone && (isUndo || undos.length === 0) ? turnBulk : undefined
  useUndoOffer(jobs, isRunning, isUndo ? undefined : undo)
  if (jobs.length === 0) return null
  return (
    <>
      <BulkPanel jobs={jobs} isRunning={isRunning} onUndo={undo} isUndo={isUndo} />
      {underWay.length > 0 && <LeaveGuard count={underWay.length} />}
    </>
  )
}

/**
 * Offers the undo of the changes from their start, so that the key does not undo something earlier while they are
 * running; it has an effect once they have ended. Their redo has only its button.
 */
function useUndoOffer(jobs: readonly BulkJob[], isRunning: boolean, undo: (() => void) | undefined) {
  const changes = jobs.filter(({ kind, isUndo }) => kind === 'set' && !isUndo)
  const latest = isRunning || undo ? changes.at(-1)?.id : undefined
  const undoEnded = useEffectEvent(() => {
    if (!isRunning) undo?.()
  })
  useEffect(() => (latest === undefined ? undefined : offerUndo(() => undoEnded())), [latest])
}

function LeaveGuard({ count }: { readonly count: number }) {
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  const leave = () => {
    stopBulk()
    void notifyLeftRun()
    proceed()
  }
  return <LeaveBulkDialog count={count} onStay={reset} onLeave={leave} />
}

interface LeaveBulkDialogProps {
  /** The number of records that are not sent yet. */
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Confirms leaving a list while a bulk action is running. */
function LeaveBulkDialog({ count, onStay, onLeave }: LeaveBulkDialogProps) {
  const t = useText()
  return (
    <LeaveDialog title={t('Rời trang khi chưa làm xong?')} onStay={onStay} onLeave={onLeave}>
      {t('Còn {count} mục. Rời trang thì những mục chưa làm sẽ giữ nguyên.', { count })}
    </LeaveDialog>
  )
}
