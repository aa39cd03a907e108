import { useEffect } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { loadFormParts } from './load-form-parts.ts'

/** Milliseconds after its rows that a list fetches the code of its form: the rows are painted first. */
const later = 300

/** Fetches the code of a resource's form once its list stands. */
export function useIdleLoad(resource: Resource, isReady: boolean): void {
  // A form with a route of its own is fetched on intent: an editor is too heavy to fetch on a guess.
  const isWanted = isReady && resource.form.path === undefined
  useEffect(() => {
    const timer = isWanted ? setTimeout(() => void loadFormParts(resource), later) : undefined
    return () => clearTimeout(timer)
  }, [resource, isWanted])
}
