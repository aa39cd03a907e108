import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { topDrawer } from './top-drawer.ts'

/** Presses the button on Ctrl+S, on a Mac also on Cmd+S. */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (isOnTop(button.current)) button.current?.click()
  })
}

// A drawer or a modal dialog may cover the form: the key is for the one on top.
function isOnTop(button: HTMLElement | null): boolean {
  const covers = [topDrawer(), ...document.querySelectorAll('dialog[open]')]
  return covers.every((cover) => !cover || cover.contains(button))
}
