import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { canSave, type ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { teamViewEntries } from '#descriptor/team-views/team-view-entries.ts'
import { settingsOptions } from '#hooks/read/use-settings.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { type ListEdit, type ListOutcome, saveSettingList } from '#hooks/write/save-setting-list.ts'
import { applyToCache } from '#hooks/write/update-cache.ts'
import {
  hiddenTeamViews,
  setTeamViewHidden,
  showTeamViews,
} from '#screens/list/team-views/hidden-team-views.ts'
import { type PlacedView, teamViewsIn } from '#screens/list/team-views/team-view.ts'
import type { SavedViews } from '#screens/list/tools/saved-view.ts'
import { session } from '#session/session.ts'
import type { Text } from '#text/text.ts'

/** The views that a team shares of one list, and their edits. */
export interface Team {
  /** `absent`: the settings record has no place for them. */
  readonly status: 'loading' | 'failed' | 'absent' | 'ready'
  readonly retry: () => void
  readonly views: readonly PlacedView[]
  /** Whether the user may edit the settings record. */
  readonly canEdit: boolean
  /** The word for the settings record. */
  readonly noun: string
  readonly isBusy: boolean
  /** Sends an edit after those before it; gives the sentences of a problem, null where it is saved. */
  readonly edit: (edit: ListEdit) => Promise<readonly Text[] | null>
  readonly hidden: readonly string[]
  readonly setHidden: (id: string, isHidden: boolean) => void
}

/** Increases when the user leaves: edits that wait are not sent in the name of the next one. */
let visit = 0
session.onUserLeft(() => {
  visit += 1
})

/** The team's views of a list, read from the settings record and edited there. */
export function useTeam(settings: ResourceWith<'read'>, resource: Resource, savedViews: SavedViews): Team {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(settingsOptions(settings))
  const restrictionOf = useRestriction(settings)
  const [hidden, setHiddenIds] = useState(() => hiddenTeamViews(resource))
  const [waiting, setWaiting] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const entries = data && teamViewEntries(settings, data.raw)
  const views = useMemo(() => teamViewsIn(resource, entries ?? []), [resource, entries])

  // The tabs follow at once; the list reads the record again later.
  useEffect(() => {
    const shown = views.flatMap(({ view }) => (hidden.includes(view.id) ? [] : [view]))
    if (entries) showTeamViews(savedViews, shown)
    // oxlint-disable-next-line react/exhaustive-deps -- the views and setters change with each render of the list
  }, [entries, views, hidden])

  const send = async (edit: ListEdit, begun: number): Promise<readonly Text[] | null> => {
    const known = cache.getQueryData<Row>(settingsOptions(settings).queryKey)
    if (!known || begun !== visit) return nobodyToTell
    const list = {
      resource: settings,
      path: settings.teamViews ?? '',
      entriesOf: (row: Row) => teamViewEntries(settings, row.raw),
    }
    const outcome = await saveSettingList(list, known, edit)
    if (begun !== visit) return nobodyToTell
    if (outcome.status !== 'failed') applyToCache(settings, outcome.row, '', cache)
    return problemOf(outcome)
  }
  const edit: Team['edit'] = async (next) => {
    setWaiting((count) => count + 1)
    const begun = visit
    const sent = last.current.then(() => send(next, begun))
    last.current = sent.catch(() => undefined)
    try {
      return await sent
    } finally {
      setWaiting((count) => count - 1)
    }
  }
  return {
    status: data ? (entries ? 'ready' : 'absent') : error ? 'failed' : 'loading',
    retry: () => void refetch(),
    views,
    canEdit: canSave(settings, false) && (!data || allows(restrictionOf(data), 'save')),
    noun: settings.noun,
    isBusy: waiting > 0,
    edit,
    hidden,
    setHidden: (id, isHidden) => {
      setTeamViewHidden(resource, id, isHidden)
      setHiddenIds(hiddenTeamViews(resource))
    },
  }
}

/** Of an edit that was not sent, or whose outcome is not known, as its user has left: it does not count as saved. */
const nobodyToTell: readonly Text[] = []

function problemOf(outcome: ListOutcome): readonly Text[] | null {
  if (outcome.status === 'conflict') return [outcome.reason]
  if (outcome.status === 'saved') return null
  const { failure } = outcome
  const { text, more, literal } = failure.shown('view')
  return [text, ...more, ...(literal ? [literal] : [])]
}
