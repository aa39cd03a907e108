import { Button, Divider, Flex, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { LiteralLine } from '#kit/literal-line.tsx'
import { useRetry } from '#kit/load-failures.ts'

interface FailedStateProps {
  /** What is missing on this screen. */
  readonly text: string
  /** The literal text of the specification, a small line below. */
  readonly literal?: string
  /** The reason that the server sent. */
  readonly reason?: string
  /** An advice besides retrying. */
  readonly hint?: string
  readonly onRetry: () => void
  readonly isBusy?: boolean
  /** Renders one line above rows that are still shown, instead of a panel in their place. */
  readonly isLine?: boolean
}

/** The error of a failed load, with an advice and a retry button. */
export function FailedState(props: FailedStateProps) {
  const { text, literal, reason, hint, onRetry, isBusy, isLine } = props
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  const direction = isLine ? 'row' : 'column'
  return (
    <>
      <Flex
        role="alert"
        direction={direction}
        wrap="wrap"
        align="center"
        gap="sm"
        px="md"
        py={isLine ? 'xs' : 56}
        ta={isLine ? undefined : 'center'}
      >
        <IconAlertTriangle
          size={isLine ? 18 : 32}
          stroke={1.5}
          aria-hidden
          color="var(--mantine-color-error)"
        />
        <Flex
          direction={direction}
          wrap="wrap"
          columnGap="xs"
          {...(isLine ? { flex: '1 1 240px' } : { maw: '30rem' })}
        >
          <Text fw={600}>{text}</Text>
          <LiteralLine>{literal}</LiteralLine>
          {reason && <Text>{reason}</Text>}
          <Text c="dimmed">{reloadAdvice ?? hint ?? t('Kiểm tra mạng rồi bấm Thử lại.')}</Text>
        </Flex>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={isBusy}
          onClick={run}
        >
          {label}
        </Button>
      </Flex>
      {isLine && <Divider />}
    </>
  )
}
