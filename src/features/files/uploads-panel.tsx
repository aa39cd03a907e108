import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { UploadLine } from './upload-line.tsx'
import type { UploadJob } from './upload-queue.ts'
import classes from './uploads-panel.module.css'

interface UploadsPanelProps {
  readonly jobs: readonly UploadJob[]
  readonly onRetry: (id: number) => void
  /** Aborts a running upload, or removes a finished one. */
  readonly onDrop: (id: number) => void
  readonly onClear: () => void
  /** The actions of a completed upload. */
  readonly renderDone?: (job: UploadJob) => ReactNode
}

/** The uploads and their results; the panel stays until the user dismisses it. */
export function UploadsPanel({ jobs, onRetry, onDrop, onClear, renderDone }: UploadsPanelProps) {
  const t = useText()
  const count = (...states: UploadJob['state'][]) => jobs.filter(({ state }) => states.includes(state)).length
  const [done, bad, underWay] = [count('done'), count('refused', 'failed'), count('waiting', 'sending')]
  const failed = jobs.filter(({ state }) => state === 'failed')
  const status =
    underWay > 0
      ? t('Đang tải lên: còn {left} trong {all} tệp', { left: underWay, all: jobs.length })
      : done === 0
        ? t('{bad} tệp chưa lên được', { bad })
        : bad > 0
          ? t('Đã tải lên {done} tệp, {bad} tệp chưa lên được', { done, bad })
          : t('Đã tải lên {done} tệp', { done: formatNumber(done) })
  return (
    <section className={classes.panel} hidden={jobs.length === 0} aria-label={t('Tải lên')}>
      <div className={classes.head}>
        <output className={classes.status}>{jobs.length > 0 && status}</output>
        {failed.length > 1 && (
          <Button variant="light" size="compact-sm" onClick={() => failed.forEach(({ id }) => onRetry(id))}>
            {t('Thử lại tất cả')}
          </Button>
        )}
        {underWay === 0 && (
          <CloseButton
            size={28}
            aria-label={t('Đóng danh sách tải lên')}
            onClick={() => {
              for (const { id, state } of jobs) if (state !== 'done') onDrop(id)
              onClear()
            }}
          />
        )}
      </div>
      <ul>
        {jobs.map((job) => (
          <UploadLine key={job.id} job={job} onRetry={onRetry} onDrop={onDrop} more={renderDone?.(job)} />
        ))}
      </ul>
    </section>
  )
}
