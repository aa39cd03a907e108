import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#descriptor/envelope.ts'
import { del, type Operation, post, requestOf } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import { codeIsOne, hasSuccess } from '#descriptor/success.ts'
import { usualDeleteTexts, usualTexts } from '#descriptor/texts.ts'
import { send } from '#http/send.ts'
import { deleteAdviceFor, readAdviceFor } from './advice.ts'
import { cache } from './cache.ts'
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
  return useMutation<void, WriteFailed, NewFolder>({
    mutationKey: ['folder'],
    mutationFn: async ({ name, path }) => {
      const request = requestOf(createFolder, { body: { name, path: path === '' ? '/' : path } })
      try {
        await written(createFolder, request)
      } catch (cause) {
        throw new WriteFailed(usualTexts, cause, readAdviceFor)
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

async function written({ succeeds }: Operation, request: WireRequest): Promise<void> {
  const answer = await send(request)
  if (!succeeds?.holds(answer)) throw new NotASuccess(messageOf(answer))
}
