import { CloseButton } from '@mantine/core'
import { type KeyboardEventHandler, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { closeBeside } from './close-beside.ts'
import shared from './dialog.module.css'
import { openModal } from './open-modal.ts'
import classes from './wide-dialog.module.css'

interface WideDialogProps {
  readonly title: string
  /** Closes on a click beside it as well. */
  readonly isLight?: boolean
  readonly onClose: () => void
  readonly onKeyDown?: KeyboardEventHandler
  readonly children: ReactNode
  /** The buttons of the footer. */
  readonly foot?: ReactNode
}

/** A wide modal dialog of the browser, which traps the focus and restores it. */
export function WideDialog({ title, isLight, onClose, onKeyDown, children, foot }: WideDialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (!dialog.current) return undefined
    const close = openModal(dialog.current)
    dialog.current.focus()
    return close
  }, [])
  useLayoutEffect(() => (isLight && dialog.current ? closeBeside(dialog.current) : undefined), [isLight])
  // A portal outside the form that opened the dialog: Enter in a search field would submit that form.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons
    <dialog
      ref={dialog}
      className={`${shared.dialog} ${classes.dialog}`}
      aria-labelledby={id}
      tabIndex={-1}
      closedby={isLight ? 'any' : undefined}
      onKeyDown={onKeyDown}
      onClose={isLight ? onClose : undefined}
      onCancel={(event) => {
        // React also bubbles the cancel event of a nested dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        <CloseButton size={32} aria-label={t('Đóng')} onClick={onClose} />
      </header>
      <div className={classes.body}>{children}</div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </dialog>,
    document.body,
  )
}
