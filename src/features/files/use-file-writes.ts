import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { requestOf } from '#descriptor/operation.ts'
import { sameValue } from '#descriptor/row.ts'
import { usualDeleteTexts, usualTexts } from '#descriptor/texts.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { NotASuccess, SilentResponse } from '#hooks/read/not-a-success.ts'
import { type CreateKeys, makeCreateKeys } from '#hooks/write/create-keys.ts'
import {
  failureOf,
  type PendingWrite,
  type Reconciled,
  saveSafely,
  type WriteIo,
} from '#hooks/write/save-safely.ts'
import { sendWrite } from '#hooks/write/send-write.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { Refused } from '#http/errors.ts'
import { filesDescriptor } from '#resources/files.ts'
import { text } from '#text/text.ts'
import type { StoredFile } from './stored-file.ts'
import { readFolder } from './use-files.ts'

const { createFolder, remove, root } = filesDescriptor

/** The timeout in milliseconds of the folder look-up after a failed write. */
const timeoutMs = 5000

/** The tolerance in milliseconds for the clock difference between server and browser. */
const hour = 3_600_000

/** A folder to create: its name and the path of its parent. */
export interface NewFolder {
  readonly name: string
  readonly path: string
}

/** Creates a folder (S5-12); fails with `WriteFailed`. A retry looks for the folder, and sends the same idempotency key. */
export function useCreateFolder() {
  const [createKeys] = useState(makeCreateKeys)
  const pending = useRef<PendingWrite<NewFolder> | null>(null)
  return useMutation<void, WriteFailed, NewFolder>({
    mutationKey: ['folder'],
    mutationFn: async (folder) => {
      try {
        const earlier = sameValue(pending.current?.sent, folder) ? pending.current : null
        const io = { send: () => sendFolder(folder, createKeys), reconcile: reconcileFolder }
        const outcome = await sendSafely(io, folder, earlier)
        pending.current = (outcome.status === 'failed' && outcome.pending) || null
        if (outcome.status === 'failed') throw failureOf(outcome)
        createKeys.end()
      } finally {
        // Also after a failure: the folder may have been created.
        void cache.invalidateQueries({ queryKey: keys.files(folder.path) })
      }
    },
  })
}

async function sendFolder({ name, path }: NewFolder, createKeys: CreateKeys): Promise<void> {
  const request = requestOf(createFolder, { body: { name, path: path || root } })
  try {
    await sendWrite(createFolder, request, { idempotencyKey: createKeys.keyFor({ name, path }) })
    createKeys.end()
  } catch (cause) {
    const failure = new WriteFailed(usualTexts, (await duplicateNameRefusal(cause, { name, path })) ?? cause)
    createKeys.end(failure)
    throw failure
  }
}

/** Looks for the folder of a create request without a response. */
async function reconcileFolder(folder: NewFolder, sentAt: number): Promise<Reconciled<void>> {
  const files = await readFolder(folder.path, AbortSignal.timeout(timeoutMs)).catch(() => null)
  if (!files) return { status: 'unknown' }
  // A folder older than the clock tolerance is another one. The back-end may omit the time.
  const isCreated = files.some(
    ({ name, isFolder, createdAt }) =>
      isFolder && isSameName(name, folder.name) && !(Date.parse(createdAt) < sentAt - hour),
  )
  return isCreated ? { status: 'saved', saved: undefined } : { status: 'not saved' }
}

/** The refusal of a duplicate name, if the server refused a folder without a message. */
async function duplicateNameRefusal(cause: unknown, { name, path }: NewFolder): Promise<Refused | undefined> {
  const hasNoMessage =
    (cause instanceof NotASuccess && !(cause instanceof SilentResponse) && cause.serverMessage === '') ||
    (cause instanceof Refused && cause.status < 500 && cause.message === '')
  if (!hasNoMessage) return undefined
  const there = await readFolder(path, AbortSignal.timeout(timeoutMs)).catch(() => [])
  if (!there.some((file) => isSameName(file.name, name))) return undefined
  const status = cause instanceof Refused ? cause.status : 200
  return new Refused(status, '', { name: text('Ở đây đã có “{name}”.', { name }) }, '')
}

const isSameName = (stored: string, name: string) =>
  stored.normalize('NFC').toLowerCase() === name.normalize('NFC').toLowerCase()

/** Removes a file or an empty folder (S7-103: success); fails with `WriteFailed`. */
export function useRemoveFile(folder: string) {
  return useMutation<void, WriteFailed, StoredFile>({
    mutationKey: ['remove-file'],
    mutationFn: async ({ path }) => {
      try {
        const io = {
          send: () => sendRemoval(path),
          reconcile: (_: string, _sentAt: number, { cause }: WriteFailed) =>
            reconcileRemoval(folder, path, cause instanceof SilentResponse),
        }
        const outcome = await sendSafely(io, path)
        if (outcome.status === 'failed') throw failureOf(outcome)
      } finally {
        await cache.invalidateQueries({ queryKey: keys.files(folder) })
      }
    },
  })
}

async function sendRemoval(path: string): Promise<void> {
  try {
    await sendWrite(remove, requestOf(remove, { id: path }))
  } catch (cause) {
    throw new WriteFailed(usualDeleteTexts, cause)
  }
}

// If the file still exists, a request without a response may remove it later.
async function reconcileRemoval(
  folder: string,
  path: string,
  isAnswered: boolean,
): Promise<Reconciled<void>> {
  const files = await readFolder(folder, AbortSignal.timeout(timeoutMs)).catch(() => null)
  if (files?.every((file) => file.path !== path)) return { status: 'saved', saved: undefined }
  return { status: files && isAnswered ? 'not saved' : 'unknown' }
}

/** Sends a write without a record to read before it. */
function sendSafely<Sent>(
  io: Pick<WriteIo<null, Sent, void>, 'send' | 'reconcile'>,
  sent: Sent,
  pending?: PendingWrite<Sent> | null,
) {
  const plan = () => ({ status: 'send', sent }) as const
  return saveSafely<null, Sent, void>({ read: async () => undefined, plan, ...io }, null, pending)
}
