import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { sameValue } from '#descriptor/row.ts'
import { teamViewEntries } from '#descriptor/team-views/team-view-entries.ts'
import { settingsOptions } from '#hooks/read/use-settings.ts'
import { Refused } from '#http/errors.ts'
import { readViews, type SavedViews } from '#screens/list/tools/saved-view.ts'
import { useResource } from '#screens/resource-context.ts'
import { hiddenTeamViews, showTeamViews } from './hidden-team-views.ts'
import { teamViewsIn } from './team-view.ts'

/** Milliseconds for which the settings stay fresh for the tabs; a form reads them again by itself. */
const freshMs = 60_000

interface TeamViewsReaderProps {
  /** The settings record that has the views. */
  readonly settings: ResourceWith<'read'>
  readonly savedViews: SavedViews
}

/** Reads the team's views of a list after its rows, and again when the window is used again; renders nothing. */
export function TeamViewsReader({ settings, savedViews }: TeamViewsReaderProps) {
  const resource = useResource()
  const { data, error } = useQuery({ ...settingsOptions(settings), staleTime: freshMs })
  const isRefused = error instanceof Refused && [403, 404].includes(error.status)
  useEffect(() => {
    // Without an answer, or with one that refuses for the moment, the copy of the last one stays.
    if (!data && !isRefused) return
    const entries = (data && !isRefused && teamViewEntries(settings, data.raw)) || []
    const hidden = hiddenTeamViews(resource)
    const shown = teamViewsIn(resource, entries).flatMap(({ view }) =>
      hidden.includes(view.id) ? [] : [view],
    )
    // Compared as they are read from storage: any other difference would store them again and again.
    if (!sameValue(readViews(JSON.stringify(shown)), savedViews.team)) showTeamViews(savedViews, shown)
  }, [settings, resource, data, isRefused, savedViews])
  return null
}
