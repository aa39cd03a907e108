import { useTimeout } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { hasInbox } from '#descriptor/inbox.ts'
import { useNewCounts } from '#hooks/read/use-new-counts.ts'
import { resources } from '#resources/table.ts'

/** Milliseconds between the first render and the first call: the rows of the page are loaded before it. */
const delayMs = 3000

const inboxes = resources.filter(hasInbox)

interface MenuBadgesProps {
  readonly children: (badges: ReadonlyMap<string, number>) => ReactNode
}

/** Renders its children with the numbers of new records of each inbox. */
export function MenuBadges({ children }: MenuBadgesProps) {
  const [isStarted, setStarted] = useState(false)
  useTimeout(() => setStarted(true), delayMs, { autoInvoke: true })
  return children(useNewCounts(inboxes, isStarted))
}
