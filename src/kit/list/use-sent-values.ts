import { useDebouncedCallback } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'

interface SentValuesOptions {
  /** Milliseconds after the last key. */
  readonly delay: number
  readonly onSend: (value: string, last: string) => void
  readonly onReceive: (value: string) => void
}

/**
 * Sends values, at once or after a pause, that come back as `value` later. `onReceive` is called only with one that was not sent
 * here, because a late one would replace what was typed since.
 */
export function useSentValues(value: string, { delay, onSend, onReceive }: SentValuesOptions) {
  const received = useRef(value)
  const latest = useRef(value)
  const sent = useRef<string[]>([])
  // Of several values that were sent before a render only the last one comes back.
  const settle = useDebouncedCallback(() => {
    if (value === latest.current) sent.current = []
  }, 1000)
  const sendChanged = (next: string) => {
    const last = latest.current
    if (next === last) return
    latest.current = next
    sent.current.push(next)
    settle()
    onSend(next, last)
  }
  const sendSoon = useDebouncedCallback(sendChanged, delay)
  useLayoutEffect(() => {
    if (value === received.current) return
    received.current = value
    settle()
    const isSent = sent.current.includes(value)
    sent.current.splice(0, isSent ? sent.current.indexOf(value) + 1 : Infinity)
    if (isSent) return
    latest.current = value
    sendSoon.cancel()
    onReceive(value)
  })
  const send = (next: string) => {
    sendSoon.cancel()
    sendChanged(next)
  }
  return { send, sendSoon }
}
