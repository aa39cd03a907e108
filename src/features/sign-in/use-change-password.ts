import { useMutation } from '@tanstack/react-query'
import { type Call, type Operation, requestOf } from '#descriptor/operation.ts'
import type { Texts } from '#descriptor/texts.ts'
import { sendWrite } from '#hooks/write/send-write.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { session } from '#session/session.ts'

const { change } = sessionDescriptor.passwords

const texts: Texts = {
  refused: 'Thay doi khong thanh cong!',
  unreachable: 'Thay doi khong thanh cong!',
  serverMessageFirst: true,
}

/** The current password and its replacement. */
export interface PasswordChange {
  readonly old: string
  readonly next: string
}

/**
 * Changes the user's own password (S7-12, S8-09, S8-10); fails with `WriteFailed`. The values are not cached.
 * A token whose claim required the change is renewed: with that claim every load would wait for the lookup.
 */
export function useChangePassword() {
  return useMutation<void, WriteFailed, PasswordChange>({
    mutationKey: ['password'],
    gcTime: 0,
    mutationFn: ({ old, next }) =>
      sendPassword(change, {
        body: { id: session.storedUser()?.subject ?? '', old_password: old, new_password: next },
      }),
    onSuccess: () => {
      if (session.storedUser()?.mustChangePassword) void session.renew()
    },
  })
}

/** Sends a password; throws `WriteFailed` with its texts (S8-09, S8-10). */
export async function sendPassword(operation: Operation, call: Call): Promise<void> {
  try {
    await sendWrite(operation, requestOf(operation, call))
  } catch (cause) {
    throw new WriteFailed(texts, cause)
  }
}
