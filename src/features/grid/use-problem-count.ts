import { useEffect, useState, useSyncExternalStore } from 'react'
import { inSlices } from '#hooks/changes/in-slices.ts'
import type { GridStore } from './grid-store.ts'

/** The number of cells that would be refused; counted in short tasks, because a paste may change thousands of rows. */
export function useProblemCount(store: GridStore): number {
  const version = useSyncExternalStore(store.subscribe, store.version)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let found = 0
    const add = ([row, cells]: ReturnType<GridStore['changedRows']>[number]) => {
      found += Object.keys(store.reader().plan(row, cells).problems).length
    }
    inSlices(store.changedRows(), add, signal).then(
      () => !signal.aborted && setCount(found),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the cells change with the version
  }, [store, version])
  return count
}
