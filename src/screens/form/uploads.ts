import { createContext, useCallback, useContext } from 'react'
import type { Operation } from '#descriptor/operation.ts'
import { checkPicture } from '#hooks/upload/check-picture.ts'
import { type UploadOptions, uploadFile } from '#http/upload.ts'
import { UnfitPicture } from '#kit/inputs/use-image-upload.ts'
import { sessionDescriptor } from '#resources/session.ts'

/**
 * The uploads of one form, and the records that its pickers create: a save waits for them, or it would leave out a
 * picture or a record that was just chosen.
 */
export interface Uploads {
  /** A failed upload counts as missing until `gone` is aborted: until then its field shows it in the place of the value. */
  readonly watch: <T>(upload: Promise<T>, gone?: AbortSignal) => Promise<T>
  /** Whether a save has to wait for one, or to be refused for a missing one. */
  readonly areUnderWay: () => boolean
  /** Waits until none is running; false when one has failed, which its field shows, or a picture of a text is missing. */
  readonly settled: () => Promise<boolean>
  /** Registers a picture of a text: no save leaves it out, and no newer version of the record replaces its text. */
  readonly addPicture: (done: Promise<unknown>) => void
  readonly mayBeReplaced: () => boolean
  /** Waits until no upload is running, and no picture of a text is missing. */
  readonly replaceable: () => Promise<void>
}

/** Makes an empty set of uploads. */
export function makeUploads(): Uploads {
  const running = new Set<Promise<unknown>>()
  // With the failed ones, unlike the running uploads.
  const pictures = new Set<Promise<unknown>>()
  const failed = new Set<AbortSignal>()
  const noteFailure = (gone: AbortSignal | undefined) => {
    if (!gone) return
    failed.add(gone)
    gone.addEventListener('abort', () => failed.delete(gone), { once: true })
  }
  const add = (works: Set<Promise<unknown>>, work: Promise<unknown>) => {
    works.add(work)
    const forget = () => works.delete(work)
    work.then(forget, forget)
  }
  const mayBeReplaced = () => running.size + pictures.size === 0
  return {
    watch(upload, gone) {
      const watched = upload.catch((error: unknown) => {
        // A cancelled upload is not missing.
        if (gone?.aborted) return
        noteFailure(gone)
        throw error
      })
      add(running, watched)
      return upload
    },
    areUnderWay: () => running.size + pictures.size + failed.size > 0,
    async settled() {
      // A pasted picture is sent in the next tick.
      if (running.size === 0) await valueSet()
      while (running.size > 0) {
        const results = await Promise.allSettled(running)
        await valueSet()
        if (results.some(({ status }) => status === 'rejected')) return false
      }
      return pictures.size + failed.size === 0
    },
    addPicture: (done) => add(pictures, done),
    mayBeReplaced,
    async replaceable() {
      while (!mayBeReplaced()) {
        await Promise.allSettled([...running, ...pictures])
        await valueSet()
      }
    },
  }
}

/** The field gets its value in the tick in which its upload ends: lets it run first. */
const valueSet = () => new Promise((resolve) => setTimeout(resolve))

/** The uploads of the form around a field. */
export const UploadsContext = createContext<Uploads | null>(null)

/** Uploads a picture for a field of the form around it. */
export type FormUpload = (file: File, options?: UploadOptions) => Promise<string>

/** Uploads a picture of a text, which itself registers those that are missing (`addPicture`). */
export function useFormUpload(): FormUpload {
  const upload = useUpload()
  const uploads = useContext(UploadsContext)
  return (file, options) => {
    const sent = upload(file, options)
    return uploads?.watch(sent) ?? sent
  }
}

/** Checks and uploads a picture that is the value of a field, by the field's own operation if it has one. */
export function usePictureUpload(operation?: Operation): FormUpload {
  const upload = useUpload(operation)
  const uploads = useContext(UploadsContext)
  const checkAndUpload: FormUpload = async (file, options) => {
    const problem = await checkPicture(file)
    if (problem) throw new UnfitPicture(problem)
    return upload(file, options)
  }
  return (file, options) => {
    const sent = checkAndUpload(file, options)
    // The field aborts the signal with another picture, with none, and when it is unmounted.
    return uploads?.watch(sent, options?.signal) ?? sent
  }
}

/**
 * Returns a function that uploads a picture and resolves with its address; it rejects with an error of the
 * transport, whose `text` has the advice. `operation` is the upload call of a field that has its own.
 */
function useUpload(
  operation: Operation = sessionDescriptor.uploads.picture,
): (file: File, options?: UploadOptions) => Promise<string> {
  return useCallback((file, options) => uploadFile(operation, file, options), [operation])
}
