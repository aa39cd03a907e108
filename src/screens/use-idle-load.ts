import { useEffect } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { loadFormParts } from './form/late-parts.tsx'

/** Fetches the code of a resource's form once its list stands and nothing else is going on. */
export function useIdleLoad(resource: Resource, isReady: boolean): void {
  useEffect(() => {
    // A form with a route of its own is fetched on intent: an editor is too heavy to fetch on a guess.
    if (!isReady || resource.form.path) return
    const idle = requestIdleCallback(() => void loadFormParts(resource), { timeout: 10_000 })
    return () => cancelIdleCallback(idle)
  }, [resource, isReady])
}
