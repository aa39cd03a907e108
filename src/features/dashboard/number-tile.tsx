import { Button, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import type { CardState } from './home-card.tsx'
import classes from './number-tiles.module.css'

interface NumberTileProps {
  readonly label: string
  /** The screen of the number. */
  readonly to: string
  readonly state: CardState
  readonly value: string
  /** The difference to before, with its sign. */
  readonly trend?: string | undefined
  readonly detail: ReactNode
}

/** One number with what it means; a failed one retries alone. */
export function NumberTile({ label, to, state, value, trend, detail }: NumberTileProps) {
  const t = useText()
  if (state.status === 'failed') {
    return (
      <Paper withBorder className={classes.tile} role="alert">
        <Text c="dimmed">{label}</Text>
        <Text c="dimmed">{state.hint}</Text>
        <Button size="compact-sm" variant="default" loading={state.isBusy} onClick={state.onRetry}>
          {t('Thử lại')}
        </Button>
      </Paper>
    )
  }
  return (
    <Paper
      withBorder
      component={AppLink}
      to={to}
      c="inherit"
      td="none"
      className={classes.tile}
      aria-busy={state.status === 'loading' || undefined}
    >
      <Text c="dimmed">{label}</Text>
      <Text fw={600} fz="1.375rem" lh="2rem" mih="2rem" className={classes.value}>
        {state.status === 'ready' && (
          <>
            <span>{`${value} `}</span>
            {/* No taller than the number: the numbers of all tiles are in one line. */}
            {trend && (
              <Text component="small" c="dimmed" fw={600} lh={1}>
                {trend}
              </Text>
            )}
          </>
        )}
      </Text>
      <Text c="dimmed" mih="1.5em">
        {state.status === 'ready' && detail}
      </Text>
    </Paper>
  )
}
