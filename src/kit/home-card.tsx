import { type ReactNode, useId } from 'react'
import { FailedState } from '#kit/list/failed-state.tsx'
import classes from './home-card.module.css'

/** The state of the data of a card. */
export type Part =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed'
      readonly hint: string
      readonly isBusy: boolean
      readonly onRetry: () => void
    }
  | { readonly status: 'empty'; readonly words: string }
  | { readonly status: 'ready' }

interface HomeCardProps {
  readonly title: string
  /** The call that provides the numbers. */
  readonly source: ReactNode
  /** Content at the right of the title: the link to the whole list. */
  readonly more?: ReactNode
  readonly part: Part
  /** The error text of a failed call. */
  readonly failed: string
  readonly children?: ReactNode
}

/** A card of the home page with its own loading, error and empty state, always of the same height. */
export function HomeCard({ title, source, more, part, failed, children }: HomeCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={part.status === 'loading' || undefined}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div className={classes.body}>
        {part.status === 'loading' && <Bars />}
        {part.status === 'failed' && (
          <FailedState text={failed} hint={part.hint} onRetry={part.onRetry} isBusy={part.isBusy} />
        )}
        {part.status === 'empty' && <p className={classes.empty}>{part.words}</p>}
        {part.status === 'ready' && children}
      </div>
      <footer className={classes.source}>{source}</footer>
    </section>
  )
}

function Bars() {
  return (
    <div className={classes.bars} data-late aria-hidden>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
