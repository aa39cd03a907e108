import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import classes from './last-quotes.module.css'

/** A quote that was given. */
export interface LastQuote {
  readonly key: number
  readonly title: string
  /** What it cost then. */
  readonly more: string
  /** ISO. */
  readonly at: string
}

interface LastQuotesProps {
  readonly quotes: readonly LastQuote[]
  readonly onTake: (key: number) => void
}

/** The last quotes, the newest first: a press takes one up again. */
export function LastQuotes({ quotes, onTake }: LastQuotesProps) {
  const t = useText()
  return (
    <ul className={classes.list} aria-label={t('Báo giá gần đây')}>
      {quotes.map(({ key, title, more, at }) => (
        <li key={key}>
          <button type="button" className={classes.quote} onClick={() => onTake(key)}>
            <span className={classes.title}>{title}</span>
            <span className={classes.more}>{more}</span>
            <span className={classes.at}>
              <DateCell value={at} withTime />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
