import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keys } from '#hooks/read/keys.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { sendPassword } from './use-change-password.ts'

const { set } = sessionDescriptor.passwords

/** Sets the password of a user (S7-15, S8-09, S8-10); fails with `WriteFailed`. The value is not cached. */
export function useSetPassword(resource: { readonly name: string }, id: string) {
  const cache = useQueryClient()
  return useMutation<void, WriteFailed, string>({
    mutationKey: ['password', id],
    gcTime: 0,
    mutationFn: (password) => sendPassword(set, { id, body: { password } }),
    // The record may contain whether the user has a password.
    onSuccess: () => void cache.invalidateQueries({ queryKey: keys.one(resource, id) }),
  })
}
