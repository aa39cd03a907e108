import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PaneHandle } from './pane-props.ts'

type Command = (pane: PaneHandle | null) => void

const reply: Command = (pane) => pane?.reply()

/** The commands of the keys on the open record. */
export interface PaneCommands {
  /** Runs a command once the record that the commands before it open is shown and its answer is loaded. */
  readonly run: (command: Command) => void
  /**
   * Moves the focus to the answer box, after the commands before it but without waiting for a save or a draft. The keys
   * after it are letters of the answer: until the box has the focus they are dropped.
   */
  readonly reply: () => void
  /** Whether a reply waits for its record. */
  readonly isReplying: () => boolean
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
    const isReadyFor = (command: Command) => {
      if (shown.current !== requested()) return false
      return (
        shown.current === undefined || (command === reply ? pane.current !== null : pane.current?.isReady())
      )
    }
    for (let next = waiting.current[0]; next && isReadyFor(next); next = waiting.current[0]) {
      const command = next
      waiting.current.shift()
      // Rendered at once, so that the command after it reads what this one has written.
      flushSync(() => command(pane.current))
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
  const isReplying = useCallback(() => waiting.current.at(-1) === reply, [])
  const run = useCallback(
    (command: Command) => {
      if (isReplying()) return
      waiting.current.push(command)
      drain()
    },
    [drain, isReplying],
  )
  const moveOn = useCallback(() => {
    isMoving.current = true
  }, [])
  return { run, reply: useCallback(() => run(reply), [run]), isReplying, moveOn, onReady }
}
