import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PaneHandle } from './pane-props.ts'

type Command = (pane: PaneHandle | null) => void

/** The commands of the keys on the open record. */
export interface PaneCommands {
  /** Runs a command once the record that the commands before it open is shown and its answer is loaded. */
  readonly run: (command: Command) => void
  /** Keeps the waiting commands for the record that opens next; otherwise they are dropped with the shown one. */
  readonly moveOn: () => void
  /** Called when the pane has become ready. */
  readonly onReady: () => void
}

/**
 * Runs the commands of the keys in their order: typed ahead of the screen, a key would otherwise finish a record
 * without its answer, or the record before. `requested` reads the open record from the address.
 */
export function usePaneCommands(
  open: string | undefined,
  requested: () => string | undefined,
  pane: RefObject<PaneHandle | null>,
): PaneCommands {
  const waiting = useRef<Command[]>([])
  const shown = useRef(open)
  const isMoving = useRef(false)
  const drain = useCallback(() => {
    const isReady = () =>
      shown.current === requested() && (shown.current === undefined || pane.current?.isReady() === true)
    while (waiting.current.length > 0 && isReady()) {
      const command = waiting.current.shift()
      // Rendered at once, so that the command after it reads what this one has written.
      flushSync(() => command?.(pane.current))
    }
  }, [requested, pane])
  // After the commit, within which nothing can be flushed.
  const onReady = useCallback(() => queueMicrotask(drain), [drain])
  useEffect(() => {
    if (shown.current !== open && !isMoving.current) waiting.current = []
    if (shown.current !== open) isMoving.current = false
    shown.current = open
    onReady()
  }, [open, onReady])
  const run = useCallback(
    (command: Command) => {
      waiting.current.push(command)
      drain()
    },
    [drain],
  )
  const moveOn = useCallback(() => {
    isMoving.current = true
  }, [])
  return { run, moveOn, onReady }
}
