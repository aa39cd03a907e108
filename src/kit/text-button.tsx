import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface TextButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A plain button for a secondary action. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <Button variant="subtle" onClick={onClick}>
      {children}
    </Button>
  )
}
