import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { offerUndo } from '#browser/latest-undo.ts'
import { useText } from '#hooks/use-text.ts'
import { LeaveDialog } from '#kit/leave-dialog.tsx'
import { BulkPanel } from './bulk-panel.tsx'
import { isUnderWay, startEach, stopBulk, useBulkJobs } from './bulk-queue.ts'
import { valueBefore } from './keep-changes.ts'
import { notifyLeftRun } from './notify-hidden-failures.ts'
import type { BulkJob } from './run-bulk-action.ts'

/** The progress of the bulk actions: counts, failures with reasons, retry and undo. */
export function BulkProgress() {
  const jobs = useBulkJobs()
  const underWay = jobs.filter(isUnderWay)
  const undos = jobs.filter(({ act }) => act.kind === 'set' && act.isUndo)
  const isUndo = undos.length === jobs.length
  // An action that starts during an undo shares its panel, and one button cannot redo the undo and undo the action.
  const undo = isUndo || undos.length === 0 ? undoOf(jobs.filter(({ state }) => state === 'done')) : undefined
  useUndoOffer(jobs, isUndo ? undefined : undo)
  if (jobs.length === 0) return null
  return (
    <>
      <BulkPanel jobs={jobs} onUndo={undo} isUndo={isUndo} />
      {underWay.length > 0 && <LeaveGuard count={underWay.length} />}
    </>
  )
}

/**
 * Offers the undo of the changes from their start, so that the key does not undo something earlier while they are
 * running; it has an effect once they have ended. Their redo has only its button.
 */
function useUndoOffer(jobs: readonly BulkJob[], undo: (() => void) | undefined) {
  const isRunning = jobs.some(isUnderWay)
  const changes = jobs.filter(({ act }) => act.kind === 'set' && !act.isUndo)
  const latest = isRunning || undo ? changes.at(-1)?.id : undefined
  const undoEnded = useEffectEvent(() => {
    if (!isRunning) undo?.()
  })
  useEffect(() => (latest === undefined ? undefined : offerUndo(() => undoEnded())), [latest])
}

/**
 * Gives each record its earlier value, and the undo of an undo the value that was taken back; a record that another
 * user has reset already needs no request. The jobs may be of several resources: an action can start on another list
 * while one is running.
 */
function undoOf(done: readonly BulkJob[]): (() => void) | undefined {
  const actions = done.flatMap(({ resource, row, act }) =>
    act.kind === 'set'
      ? [
          {
            resource,
            row,
            act: { ...act, to: valueBefore({ row, act }), replaced: act.to, isUndo: !act.isUndo },
          },
        ]
      : [],
  )
  return actions.length > 0 ? () => startEach(actions) : undefined
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
