import { useEffect } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { loadFormParts } from './load-form-parts.ts'

/** Milliseconds between rendering the rows and preloading the form's code: the rows are painted first. */
const delayMs = 300

/** Preloads the code of a resource's form after its list is rendered. */
export function useFormPreload(resource: Resource, isReady: boolean): void {
  // A form with its own route is preloaded on intent: an editor is too heavy for a guess.
  const shouldPreload = isReady && resource.form.path === undefined
  useEffect(() => {
    const timer = shouldPreload ? setTimeout(() => void loadFormParts(resource), delayMs) : undefined
    return () => clearTimeout(timer)
  }, [resource, shouldPreload])
}
