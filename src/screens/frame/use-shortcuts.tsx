import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isSingleKey } from '#hooks/single-keys.ts'
import { late } from '#kit/late.tsx'
import { useGo } from '#screens/use-go.ts'
import type { MenuGroup } from './menu.ts'

const ShortcutSheet = late(
  async () => (await import('#screens/shortcuts/shortcut-sheet.tsx')).ShortcutSheet,
  () => null,
)

// Each of them may do something by itself here and in the browser: only one of the two.
const ours = 'gnjk?'

/** Single keys as shortcuts, and the sheet that lists them. What they do is fetched with the first of them. */
export function useShortcuts(menu: readonly MenuGroup[]): {
  readonly help: () => void
  readonly sheet: ReactNode
} {
  const go = useGo()
  const [isOpen, setOpen] = useState(false)
  const help = useCallback(() => setOpen(true), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event
      if (key.length !== 1 || !isSingleKey(event)) return
      if (ours.includes(key)) event.preventDefault()
      import('#screens/shortcuts/press-key.ts').then(
        ({ pressKey }) => pressKey(key, { menu, go, help }),
        // Without its code a key does nothing: everything it does has a button.
        () => undefined,
      )
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [menu, go, help])
  return { help, sheet: isOpen && <ShortcutSheet menu={menu} onClose={() => setOpen(false)} /> }
}
