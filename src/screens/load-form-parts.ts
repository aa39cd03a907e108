import type { Resource } from '#descriptor/resource.ts'
import { loadInputs } from './form/lazy-inputs.tsx'
import { RecordDrawer } from './form/lazy-record-drawer.tsx'

/** Loads the code of a resource's form, so that it is drawn at once; a part that fails shows that in its own place. */
export async function loadFormParts(resource: Resource): Promise<void> {
  const hasDrawer = resource.operations.list && !resource.form.path
  const drawer = hasDrawer ? RecordDrawer.preload().catch(() => undefined) : undefined
  await Promise.all([loadInputs(resource), drawer])
}
