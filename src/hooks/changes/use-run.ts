import { useSyncExternalStore } from 'react'
import type { ChangeRun } from './change-run.ts'

/** Renders again with every step of a run; returns it. */
export function useRun(run: ChangeRun | null): ChangeRun | null {
  useSyncExternalStore(run?.subscribe ?? subscribeToNone, run?.version ?? none)
  return run
}

const subscribeToNone = () => () => {}
const none = () => 0
