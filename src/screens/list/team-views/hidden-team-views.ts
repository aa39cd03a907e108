import { localStore } from '#browser/guarded-storage.ts'
import { readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { SavedView, SavedViews } from '#screens/list/tools/saved-view.ts'
import { session } from '#session/session.ts'

const keyOf = ({ name }: Resource) => `hidden team views ${name} ${session.storedUser()?.subject ?? ''}`

/** The ids of the team's views that the user has hidden in a list; stored in this browser. */
export function hiddenTeamViews(resource: Resource): readonly string[] {
  try {
    const raw: unknown = JSON.parse(localStore.get(keyOf(resource)) ?? '[]')
    return Array.isArray(raw) ? readTexts(raw) : []
  } catch {
    return []
  }
}

/** Hides a view of the team in a list for this user, or shows it again. */
export function setTeamViewHidden(resource: Resource, id: string, isHidden: boolean): void {
  const others = hiddenTeamViews(resource).filter((one) => one !== id)
  // The latest hundred: views that no longer exist are not looked for.
  localStore.set(keyOf(resource), JSON.stringify(isHidden ? [...others, id].slice(-100) : others))
}

/** Shows these views of the team as tabs; a default view that is no longer among them is the default no more. */
export function showTeamViews(
  { views, team, setTeam, first, setFirst }: SavedViews,
  shown: readonly SavedView[],
) {
  setTeam(shown)
  const isFirst = ({ query }: SavedView) => query === first
  if (first !== '' && team.some(isFirst) && ![...views, ...shown].some(isFirst)) setFirst('')
}
