import { Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { type Text, text } from '#text/text.ts'
import type { Warning } from './warnings.ts'

/**
 * Asks before a quote with warnings is sent, and only once for the same warnings. `guard` runs an action now or after the
 * answer, within a click either way: the browser allows the clipboard and printing only then.
 */
export function useSendGuard(warnings: readonly Warning[]): {
  readonly guard: (confirm: Text, send: () => void) => void
  readonly show: () => void
  readonly dialog: ReactNode
} {
  const [pending, setPending] = useState<{ readonly confirm?: Text; readonly send?: () => void }>()
  const [accepted, setAccepted] = useState('')
  const key = JSON.stringify(warnings.map((warning) => warning.text))
  const close = () => setPending(undefined)
  const confirm = () => {
    setAccepted(key)
    close()
    pending?.send?.()
  }
  return {
    guard: (label, send) => {
      if (warnings.length === 0 || accepted === key) send()
      else setPending({ confirm: label, send })
    },
    show: () => setPending({}),
    dialog: pending && warnings.length > 0 && (
      <WarningDialog warnings={warnings} confirm={pending.confirm} onConfirm={confirm} onClose={close} />
    ),
  }
}

interface WarningDialogProps {
  readonly warnings: readonly Warning[]
  /** The label of the pending action, such as "Vẫn chép"; absent if the dialog only lists the warnings. */
  readonly confirm: Text | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const signColors = { serious: 'var(--mantine-color-error)', notice: 'var(--ben-warn)' }

/** The warnings of a quote, each with a link to the place where it can be fixed. */
function WarningDialog({ warnings, confirm, onConfirm, onClose }: WarningDialogProps) {
  const t = useText()
  return (
    <ActionModal
      title={t('Xem trước khi gửi')}
      close={confirm ? text('Xem lại') : text('Đóng')}
      acts={confirm ? [{ label: confirm, onClick: onConfirm }] : []}
      onClose={onClose}
    >
      <List spacing="xs" listStyleType="none">
        {warnings.map(({ key, text: what, severity, link }) => (
          <List.Item
            key={key}
            icon={<IconAlertTriangle size={18} color={signColors[severity]} aria-hidden />}
          >
            <span>{`${t(what)} `}</span>
            {link && (
              <Anchor component={AppLink} to={link.path} underline="always">
                {t(link.label)}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </ActionModal>
  )
}

/** How a message leaves the screen. */
export type SendWay = 'copy' | 'picture' | 'print'

interface SendWaysOptions {
  /** Whether the form has changed since the prices of the message were requested. */
  readonly isOld: boolean
  /** The way that waits for new prices; undefined for none. */
  readonly pending: SendWay | undefined
  /** Whether the message of the present prices is there. */
  readonly isReady: boolean
  /** Requests new prices, after which the way is `pending`; undefined once it is on its way. */
  readonly onPending: (way: SendWay | undefined) => void
}

/** Sends a message at once, or a stale one after its prices were requested again. */
export function useSendWays(
  acts: Readonly<Record<SendWay, () => void>>,
  { isOld, pending, isReady, onPending }: SendWaysOptions,
): (way: SendWay) => void {
  const latest = useRef({ acts, onPending })
  useEffect(() => {
    latest.current = { acts, onPending }
  })
  const due = isReady && !isOld ? pending : undefined
  useEffect(() => {
    if (!due) return
    latest.current.onPending(undefined)
    latest.current.acts[due]()
  }, [due])
  return (way) => (isOld ? onPending(way) : acts[way]())
}

/** Requests the prices of a stale message; its way is pending while that is the last request. */
export function usePendingSend(
  { request, requestPrices }: Pick<QuoteFormState, 'request' | 'requestPrices'>,
  /** Keeps the chosen service, though another may become the cheapest. */
  keepService: () => void,
  /** The state of the service of the message. */
  state: ServiceQuote['state'] | undefined,
): Pick<SendWaysOptions, 'pending' | 'onPending'> {
  const [sending, setSending] = useState<{ readonly way: SendWay; readonly at: number | null }>()
  // Prices that a retry brings later are not sent without another press.
  if (sending && (state === 'failed' || state === 'refused')) setSending(undefined)
  return {
    pending: sending && sending.at === request?.requestedAt ? sending.way : undefined,
    onPending: (way) => {
      if (way) keepService()
      setSending(way && { way, at: requestPrices() })
    },
  }
}
