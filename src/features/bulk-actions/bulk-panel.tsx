import { Box, Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { formatNumber } from '#text/format.ts'

/** A failed record: its label and the reason. */
export interface BulkLine {
  readonly key: number
  readonly name: string
  readonly why: string
}

interface BulkPanelProps {
  readonly all: number
  /** The number of waiting and running jobs. */
  readonly left: number
  /** The number of changed records, and of those that had the value already. */
  readonly done: number
  readonly same: number
  readonly stopped: number
  readonly failed: readonly BulkLine[]
  readonly onStop: () => void
  readonly onRetry: () => void
  readonly onGoOn: () => void
  /** Set if the action can be undone. */
  readonly onUndo: (() => void) | undefined
  /** Whether the action was an undo; its own undo does it again. */
  readonly isUndo: boolean
  readonly onClose: () => void
}

/** The progress of a bulk action, and the records that failed. */
export function BulkPanel(props: BulkPanelProps) {
  const { all, left, stopped, failed } = props
  const t = useText()
  const panel = useRef<HTMLElement>(null)
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
          {left === 0 && <Outcome {...props} />}
        </Text>
        {left > 0 && (
          <Button variant="default" size="compact-md" onClick={props.onStop}>
            {t('Dừng')}
          </Button>
        )}
        {left === 0 && failed.length > 0 && (
          <Button size="compact-md" onClick={props.onRetry}>
            {t('Thử lại các mục lỗi')}
          </Button>
        )}
        {left === 0 && stopped > 0 && (
          <Button variant="default" size="compact-md" onClick={props.onGoOn}>
            {t('Làm tiếp {n} mục', { n: formatNumber(stopped) })}
          </Button>
        )}
        {left === 0 && props.onUndo && (
          <Button variant="subtle" size="compact-md" onClick={props.onUndo}>
            {props.isUndo ? t('Làm lại') : t('Hoàn tác')}
          </Button>
        )}
        {left === 0 && <CloseButton size={32} aria-label={t('Đóng kết quả')} onClick={props.onClose} />}
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
          {failed.map(({ key, name, why }) => (
            <li key={key}>
              <strong style={{ color: 'var(--mantine-color-text)' }}>{name}</strong> {why}
            </li>
          ))}
        </Box>
      )}
    </Paper>
  )
}

function Outcome({ done, same, stopped, failed, isUndo }: BulkPanelProps) {
  const t = useText()
  const parts = [
    isUndo
      ? t('Đã hoàn tác {n} mục', { n: formatNumber(done) })
      : t('Xong {n} mục', { n: formatNumber(done) }),
    same > 0 && t('{n} mục vốn đã vậy', { n: formatNumber(same) }),
    failed.length > 0 && t('{n} mục chưa được', { n: formatNumber(failed.length) }),
    stopped > 0 && t('{n} mục chưa làm', { n: formatNumber(stopped) }),
  ]
  return `${parts.filter((some) => some !== false).join(', ')}.`
}
