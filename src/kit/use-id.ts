import { useId as useReactId } from 'react'

/** Stands in for Mantine's hook of this name: the given id, or one that stays the same from the first drawing on. */
export function useId(given?: string): string {
  const own = useReactId()
  return given ?? own
}
