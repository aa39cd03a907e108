import { useMemo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { OpenRowContext } from '#kit/list/open-row.ts'
import { OpenRecord } from '#screens/open-record.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useScreenState } from '#screens/use-screen-state.ts'
import { ListPage } from './list-page.tsx'
import { useFirstView } from './use-first-view.ts'

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
        <ListPage resource={resource} search={own} state={state} hrefOf={hrefOf} />
      </OpenRowContext>
      <OpenRecord resource={resource} search={search} state={state} />
    </>
  )
}

const empty: ScreenSearch = {}
