import { useDebouncedCallback } from '@mantine/hooks'
import { createContext, useContext, useEffect, useState } from 'react'

type FormValues = Readonly<Record<string, unknown>>

/** The current values of a form, for components that follow them without a render at every key. */
export interface LiveValues {
  readonly now: () => FormValues
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly listen: (listener: () => void) => () => void
  /** Whether the change that a listener is called for is a typed one: no draft, discard or newer version of the record. */
  readonly isTyped: () => boolean
  /** Sets a value as if it had been typed. */
  readonly write: (name: string, value: unknown) => void
}

/** The values of the form around a field or a panel. */
export const LiveValuesContext = createContext<LiveValues | null>(null)

/** Returns `read` of the form's values after `delayMs` milliseconds without a change; `read` must be stable. */
export function useSettledValue<T>(read: (values: FormValues) => T, delayMs: number, fallback: T): T {
  const live = useContext(LiveValuesContext)
  const [value, setValue] = useState(() => (live ? read(live.now()) : fallback))
  const updateSoon = useDebouncedCallback((update: () => void) => update(), delayMs)
  useEffect(() => {
    if (!live) return undefined
    const update = () => setValue(read(live.now()))
    const stop = live.listen(() => updateSoon(update))
    update()
    return () => {
      updateSoon.cancel()
      stop()
    }
  }, [live, read, updateSoon])
  return value
}
