import { useCallback, useLayoutEffect, useState } from 'react'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { notifyLost } from '#kit/notify-lost.ts'
import { useFeatures } from '#screens/features-context.ts'
import { useGo } from '#screens/use-go.ts'
import { text } from '#text/text.ts'
import type { MenuGroup } from './menu.ts'

type Sheet = 'palette' | 'shortcuts'

// Each of them may do something by itself, here and in the browser: only one of the two.
const ours = 'gnjk?'

/** The palette and the shortcuts, by key and by button; the code of what they do comes with the first use. */
export function useQuickHands(menu: readonly MenuGroup[]) {
  const go = useGo()
  const { CommandPalette, pressKey } = useFeatures()
  const [shown, show] = useState<Sheet | null>(null)
  const open = useCallback(
    (sheet: Sheet) => {
      CommandPalette.fetchNow().then(
        () => show(sheet),
        (error: unknown) => notifyLost(text('Chưa tải được phần này.'), error),
      )
    },
    [CommandPalette],
  )
  // Before the page is painted: whoever works by keys presses as soon as there is something to see.
  useLayoutEffect(() => {
    const press = async (event: KeyboardEvent) => {
      const { key } = event
      if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault()
        // A question that stands open is answered first.
        if (!document.querySelector('dialog:modal')) open('palette')
      } else if (key.length === 1 && isSingleKey(event)) {
        if (ours.includes(key)) event.preventDefault()
        await pressKey(key, { menu, go, help: () => open('shortcuts') })
      }
    }
    // Without its code a key does nothing: all that it does has a button.
    const listen = (event: KeyboardEvent) => void press(event).catch(() => undefined)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [menu, go, open, pressKey])
  return {
    open,
    intend: () => void CommandPalette.preload().catch(() => undefined),
    sheet: shown && <CommandPalette is={shown} menu={menu} onClose={() => show(null)} />,
  }
}
