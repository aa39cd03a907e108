import { useId as useReactId } from 'react'

/** Replaces Mantine's hook of this name: the given id, or one that is stable from the first render on. */
export function useId(given?: string): string {
  const own = useReactId()
  return given ?? own
}
