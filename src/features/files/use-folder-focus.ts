import { type MouseEvent, useEffect, useRef } from 'react'
import { useFiles } from './use-files.ts'

/**
 * Moves the focus to the present picture or the first item of a folder once it is loaded: when the dialog opens, which
 * has the focus itself, and when a folder is opened by keyboard, whose button is gone. Returns the function that the
 * button of a folder calls with its click.
 */
export function useFolderFocus(folder: string): (click: MouseEvent) => void {
  const dialog = useRef<HTMLElement | null>(null)
  const isByPointer = useRef(false)
  const { isFetched } = useFiles(folder)
  useEffect(() => {
    if (!isFetched) return
    const active = document.activeElement
    dialog.current ??= active?.closest<HTMLElement>('dialog') ?? null
    const shown = dialog.current
    // Not if the user has moved the focus in the meantime.
    if (!shown || isByPointer.current || (active !== document.body && active !== shown)) return
    const found = (selector: string) => shown.querySelector<HTMLElement>(selector)
    const target =
      found('[data-present] [data-way]') ?? found('[data-way]') ?? found('[aria-current=page]') ?? shown
    target.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each folder that is shown
  }, [folder, isFetched])
  return ({ detail, currentTarget }) => {
    dialog.current = currentTarget.closest<HTMLElement>('dialog')
    // A click by a pointer counts its presses.
    isByPointer.current = detail !== 0
  }
}
