import type { Resource } from '#descriptor/resource.ts'
import { teamViewsKeys } from '#hooks/read/cache.ts'
import { notify } from '#kit/notice.tsx'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'
import { text } from '#text/text.ts'
import { firstViewKey, mostViews, readViews, type SavedViews, viewsKey } from './saved-view.ts'

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

let isNotified = false

/** Notifies the user once that the browser does not store the views. */
function notifyIfNotStored(isStored: boolean): void {
  if (isStored || isNotified) return
  isNotified = true
  notify({
    tone: 'plain',
    text: text('Trình duyệt không cho lưu thêm: cách xem này chỉ còn đến khi bạn đóng trang.'),
  })
}
