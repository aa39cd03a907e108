import { useEffect, useId } from 'react'

const counts = new Map<string, number>()

/** Tells how many fields of a form on screen are not saved. */
export function useUnsaved(count: number): void {
  const id = useId()
  useEffect(() => {
    counts.set(id, count)
    return () => void counts.delete(id)
  }, [id, count])
}

/** How many fields on screen would be lost if the page went away now. */
export function unsavedNow(): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
