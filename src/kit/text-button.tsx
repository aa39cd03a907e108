import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface TextButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A plain button for a secondary action. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <Button variant="subtle" size="sm" onClick={onClick}>
      {children}
    </Button>
  )
}
