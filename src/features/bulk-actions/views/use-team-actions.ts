import { useEffect, useRef, useState } from 'react'
import { type Raw, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { entryOf, type PlacedView, type TeamView } from '#screens/list/team-views/team-view.ts'
import { longestName, mostViews, type SavedView, type SavedViews } from '#screens/list/tools/saved-view.ts'
import { type Text, text } from '#text/text.ts'
import { addEntry, moveView, removeTeamView, renameView } from './team-view-edits.ts'
import type { Team } from './use-team.ts'

/** The result of the last action: shown below the lists, with an undo where there is one. */
interface Done {
  readonly text: Text
  readonly undo?: () => void
  /** The row that takes the focus, by its `data-view`, where that of the action is gone; the undo by default. */
  readonly focus?: string
}

/** The actions with a team's views in the dialog, and the state that they leave. */
export function useTeamActions(resource: Resource, team: Team, savedViews: SavedViews) {
  const [problem, setProblem] = useState<{
    readonly key: string
    readonly sentences: readonly Text[]
  } | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  // Of an own view whose offer was lost, by the view: it must not get a second id, nor another view the same.
  const ids = useRef(new Map<string, string>())
  const own = useRef(savedViews)
  useEffect(() => {
    own.current = savedViews
  })
  const finish = (key: string, sentences: readonly Text[] | null, next: Done) => {
    setProblem(sentences && { key, sentences })
    setDone(sentences ? null : next)
    return sentences === null
  }
  const restore = async (name: string, entry: Raw, at: number) => {
    finish('', await team.edit(addEntry(resource, entry, at)), {
      text: text('“{name}” lại là của cả nhóm.', { name }),
      focus: `team ${readText(entry.id)}`,
    })
  }
  const copyToOwn = ({ name, query, columns, widths }: TeamView) => {
    const { views, setViews } = own.current
    const free = freeName(name, views)
    setViews([
      ...views,
      { name: free, query, ...(columns !== undefined && { columns }), ...(widths && { widths }) },
    ])
    return free
  }
  const isFull = (key: string) => {
    if (own.current.views.length < mostViews) return false
    return !finish(key, [text('Đã đủ {n} cách xem: bỏ bớt một cách rồi lưu nhé.', { n: mostViews })], nothing)
  }
  return {
    problem,
    done,
    share: async (view: SavedView) => {
      const { name } = view
      const content = JSON.stringify(view)
      const id = ids.current.get(content) ?? crypto.randomUUID()
      ids.current.set(content, id)
      const entry = entryOf(resource, { ...view, id })
      const sentences = await team.edit(addEntry(resource, entry))
      const shared = { text: text('“{name}” giờ là của cả nhóm.', { name }), focus: `team ${id}` }
      if (!finish(`own ${name}`, sentences, shared)) return
      ids.current.delete(content)
      const { views, setViews, first, setFirst } = own.current
      setViews(views.filter((one) => one.name !== name))
      // The view stays the default where it was: it is among the team's now.
      if (first === view.query) setFirst(first)
    },
    rename: async (view: TeamView, name: string) => {
      setProblem(null)
      return team.edit(renameView(resource, view, name))
    },
    move: async ({ id, name }: TeamView, step: -1 | 1) => {
      const sentences = await team.edit(moveView(resource, id, step))
      const moved =
        step < 0 ? text('Đã đưa “{name}” lên trước.', { name }) : text('Đã đưa “{name}” ra sau.', { name })
      finish(`team ${id}`, sentences, { text: moved })
    },
    remove: async ({ at, entry, view }: PlacedView) => {
      const { id, name } = view
      finish(`team ${id}`, await team.edit(removeTeamView(resource, view)), {
        text: text('Đã xóa “{name}” khỏi nhóm.', { name }),
        undo: () => void restore(name, entry, at),
      })
    },
    takeBack: async ({ view }: PlacedView) => {
      const { id } = view
      if (isFull(`team ${id}`)) return
      const sentences = await team.edit(removeTeamView(resource, view))
      if (!finish(`team ${id}`, sentences, nothing)) return
      const name = copyToOwn(view)
      setDone({ text: text('“{name}” giờ chỉ của riêng bạn.', { name }), focus: `own ${name}` })
    },
    copy: (view: TeamView) => {
      if (isFull(`team ${view.id}`)) return
      finish('', null, { text: text('Đã chép thành “{name}” của bạn.', { name: copyToOwn(view) }) })
    },
    setHidden: ({ id, name }: TeamView, isHidden: boolean) => {
      team.setHidden(id, isHidden)
      const hidden = text('Đã ẩn cách xem {name} với riêng bạn', { name })
      finish('', null, { text: isHidden ? hidden : text('Đã hiện lại “{name}” với bạn.', { name }) })
    },
  }
}

export type TeamActions = ReturnType<typeof useTeamActions>

const nothing: Done = { text: '' }

/** The name, or the name with the first number that makes it unlike the others. */
function freeName(name: string, views: readonly SavedView[]): string {
  const isTaken = (one: string) => views.some((view) => view.name === one)
  let free = name
  for (let n = 2; isTaken(free); n += 1) free = `${name.slice(0, longestName - 3)} ${n}`
  return free
}
