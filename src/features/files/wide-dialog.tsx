import { CloseButton } from '@mantine/core'
import { type KeyboardEventHandler, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import classes from './wide-dialog.module.css'

interface WideDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly onKeyDown?: KeyboardEventHandler
  readonly children: ReactNode
  /** Buttons at its foot. */
  readonly foot?: ReactNode
}

/** A place to look around in above the page: the browser's own modal dialog, which keeps the focus and gives it back. */
export function WideDialog({ title, onClose, onKeyDown, children, foot }: WideDialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    // Only close() returns the focus; merely leaving the document drops it.
    return () => element?.close()
  }, [])
  // Not inside the form that asked: Enter in a search field would save it.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys do what its buttons do
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // One that stands above this one is a child of it for React.
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
