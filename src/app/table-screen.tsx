import type { ResourceWith } from '#descriptor/capability.ts'
import { GridScreen } from '#features/grid/grid-screen.tsx'
import { ImportScreen } from '#features/import/import-screen.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'

interface TableScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** The screens that save the rows of a table. */
export function TableScreen(props: TableScreenProps) {
  return props.search.import === undefined ? <GridScreen {...props} /> : <ImportScreen {...props} />
}
