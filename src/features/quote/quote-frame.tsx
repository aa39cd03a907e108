import { Button, Group, Stack } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusFirstField } from '#kit/focus-first-field.ts'
import sticky from '#kit/sticky-bar.module.css'
import { formatAmount } from '#text/format-amount.ts'
import type { CustomerPrice } from './customer-price.ts'
import classes from './quote-frame.module.css'

interface QuoteFrameProps {
  /** The form. */
  readonly children: ReactNode
  /** The result: beside the form on wide screens, and sticky there. */
  readonly result: ReactNode
  /** Rarely used content, below both columns. */
  readonly foot: ReactNode
}

/** Form on the left, result on the right; stacked on a phone. */
export function QuoteFrame({ children, result, foot }: QuoteFrameProps) {
  return (
    <div className={classes.frame}>
      <Stack>{children}</Stack>
      <Stack className={classes.result} data-result>
        {result}
      </Stack>
      <Stack>{foot}</Stack>
    </div>
  )
}

interface QuoteBarProps {
  /** `head`: above the result, beside the form; `foot`: below the form, if both are stacked. */
  readonly at: 'head' | 'foot'
  readonly children: ReactNode
}

/**
 * The actions of the form; CSS renders the one of the two bars that fits the width. Only that of stacked columns is
 * sticky: beside the result it would partly cover inputs.
 */
export function QuoteBar({ at, children }: QuoteBarProps) {
  const head = { justify: 'flex-end', gap: 'xs', visibleFrom: 'lg' } as const
  // Above the result, which follows it: no page ends here.
  // The price and both actions fit beside each other at 390 px in English too.
  const foot = { className: sticky.bar, gap: 4, my: 0, hiddenFrom: 'lg' }
  return <Group {...(at === 'head' ? head : foot)}>{children}</Group>
}

/** The price of the chosen service, which leads to the prices and the message where they are below the form. */
export function ResultButton({ price, isOld }: { readonly price: CustomerPrice; readonly isOld: boolean }) {
  const t = useText()
  const amount = formatAmount(price.total, price.currency)
  const show = () => document.querySelector('[data-result]')?.scrollIntoView({ block: 'start' })
  return (
    <Button
      variant="default"
      c={isOld ? 'dimmed' : undefined}
      px={{ base: 'xs', xs: 'md' }}
      style={{ marginInlineEnd: 'auto' }}
      onClick={show}
      title={t('Xem giá và lời nhắn')}
    >
      {`${price.lacks.length > 0 ? t('Tạm tính: {amount}', { amount }) : amount} ↓`}
    </Button>
  )
}

interface FormFocus {
  /** How often the form was emptied. */
  readonly clears: number
  /** How often a request was rejected for its values. */
  readonly rejectedSubmits: number
  /** The time of the last request of prices. */
  readonly requestedAt: number | undefined
}

/** Moves the focus to the first field of an empty form, and to the first wrong one; scrolls to the result of a request. */
export function useFormFocus(
  frame: RefObject<HTMLFormElement | null>,
  { clears, rejectedSubmits, requestedAt }: FormFocus,
): void {
  useEffect(() => {
    focusFirstField(frame.current)
    const field = document.activeElement
    // It is out of sight where the form was cleared at its end. On touch the button keeps the focus, and nothing moves.
    if (clears > 0 && field?.matches('input, textarea')) field.scrollIntoView({ block: 'center' })
  }, [frame, clears])
  useEffect(() => {
    // The fields are marked as invalid only after this render.
    if (rejectedSubmits > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [frame, rejectedSubmits])
  useEffect(() => {
    // In the stacked layout the result is below the form: scroll to it after a request.
    const result = frame.current?.querySelector('[data-result]')
    const isBelow = (result?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2
    if (requestedAt && isBelow) result?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [frame, requestedAt])
}
