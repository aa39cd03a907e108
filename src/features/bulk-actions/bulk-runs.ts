import { useSyncExternalStore } from 'react'
import { createStore } from '#browser/create-store.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import type { ChangeRun, RunEnd } from '#hooks/changes/change-run.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import { deferDelete, type PendingDelete } from '#hooks/write/pending-deletes.ts'
import { reportRunEnd } from '#screens/changes/report-run-end.ts'
import { session } from '#session/session.ts'

/** An action on many records: sets a field, or deletes them. */
export type BulkAction =
  | { readonly kind: 'set'; readonly name: string; readonly to: unknown }
  | { readonly kind: 'delete' }

/** The run of an action, and the rows of it that are sent or undone. */
interface BulkRun {
  readonly run: ChangeRun
  readonly kind: BulkAction['kind']
  readonly keys: ReadonlySet<number>
  /** Whether the rows are undone. */
  readonly isUndo: boolean
}

/** The action on one record, and its state. */
export interface BulkJob
  extends Pick<BulkRun, 'kind' | 'isUndo'>,
    Pick<RowOutcome, 'text' | 'more' | 'literal'> {
  readonly id: string
  readonly resource: Resource
  readonly row: Row
  /** `stopped` was not sent; `kept` was to be sent later or undone, but has been changed since. */
  readonly state: 'waiting' | 'sending' | 'stopped' | 'done' | 'same' | 'failed' | 'unsure' | 'kept'
}

interface Shown {
  readonly jobs: readonly BulkJob[]
  /** Whether records are being sent, or their outcomes stored. */
  readonly isRunning: boolean
}

const nothing: Shown = { jobs: [], isRunning: false }
const shown = createStore(nothing)
let runs: readonly BulkRun[] = []
let unsubscribe: readonly (() => void)[] = []
const ends = new Set<() => void>()

/** The actions of this page, oldest first. */
export function useBulk(): Shown {
  return useSyncExternalStore(shown.subscribe, shown.get)
}

/** The current jobs. */
export const bulkJobs = () => shown.get().jobs

/** Whether the jobs are rendered. */
export const isWatched = shown.hasListeners

/** Whether the job is waiting or being sent. */
export function isUnderWay({ state }: BulkJob): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Resolves when all actions have ended. */
export async function bulkEnded(): Promise<void> {
  if (shown.get().isRunning) await new Promise<void>((resolve) => ends.add(resolve))
}

/** Starts an action; those that have ended are no longer shown. */
export function startBulk(resource: Resource, rows: readonly Row[], act: BulkAction): Promise<RunEnd> {
  return startRun(resource, rows, act).end
}

function startRun(resource: Resource, rows: readonly Row[], act: BulkAction) {
  const changes = rows.map((row, key) => changeOf(row, key, act))
  // A delete has no undo: its run needs no record after a reload.
  const run = makeRun(resource, 'bulk', changes, { isStored: act.kind === 'set' })
  const keys = changes.map(({ key }) => key)
  const end = run.send(keys)
  show([...runs.filter(isRunning), { run, kind: act.kind, keys: new Set(keys), isUndo: false }])
  return { run, end }
}

/**
 * Hides records as deleted. Only `send` deletes them; it resolves when all deletes are settled. A refused record is shown
 * at once; the others stay hidden until their list is read again, which ends the run.
 */
export function deferDeletes(resource: Resource, rows: readonly Row[]): PendingDelete {
  let sent: ReturnType<typeof startRun> | null = null
  const sendAll = async (key: number) => {
    sent ??= startRun(resource, rows, { kind: 'delete' })
    await Promise.race([sent.end, rowFailed(sent.run, key)])
  }
  const deletes = rows.map(({ id }, key) => deferDelete(resource, id, () => sendAll(key)))
  return {
    undo: () => deletes.forEach(({ undo }) => undo()),
    send: async () => {
      clearBulk()
      await Promise.all(deletes.map(({ send }) => send()))
    },
  }
}

/** Resolves when a row has failed; a page that was requested before may still have a deleted one. */
function rowFailed(run: ChangeRun, key: number): Promise<void> {
  return new Promise((resolve) => {
    const end = run.subscribe(() => {
      if (run.outcome(key)?.state !== 'failed') return
      end()
      resolve()
    })
  })
}

