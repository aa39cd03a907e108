import { Box, Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { LiteralLine } from '#kit/literal-line.tsx'
import { formatNumber } from '#text/format.ts'
import { sentences } from '#text/sentences.ts'
import { type BulkJob, clearBulk, isUnderWay, retryBulk, stopBulk } from './bulk-runs.ts'

interface BulkPanelProps {
  readonly jobs: readonly BulkJob[]
  /** Whether records are being sent, or their outcomes stored. */
  readonly isRunning: boolean
  /** Set if the action can be undone. */
  readonly onUndo: (() => void) | undefined
  /** Whether the action was an undo; its own undo does it again. */
  readonly isUndo: boolean
}

/** The progress of a bulk action, and the records that failed. */
export function BulkPanel({ jobs, isRunning, onUndo, isUndo }: BulkPanelProps) {
  const t = useText()
  const panel = useRef<HTMLElement>(null)
  const all = jobs.length
  const left = jobs.filter(isUnderWay).length
  const failed = jobs.filter(({ state }) => state === 'failed' || state === 'unsure')
  const stopped = countOf(jobs, 'stopped')
  useEffect(() => {
    // The button that began or undid the work is gone, as is the one that stops it after the last record.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the buttons change
  }, [isRunning])
  return (
    <Paper
      component="section"
      ref={panel}
      tabIndex={-1}
      withBorder
      shadow="md"
      w="40rem"
      maw="100%"
      p="xs"
      ps="md"
      style={{ pointerEvents: 'auto' }}
      aria-label={t('Làm với nhiều mục')}
    >
      <Group gap="xs" mih="2.25rem">
        {/* The running count is not announced, only the result. */}
        {isRunning && (
          <strong>
            {t('Đang làm: {n} / {all}', { n: formatNumber(all - left), all: formatNumber(all) })}
          </strong>
        )}
        <Text component="output" flex="1 1 9rem" fw={600}>
          {!isRunning && <Outcome jobs={jobs} failed={failed.length} isUndo={isUndo} />}
        </Text>
        {isRunning && (
          <Button variant="default" size="compact-md" onClick={stopBulk}>
            {t('Dừng')}
          </Button>
        )}
        {!isRunning && failed.length > 0 && (
          <Button size="compact-md" onClick={() => retryBulk('failed')}>
            {t('Thử lại các mục lỗi')}
          </Button>
        )}
        {!isRunning && stopped > 0 && (
          <Button variant="default" size="compact-md" onClick={() => retryBulk('stopped')}>
            {t('Làm tiếp {n} mục', { n: formatNumber(stopped) })}
          </Button>
        )}
        {!isRunning && onUndo && (
          <Button variant="subtle" size="compact-md" onClick={onUndo}>
            {isUndo ? t('Làm lại') : t('Hoàn tác')}
          </Button>
        )}
        {!isRunning && <CloseButton size={32} aria-label={t('Đóng kết quả')} onClick={clearBulk} />}
      </Group>
      {isRunning && (
        <CountProgress label={t('Làm với nhiều mục')} done={all - left} total={all} my="0.25rem" />
      )}
      {failed.length > 0 && (
        // Scrollable by keyboard.
        <Box
          component="ul"
          tabIndex={0}
          mah="11rem"
          c="var(--mantine-color-error)"
          style={{ overflowY: 'auto' }}
          aria-label={t('Các mục lỗi')}
        >
          {failed.map(({ id, resource, row, text = '', more = [], literal }) => (
            <li key={id}>
              <strong style={{ color: 'var(--mantine-color-text)' }}>{recordName(resource, row, t)}</strong>
              <span>{` ${sentences(t, text, more)}`}</span>
              <LiteralLine>{literal && t(literal)}</LiteralLine>
            </li>
          ))}
        </Box>
      )}
    </Paper>
  )
}

const countOf = (jobs: readonly BulkJob[], of: BulkJob['state']) =>
  jobs.filter(({ state }) => state === of).length

interface OutcomeProps extends Pick<BulkPanelProps, 'jobs' | 'isUndo'> {
  readonly failed: number
}

function Outcome({ jobs, failed, isUndo }: OutcomeProps) {
  const t = useText()
  const [done, same, kept, stopped] = (['done', 'same', 'kept', 'stopped'] as const).map((state) =>
    countOf(jobs, state),
  ) as [number, number, number, number]
  const parts = [
    isUndo
      ? t('Đã hoàn tác {n} mục', { n: formatNumber(done) })
      : t('Xong {n} mục', { n: formatNumber(done) }),
    same > 0 && t('{n} mục vốn đã vậy', { n: formatNumber(same) }),
    failed > 0 && t('{n} mục chưa được', { n: formatNumber(failed) }),
    kept > 0 && t('{n} mục giữ nguyên vì có người đã đổi', { n: formatNumber(kept) }),
    stopped > 0 && t('{n} mục chưa làm', { n: formatNumber(stopped) }),
  ]
  return <span>{`${parts.filter((some) => some !== false).join(', ')}.`}</span>
}
