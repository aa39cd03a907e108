import { useEffect, useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useAllRecords } from '#hooks/changes/use-all-records.ts'
import { type DoubleGroup, findDoubles } from '#hooks/doubles/find-doubles.ts'
import { usePendingDeletes } from '#hooks/write/pending-deletes.ts'
import { isOff } from './switch-off.ts'

interface Found {
  readonly rows: readonly Row[]
  readonly groups: readonly DoubleGroup[]
}

/** Puts the groups last of which one record at most is in use: the others were merged or switched off before. */
function inUseFirst(resource: Resource, groups: readonly DoubleGroup[]): readonly DoubleGroup[] {
  const isSettled = ({ rows }: DoubleGroup) => rows.filter((row) => !isOff(resource, row)).length < 2
  return [...groups.filter((one) => !isSettled(one)), ...groups.filter(isSettled)]
}

/** The groups of records that may be the same, without records that are being deleted; null while they are looked for. */
export function useDoubles(resource: ResourceWith<'list'>) {
  const all = useAllRecords(resource)
  const deleted = usePendingDeletes(resource)
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const { data } = all
  const rows = useMemo(() => data?.filter(({ id }) => !deleted.has(id)), [data, deleted])
  // oxlint-disable-next-line react/exhaustive-deps -- another attempt looks once more
  useEffect(() => {
    if (!rows) return undefined
    const controller = new AbortController()
    const { signal } = controller
    setFailure(null)
    findDoubles(resource, rows, signal).then(
      (groups) => !signal.aborted && setFound({ rows, groups: inUseFirst(resource, groups) }),
      (error: unknown) => !signal.aborted && setFailure(error),
    )
    return () => controller.abort()
  }, [resource, rows, attempt])
  return {
    groups: found?.groups ?? null,
    error: all.error ?? failure,
    retry: () => {
      if (all.error) void all.refetch()
      else setAttempt((last) => last + 1)
    },
  }
}
