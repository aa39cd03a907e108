import { useCallback } from 'react'
import { type Operation, post, requestOf } from '#descriptor/operation.ts'
import { type UploadOptions, uploadFile } from '#http/upload.ts'

/** Uploads pictures of forms and of the editor; the path is misspelt in the specification (S7-104). */
const pictures = post('/api/image/uoload')

/**
 * Returns a function that uploads a picture and resolves with its address; it rejects with an error of the
 * transport, whose `text` has the advice. `operation` is the upload call of a field that has its own.
 */
export function useUpload(
  operation: Operation = pictures,
): (file: File, options?: UploadOptions) => Promise<string> {
  return useCallback((file, options) => uploadFile(requestOf(operation), file, options), [operation])
}
