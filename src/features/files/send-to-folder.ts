import { usualTexts } from '#descriptor/texts.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { explainFailure } from '#hooks/write/explain-failure.ts'
import { type PendingWrite, type Reconciled, saveSafely } from '#hooks/write/save-safely.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { Refused } from '#http/errors.ts'
import { type UploadOptions, uploadFile } from '#http/upload.ts'
import { filesDescriptor } from '#resources/files.ts'
import { sessionDescriptor } from '#resources/session.ts'
import type { Text } from '#text/text.ts'
import { readFolder } from './use-files.ts'

/** The outcome of an upload; `refused`: a retry would fail again, `failed`: it may still be stored. */
export type UploadOutcome =
  | { readonly status: 'done'; readonly url: string }
  | { readonly status: 'refused'; readonly why: readonly Text[] }
  | { readonly status: 'failed'; readonly why: readonly Text[]; readonly pending: PendingUpload | null }

/** An upload whose response was lost. */
export type PendingUpload = PendingWrite<File>

interface UploadRequest extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  /** The earlier upload of the same file; if set, the folder is searched for its result first. */
  readonly pending: PendingUpload | null
}

/** Sends a picture into a folder; rejects only when the caller aborts it. */
export async function sendToFolder(
  file: File,
  folder: string,
  { pending, ...options }: UploadRequest,
): Promise<UploadOutcome> {
  const fields = { path: folder || filesDescriptor.root }
  const io = {
    read: async () => undefined,
    plan: () => ({ status: 'send', sent: file }) as const,
    send: async () => {
      try {
        return await uploadFile(sessionDescriptor.uploads.file, file, { ...options, fields })
      } catch (cause) {
        throw options.signal?.aborted ? cause : new WriteFailed(usualTexts, cause)
      }
    },
    reconcile: (_: File, sentAt: number) => reconcileUpload(file, folder, sentAt),
  }
  try {
    const outcome = await saveSafely<null, File, string>(io, null, pending)
    if (outcome.status === 'saved') return { status: 'done', url: outcome.saved }
    if (outcome.status !== 'failed') throw new RangeError(`an upload does not end as ${outcome.status}`)
    const { cause } = outcome.failure
    if (isFinal(cause)) return { status: 'refused', why: explainFailure('wrongFile', cause) }
    const why = explainFailure('upload', cause)
    // Also if the folder does not contain the file yet: a slow upload may complete later.
    return { status: 'failed', why, pending: outcome.pending ?? null }
  } finally {
    void cache.invalidateQueries({ queryKey: keys.files(folder) })
  }
}

// A retry with the same file would be refused again.
function isFinal(cause: unknown): cause is Refused {
  return cause instanceof Refused && [400, 404, 413, 415, 422].includes(cause.status)
}

/** The timeout in milliseconds of the folder search. */
const timeoutMs = 10_000

// The tolerance for the clock difference between server and browser.
const HOUR = 3_600_000

async function reconcileUpload(file: File, folder: string, sentAt: number): Promise<Reconciled<string>> {
  try {
    const files = await readFolder(folder, AbortSignal.timeout(timeoutMs))
    const stem = stemOf(file.name)
    const stored = files.find(
      ({ name, size, createdAt }) =>
        size === file.size && stemOf(name).startsWith(stem) && Date.parse(createdAt) > sentAt - HOUR,
    )
    return stored ? { status: 'saved', saved: stored.url } : { status: 'not saved' }
  } catch {
    return { status: 'unknown' }
  }
}

function stemOf(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
}