/** Retries failed jobs, or resumes stopped ones. */
export function retryBulk(state: 'failed' | 'stopped'): void {
  for (const one of runs) {
    const retried = jobsOf(one).filter(
      (job) => job.state === state || (state === 'failed' && job.state === 'unsure'),
    )
    const keys = retried.map(({ key }) => key)
    if (keys.length > 0) void reportRunEnd(one.isUndo ? one.run.undo(keys) : one.run.send(keys))
  }
}

/** Undoes the actions on the screen; after an undo, sends them again. */
export function turnBulk(): void {
  const turned = runs.flatMap((one) => {
    const keys = one.run
      .keysIn(one.isUndo ? 'undone' : 'done')
      .filter((key) => !one.isUndo || one.keys.has(key))
    return one.kind === 'set' && keys.length > 0 ? [{ one, keys }] : []
  })
  for (const { one, keys } of turned) void reportRunEnd(one.isUndo ? one.run.send(keys) : one.run.undo(keys))
  show(turned.map(({ one }) => one))
}

/** Cancels the waiting jobs; running requests continue. */
export function stopBulk(): void {
  for (const { run } of runs) run.stop()
}

/** Removes the actions that have ended; their changes are among the recent ones of their lists. */
export function clearBulk(): void {
  show(runs.filter(isRunning))
}

// The actions under way are removed too: the next user does not see how they end.
session.onUserLeft(() => {
  stopBulk()
  show([])
})

const isRunning = ({ run }: BulkRun) => run.progress() !== null

function show(next: readonly BulkRun[]): void {
  for (const end of unsubscribe) end()
  runs = next
  unsubscribe = runs.map(({ run }) => run.subscribe(refresh))
  refresh()
}

/** The panel shows what its run does, also where another screen has started the undo or the repetition. */
function followed(one: BulkRun): BulkRun {
  const isUndo = one.run.isUndo()
  if (one.isUndo === isUndo) return one
  const keys = one.run.keysIn('undone', ...(isUndo ? (['done', 'undoing'] as const) : (['sending'] as const)))
  return { ...one, keys: new Set(keys), isUndo }
}

function refresh(): void {
  runs = runs.map(followed)
  const now = { jobs: runs.flatMap(jobsOf), isRunning: runs.some(isRunning) }
  shown.set(now.jobs.length > 0 ? now : nothing)
  if (now.isRunning) return
  for (const end of ends) end()
  ends.clear()
}

function jobsOf(one: BulkRun): readonly (BulkJob & { readonly key: number })[] {
  const { run, kind, keys, isUndo } = one
  const isOn = isRunning(one)
  return run.rows().flatMap(({ change, outcome }) => {
    const { key, before } = change
    if (!before || !keys.has(key)) return []
    const { text, more, literal } = outcome
    const state = isUndo ? undoState(outcome, isOn) : sendState(outcome, isOn)
    const words = { ...(text && { text }), ...(more && { more }), ...(literal && { literal }) }
    return [
      { id: `${run.id} ${key}`, key, resource: run.resource, row: before, kind, isUndo, state, ...words },
    ]
  })
}

function sendState({ state }: RowOutcome, isOn: boolean): BulkJob['state'] {
  if (state === 'waiting' || state === 'undone') return isOn ? 'waiting' : 'stopped'
  return state === 'undoing' ? 'sending' : state
}

/** A failed undo leaves its row done, with the reason. */
function undoState({ state, text }: RowOutcome, isOn: boolean): BulkJob['state'] {
  if (state === 'undoing') return 'sending'
  if (state === 'undone') return 'done'
  if (state !== 'done') return 'kept'
  if (text !== undefined) return 'failed'
  return isOn ? 'waiting' : 'stopped'
}

function changeOf(row: Row, key: number, act: BulkAction): PlannedChange {
  const planned = { key, line: key + 1, status: 'changed', before: row, problems: {} } as const
  if (act.kind === 'delete') return { ...planned, act: 'delete', values: {}, changes: [] }
  const { name, to } = act
  // A toggle that was changed had the other value, whatever the list showed.
  const from = typeof to === 'boolean' ? !to : valueOf(row, name)
  return { ...planned, act: 'set', values: { ...row, [name]: to }, changes: [{ name, from, to }] }
}
