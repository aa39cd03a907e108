import { useCallback } from 'react'
import { post, requestOf } from '#descriptor/operation.ts'
import { type UploadOptions, uploadFile } from '#http/upload.ts'

/** Pictures of forms and of the editor; the path is spelt so (spec §7). */
const pictures = post('/api/image/uoload')

/** Uploads a picture and gives its address; rejects with the transport's facts, whose `text` says what to do. */
export function useUpload(): (file: File, options?: UploadOptions) => Promise<string> {
  return useCallback((file, options) => uploadFile(requestOf(pictures), file, options), [])
}
