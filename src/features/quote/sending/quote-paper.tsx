import { Box, type BoxProps, Group, type GroupProps, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type Ref, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Logo } from '#kit/logo.tsx'
import { linesOfText, type MessageLine } from './message-line.ts'
import classes from './quote-paper.module.css'

/** The quote on a sheet of its own while the browser prints; nothing else of the page is printed then. */
export function QuotePaper({ document: quote }: { readonly document: QuoteDocument }) {
  const [isPrinting, setPrinting] = useState(false)
  // The browser takes the page as it is when the listener returns.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  return isPrinting && createPortal(<QuoteSheet document={quote} data-paper />, document.body)
}

interface QuoteSheetProps extends BoxProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly document: QuoteDocument
}

/** The layout of a quote on paper and as a picture. */
export function QuoteSheet({ document: quote, ...props }: QuoteSheetProps) {
  return (
    <Box c={ink} fz="12pt" lh={1.5} className={classes.paper} lang={quote.locale} {...props}>
      <Group gap="sm" pb="sm" mb="lg" style={{ borderBottom: '2px solid' }} c="#0b7285">
        <Logo size={40} />
        <strong style={{ fontSize: '1.375rem' }}>Bến</strong>
        <Text inherit fw={600} ms="auto" c={ink}>
          {`${quote.title} ${quote.number}`}
        </Text>
      </Group>
      {quote.lines.map(({ key, kind, text, amount }) => (
        <Group key={key} {...lineProps} {...kindProps[kind]}>
          <span>{text}</span>
          {amount !== '' && <Box {...amountProps}>{amount}</Box>}
        </Group>
      ))}
    </Box>
  )
}

const ink = '#1f2a2e'
const lineProps = {
  component: 'p',
  justify: 'space-between',
  align: 'start',
  wrap: 'nowrap',
  gap: 'lg',
  mih: '1.5em',
  m: 0,
  py: 4,
} as const
const kindProps: Readonly<Partial<Record<MessageLine['kind'], GroupProps>>> = {
  greeting: { mb: 'sm' },
  price: { py: 'xs', style: { borderTop: '1px solid #d9d6cf' } },
  total: { mb: 'md', py: 10, fw: 600, fz: '1.125em', style: { borderTop: `2px solid ${ink}` } },
  note: { c: '#566167', fz: '0.875em' },
}
const amountProps = { flex: 'none', maw: '60%', ta: 'end' } as const

/** A quote as a picture or on paper shows it. */
export interface QuoteDocument {
  readonly title: string
  readonly number: string
  /** Its language, as BCP 47. */
  readonly locale: string
  readonly lines: readonly DocumentLine[]
}

/** A line of the document: an amount with its label, or a text without the bullet of the message. */
export interface DocumentLine {
  readonly key: string
  readonly kind: MessageLine['kind']
  readonly text: string
  readonly amount: string
}

/** The lines of a message as those of a document; the number has a place of its own there. */
export function documentLines(text: string, generated: readonly MessageLine[]): readonly DocumentLine[] {
  return linesOfText(text.trim(), generated)
    .filter(({ key }) => key !== 'number')
    .map((line) => ({
      key: line.key,
      kind: line.kind,
      text: (line.label ?? line.text).replace(/^• /, ''),
      amount: line.amount ?? '',
    }))
}
