import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { hasId } from '#descriptor/own-ids.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Restriction, restrictionOf } from '#descriptor/restriction.ts'
import type { RowBase } from '#descriptor/row.ts'
import { currentUserOptions } from './use-current-user.ts'

/**
 * Returns the restriction of a row for the signed-in user; nothing is restricted until the current-user
 * lookup has succeeded, but a row without an id always is. The function changes only where the resource has restrictions, so
 * that other lists do not render again.
 */
export function useRestriction({
  restrictions,
  operations,
}: Resource): (row: RowBase) => Restriction | undefined {
  // The page layout sends the call; this reads its result from the cache.
  const { data } = useQuery({ ...currentUserOptions(), enabled: false })
  const isSettings = operations.read !== undefined
  const actor = restrictions && data?.status === 'admin' ? data : undefined
  return useCallback(
    (row: RowBase) => {
      if (!isSettings && !hasId(row)) return withoutId
      return actor && restrictionOf(restrictions, { ...row }, actor)
    },
    [restrictions, actor, isSettings],
  )
}

const withoutId: Restriction = {
  when: ({ id }) => id === '',
  refuses: ['save', 'remove', 'setPassword'],
  // Shown by no form: it opens a record by its id.
  reason: '',
}
