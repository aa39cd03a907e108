import type { Resource } from '#descriptor/resource.ts'
import { teamViewsKeys } from '#hooks/read/cache.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { firstViewKey } from '#screens/list/use-first-view.ts'
import { session } from '#session/session.ts'
import { mostViews, readViews, type SavedViews, viewsKey } from './saved-view.ts'

/**
 * The saved views of a list, stored in localStorage per user, in the order of saving, and the default view. Those of the
 * team are a copy of what the settings record had when it was last read, without the hidden ones.
 */
export function useSavedViews(resource: Resource): SavedViews {
  const [stored, storeViews] = useStoredPreference(viewsKey(resource), '[]')
  const list = `${resource.name} ${session.storedUser()?.subject ?? ''}`
  const [storedTeam, storeTeam] = useStoredPreference(teamViewsKeys + list, '[]')
  const [first, storeFirst] = useStoredPreference(firstViewKey(resource), '')
  const views = readViews(stored)
  const team = readViews(storedTeam)
  const setFirst = (query: string) => notifyIfNotStored(storeFirst(query))
  return {
    views,
    team,
    all: [...views, ...team],
    first,
    setViews: (next) => {
      notifyIfNotStored(storeViews(JSON.stringify(next.slice(0, mostViews))))
      if (first && ![...next, ...team].some(({ query }) => query === first)) setFirst('')
    },
    setTeam: (next) => storeTeam(JSON.stringify(next)),
    setFirst,
  }
}

/** Loads what a list needs of its views only after its rows. */
export const loadViewActions = () => import('./saved-view-actions.ts')

function notifyIfNotStored(isStored: boolean): void {
  if (!isStored) void loadViewActions().then(({ notifyNotStored }) => notifyNotStored())
}
