import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import classes from './dialog-frame.module.css'

interface DialogFrameProps {
  readonly title: string
  /** Buttons, the harmless one first: it gets the focus. */
  readonly actions: ReactNode
  /** What went wrong with the last try; the dialog stays. */
  readonly error?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A question above everything else: the browser's own modal dialog, which keeps the focus and gives it back. */
export function DialogFrame({ title, actions, error, onClose, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Only close() returns the focus; merely leaving the document drops it.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}-body`} className={classes.body}>
        {children}
      </div>
      <div role="alert" className={classes.error}>
        {error}
      </div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  )
}
