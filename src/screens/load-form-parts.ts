import type { Resource } from '#descriptor/resource.ts'
import { loadDrafts } from '#hooks/drafts/drafts.ts'
import { loadInputs } from './form/input-code.ts'
import { RecordDrawer } from './form/lazy-record-drawer.tsx'
import { waitUpTo } from './wait-up-to.ts'

/** Preloads the code of a resource's form, and the drafts that it offers; a component that fails to load shows its own error. */
export async function loadFormParts(resource: Resource): Promise<void> {
  const hasDrawer = resource.operations.list && !resource.form.path
  const drawer = hasDrawer ? RecordDrawer.preload().catch(() => undefined) : undefined
  await Promise.all([loadInputs(resource), drawer, waitUpTo([loadDrafts()])])
}
