import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface TextButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A quiet button for the second-best thing to do. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <Button variant="subtle" size="sm" onClick={onClick}>
      {children}
    </Button>
  )
}
