import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#descriptor/envelope.ts'
import { del, type Operation, post, requestOf } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import { codeIsOne, hasSuccess } from '#descriptor/success.ts'
import { usualDeleteTexts, usualTexts } from '#descriptor/texts.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { NotASuccess } from '#hooks/read/not-a-success.ts'
import { makeCreateKeys } from '#hooks/write/create-keys.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { Refused } from '#http/errors.ts'
import { type SendOptions, send } from '#http/send.ts'
import { text } from '#text/text.ts'
import type { StoredFile } from './stored-file.ts'
import { readFolder } from './use-files.ts'

const createFolder = post('/api/create/folder', { succeeds: codeIsOne })
/** Milliseconds that a refused folder waits for the names in its folder. */
const timeoutMs = 5000

const remove = del('/api/file-manager/remove-file', { base: 'file', succeeds: hasSuccess })

/** A folder that is to be: its name and the folder it shall lie in. */
export interface NewFolder {
  readonly name: string
  readonly path: string
}

/** Creates a folder (S5-12: code 1); fails with `WriteFailed`. */
export function useCreateFolder() {
  const [createKeys] = useState(makeCreateKeys)
  return useMutation<void, WriteFailed, NewFolder>({
    mutationKey: ['folder'],
    mutationFn: async ({ name, path }) => {
      const request = requestOf(createFolder, { body: { name, path: path === '' ? '/' : path } })
      try {
        await written(createFolder, request, { idempotencyKey: createKeys.keyFor({ name, path }) })
        createKeys.end()
      } catch (cause) {
        const failure = new WriteFailed(usualTexts, (await whyTaken(cause, { name, path })) ?? cause)
        createKeys.end(failure)
        throw failure
      } finally {
        // Also after a failure: whether it has been created nobody may know.
        void cache.invalidateQueries({ queryKey: keys.files(path) })
      }
    },
  })
}

/** The refusal of a name that is taken, where the server has refused a folder without a reason. */
async function whyTaken(cause: unknown, { name, path }: NewFolder): Promise<Refused | undefined> {
  const isSilent =
    (cause instanceof NotASuccess && cause.serverMessage === '') ||
    (cause instanceof Refused && cause.status < 500 && cause.message === '')
  if (!isSilent) return undefined
  const there = await readFolder(path, AbortSignal.timeout(timeoutMs)).catch(() => [])
  const sameName = (other: string) => other.normalize('NFC').toLowerCase() === name.toLowerCase()
  if (!there.some((file) => sameName(file.name))) return undefined
  const status = cause instanceof Refused ? cause.status : 200
  return new Refused(status, '', { name: text('Ở đây đã có “{name}”.', { name }) }, '')
}

/** Removes a file or an empty folder (S7-103: success); fails with `WriteFailed`. */
export function useRemoveFile(folder: string) {
  return useMutation<void, WriteFailed, StoredFile>({
    mutationKey: ['remove-file'],
    mutationFn: async ({ path }) => {
      try {
        await written(remove, requestOf(remove, { query: { path } }))
      } catch (cause) {
        throw new WriteFailed(usualDeleteTexts, cause)
      } finally {
        await cache.invalidateQueries({ queryKey: keys.files(folder) })
      }
    },
  })
}

async function written({ succeeds }: Operation, request: WireRequest, options?: SendOptions): Promise<void> {
  const answer = await send(request, options)
  if (!succeeds?.holds(answer)) throw new NotASuccess(messageOf(answer))
}
