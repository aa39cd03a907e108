import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { type Restriction, restrictionOf } from '#descriptor/restriction.ts'
import type { RowBase } from '#descriptor/row.ts'
import { currentUserOptions } from './use-current-user.ts'

/**
 * Returns the restriction of a row for the signed-in user; nothing is restricted until the current-user
 * lookup has succeeded. The function changes only where the resource has restrictions, so that other lists do
 * not render again.
 */
export function useRestriction({ restrictions }: Resource): (row: RowBase) => Restriction | undefined {
  // The page layout sends the call; this reads its result from the cache.
  const { data } = useQuery({ ...currentUserOptions(), enabled: false })
  const actor = restrictions && data?.status === 'admin' ? data : undefined
  return useCallback(
    (row: RowBase) => actor && restrictionOf(restrictions, { ...row }, actor),
    [restrictions, actor],
  )
}
