import { post, requestOf } from '#descriptor/operation.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { explainFailure, mayBeDone } from '#hooks/write/explain-failure.ts'
import { Refused } from '#http/errors.ts'
import { type UploadOptions, uploadFile } from '#http/upload.ts'
import type { Text } from '#text/text.ts'
import { readFolder } from './use-files.ts'

/** Uploads of the file manager go to the CDN (S7-106). */
const upload = post('/api/file-manager/upload-single', { base: 'cdn' })

/** What became of a file: it is there, the server will not have it, or it did not arrive as far as anybody knows. */
export type Outcome =
  | { readonly is: 'done'; readonly url: string }
  | { readonly is: 'refused'; readonly why: readonly Text[] }
  | {
      readonly is: 'failed'
      readonly why: readonly Text[]
      readonly maybeDone: boolean
      readonly sentAt: number
    }

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  /** When it was sent before with an unknown outcome: then the folder is looked through first. */
  readonly sentAt?: number
}

/** Sends a picture into a folder; never rejects but for a stop by the caller. */
export async function sendToFolder(file: File, folder: string, how: Sending): Promise<Outcome> {
  const sentAt = Date.now()
  try {
    const there = how.sentAt === undefined ? '' : await found(file, folder, how.sentAt)
    const fields = { path: folder === '' ? '/' : folder }
    const url = there || (await uploadFile(requestOf(upload), file, { ...how, fields }))
    return { is: 'done', url }
  } catch (cause) {
    if (how.signal?.aborted) throw cause
    if (isFinal(cause)) {
      return { is: 'refused', why: explainFailure('wrongFile', cause) }
    }
    return { is: 'failed', why: explainFailure('upload', cause), maybeDone: mayBeDone(cause), sentAt }
  } finally {
    void cache.invalidateQueries({ queryKey: keys.files(folder) })
  }
}

// The same file would be turned down again, whoever sends it and however often.
function isFinal(cause: unknown): cause is Refused {
  return cause instanceof Refused && [400, 404, 413, 415, 422].includes(cause.status)
}

// The two clocks may differ; an hour before it was sent it was surely not there.
const HOUR = 3_600_000

/** The address of the file that an upload of unknown outcome has left in its folder after all, '' when there is none. */
async function found(file: File, folder: string, sentAt: number): Promise<string> {
  const files = await readFolder(folder, AbortSignal.timeout(10_000))
  const stem = stemOf(file.name)
  const mine = files.find(
    ({ name, size, createdAt }) =>
      size === file.size && stemOf(name).startsWith(stem) && Date.parse(createdAt) > sentAt - HOUR,
  )
  return mine?.url ?? ''
}

function stemOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
}
