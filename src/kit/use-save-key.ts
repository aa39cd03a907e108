import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { isCovered } from '#browser/modal-layers.ts'

/** Presses the button on Ctrl+S, on a Mac also on Cmd+S. */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    // The key is for the form on top.
    if (!isCovered(button.current)) button.current?.click()
  })
}
