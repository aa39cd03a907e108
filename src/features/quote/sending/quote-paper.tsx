import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Logo } from '#kit/logo.tsx'
import type { QuoteDocument } from './quote-document.ts'
import classes from './quote-paper.module.css'

/** The quote on a sheet of its own while the browser prints; nothing else of the page is printed then. */
export function QuotePaper({ document: quote }: { readonly document: QuoteDocument }) {
  const [isPrinting, setPrinting] = useState(false)
  // The browser takes the page as it is when the listener returns.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  if (!isPrinting) return null
  return createPortal(
    <article className={classes.paper} data-paper lang={quote.locale}>
      <div className={classes.head}>
        <Logo size={40} />
        <strong className={classes.house}>Bến</strong>
        <span className={classes.number}>
          {quote.title} {quote.number}
        </span>
      </div>
      {quote.lines.map(({ key, kind, text, amount }) => (
        <p key={key} className={classes.line} data-kind={kind}>
          <span>{text}</span>
          {amount !== '' && <span className={classes.amount}>{amount}</span>}
        </p>
      ))}
    </article>,
    document.body,
  )
}
