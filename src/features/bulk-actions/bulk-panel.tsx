import { Box, Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { LiteralLine } from '#kit/literal-line.tsx'
import { formatNumber } from '#text/format.ts'
import { sentences } from '#text/sentences.ts'
import { clearBulk, isUnderWay, retryBulk, stopBulk } from './bulk-queue.ts'
import type { BulkJob } from './run-bulk-action.ts'

interface BulkPanelProps {
  readonly jobs: readonly BulkJob[]
  /** Set if the action can be undone. */
  readonly onUndo: (() => void) | undefined
  /** Whether the action was an undo; its own undo does it again. */
  readonly isUndo: boolean
}

/** The progress of a bulk action, and the records that failed. */
export function BulkPanel({ jobs, onUndo, isUndo }: BulkPanelProps) {
  const t = useText()
  const panel = useRef<HTMLElement>(null)
  const all = jobs.length
  const left = jobs.filter(isUnderWay).length
  const failed = jobs.filter(({ state }) => state === 'failed' || state === 'unsure')
  const stopped = countOf(jobs, 'stopped')
  const isRunning = left > 0
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
        {left > 0 && (
          <strong>
            {t('Đang làm: {n} / {all}', { n: formatNumber(all - left), all: formatNumber(all) })}
          </strong>
        )}
        <Text component="output" flex="1 1 9rem" fw={600}>
          {left === 0 && <Outcome jobs={jobs} failed={failed.length} isUndo={isUndo} />}
        </Text>
        {left > 0 && (
          <Button variant="default" size="compact-md" onClick={stopBulk}>
            {t('Dừng')}
          </Button>
        )}
        {left === 0 && failed.length > 0 && (
          <Button size="compact-md" onClick={() => retryBulk('failed')}>
            {t('Thử lại các mục lỗi')}
          </Button>
        )}
        {left === 0 && stopped > 0 && (
          <Button variant="default" size="compact-md" onClick={() => retryBulk('stopped')}>
            {t('Làm tiếp {n} mục', { n: formatNumber(stopped) })}
          </Button>
        )}
        {left === 0 && onUndo && (
          <Button variant="subtle" size="compact-md" onClick={onUndo}>
            {isUndo ? t('Làm lại') : t('Hoàn tác')}
          </Button>
        )}
        {left === 0 && <CloseButton size={32} aria-label={t('Đóng kết quả')} onClick={clearBulk} />}
      </Group>
      {left > 0 && (
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
  const [done, same, stopped] = [countOf(jobs, 'done'), countOf(jobs, 'same'), countOf(jobs, 'stopped')]
  const parts = [
    isUndo
      ? t('Đã hoàn tác {n} mục', { n: formatNumber(done) })
      : t('Xong {n} mục', { n: formatNumber(done) }),
    same > 0 && t('{n} mục vốn đã vậy', { n: formatNumber(same) }),
    failed > 0 && t('{n} mục chưa được', { n: formatNumber(failed) }),
    stopped > 0 && t('{n} mục chưa làm', { n: formatNumber(stopped) }),
  ]
  return <span>{`${parts.filter((some) => some !== false).join(', ')}.`}</span>
}
