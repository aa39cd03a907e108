import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { isShortcut, isSingleKey } from '#hooks/user/single-keys.ts'

/** What the keys of an inbox do. */
export interface InboxKeys {
  readonly onStep: (step: 1 | -1) => void
  readonly onFinish: () => void
  readonly onWork: () => void
  readonly onReply: () => void
  readonly onCopy: () => void
  readonly onTemplate: (index: number) => void
  readonly onSelect: () => void
  /** Whether the focus is about to move to the answer box: letters are then no commands of any part of the screen. */
  readonly isReplying: () => boolean
}

/** Milliseconds in which the letter after “g” opens another screen. */
const goPrefixMs = 1500

/**
 * Runs the keys of an inbox: Ctrl+Enter, and single keys, which are off with the user's setting. All are off while the user
 * types.
 */
export function useInboxKeys(keys: InboxKeys): void {
  const goUntil = useRef(0)
  const press = (event: KeyboardEvent) => {
    if (isFinish(event)) {
      event.preventDefault()
      if (!event.repeat) keys.onFinish()
      return
    }
    if (!isSingleKey(event)) return
    if (event.key.length === 1 && keys.isReplying()) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const isAfterGo = Date.now() < goUntil.current
    goUntil.current = event.key === 'g' && !isAfterGo ? Date.now() + goPrefixMs : 0
    const act = isAfterGo ? undefined : actOf(event.key, keys)
    if (!act || event.repeat) return
    event.preventDefault()
    act()
  }
  // Captured: the shortcuts of the frame prevent the default of some of these keys.
  useWindowEvent('keydown', press, { capture: true })
}

/** Whether a key press is Ctrl+Enter outside of an input; on a link it opens another tab, unless that is of the open record. */
function isFinish(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, target } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !isShortcut(event)) return false
  return !(target instanceof Element && target.closest('a[href]:not([aria-current])'))
}

function actOf(key: string, keys: InboxKeys): (() => void) | undefined {
  const acts: Readonly<Record<string, () => void>> = {
    j: () => keys.onStep(1),
    k: () => keys.onStep(-1),
    e: keys.onFinish,
    d: keys.onWork,
    r: keys.onReply,
    c: keys.onCopy,
    x: keys.onSelect,
  }
  return acts[key] ?? (/^[1-9]$/.test(key) ? () => keys.onTemplate(Number(key) - 1) : undefined)
}
