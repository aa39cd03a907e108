import { useMemo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { cache } from '#hooks/read/cache.ts'
import { localMatches } from '#hooks/read/local-matches.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { loadManyRows, OpenRowContext } from '#kit/list/table-row.tsx'
import { screenState } from '#screens/href.ts'
import { useFirstView } from '#screens/list/tools/saved-view.ts'
import { OpenRecord } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useScreenState } from '#screens/use-screen-state.ts'
import { LazyFilterChips, LazyListScope, LazyNoMatches } from './lazy-list-parts.ts'
import { ListPage } from './list-page.tsx'

interface ListScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** The list of any entity: its state is in the address, the user's preferences are stored in this browser. */
export function ListScreen({ resource, search }: ListScreenProps) {
  const state = useScreenState(resource, search)
  const hrefOf = useFirstView(resource, search)
  const { show } = search
  const own = useMemo((): ScreenSearch => (show === undefined ? empty : { show }), [show])
  return (
    <>
      <OpenRowContext value={search.edit ?? null}>
        <ListPage search={own} state={state} hrefOf={hrefOf} />
      </OpenRowContext>
      <OpenRecord search={search} state={state} />
    </>
  )
}

const empty: ScreenSearch = {}

/** Loads the rows of a list; resolves at once where it has rows to show until they are read again. */
export async function loadList(resource: ResourceWith<'list'>, search: ScreenSearch): Promise<void> {
  const state = screenState(resource, search)
  const options = listOptions(resource, state)
  const read = cache.prefetchQuery(options)
  if (cache.getQueryData(options.queryKey) === undefined && !localMatches(resource, state)) await read
}

/** Loads the code of the parts that only some states of a list show. */
export async function loadListParts(resource: ResourceWith<'list'>, search: ScreenSearch): Promise<void> {
  const { size, parent, filters, search: words } = screenState(resource, search)
  const isFiltered = Object.keys(filters).length > 0
  await Promise.all([
    size > 100 && loadManyRows(),
    parent !== '' && LazyListScope.preload(),
    isFiltered && LazyFilterChips.preload(),
    (isFiltered || words !== '') && LazyNoMatches.preload(),
  ])
}
