import { Button } from '@mantine/core'
import { useState } from 'react'
import { type GivenRow, isSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import { useChangePlan } from '#hooks/changes/use-change-plan.ts'
import { useRun } from '#hooks/changes/use-run.ts'
import type { Repointing } from '#hooks/doubles/repointing.ts'
import { useText } from '#hooks/use-text.ts'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { reportRunEnd } from '#screens/changes/report-run-end.ts'
import classes from './doubles.module.css'

interface RepointingStepProps {
  readonly repointing: Repointing
  readonly step: number
  readonly steps: number
  /** Called once every record uses the kept one. */
  readonly onNext: () => void
}

interface Sent {
  readonly run: ChangeRun
  readonly rows: readonly PlannedChange[]
}

/** The plan by which the records of one resource use the kept record; the next step is open once all of them are saved. */
export function RepointingStep({ repointing, step, steps, onNext }: RepointingStepProps) {
  const t = useText()
  const { resource, rows, given } = repointing
  const { plan, isUpToDate } = useChangePlan(resource, {
    rows: given,
    given: same,
    existing: rows,
    keys: noKeys,
  })
  const [sent, setSent] = useState<Sent | null>(null)
  useRun(sent?.run ?? null)
  const planned = sent?.rows ?? (isUpToDate && plan ? plan.rows : null)
  const open = planned?.filter(isSent) ?? []
  const saved = sent?.run.count('done', 'same') ?? 0
  const isRefused = planned?.some(({ status }) => status === 'refused') === true
  const isDone = planned !== null && !isRefused && saved === open.length && !sent?.run.progress()
  const send = (keys: readonly number[]) => {
    const run = sent?.run ?? makeRun(resource, 'merge', open)
    if (!sent && planned) setSent({ run, rows: planned })
    void reportRunEnd(run.send(keys))
  }
  const title = t(resource.title)
  return (
    <>
      <h3 className={classes.step}>
        {steps > 1 ? t('{title} ({step} / {steps})', { title, step: `${step}`, steps: `${steps}` }) : title}
      </h3>
      <ChangePlanView
        resource={resource}
        label={title}
        rows={planned}
        run={sent?.run ?? null}
        onSend={send}
        notes={
          isRefused && (
            <p className={classes.note}>
              {t('Có dòng chưa chuyển được. Bạn mở mục đó ra sửa, rồi chọn lại bản giữ để thử lại.')}
            </p>
          )
        }
        actions={
          isDone && (
            <Button className={classes.next} onClick={onNext}>
              {t('Tiếp tục')}
            </Button>
          )
        }
      />
    </>
  )
}

const same = (row: GivenRow) => row
const noKeys: readonly string[] = []
