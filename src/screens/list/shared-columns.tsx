import { useEffect, useRef } from 'react'
import { notify } from '#kit/notice.tsx'
import { useResource } from '#screens/resource-context.ts'
import { text } from '#text/text.ts'
import { readColumnLayout, writeColumnLayout } from './column-layout.ts'
import type { ListPreferences, StorePreferences } from './use-list-preferences.ts'

interface SharedColumnsProps {
  /** The column layout of the address. */
  readonly columnLayout: string
  readonly preferences: ListPreferences
  readonly onPreferences: StorePreferences
  /** Removes the column layout from the address. */
  readonly onRead: () => void
}

/** Takes over the columns of a shared address; the notice offers the own ones again. */
export function SharedColumns({ columnLayout, preferences, onPreferences, onRead }: SharedColumnsProps) {
  const resource = useResource()
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const shared = readColumnLayout(resource, columnLayout)
    const { columns, widths } = preferences
    if (writeColumnLayout(shared) !== writeColumnLayout(preferences)) {
      onPreferences(shared)
      notify({
        tone: 'plain',
        text: text('Đang hiện các cột của liên kết.'),
        undo: () => onPreferences({ columns, widths }),
      })
    }
    onRead()
  }, [resource, columnLayout, preferences, onPreferences, onRead])
  return null
}
