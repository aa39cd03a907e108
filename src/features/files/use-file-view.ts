import { useKept } from '#kit/use-kept.ts'
import { session } from '#session/session.ts'
import type { FileView } from './file-items.tsx'

/** The view of folders, stored in localStorage per user. */
export function useFileView(): [FileView, (next: FileView) => void] {
  const [stored, store] = useKept(`files ${session.storedUser()?.subject ?? ''}`, 'grid')
  return [stored === 'list' ? 'list' : 'grid', store]
}
