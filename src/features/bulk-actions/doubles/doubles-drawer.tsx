import { Button } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isOff } from '#descriptor/off-switch.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useAllRecords } from '#hooks/changes/use-all-records.ts'
import { type DoubleGroup, findDoubles } from '#hooks/doubles/find-doubles.ts'
import type { RecordMerge } from '#hooks/doubles/repointing.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { usePendingDeletes } from '#hooks/write/pending-deletes.ts'
import { Drawer } from '#kit/drawer.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { useResourceWith } from '#screens/resource-context.ts'
import { ChooseKept } from './choose-kept.tsx'
import { DoublesList } from './doubles-list.tsx'
import { MergeSteps } from './merge-steps.tsx'

interface DoublesDrawerProps {
  readonly onClose: () => void
}

/** Finds records that may be the same: their groups, the choice of the one to keep, and the merge. */
export function DoublesDrawer({ onClose }: DoublesDrawerProps) {
  const resource = useResourceWith('list')
  const t = useText()
  const doubles = useDoubles(resource)
  const [group, setGroup] = useState<DoubleGroup | null>(null)
  const [merge, setMerge] = useState<RecordMerge | null>(null)
  const back = () => {
    setMerge(null)
    if (!merge) setGroup(null)
  }
  const finish = () => {
    setMerge(null)
    setGroup(null)
  }
  return (
    <Drawer title={t('Bản trùng: {title}', { title: t(resource.title) })} onClose={onClose}>
      {group && (
        <Button variant="subtle" size="compact-md" w="fit-content" ms="-xs" onClick={back}>
          {`← ${merge ? t('Chọn lại bản giữ') : t('Tất cả các nhóm')}`}
        </Button>
      )}
      {group && merge && <MergeSteps merge={merge} onDone={finish} />}
      {group && !merge && <ChooseKept group={group} onChoose={setMerge} />}
      {!group && doubles.error !== null && (
        <FailedState
          text={t('Chưa tìm được bản trùng.')}
          hint={t(readAdviceFor(doubles.error))}
          onRetry={doubles.retry}
          isLine
        />
      )}
      {!group && doubles.error === null && <DoublesList groups={doubles.groups} onOpen={setGroup} />}
    </Drawer>
  )
}

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
function useDoubles(resource: ResourceWith<'list'>) {
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
