import { useCallback, useEffect, useRef } from 'react'
import type { InboxResource } from '#descriptor/inbox.ts'

type Open = (id: string) => void

/**
 * Returns the function by which a notice opens a record: in the inbox as it is now, by `push` where another
 * screen is shown since, which is to stay in the history.
 */
export function useNoticeOpen(resource: InboxResource, show: Open, push: Open): Open {
  const current = useRef<{ readonly resource: InboxResource; readonly show: Open } | null>(null)
  const latestPush = useRef(push)
  useEffect(() => {
    current.current = { resource, show }
    latestPush.current = push
    return () => {
      current.current = null
    }
  })
  return useCallback(
    (id) => {
      if (current.current?.resource === resource) current.current.show(id)
      else latestPush.current(id)
    },
    [resource],
  )
}
