import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Text } from '#text/text.ts'

/** Thrown for a picture that is not uploaded; `text` has the reason and the advice. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture'
  readonly text: Text

  constructor(why: Text) {
    super('unfit picture')
    this.text = why
  }
}

/** Uploads a picture and resolves with its address; progress runs from 0 to 1. */
export type Upload = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
) => Promise<string>

/** Prepares pictures for their upload, for instance by cutting them; null where none is to be uploaded. */
export type Prepare = (files: readonly File[], isWanted?: boolean) => Promise<readonly File[] | null>

/** A picture being uploaded, or a failed one, kept for a retry. */
export interface ImageUploadJob {
  readonly file: File
  /** The address of a local preview. */
  readonly preview: string
  readonly done: number
  readonly error?: unknown
  readonly retry: () => void
}

interface Running {
  readonly abort: AbortController
  readonly preview: string
}

/** Uploads one picture at a time; a newer one replaces an older one, unmounting aborts it. */
export function useImageUpload(upload: Upload) {
  const [job, setJob] = useState<ImageUploadJob | null>(null)
  const running = useRef<Running | null>(null)
  useEffect(() => () => stop(running), [])

  const send = async (file: File, onAddress: (address: string) => void): Promise<void> => {
    stop(running)
    const abort = new AbortController()
    const preview = URL.createObjectURL(file)
    running.current = { abort, preview }
    const retry = () => void send(file, onAddress)
    const update = (next: Partial<ImageUploadJob>) => {
      if (!abort.signal.aborted) setJob({ file, preview, done: 0, retry, ...next })
    }
    update({})
    try {
      const address = await upload(file, { signal: abort.signal, onProgress: (done) => update({ done }) })
      if (abort.signal.aborted) return
      onAddress(address)
      setJob(null)
      stop(running)
    } catch (error) {
      update({ error: error ?? new Error('upload') })
    }
  }
  const cancel = () => {
    stop(running)
    setJob(null)
  }
  return { job, send, cancel }
}

function stop(running: RefObject<Running | null>) {
  running.current?.abort.abort()
  if (running.current) URL.revokeObjectURL(running.current.preview)
  running.current = null
}

/** Whether an upload has failed for its file, which would fail again. */
export function isUnfit(error: unknown): boolean {
  return error instanceof UnfitPicture
}
