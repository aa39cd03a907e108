import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'
import type { FileView } from './file-items.tsx'

/** The view of folders, stored in localStorage per user. */
export function useFileView(): [FileView, (next: FileView) => void] {
  const [stored, store] = useStoredPreference(`files ${session.storedUser()?.subject ?? ''}`, 'grid')
  return [stored === 'list' ? 'list' : 'grid', store]
}
