import { useEffect, useId } from 'react'

const counts = new Map<string, number>()

/** Registers the number of unsaved fields of a form on screen. */
export function useUnsaved(count: number): void {
  const id = useId()
  useEffect(() => {
    counts.set(id, count)
    return () => void counts.delete(id)
  }, [id, count])
}

/** The number of fields on screen that closing the page would lose. */
export function unsavedNow(): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
