import pLimit from 'p-limit'
import { useSyncExternalStore } from 'react'
import { createStore } from '#browser/create-store.ts'
import { checkPicture } from '#hooks/upload/check-picture.ts'
import { guardUnload } from '#hooks/write/guard-unload.ts'
import { session } from '#session/session.ts'
import { type Text, text } from '#text/text.ts'
import { type PendingUpload, sendToFolder } from './send-to-folder.ts'

/** The upload of a file into a folder, and its state. */
export interface UploadJob {
  readonly id: number
  readonly file: File
  readonly folder: string
  readonly state: 'waiting' | 'sending' | 'done' | 'refused' | 'failed'
  /** The progress, 0 to 1. */
  readonly done: number
  /** The reason of a refusal (a retry would fail again) or of a failure. */
  readonly why?: readonly Text[]
  /** The address of the stored file, once the upload is done. */
  readonly url?: string
}

// Two concurrent uploads: more only slow each other down, and a single one idles until its response.
const limit = pLimit(2)

const jobs = createStore<readonly UploadJob[]>([])
let last = 0
const running = new Map<number, AbortController>()
/** The uploads whose response was lost, by job. */
const pending = new Map<number, PendingUpload>()

/** The uploads of this page, oldest first; they continue while the user visits other screens. */
export function useUploads(): readonly UploadJob[] {
  return useSyncExternalStore(jobs.subscribe, jobs.get)
}

/** The current uploads. */
export const uploadsNow = jobs.get

/** Enqueues files for upload into a folder; each image is checked before it is sent. */
export function enqueue(files: readonly File[], folder: string): void {
  const added = files.map((file) => fresh({ id: ++last, file, folder }))
  setJobs([...jobs.get(), ...added])
  for (const { id } of added) void limit(run, id)
}

/** Retries a failed upload. */
export function retryUpload(id: number): void {
  setJobs(jobs.get().map((job) => (job.id === id && job.state === 'failed' ? fresh(job) : job)))
  void limit(run, id)
}

/** Aborts an upload, or removes a finished one from the panel. */
export function dropUpload(id: number): void {
  running.get(id)?.abort()
  running.delete(id)
  pending.delete(id)
  setJobs(jobs.get().filter((one) => one.id !== id))
}

/** Removes the completed uploads. */
export function clearUploads(): void {
  setJobs(jobs.get().filter(({ state }) => state !== 'done'))
}

session.onUserLeft(() => {
  for (const { id } of jobs.get()) dropUpload(id)
})

async function run(id: number): Promise<void> {
  const job = jobs.get().find((one) => one.id === id)
  // It may have been dropped while it waited, and a refused one is not retried.
  if (job?.state !== 'waiting') return
  const { file, folder } = job
  const abort = new AbortController()
  const { signal } = abort
  running.set(id, abort)
  try {
    const problem = await checkPicture(file)
    if (problem !== null) return change(id, { state: 'refused', why: [problem] })
    change(id, { state: 'sending' })
    const outcome = await sendToFolder(file, folder, {
      signal,
      onProgress: (done) => change(id, { done }),
      pending: pending.get(id) ?? null,
    })
    if (signal.aborted) return
    if (outcome.status === 'done') change(id, { state: 'done', done: 1, url: outcome.url })
    else change(id, { state: outcome.status, why: outcome.why })
    if (outcome.status === 'failed' && outcome.pending) pending.set(id, outcome.pending)
  } catch {
    change(id, {
      state: 'failed',
      why: [text('Chưa tải lên được.'), text('Bạn bấm Thử lại để gửi lại nhé.')],
    })
  } finally {
    running.delete(id)
  }
}

function fresh({ id, file, folder }: Pick<UploadJob, 'id' | 'file' | 'folder'>): UploadJob {
  return { id, file, folder, state: 'waiting', done: 0 }
}

function change(id: number, part: Partial<UploadJob>): void {
  setJobs(jobs.get().map((one) => (one.id === id ? { ...one, ...part } : one)))
}

function setJobs(now: readonly UploadJob[]): void {
  // Closing the page would lose the running uploads.
  guardUnload(jobs, now.some(isUnderWay))
  jobs.set(now)
}

const isUnderWay = ({ state }: UploadJob) => state === 'waiting' || state === 'sending'
