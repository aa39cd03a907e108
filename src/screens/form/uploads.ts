import { createContext, useContext } from 'react'
import type { Operation } from '#descriptor/operation.ts'
import { useUpload } from '#hooks/upload/use-upload.ts'
import type { UploadOptions } from '#http/upload.ts'

/**
 * The uploads of one form, and the records that its pickers create: a save waits for them, or it would leave out a
 * picture or a record that was just chosen.
 */
export interface Uploads {
  readonly watch: <T>(upload: Promise<T>) => Promise<T>
  readonly areUnderWay: () => boolean
  /** Waits until none is running; false when one has failed, which its field shows, or a picture of a text is missing. */
  readonly settled: () => Promise<boolean>
  /** Registers a picture of a text: no save leaves it out, and no newer version of the record replaces its text. */
  readonly addPicture: (done: Promise<unknown>) => void
  /** Registers work whose input must not be replaced by a newer version of the record; a save does not wait for it. */
  readonly hold: (work: Promise<unknown>) => void
  readonly mayBeReplaced: () => boolean
  /** Waits until no upload is running, and no held work. */
  readonly replaceable: () => Promise<void>
}

/** Makes an empty set of uploads. */
export function makeUploads(): Uploads {
  const running = new Set<Promise<unknown>>()
  const held = new Set<Promise<unknown>>()
  // With the failed ones, unlike the running uploads.
  const pictures = new Set<Promise<unknown>>()
  const add = (works: Set<Promise<unknown>>, work: Promise<unknown>) => {
    works.add(work)
    const forget = () => works.delete(work)
    work.then(forget, forget)
  }
  const mayBeReplaced = () => running.size + held.size === 0
  return {
    watch(upload) {
      add(running, upload)
      return upload
    },
    areUnderWay: () => running.size + pictures.size > 0,
    async settled() {
      // A pasted picture is sent in the next tick.
      if (running.size === 0) await valueSet()
      while (running.size > 0) {
        const results = await Promise.allSettled(running)
        await valueSet()
        if (results.some(({ status }) => status === 'rejected')) return false
      }
      return pictures.size === 0
    },
    addPicture(done) {
      add(pictures, done)
      add(held, done)
    },
    hold: (work) => add(held, work),
    mayBeReplaced,
    async replaceable() {
      while (!mayBeReplaced()) {
        await Promise.allSettled([...running, ...held])
        await valueSet()
      }
    },
  }
}

/** The field gets its value in the tick in which its upload ends: lets it run first. */
const valueSet = () => new Promise((resolve) => setTimeout(resolve))

/** The uploads of the form around a field. */
export const UploadsContext = createContext<Uploads | null>(null)

/** Uploads a picture for a field of the form around it, by the field's own operation if it has one. */
export function useFormUpload(
  operation?: Operation,
): (file: File, options?: UploadOptions) => Promise<string> {
  const upload = useUpload(operation)
  const uploads = useContext(UploadsContext)
  return (file, options) => {
    const sent = upload(file, options)
    return uploads ? uploads.watch(sent) : sent
  }
}
