import { type ReactNode, useState } from 'react'
import type { Text } from '#text/text.ts'
import { WarningDialog } from './warning-dialog.tsx'
import type { Warning } from './warnings.ts'

interface PendingSend {
  readonly confirm: Text | undefined
  readonly send: () => void
}

/**
 * Asks before a quote with warnings is sent, and only once for the same warnings. `guard` runs an action now or after the
 * answer, within a click either way: the browser allows the clipboard and printing only then.
 */
export function useSendGuard(warnings: readonly Warning[]): {
  readonly guard: (confirm: Text, send: () => void) => void
  readonly show: () => void
  readonly dialog: ReactNode
} {
  const [pending, setPending] = useState<PendingSend>()
  const [accepted, setAccepted] = useState('')
  const key = JSON.stringify(warnings.map(({ text }) => text))
  const close = () => setPending(undefined)
  return {
    guard: (confirm, send) => {
      if (warnings.length === 0 || accepted === key) send()
      else setPending({ confirm, send })
    },
    show: () => setPending({ confirm: undefined, send: () => {} }),
    dialog: pending && warnings.length > 0 && (
      <WarningDialog
        warnings={warnings}
        confirm={pending.confirm}
        onConfirm={() => {
          setAccepted(key)
          close()
          pending.send()
        }}
        onClose={close}
      />
    ),
  }
}
