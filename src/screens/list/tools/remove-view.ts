import { localStore } from '#browser/guarded-storage.ts'
import type { Resource } from '#descriptor/resource.ts'
import { notify } from '#kit/notice.tsx'
import { setTeamViewHidden, showTeamViews } from '#screens/list/team-views/hidden-team-views.ts'
import { text } from '#text/text.ts'
import {
  firstViewKey,
  nameProblem,
  readViews,
  type SavedView,
  type SavedViews,
  viewsKey,
} from './saved-view.ts'

/** Removes an own view from its list, or hides one of the team for this user; the notice offers an undo. */
export function removeView(resource: Resource, view: SavedView, saved: SavedViews): void {
  const { name, id } = view
  const { views, setViews, team, setTeam } = saved
  if (id === undefined) {
    setViews(views.filter((one) => one.name !== name))
    notify({
      tone: 'plain',
      text: text('Đã bỏ cách xem {name}', { name }),
      undo: () => putBack(resource, view, saved),
    })
    return
  }
  setTeamViewHidden(resource, id, true)
  showTeamViews(
    saved,
    team.filter((one) => one.id !== id),
  )
  notify({
    tone: 'plain',
    text: text('Đã ẩn cách xem {name} với riêng bạn', { name }),
    undo: () => {
      setTeamViewHidden(resource, id, false)
      setTeam(team)
      restoreFirst(resource, view, saved)
    },
  })
}

/** Adds a removed view again at its place and as the default that it was; what was saved or chosen since stays. */
function putBack(resource: Resource, view: SavedView, saved: SavedViews): void {
  const { name, query } = view
  const { views, setViews } = saved
  const stored = localStore.get(viewsKey(resource))
  const now = stored === null ? views : readViews(stored)
  const others = now.filter((one) => one.name !== name || one.query !== query)
  const problem = nameProblem(others, name)
  if (problem !== null) return void notify({ tone: 'bad', text: problem })
  const at = views.findIndex((one) => one.name === name)
  setViews(others.toSpliced(at, 0, view))
  restoreFirst(resource, view, saved)
}

/** Makes a view the default again that it was, unless another one was chosen since. */
function restoreFirst(resource: Resource, { query }: SavedView, { first, setFirst }: SavedViews): void {
  if (first === query && !localStore.get(firstViewKey(resource))) setFirst(first)
}
