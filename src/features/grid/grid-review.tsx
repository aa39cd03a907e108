import { useEffect, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { usePlannedRows } from '#hooks/changes/use-change-plan.ts'
import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { useSentPlan } from '#screens/changes/use-sent-plan.ts'
import type { GridStore } from './grid-store.ts'

interface GridReviewProps {
  readonly resource: ResourceWith<'list'>
  readonly store: GridStore
  /** `isSent`: whether rows were sent. */
  readonly onBack: (isSent: boolean) => void
}

/** The plan of the changed rows: before and after, sending, retry and undo. Saved cells are no longer changed. */
export function GridReview({ resource, store, onBack }: GridReviewProps) {
  const t = useText()
  // As it was opened: saving a row changes the cells of the grid.
  const [{ rows, existing }] = useState(() => toReview(store))
  const sent = useSentPlan(resource, 'grid', usePlannedRows(resource, rows, existing))
  const { run } = sent
  const version = run?.version()
  useEffect(() => {
    if (!run) return
    const saved = new Set(run.keysIn('done', 'same'))
    store.forget(rows.flatMap(({ key, id }) => (saved.has(key) && id !== undefined ? [id] : [])))
    // oxlint-disable-next-line react/exhaustive-deps -- the outcomes change with the version
  }, [store, rows, run, version])
  return (
    <ChangePlanView
      resource={resource}
      label={t('Các mục đã sửa')}
      rows={sent.rows}
      run={run}
      onSend={(keys) => void sent.send(keys)}
      actions={
        <Button variant="default" onClick={() => onBack(run !== null)}>
          {t('Về bảng')}
        </Button>
      }
    />
  )
}

function toReview(store: GridStore) {
  const changed = store.changedRows()
  return {
    rows: changed.map(([row, cells], at) => store.reader().given(row, cells, at)),
    existing: changed.map(([row]) => row),
  }
}
