import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#descriptor/envelope.ts'
import { del, type Operation, post, requestOf } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import { codeIsOne, hasSuccess } from '#descriptor/success.ts'
import { usualDeleteTexts, usualTexts } from '#descriptor/texts.ts'
import { type SendOptions, send } from '#http/send.ts'
import { deleteAdviceFor, readAdviceFor } from './advice.ts'
import { cache } from './cache.ts'
import { makeCreateKeys } from './create-keys.ts'
import { keys } from './keys.ts'
import type { StoredFile } from './stored-file.ts'
import { NotASuccess, WriteFailed } from './write-failed.ts'

const createFolder = post('/api/create/folder', { succeeds: codeIsOne })
const remove = del('/api/file-manager/remove-file', { base: 'file', succeeds: hasSuccess })

/** A folder that is to be: its name and the folder it shall lie in. */
export interface NewFolder {
  readonly name: string
  readonly path: string
}

/** Creates a folder (spec §5: code 1); fails with `WriteFailed`. */
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
        const failure = new WriteFailed(usualTexts, cause, readAdviceFor)
        createKeys.end(failure)
        throw failure
      } finally {
        // Also after a failure: whether it has been created nobody may know.
        void cache.invalidateQueries({ queryKey: keys.files(path) })
      }
    },
  })
}

/** Removes a file or an empty folder (spec §7: success); fails with `WriteFailed`. */
export function useRemoveFile(folder: string) {
  return useMutation<void, WriteFailed, StoredFile>({
    mutationKey: ['remove-file'],
    mutationFn: async ({ path }) => {
      try {
        await written(remove, requestOf(remove, { query: { path } }))
      } catch (cause) {
        throw new WriteFailed(usualDeleteTexts, cause, deleteAdviceFor)
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
