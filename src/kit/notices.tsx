import { useTimeout, useWindowEvent } from '@mantine/hooks'
import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onNotices, shownNotices } from './notice.tsx'

/**
 * The corner of the notices, above dialogs and drawers, and outside of the page, which they cover. The region is always mounted:
 * a live region must exist before its content. The code that draws them is loaded after the first page, or for the first notice;
 * where that fails, they wait for the network or the next one.
 */
export function Notices() {
  const shown = useSyncExternalStore(onNotices, shownNotices)
  const [Stack, setStack] = useState<ComponentType>()
  const load = () => {
    if (!Stack) import('./notice-stack.tsx').then((code) => setStack(() => code.NoticeStack), ignore)
  }
  const loadForNotice = useEffectEvent(load)
  useTimeout(load, 3000, { autoInvoke: true })
  useWindowEvent('online', load)
  useEffect(() => {
    if (shown.length > 0) loadForNotice()
  }, [shown])
  return createPortal(
    <div aria-live="polite" data-notices>
      {Stack && <Stack />}
    </div>,
    document.body,
  )
}

const ignore = () => undefined
