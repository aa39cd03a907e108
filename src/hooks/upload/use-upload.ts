import { useCallback } from 'react'
import type { Operation } from '#descriptor/operation.ts'
import { type UploadOptions, uploadFile } from '#http/upload.ts'
import { sessionDescriptor } from '#resources/session.ts'

/**
 * Returns a function that uploads a picture and resolves with its address; it rejects with an error of the
 * transport, whose `text` has the advice. `operation` is the upload call of a field that has its own.
 */
export function useUpload(
  operation: Operation = sessionDescriptor.uploads.picture,
): (file: File, options?: UploadOptions) => Promise<string> {
  return useCallback((file, options) => uploadFile(operation, file, options), [operation])
}
