import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Text } from '#text/text.ts'
import shared from './dialog.module.css'
import { type DialogAct, DialogActions } from './dialog-actions.tsx'
import classes from './dialog-frame.module.css'
import { openModal } from './open-modal.ts'

interface DialogFrameProps {
  readonly title: string
  /** The label of the harmless way out. */
  readonly close: Text
  /** What the dialog can do, the usual act last. */
  readonly acts?: readonly DialogAct[]
  /** The error of the last attempt; the dialog stays open. */
  readonly error?: string | undefined
  /** Has room for amounts beside names. */
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog of the browser, which traps the focus and returns it on closing. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, close, acts, error, isWide, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (!dialog.current) return undefined
    const closeModal = openModal(dialog.current)
    dialog.current.querySelector<HTMLElement>('[data-focus]')?.focus()
    return closeModal
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={`${shared.dialog} ${classes.dialog}`}
      data-wide={isWide || undefined}
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
      <DialogActions close={close} onClose={onClose} acts={acts} />
    </dialog>
  )
}
