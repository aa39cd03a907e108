import { waitUpTo } from '#browser/wait-up-to.ts'
import type { Resource } from '#descriptor/resource.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { preloadModals } from '#kit/modal.tsx'
import { LazyRecordDrawer } from './form/lazy-record-drawer.tsx'

/**
 * Preloads the drawer of a resource's form, its dialogs and the drafts that it offers, and then starts loading the editor of its texts; code
 * that fails to load shows its own error.
 */
export async function loadFormParts(resource: Resource): Promise<void> {
  preloadModals()
  const hasDrawer = resource.operations.list && !resource.form.path
  const drawer = hasDrawer ? LazyRecordDrawer.preload().catch(() => undefined) : undefined
  await Promise.all([drawer, waitUpTo([draftStore.ready()])])
  if (Object.values(resource.fields).some(({ kind }) => kind === 'richText'))
    loadEditor().catch(() => undefined)
}

// The chunk of the drawer has the preview of the editor: imported statically, the list would have it as well.
async function loadEditor(): Promise<void> {
  const { RichTextEditor } = await import('./form/lazy-inputs.tsx')
  await RichTextEditor.preload()
}
