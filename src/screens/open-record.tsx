import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { RecordDrawer } from './form/lazy-record-drawer.tsx'
import type { ScreenSearch } from './screen-search.ts'

interface OpenRecordProps {
  readonly resource: Resource
  readonly search: ScreenSearch
  readonly state: ListState
}

/** The drawer of the record that the address names; nothing where there is none, or where its form has an own route. */
export function OpenRecord({ resource, search, state }: OpenRecordProps) {
  if (search.edit === undefined || resource.form.path) return null
  return <RecordDrawer resource={resource} search={search} state={state} />
}
