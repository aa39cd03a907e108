import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { openModal } from '#kit/open-modal.ts'
import type { CalendarProps } from './calendar.tsx'
import classes from './calendar-dialog.module.css'
import { placeBeside } from './place-beside.ts'

/** Loaded on the first intent to open a calendar. */
export const Calendar = lazyComponent(async () => (await import('./calendar.tsx')).Calendar)

interface CalendarDialogProps extends CalendarProps {
  /** The label of the field. */
  readonly label: string
  /** The input beside which the calendar opens. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** A calendar in a modal dialog of the browser, so that it works above a drawer as well; Escape closes it. */
export function CalendarDialog({ label, anchor, onClose, ...calendar }: CalendarDialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const closeModal = openModal(element)
    placeBeside(element, anchor)
    // Only the backdrop is the dialog itself: its content covers the rest.
    const closeOutside = ({ target }: MouseEvent) => target === element && close()
    element.addEventListener('click', closeOutside)
    return () => {
      element.removeEventListener('click', closeOutside)
      closeModal()
    }
  }, [anchor])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('Lịch: {name}', { name: label })}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.content}>
        <Calendar {...calendar} />
      </div>
    </dialog>
  )
}
