import { createContext, useContext, useEffect, useState } from 'react'

type FormValues = Readonly<Record<string, unknown>>

/** What stands in a form at this moment, for parts that follow it without being drawn at every key. */
export interface LiveValues {
  readonly now: () => FormValues
  /** Calls back after each change; returns the way to stop. */
  readonly listen: (listener: () => void) => () => void
  /** Writes a value as if it had been typed. */
  readonly write: (name: string, value: unknown) => void
}

/** The form that a field or a panel stands in. */
export const LiveValuesContext = createContext<LiveValues | null>(null)

/** Those who follow a form, and the word to them. */
export function makeListeners() {
  const listeners = new Set<() => void>()
  return {
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** What `read` makes of the form once nobody has typed for `pause` milliseconds; `read` must not change. */
export function useSettledValue<T>(read: (values: FormValues) => T, pause: number, fallback: T): T {
  const live = useContext(LiveValuesContext)
  const [value, setValue] = useState(() => (live ? read(live.now()) : fallback))
  useEffect(() => {
    if (!live) return undefined
    let timer: ReturnType<typeof setTimeout>
    const settle = () => setValue(read(live.now()))
    const stop = live.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(settle, pause)
    })
    settle()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [live, read, pause])
  return value
}
