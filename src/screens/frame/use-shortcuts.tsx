import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { collectKeys } from '#browser/collect-keys.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { notifyLoadFailure } from '#kit/notify-load-failure.ts'
import { useFeatures } from '#screens/features-context.ts'
import { useGo } from '#screens/use-go.ts'
import { text } from '#text/text.ts'
import type { Command } from './commands.ts'
import type { MenuGroup } from './menu.ts'

type Dialog = 'palette' | 'shortcuts'

// Keys that both a shortcut and the browser may handle: prevent the browser's action.
const handledKeys = 'gnjkb?'

/** The command palette and the shortcuts, by key and by button; their code is loaded on first use. */
export function useShortcuts(menu: readonly MenuGroup[]) {
  const go = useGo()
  const router = useRouter()
  const { CommandPalette, pressKey } = useFeatures()
  const [shown, show] = useState<{ readonly dialog: Dialog; readonly endTyping: () => string } | null>(null)
  const typing = useRef<() => string>(undefined)
  useEffect(() => () => void typing.current?.(), [])
  const open = useCallback(
    (dialog: Dialog) => {
      const endTyping = collectKeys()
      typing.current = endTyping
      CommandPalette.fetchNow().then(
        () => show({ dialog, endTyping }),
        (error: unknown) => {
          endTyping()
          notifyLoadFailure(text('Chưa tải được phần này.'), error)
        },
      )
    },
    [CommandPalette],
  )
  // A layout effect: keys must work as soon as the page is painted.
  useLayoutEffect(() => {
    const onPage = (listener: () => void) =>
      router.subscribe('onRendered', ({ pathChanged }) => pathChanged && listener())
    const handleKey = async (event: KeyboardEvent) => {
      const { key } = event
      if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault()
        // An open modal dialog must be closed first.
        if (!document.querySelector('dialog:modal')) open('palette')
      } else if (key.length === 1 && isSingleKey(event)) {
        if (handledKeys.includes(key)) event.preventDefault()
        await pressKey(key, { menu, go, help: () => open('shortcuts'), onPage })
      }
    }
    // A key whose code fails to load does nothing: each shortcut also has a button.
    const listen = (event: KeyboardEvent) => void handleKey(event).catch(() => undefined)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [menu, go, router, open, pressKey])
  return {
    open,
    preload: () => void CommandPalette.preload().catch(() => undefined),
    panel: (commands: readonly Command[]) =>
      shown && <CommandPalette {...shown} menu={menu} commands={commands} onClose={() => show(null)} />,
  }
}
