import { useEffect, useRef } from 'react'
import { notify } from '#kit/notice.tsx'
import { useResource } from '#screens/resource-context.ts'
import { text } from '#text/text.ts'
import { readLook, writeLook } from './look.ts'
import type { ListPreferences, StorePreferences } from './use-list-preferences.ts'

interface SharedLookProps {
  /** The look of the address. */
  readonly look: string
  readonly preferences: ListPreferences
  readonly onPreferences: StorePreferences
  /** Takes the look out of the address. */
  readonly onRead: () => void
}

/** Takes over the columns of a shared address; the notice offers the own ones again. */
export function SharedLook({ look, preferences, onPreferences, onRead }: SharedLookProps) {
  const resource = useResource()
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const shared = readLook(resource, look)
    const { columns, widths } = preferences
    if (writeLook(shared) !== writeLook(preferences)) {
      onPreferences(shared)
      notify({
        tone: 'plain',
        text: text('Đang hiện các cột của liên kết.'),
        undo: () => onPreferences({ columns, widths }),
      })
    }
    onRead()
  }, [resource, look, preferences, onPreferences, onRead])
  return null
}
