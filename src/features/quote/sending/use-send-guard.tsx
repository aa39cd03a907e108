import { Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { type Text, text } from '#text/text.ts'
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
  const key = JSON.stringify(warnings.map((warning) => warning.text))
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

interface WarningDialogProps {
  readonly warnings: readonly Warning[]
  /** The label of the pending action, such as "Vẫn chép"; absent if the dialog only lists the warnings. */
  readonly confirm?: Text | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks once before a quote with warnings is sent. */
function WarningDialog({ warnings, confirm, onConfirm, onClose }: WarningDialogProps) {
  const t = useText()
  return (
    <ActionModal
      title={t('Xem trước khi gửi')}
      close={confirm ? text('Xem lại') : text('Đóng')}
      acts={confirm ? [{ label: confirm, onClick: onConfirm }] : []}
      onClose={onClose}
    >
      <WarningList warnings={warnings} />
    </ActionModal>
  )
}

const signColors = { serious: 'var(--mantine-color-error)', notice: 'var(--ben-warn)' }

/** The warnings of a quote, each with a link to the place where it can be fixed. */
function WarningList({ warnings }: { readonly warnings: readonly Warning[] }) {
  const t = useText()
  return (
    <List spacing="xs" listStyleType="none">
      {warnings.map(({ key, text: what, severity, link }) => (
        <List.Item key={key} icon={<IconAlertTriangle size={18} color={signColors[severity]} aria-hidden />}>
          <span>{`${t(what)} `}</span>
          {link && (
            <Anchor component={AppLink} to={link.path} underline="always">
              {t(link.label)}
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
  )
}
