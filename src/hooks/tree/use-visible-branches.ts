import { useMemo } from 'react'
import { usePendingDeletes } from '#hooks/write/pending-deletes.ts'
import type { Branches } from './use-branches.ts'

/** A tree without the records whose delete is pending; the same object while there are none. */
export function useVisibleBranches(resource: { readonly name: string }, branches: Branches): Branches {
  const pendingIds = usePendingDeletes(resource)
  return useMemo(() => {
    if (pendingIds.size === 0) return branches
    const branch: Branches['branch'] = (id) => {
      const found = branches.branch(id)
      if (found.state !== 'ready' || !found.rows.some((row) => pendingIds.has(row.id))) return found
      return { ...found, rows: found.rows.filter((row) => !pendingIds.has(row.id)) }
    }
    const hasChildren: Branches['hasChildren'] = (row) => {
      const found = branch(row.id)
      return found.state === 'ready' ? found.rows.length > 0 : branches.hasChildren(row)
    }
    return { branch, hasChildren }
  }, [branches, pendingIds])
}
