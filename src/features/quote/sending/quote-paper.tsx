import { Box, Group, Text } from '@mantine/core'
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
      <Group gap="sm" pb="sm" mb="lg" style={{ borderBottom: '2px solid' }} c="#0b7285">
        <Logo size={40} />
        <strong style={{ fontSize: '1.375rem' }}>Bến</strong>
        <Text inherit fw={600} ms="auto" c="#1f2a2e">
          {quote.title} {quote.number}
        </Text>
      </Group>
      {quote.lines.map(({ key, kind, text, amount }) => (
        <p key={key} className={classes.line} data-kind={kind}>
          <span>{text}</span>
          {amount !== '' && <Box {...amountProps}>{amount}</Box>}
        </p>
      ))}
    </article>,
    document.body,
  )
}

const amountProps = { flex: 'none', maw: '60%', ta: 'end' } as const
