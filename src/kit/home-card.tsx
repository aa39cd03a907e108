import { type ReactNode, useId } from 'react'
import { FailedState } from '#kit/list/failed-state.tsx'
import classes from './home-card.module.css'

/** The state of the data of a card. */
export type CardState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed'
      readonly hint: string
      readonly isBusy: boolean
      readonly onRetry: () => void
    }
  | { readonly status: 'empty'; readonly text: string }
  | { readonly status: 'ready' }

interface HomeCardProps {
  readonly title: string
  /** Content at the right of the title: the link to the whole list. */
  readonly more?: ReactNode
  readonly state: CardState
  /** The error text of a failed call. */
  readonly failed: string
  readonly children?: ReactNode
}

/** A card of the home page with its own loading, error and empty state. */
export function HomeCard({ title, more, state, failed, children }: HomeCardProps) {
  const id = useId()
  return (
    <section
      className={classes.card}
      aria-labelledby={id}
      aria-busy={state.status === 'loading' || undefined}
    >
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div className={classes.body}>
        {state.status === 'loading' && <Bars />}
        {state.status === 'failed' && (
          <FailedState text={failed} hint={state.hint} onRetry={state.onRetry} isBusy={state.isBusy} />
        )}
        {state.status === 'empty' && <p className={classes.empty}>{state.text}</p>}
        {state.status === 'ready' && children}
      </div>
    </section>
  )
}

function Bars() {
  return (
    <div className={classes.bars} data-late aria-hidden>
      <span />
      <span />
      <span />
    </div>
  )
}
