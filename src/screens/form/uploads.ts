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
  /** Waits until none is running; false when one has failed, which its field shows. */
  readonly settled: () => Promise<boolean>
}

/** Makes an empty set of uploads. */
export function makeUploads(): Uploads {
  const running = new Set<Promise<unknown>>()
  return {
    watch(upload) {
      running.add(upload)
      const forget = () => running.delete(upload)
      upload.then(forget, forget)
      return upload
    },
    areUnderWay: () => running.size > 0,
    async settled() {
      while (running.size > 0) {
        const results = await Promise.allSettled(running)
        // The field gets its value in the same tick: let it run first.
        await new Promise((resolve) => setTimeout(resolve))
        if (results.some(({ status }) => status === 'rejected')) return false
      }
      return true
    },
  }
}

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
