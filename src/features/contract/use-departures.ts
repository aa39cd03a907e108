import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '#hooks/user/use-current-user.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { collectDepartures, collectedDepartures } from './departure-collector.ts'
import type { DepartureEntry } from './departure-entry.ts'

/** The departures that are not dismissed; they are collected as long as a component uses them. */
export function useDepartures(): readonly DepartureEntry[] {
  const resources = useContext(ResourcesContext)
  const subject = useSession()?.subject
  useEffect(
    () => (subject === undefined ? undefined : collectDepartures(resources, subject)),
    [resources, subject],
  )
  const all = useSyncExternalStore(collectedDepartures.subscribe, collectedDepartures.get)
  return all.filter(({ isDismissed }) => !isDismissed)
}
