import { useCallback } from 'react'
import { type Operation, post, requestOf } from '#descriptor/operation.ts'
import { type UploadOptions, uploadFile } from '#http/upload.ts'

/** Pictures of forms and of the editor; the path is spelt so (S7-104). */
const pictures = post('/api/image/uoload')

/**
 * Uploads a picture and gives its address; rejects with the transport's facts, whose `text` says what to do. `operation`
 * is the call of a field that has one of its own.
 */
export function useUpload(
  operation: Operation = pictures,
): (file: File, options?: UploadOptions) => Promise<string> {
  return useCallback((file, options) => uploadFile(requestOf(operation), file, options), [operation])
}
