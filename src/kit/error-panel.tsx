import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useRetry } from './load-failures.ts'

interface ErrorPanelProps {
  /** What happened, in one sentence. */
  readonly text: string
  /** What to do next. */
  readonly advice?: string | undefined
  readonly onRetry: () => void
  readonly isBusy?: boolean
  /** Another action, such as a link home. */
  readonly action?: ReactNode
}

/** Replaces a page that cannot be shown: the error, an advice, a retry button. */
export function ErrorPanel({ text, advice, onRetry, isBusy = false, action }: ErrorPanelProps) {
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  return (
    <Stack role="alert" align="center" gap="xs" maw="34rem" mt="12vh" mx="auto" ta="center">
      <Title order={1}>{text}</Title>
      <Text c="dimmed">{reloadAdvice ?? advice ?? t('Kiểm tra mạng rồi bấm Thử lại.')}</Text>
      <Group justify="center" gap="xs" mt="sm">
        <Button loading={isBusy} onClick={run}>
          {label}
        </Button>
        {action}
      </Group>
    </Stack>
  )
}
