import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { type GivenRow, isSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import { useChangePlan } from '#hooks/changes/use-change-plan.ts'
import { useRun } from '#hooks/changes/use-run.ts'
import { useText } from '#hooks/use-text.ts'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { reportRunEnd } from '#screens/changes/report-run-end.ts'
import type { GridStore } from './grid-store.ts'

interface GridReviewProps {
  readonly resource: ResourceWith<'list'>
  readonly store: GridStore
  /** `isSent`: whether rows were sent. */
  readonly onBack: (isSent: boolean) => void
}

interface SentRows {
  readonly run: ChangeRun
  readonly rows: readonly PlannedChange[]
}

/** The plan of the changed rows: before and after, sending, retry and undo. Saved cells are no longer changed. */
export function GridReview({ resource, store, onBack }: GridReviewProps) {
  const t = useText()
  // As it was opened: saving a row changes the cells of the grid.
  const [{ rows, existing }] = useState(() => toReview(store))
  const { plan, isUpToDate } = useChangePlan(resource, { rows, given: same, existing, keys: noKeys })
  const [sent, setSent] = useState<SentRows | null>(null)
  useRun(sent?.run ?? null)
  const version = sent?.run.version()
  useEffect(() => {
    if (!sent) return
    const saved = new Set(sent.run.keysIn('done', 'same'))
    store.forget(rows.flatMap(({ key, id }) => (saved.has(key) && id !== undefined ? [id] : [])))
    // oxlint-disable-next-line react/exhaustive-deps -- the outcomes change with the version
  }, [store, rows, sent, version])
  const send = (keys: readonly number[]) => {
    const run = sent?.run ?? makeRun(resource, 'grid', plan?.rows.filter(isSent) ?? [])
    if (!sent && plan) setSent({ run, rows: plan.rows })
    void reportRunEnd(run.send(keys))
  }
  return (
    <ChangePlanView
      resource={resource}
      label={t('Các mục đã sửa')}
      rows={sent?.rows ?? (isUpToDate && plan ? plan.rows : null)}
      run={sent?.run ?? null}
      onSend={send}
      actions={
        <Button variant="default" onClick={() => onBack(sent !== null)}>
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

const same = (row: GivenRow) => row
const noKeys: readonly string[] = []
