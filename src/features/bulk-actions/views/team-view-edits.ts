import type { Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { sameValue } from '#descriptor/row.ts'
import type { EditStep, ListEdit } from '#hooks/write/save-setting-list.ts'
import { type PlacedView, type TeamView, teamViewsIn } from '#screens/list/team-views/team-view.ts'
import { mostViews } from '#screens/list/tools/saved-view.ts'
import { type Text, text } from '#text/text.ts'

// The edits of a team's views. Each one finds its view by the id among the entries as they are now.

/** Adds the entry of a view, at a position if one is named. */
export function addEntry(resource: Resource, entry: Raw, at?: number): ListEdit {
  return (entries) => {
    const [added] = teamViewsIn(resource, [entry])
    const views = teamViewsIn(resource, entries)
    if (!added) return conflict(text('Cách xem này không dùng được ở đây.'))
    const { id, name } = added.view
    if (find(views, id)) return { status: 'unchanged' }
    if (views.length >= mostViews)
      return conflict(text('Nhóm đã đủ {n} cách xem: bỏ bớt một cách rồi chia nhé.', { n: mostViews }))
    if (views.some(({ view }) => view.name === name)) return conflict(nameTaken)
    return {
      status: 'send',
      entries: entries.toSpliced(at ?? entries.length, 0, entry),
      isDone: (now) => find(teamViewsIn(resource, now), id) !== undefined,
    }
  }
}

/** Renames a view; `known` is the view as the user has seen it. */
export function renameView(resource: Resource, known: TeamView, name: string): ListEdit {
  return (entries) => {
    const views = teamViewsIn(resource, entries)
    const found = find(views, known.id)
    if (!found) return conflict(gone)
    if (found.view.name === name) return { status: 'unchanged' }
    if (found.view.name !== known.name)
      return conflict(text('Người khác vừa đổi tên thành “{name}”.', { name: found.view.name }))
    if (views.some(({ view }) => view.name === name)) return conflict(nameTaken)
    return {
      status: 'send',
      entries: entries.with(found.at, { ...found.entry, name }),
      isDone: (now) => find(teamViewsIn(resource, now), known.id)?.view.name === name,
    }
  }
}

/** Removes a view; `known` is the view as the user has seen it. */
export function removeTeamView(resource: Resource, known: TeamView): ListEdit {
  return (entries) => {
    const found = find(teamViewsIn(resource, entries), known.id)
    if (!found) return { status: 'unchanged' }
    if (!sameValue(found.view, known))
      return conflict(text('Người khác vừa sửa cách xem này: bạn xem lại rồi bấm lần nữa nhé.'))
    return {
      status: 'send',
      entries: entries.toSpliced(found.at, 1),
      isDone: (now) => find(teamViewsIn(resource, now), known.id) === undefined,
    }
  }
}

/** Exchanges a view with the one before (-1) or after it (1); entries of other lists keep their positions. */
export function moveView(resource: Resource, id: string, step: -1 | 1): ListEdit {
  return (entries) => {
    const views = teamViewsIn(resource, entries)
    const index = views.findIndex(({ view }) => view.id === id)
    const one = views[index]
    const other = views[index + step]
    if (!one) return conflict(gone)
    if (!other) return { status: 'unchanged' }
    return {
      status: 'send',
      entries: entries.with(one.at, other.entry).with(other.at, one.entry),
      isDone: (now) => {
        const ids = teamViewsIn(resource, now).map(({ view }) => view.id)
        return (ids.indexOf(id) - ids.indexOf(other.view.id)) * step > 0
      },
    }
  }
}

const gone = text('Người khác vừa bỏ cách xem này khỏi nhóm.')
const nameTaken = text('Nhóm đã có cách xem tên này.')

const conflict = (reason: Text): EditStep => ({ status: 'conflict', reason })

const find = (views: readonly PlacedView[], id: string) => views.find(({ view }) => view.id === id)
