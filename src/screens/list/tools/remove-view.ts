import type { Resource } from '#descriptor/resource.ts'
import { notify } from '#kit/notice.tsx'
import { setTeamViewHidden, showTeamViews } from '#screens/list/team-views/hidden-team-views.ts'
import { text } from '#text/text.ts'
import type { SavedView, SavedViews } from './saved-view.ts'

/** Removes an own view from its list, or hides one of the team for this user; the notice offers an undo. */
export function removeView(resource: Resource, { name, id }: SavedView, saved: SavedViews): void {
  const { views, setViews, team, setTeam } = saved
  if (id === undefined) {
    setViews(views.filter((view) => view.name !== name))
    notify({ tone: 'plain', text: text('Đã bỏ cách xem {name}', { name }), undo: () => setViews(views) })
    return
  }
  setTeamViewHidden(resource, id, true)
  showTeamViews(
    saved,
    team.filter((view) => view.id !== id),
  )
  notify({
    tone: 'plain',
    text: text('Đã ẩn cách xem {name} với riêng bạn', { name }),
    undo: () => {
      setTeamViewHidden(resource, id, false)
      setTeam(team)
    },
  })
}
