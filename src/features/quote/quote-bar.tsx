import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import sticky from '#kit/sticky-bar.module.css'

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
