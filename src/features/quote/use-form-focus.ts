import { type RefObject, useEffect } from 'react'
import { focusFirstField } from '#kit/focus-first-field.ts'

interface FormFocus {
  /** How often the form was emptied. */
  readonly clears: number
  /** How often a request was rejected for its values. */
  readonly rejectedSubmits: number
  /** The time of the last request of prices. */
  readonly requestedAt: number | undefined
}

/** Moves the focus to the first field of an empty form, and to the first wrong one; scrolls to the result of a request. */
export function useFormFocus(
  frame: RefObject<HTMLFormElement | null>,
  { clears, rejectedSubmits, requestedAt }: FormFocus,
): void {
  useEffect(() => {
    focusFirstField(frame.current)
    const field = document.activeElement
    // It is out of sight where the form was cleared at its end. On touch the button keeps the focus, and nothing moves.
    if (clears > 0 && field?.matches('input, textarea')) field.scrollIntoView({ block: 'center' })
  }, [frame, clears])
  useEffect(() => {
    // The fields are marked as invalid only after this render.
    if (rejectedSubmits > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [frame, rejectedSubmits])
  useEffect(() => {
    // In the stacked layout the result is below the form: scroll to it after a request.
    const result = frame.current?.querySelector('[data-result]')
    const isBelow = (result?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2
    if (requestedAt && isBelow) result?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [frame, requestedAt])
}
