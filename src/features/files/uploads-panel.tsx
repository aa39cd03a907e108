import { Box, Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { UploadLine } from './upload-line.tsx'
import type { UploadJob } from './upload-queue.ts'

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
    // Sticky at the bottom, so that it causes no layout shift above.
    <Paper
      component="section"
      withBorder
      shadow="sm"
      pos="sticky"
      bottom="0.75rem"
      maw="46rem"
      p="xs"
      style={{ zIndex: 5 }}
      display={jobs.length === 0 ? 'none' : undefined}
      aria-label={t('Tải lên')}
    >
      <Group gap="xs" px="xs" mih={36}>
        <Text component="output" flex={1} fw={600}>
          {jobs.length > 0 && status}
        </Text>
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
      </Group>
      <Box component="ul" mah="14rem" style={{ overflowY: 'auto' }}>
        {jobs.map((job) => (
          <UploadLine key={job.id} job={job} onRetry={onRetry} onDrop={onDrop} more={renderDone?.(job)} />
        ))}
      </Box>
    </Paper>
  )
}
