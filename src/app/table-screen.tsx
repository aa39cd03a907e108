import type { ResourceWith } from '#descriptor/capability.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'

const PasteScreen = lazyComponent(async () => (await import('#features/paste/paste-screen.tsx')).PasteScreen)
const ImportScreen = lazyComponent(
  async () => (await import('#features/import/import-screen.tsx')).ImportScreen,
)
const GridScreen = lazyComponent(async () => (await import('#features/grid/grid-screen.tsx')).GridScreen)

interface TableScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** The screens that save the rows of a table: one import of both, so that lists name a single file of them. */
export function TableScreen(props: TableScreenProps) {
  if (props.search.grid !== undefined) return <GridScreen {...props} />
  return props.search.import === undefined ? <PasteScreen {...props} /> : <ImportScreen {...props} />
}
