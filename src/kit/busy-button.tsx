import type { MouseEvent } from 'react'
import { type ButtonProps, buttonLook } from './button.tsx'

type BusyButtonProps = Omit<ButtonProps, 'loading'> & { readonly isBusy: boolean }

/** A button that is not disabled while it is busy, which would drop the focus; a press then does nothing. */
export function BusyButton({ isBusy, ...props }: BusyButtonProps) {
  const busy = isBusy ? { 'aria-disabled': true, onClick: prevent } : undefined
  return <button type="button" {...buttonLook({ ...props, loading: isBusy })} {...busy} />
}

// Enter in a field presses the submit button too.
const prevent = (event: MouseEvent) => event.preventDefault()
