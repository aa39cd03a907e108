import { useEffect } from 'react'

/** Where list and pane are side by side; the style sheet has the same width. */
const sideBySide = '(min-width: 62em)'

/** Opens the first record beside the list if none is open; on a narrow screen the list is shown alone. */
export function useFirstOpen(first: string | undefined, isNone: boolean, onOpen: (id: string) => void): void {
  useEffect(() => {
    if (isNone && first !== undefined && matchMedia(sideBySide).matches) onOpen(first)
  }, [isNone, first, onOpen])
}
