import { type ReactNode, useId } from 'react'
import { FailedState } from '#kit/list/failed-state.tsx'
import classes from './home-card.module.css'

/** What a part of the first page knows of its answer. */
export type Part =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly hint: string; readonly isBusy: boolean; readonly onRetry: () => void }
  | { readonly is: 'empty'; readonly words: string }
  | { readonly is: 'ready' }

interface HomeCardProps {
  readonly title: string
  /** The call that its numbers come from. */
  readonly source: ReactNode
  /** What stands at the right of the title: the way to all of it. */
  readonly more?: ReactNode
  readonly part: Part
  /** What is said when the call failed. */
  readonly failed: string
  readonly children?: ReactNode
}

/** One part of the first page: it loads, fails and is empty on its own, always in the same room, so that nothing moves. */
export function HomeCard({ title, source, more, part, failed, children }: HomeCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={part.is === 'loading' || undefined}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div className={classes.body}>
        {part.is === 'loading' && <Bars />}
        {part.is === 'failed' && (
          <FailedState text={failed} hint={part.hint} onRetry={part.onRetry} isBusy={part.isBusy} />
        )}
        {part.is === 'empty' && <p className={classes.empty}>{part.words}</p>}
        {part.is === 'ready' && children}
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
