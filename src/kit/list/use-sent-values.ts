import { useDebouncedCallback } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'

interface SentValuesOptions {
  /** Milliseconds after the last key. */
  readonly delay: number
  readonly onSend: (value: string, last: string) => void
  readonly onReceive: (value: string) => void
}

/**
 * Sends values, at once or after a pause, and receives them as `value` in a later render. `onReceive` is called only for a
 * value that was not sent here: a value of an earlier key must not replace newer text of the input.
 */
export function useSentValues(value: string, { delay, onSend, onReceive }: SentValuesOptions) {
  const received = useRef(value)
  const latest = useRef(value)
  const sent = useRef<string[]>([])
  // Values between two renders are never received: they are forgotten after the last one.
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
