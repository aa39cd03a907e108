import { useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { useFeatures } from '#screens/features-context.ts'
import { useListPreferences } from '#screens/list/use-list-preferences.ts'
import { useLatestState } from '#screens/use-screen-state.ts'

interface ListExportProps {
  readonly resource: ResourceWith<'list'>
  readonly onClose: () => void
}

/** The export of a list from its menu: of the rows that the current page shows, or else of the whole list. */
export function ListExport({ resource, onClose }: ListExportProps) {
  const { ListMenu } = useFeatures()
  const [preferences] = useListPreferences(resource)
  const [state] = useState(useLatestState(resource, defaultListState(resource)))
  return (
    <ListMenu
      part="export"
      resource={resource}
      state={state}
      preferences={preferences}
      anchor={null}
      onClose={onClose}
    />
  )
}
