import type { Resource } from '#descriptor/resource.ts'
import { knownDraftsOfUser, loadDrafts } from '#hooks/drafts/drafts.ts'
import { loadInputs } from './form/input-code.ts'
import { RecordDrawer } from './form/lazy-record-drawer.tsx'
import { loadCells } from './list/cell-of-kind.tsx'
import { waitUpTo } from './wait-up-to.ts'

/** Preloads the code of a resource's form, and the drafts that it offers; a component that fails to load shows its own error. */
export async function loadFormParts(resource: Resource): Promise<void> {
  const hasDrawer = resource.operations.list && !resource.form.path
  const drawer = hasDrawer ? RecordDrawer.preload().catch(() => undefined) : undefined
  await Promise.all([loadInputs(resource), drawer, loadOffers(resource)])
}

/** Reads the drafts, up to a limit, and loads the code that shows their values: an offer that grows would move the inputs. */
async function loadOffers(resource: Resource): Promise<void> {
  await waitUpTo([loadDrafts()])
  if (knownDraftsOfUser().some((draft) => draft.resource === resource.name)) await loadCells(resource)
}
