import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
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
