import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

type BusyButtonProps = Omit<ButtonProps, 'loading'> &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & { readonly isBusy: boolean }

/** A button that is not disabled while it is busy, which would drop the focus; a press then does nothing. */
export function BusyButton({ isBusy, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      loading={isBusy}
      {...(isBusy && {
        renderRoot: (root) => <button {...root} disabled={false} aria-disabled onClick={prevent} />,
      })}
    />
  )
}

// Enter in a field presses the submit button too.
const prevent = (event: MouseEvent) => event.preventDefault()
