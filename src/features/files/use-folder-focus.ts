import { type MouseEvent, useEffect, useRef } from 'react'
import { useFiles } from './use-files.ts'

/**
 * Moves the focus into a folder that is opened by keyboard, once it is loaded: the button that had the focus is gone.
 * Returns the function that the button of a folder calls with its click.
 */
export function useFolderFocus(folder: string): (click: MouseEvent) => void {
  const dialog = useRef<HTMLElement>(null)
  const { isFetched } = useFiles(folder)
  useEffect(() => {
    if (!isFetched) return
    const shown = dialog.current
    dialog.current = null
    // Not if the user has moved the focus in the meantime.
    if (!shown || document.activeElement !== document.body) return
    const found = (selector: string) => shown.querySelector<HTMLElement>(selector)
    const target = found('[data-way]') ?? found('[aria-current=page]') ?? shown
    target.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each folder that is shown
  }, [folder, isFetched])
  return ({ detail, currentTarget }) => {
    // A click by a pointer counts its presses.
    dialog.current = detail === 0 ? currentTarget.closest<HTMLElement>('dialog') : null
  }
}
