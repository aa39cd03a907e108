import { type RefObject, useEffect } from 'react'
import { topDrawer } from './top-drawer.ts'

/** Presses the button on Ctrl+S, on a Mac also on Cmd+S. */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (isOnTop(button.current)) button.current?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [button])
}

// A drawer or a modal dialog may cover the form: the key is for the one on top.
function isOnTop(button: HTMLElement | null): boolean {
  const covers = [topDrawer(), ...document.querySelectorAll('dialog[open]')]
  return covers.every((cover) => !cover || cover.contains(button))
}
