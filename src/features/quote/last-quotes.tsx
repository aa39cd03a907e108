import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import classes from './last-quotes.module.css'

/** An earlier quote. */
export interface LastQuote {
  readonly key: number
  readonly title: string
  /** Its prices at that time. */
  readonly more: string
  /** ISO. */
  readonly at: string
}

interface LastQuotesProps {
  readonly quotes: readonly LastQuote[]
  readonly onLoad: (key: number) => void
}

/** The last quotes, newest first; a click loads one into the form. */
export function LastQuotes({ quotes, onLoad }: LastQuotesProps) {
  const t = useText()
  return (
    <ul className={classes.list} aria-label={t('Báo giá gần đây')}>
      {quotes.map(({ key, title, more, at }) => (
        <li key={key}>
          <button type="button" className={classes.quote} onClick={() => onLoad(key)}>
            <span className={classes.title}>{title}</span>
            <span className={classes.more}>{more}</span>
            <span className={classes.at}>
              <DateCell value={at} as="ago" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
