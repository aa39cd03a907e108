import { useEffect } from 'react'
import { whenIdle } from '#browser/when-idle.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useFeatures } from './features-context.ts'
import { LazyRecordDrawer } from './form/lazy-record-drawer.tsx'
import { loadFormParts } from './load-form-parts.ts'

/** Preloads the code of a resource's form, of the palette and of the shortcuts, once its list is rendered and the page is idle (src/decisions/loading.md). */
export function useFormPreload(resource: Resource, isReady: boolean): void {
  const { CommandPalette, ShortcutSheet } = useFeatures()
  useEffect(() => {
    if (!isReady) return undefined
    return whenIdle(() => {
      // The chunk of the drawer has the screen of a form with its own route, too.
      LazyRecordDrawer.preload().catch(() => undefined)
      void loadFormParts(resource)
      for (const part of [CommandPalette, ShortcutSheet]) part.preload().catch(() => undefined)
    })
  }, [resource, isReady, CommandPalette, ShortcutSheet])
}
