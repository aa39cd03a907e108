import { useBlocker } from '@tanstack/react-router'
import { type Row, valueOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { sentences } from '#text/sentences.ts'
import { BulkPanel } from './bulk-panel.tsx'
import {
  type BulkJob,
  clearBulk,
  isUnderWay,
  retryBulk,
  startEach,
  stopBulk,
  useBulkJobs,
} from './bulk-queue.ts'
import { LeaveBulkDialog } from './leave-bulk-dialog.tsx'
import { notifyHiddenFailures } from './notify-hidden-failures.ts'

/** The progress of the bulk actions: counts, failures with reasons, retry and undo. */
export function BulkProgress() {
  const t = useText()
  const jobs = useBulkJobs()
  const which = (...states: readonly BulkJob['state'][]) => jobs.filter(({ state }) => states.includes(state))
  const failed = which('failed', 'unsure')
  const underWay = jobs.filter(isUnderWay)
  const undo = undoOf(which('done'))
  if (jobs.length === 0) return null
  return (
    <>
      <BulkPanel
        all={jobs.length}
        left={underWay.length}
        done={which('done').length}
        same={which('same').length}
        stopped={which('stopped').length}
        failed={failed.map(({ id, resource, row, text = '', more = [] }) => ({
          key: id,
          name: recordName(resource, row, t),
          why: sentences(t, text, more),
        }))}
        onStop={stopBulk}
        onRetry={() => retryBulk('failed')}
        onGoOn={() => retryBulk('stopped')}
        onUndo={undo}
        onClose={clearBulk}
      />
      {underWay.length > 0 && <LeaveGuard count={underWay.length} />}
    </>
  )
}

/** Gives each record its earlier value; a record that another user has reset already needs no request. */
function undoOf(done: readonly BulkJob[]): (() => void) | undefined {
  const [first] = done
  if (first?.act.kind !== 'set') return undefined
  return () =>
    startEach(
      first.resource,
      done.flatMap(({ row, act }) =>
        act.kind === 'set' ? [{ row, act: { ...act, to: before(row, act) } }] : [],
      ),
    )
}

// A toggle that was changed had the other value, whatever the list showed.
function before(row: Row, { name, to }: { readonly name: string; readonly to: unknown }): unknown {
  return typeof to === 'boolean' ? !to : valueOf(row, name)
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
    void notifyHiddenFailures()
    proceed()
  }
  return <LeaveBulkDialog count={count} onStay={reset} onLeave={leave} />
}
