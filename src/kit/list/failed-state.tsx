import { Button, Text } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useText } from '#hooks/use-text.ts'
import { useRetry } from '#kit/lost-code.ts'
import classes from './state.module.css'

interface FailedStateProps {
  /** What happened, in the specification's own words where it has them. */
  readonly text: string
  /** What to do about it, if it is more than trying again. */
  readonly hint?: string
  readonly onRetry: () => void
  readonly isBusy?: boolean
  /** One line above rows that are still shown, instead of a panel in their place. */
  readonly isLine?: boolean
}

/** Says that a load failed, what to do next, and tries again. */
export function FailedState({ text, hint, onRetry, isBusy, isLine }: FailedStateProps) {
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  return (
    <div className={isLine ? classes.line : classes.state} role="alert">
      <IconAlertTriangle size={isLine ? 18 : 32} stroke={1.5} aria-hidden className={classes.bad} />
      <div className={classes.words}>
        <Text fw={600}>{text}</Text>
        <Text c="dimmed">{reloadAdvice ?? hint ?? t('Kiểm tra mạng rồi bấm Thử lại.')}</Text>
      </div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isBusy}
        onClick={run}
      >
        {label}
      </Button>
    </div>
  )
}
