import { createEmitter } from '#browser/emitter.ts'
import type { Upload } from '#kit/inputs/use-image-upload.ts'

/** A picture being uploaded into a text, or a failed one, kept for a retry. */
export interface PictureJob {
  readonly id: string
  readonly file: File
  /** The address of a local preview. */
  readonly preview: string
  /** From 0 to 1. */
  readonly done: number
  readonly error?: unknown
}

/** The callbacks of the uploads of one text. */
interface JobCallbacks {
  readonly upload: () => Upload
  /** Called for each added picture; the promise resolves once it is uploaded, cancelled or no longer in the text. */
  readonly onPicture?: (done: Promise<void>) => void
  readonly onUploaded: (id: string, address: string) => void
}

/** The running uploads of one text; several run in parallel. */
export type PictureJobs = ReturnType<typeof pictureJobs>

/** Uploads the pictures of a text; the placeholder in the text refers to its job by id. */
export function pictureJobs({ upload, onPicture, onUploaded }: JobCallbacks) {
  const jobs = new Map<string, PictureJob & { readonly abort: AbortController }>()
  const ends = new Map<string, () => void>()
  const changes = createEmitter()
  const wait = (id: string) => {
    const done = new Promise<void>((resolve) => ends.set(id, resolve))
    onPicture?.(done)
  }
  const endWait = (id: string) => {
    ends.get(id)?.()
    ends.delete(id)
  }
  const update = (id: string, next: Partial<PictureJob>) => {
    const job = jobs.get(id)
    if (!job) return
    jobs.set(id, { ...job, ...next })
    changes.emit()
  }
  const remove = (id: string) => {
    const job = jobs.get(id)
    if (!job) return
    job.abort.abort()
    URL.revokeObjectURL(job.preview)
    jobs.delete(id)
    endWait(id)
    changes.emit()
  }
  const send = async (id: string) => {
    const job = jobs.get(id)
    if (!job) return
    const abort = new AbortController()
    jobs.set(id, { id, file: job.file, preview: job.preview, done: 0, abort })
    changes.emit()
    try {
      const { signal } = abort
      const address = await upload()(job.file, { signal, onProgress: (done) => update(id, { done }) })
      if (signal.aborted) return
      onUploaded(id, address)
      remove(id)
    } catch (error) {
      if (!abort.signal.aborted) update(id, { error: error ?? new Error('upload') })
    }
  }
  return {
    get: (id: string): PictureJob | undefined => jobs.get(id),
    /** Adds a picture without uploading it; returns its id. */
    add(file: File): string {
      const id = crypto.randomUUID()
      const job = { id, file, preview: URL.createObjectURL(file), done: 0, abort: new AbortController() }
      jobs.set(id, job)
      wait(id)
      return id
    },
    send: (id: string) => void send(id),
    /** The number of pictures of the text that are neither uploaded nor cancelled. */
    waiting: (): number => ends.size,
    /** Ends the wait for the pictures whose placeholders the text no longer has; an undo that brings one back begins it again. */
    follow(isInText: (id: string) => boolean): void {
      for (const id of jobs.keys()) {
        const isWaiting = ends.has(id)
        if (isInText(id) === isWaiting) continue
        if (isWaiting) endWait(id)
        else wait(id)
        changes.emit()
      }
    },
    cancel: remove,
    cancelAll: () => [...jobs.keys()].forEach(remove),
    onChange: changes.subscribe,
  }
}
