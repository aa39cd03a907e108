import { useEffect, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { type Walk, walkFromStart, walkList } from '#hooks/read/walk-list.ts'

/** Where an export stands. */
export interface Export {
  readonly is: 'asked' | 'reading' | 'failed' | 'done'
  readonly walk: Walk
  readonly error?: unknown
}

/** Reads all pages of a list for a file; `onDone` gets them. `go` also takes it up where it has failed. */
export function useExport(resource: ResourceWith<'list'>, state: ListState, onDone: (walk: Walk) => void) {
  const [now, setNow] = useState<Export>({ is: 'asked', walk: walkFromStart })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const go = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    let walk = now.walk.isOver ? walkFromStart : now.walk
    const tell = (next: Walk) => {
      walk = next
      if (!signal.aborted) setNow({ is: 'reading', walk })
    }
    tell(walk)
    try {
      await walkList(walk, { resource, state, signal, tell })
      if (signal.aborted) return
      onDone(walk)
      setNow({ is: 'done', walk })
    } catch (error) {
      if (!signal.aborted) setNow({ is: 'failed', walk, error })
    }
  }
  return { now, go }
}
