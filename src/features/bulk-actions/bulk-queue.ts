import { useSyncExternalStore } from 'react'
import { createStore } from '#browser/create-store.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { guardUnload } from '#hooks/changes/guard-unload.ts'
import { retryWhileBusy } from '#hooks/changes/retry-while-busy.ts'
import { createSendQueue } from '#hooks/changes/send-queue.ts'
import { cache } from '#hooks/read/cache.ts'
import { deferDelete, type PendingDelete } from '#hooks/write/pending-deletes.ts'
import { refreshLists } from '#hooks/write/refresh-lists.ts'
import { session } from '#session/session.ts'
import { keepChanges } from './keep-changes.ts'
import { type BulkAction, type BulkJob, runBulkAction } from './run-bulk-action.ts'

const jobs = createStore<readonly BulkJob[]>([])
const queue = createSendQueue<BulkJob>({ send: run, onStopped: markStopped })
let last = 0
const ends = new Set<() => void>()
const waiting = new Map<number, () => void>()
/** Deletes with an unknown outcome; their rows stay hidden until the lists of the resource are read again. */
const hiddenUntilRead = new Map<number, Resource>()

/** The jobs of this page, oldest first. */
export function useBulkJobs(): readonly BulkJob[] {
  return useSyncExternalStore(jobs.subscribe, jobs.get)
}

/** The current jobs. */
export const bulkJobs = jobs.get

/** Whether the jobs are rendered. */
export const isWatched = jobs.hasListeners

/** Whether the job is waiting or being sent. */
export function isUnderWay({ state }: BulkJob): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Resolves when all jobs have ended. */
export async function bulkEnded(): Promise<void> {
  if (jobs.get().some(isUnderWay)) await new Promise<void>((resolve) => ends.add(resolve))
}

/** Starts a bulk action, a few records at a time; ended jobs are removed. */
export function startBulk(resource: Resource, rows: readonly Row[], act: BulkAction): void {
  startEach(rows.map((row) => ({ resource, row, act })))
}

/** Starts an action of its own on each record. */
export function startEach(actions: readonly Pick<BulkJob, 'resource' | 'row' | 'act'>[]): void {
  const added = actions.map(({ resource, row, act }) => fresh(resource, row, act))
  setJobs([...withoutEnded(), ...added])
  queue.push(added)
}

/** Hides records as deleted. Only `send` deletes them; it resolves when all deletes are settled. */
export function deferDeletes(resource: Resource, rows: readonly Row[]): PendingDelete {
  const deletes = rows.map((row) => deferDelete(resource, row.id, () => enqueue(resource, row)))
  return {
    undo: () => deletes.forEach(({ undo }) => undo()),
    send: async () => {
      clearBulk()
      await Promise.all(deletes.map(({ send }) => send()))
    },
  }
}

/** Retries failed jobs, or resumes stopped ones. */
export function retryBulk(state: 'failed' | 'stopped'): void {
  const isRetried = (job: BulkJob) => job.state === state || (state === 'failed' && job.state === 'unsure')
  const retried = jobs.get().filter(isRetried)
  setJobs(jobs.get().map((job) => (isRetried(job) ? { ...job, state: 'waiting' } : job)))
  queue.push(retried)
}

/** Cancels the waiting jobs; running requests continue. */
export function stopBulk(): void {
  queue.stop()
  markStopped()
}

function markStopped(): void {
  const stopped = jobs.get().filter(({ state }) => state === 'waiting')
  setJobs(jobs.get().map((job) => (job.state === 'waiting' ? { ...job, state: 'stopped' } : job)))
  for (const { id } of stopped) settled(id)
}

/** Removes the ended jobs. */
export function clearBulk(): void {
  setJobs(withoutEnded())
}

/** The jobs under way; the others leave the list, and what they have changed is stored before. */
function withoutEnded(): readonly BulkJob[] {
  keepChanges(jobs.get())
  return jobs.get().filter(isUnderWay)
}

// The jobs under way are removed too: the next user does not see how they end.
session.onUserLeft(() => {
  stopBulk()
  for (const { id } of jobs.get()) settled(id)
  setJobs([])
})

async function enqueue(resource: Resource, row: Row): Promise<void> {
  const job = fresh(resource, row, { kind: 'delete' })
  const end = new Promise<void>((resolve) => waiting.set(job.id, resolve))
  setJobs([...jobs.get(), job])
  queue.push([job])
  await end
}

function fresh(resource: Resource, row: Row, act: BulkAction): BulkJob {
  return { id: ++last, resource, row, act, state: 'waiting', isUnsure: false }
}

/** Runs a job; resolves with the cause of its failure, or null. */
async function run(job: BulkJob, signal: AbortSignal): Promise<unknown> {
  const { id, resource, row, act, isUnsure, pending } = job
  change(id, { state: 'sending' })
  const end = await retryWhileBusy(
    () => runBulkAction(resource, row, act, { isUnsure, pending }),
    (one) => ('cause' in one ? one.cause : null),
    signal,
  )
  if (end.status === 'failed' || end.status === 'unsure') {
    const { text, more, literal } = end
    change(id, {
      state: end.status,
      isUnsure: end.status === 'unsure',
      pending: end.pending,
      text,
      more,
      literal,
    })
  } else change(id, { state: end.status, isUnsure: false })
  // A record whose delete has an unknown outcome stays hidden until its list shows whether it exists.
  if (end.status === 'unsure') hiddenUntilRead.set(id, resource)
  else settled(id)
  void refreshAfterLast(resource)
  return 'cause' in end ? end.cause : null
}

/** Refreshes once after the last job: each job would invalidate the previous read. */
async function refreshAfterLast(resource: Resource): Promise<void> {
  if (jobs.get().some((job) => job.resource === resource && isUnderWay(job))) return
  await refreshLists(resource, cache)
  for (const [hiddenId, of] of hiddenUntilRead) {
    if (of !== resource) continue
    hiddenUntilRead.delete(hiddenId)
    settled(hiddenId)
  }
}

function settled(id: number): void {
  waiting.get(id)?.()
  waiting.delete(id)
}

function change(id: number, part: Partial<BulkJob>): void {
  setJobs(jobs.get().map((job) => (job.id === id ? { ...job, ...part } : job)))
}

function setJobs(now: readonly BulkJob[]): void {
  // Closing the page would hide the results of the running jobs.
  guardUnload(jobs, now.some(isUnderWay))
  jobs.set(now)
  if (now.some(isUnderWay)) return
  keepChanges(now)
  for (const end of ends) end()
  ends.clear()
}
