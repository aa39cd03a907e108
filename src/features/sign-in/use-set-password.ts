import { useMutation, useQueryClient } from '@tanstack/react-query'
import { put, requestOf } from '#descriptor/operation.ts'
import { hasCode } from '#descriptor/success.ts'
import { keys } from '#hooks/read/keys.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { sendPassword } from './use-change-password.ts'

const set = put('/api/users/change-password/{id}', { succeeds: hasCode })

/** Sets somebody's password (S7-15, S8-09, S8-10); fails with `WriteFailed`. Nothing of it is kept anywhere. */
export function useSetPassword(resource: { readonly name: string }, id: string) {
  const cache = useQueryClient()
  return useMutation<void, WriteFailed, string>({
    mutationKey: ['password', id],
    gcTime: 0,
    mutationFn: (password) => sendPassword(requestOf(set, { id, body: { password } })),
    // Their record may tell whether they have one.
    onSuccess: () => void cache.invalidateQueries({ queryKey: keys.one(resource, id) }),
  })
}
