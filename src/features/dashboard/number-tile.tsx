import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import type { CardState } from './home-card.tsx'
import classes from './number-tile.module.css'

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
      <div className={classes.tile} role="alert">
        <span className={classes.label}>{label}</span>
        <span className={classes.detail}>{state.hint}</span>
        <Button size="compact-sm" variant="default" loading={state.isBusy} onClick={state.onRetry}>
          {t('Thử lại')}
        </Button>
      </div>
    )
  }
  return (
    <AppLink to={to} className={classes.tile} aria-busy={state.status === 'loading' || undefined}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>
        {state.status === 'ready' && (
          <>
            {value} {trend && <small>{trend}</small>}
          </>
        )}
      </span>
      <span className={classes.detail}>{state.status === 'ready' && detail}</span>
    </AppLink>
  )
}
