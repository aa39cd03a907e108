import { useRouter } from '@tanstack/react-router'
import { memo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { can, canSave } from '#descriptor/capability.ts'
import { hasId } from '#descriptor/own-ids.ts'
import type { Order } from '#descriptor/wire/query-names.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { hasOthers, useContradicted } from '#hooks/read/use-contradicted.ts'
import { useList } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { TableView } from '#kit/list/table-view.tsx'
import { TablePaper } from '#kit/table-paper.tsx'
import { preload } from '#screens/app-link.tsx'
import type { ScreenState } from '#screens/href.ts'
import { cleared } from '#screens/list/tools/state-filter.ts'
import { useResource } from '#screens/resource-context.ts'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useFormPreload } from '#screens/use-form-preload.ts'
import { useGo } from '#screens/use-go.ts'
import { useLatestState } from '#screens/use-screen-state.ts'
import { LazyMisfitNote, LazySharedColumns, LazyWithoutIdNote } from './lazy-list-parts.ts'
import { ListBody } from './list-body.tsx'
import { SelectedRows } from './selected-rows.tsx'
import { OrderMark } from './tools/contradictions.tsx'
import { ListMenuButton } from './tools/list-menu-button.tsx'
import { ListToolbar, type StateChange } from './tools/list-toolbar.tsx'
import { tabTotal } from './tools/state-filter.ts'
import { useListPreferences } from './use-list-preferences.ts'
import { useRowActions } from './use-row-actions.tsx'
import { useRowLinks } from './use-row-links.tsx'
import { useRowTable } from './use-row-table.ts'
import { useSelection } from './use-selection.ts'

const BandIssuesButton = lazyComponent(
  async () => (await import('#screens/bands/band-issues-button.tsx')).BandIssuesButton,
  () => null,
)

interface ListPageProps {
  /** The parameters of the address without those of the open record; stable. */
  readonly search: ScreenSearch
  readonly state: ScreenState
  /** The address of a state; stable. */
  readonly hrefOf: (state: ScreenState) => string
}

/** The list behind its open record: it is not rendered again when a record is opened or closed. */
export const ListPage = memo(function ListPage({ search, state, hrefOf }: ListPageProps) {
  const resource = useResource() as ResourceWith<'list'>
  const t = useText()
  const go = useGo()
  const router = useRouter()
  const list = useList(resource, state)
  const contradicted = useContradicted(resource, state)
  // The total counts other records too.
  const isUncounted = list.error !== null || hasOthers(contradicted)
  useFormPreload(resource, list.shown !== undefined)
  const [preferences, onPreferences] = useListPreferences(resource)
  const links = useRowLinks(resource, state, list.isStale)
  const actions = useRowActions(resource, state)
  const latestState = useLatestState(resource, state)
  const change = (next: StateChange, options?: { replace: boolean }) => {
    const latest = latestState()
    go(hrefOf({ ...latest, page: 1, ...(typeof next === 'function' ? next(latest) : next) }), options)
  }
  const { shown } = list
  const rows = shown?.rows
  const { selection, setSelection, ...selecting } = useSelection(rows)
  const onOrder = (order: Order | null) => change({ order })
  const table = useRowTable({ resource, state, rows, preferences, onPreferences, onOrder, selecting })
  return (
    <ResourceFrame
      search={search}
      state={state}
      count={isUncounted ? undefined : shown?.page.total}
      tools={
        <>
          {resource.bands && shown && <BandIssuesButton state={state} />}
          <ListMenuButton part="files" state={state} preferences={preferences} />
        </>
      }
      toolbar={
        <ListToolbar
          state={state}
          total={isUncounted || list.isStale ? undefined : tabTotal(resource, shown)}
          isLoaded={shown !== undefined}
          isShown={shown !== undefined && !list.isStale}
          table={table}
          preferences={preferences}
          onPreferences={onPreferences}
          onChange={change}
        />
      }
    >
      <ListBody state={state} list={list} onClear={(parts) => go(hrefOf(cleared(latestState(), parts)))}>
        {shown?.rows.every(hasId) === false && <LazyWithoutIdNote rows={shown.rows} />}
        <TablePaper>
          <TableView
            label={t(resource.title)}
            table={table}
            {...links}
            isLoading={shown === undefined}
            isChosen={preferences.columns !== undefined}
            density={preferences.density}
            orderMark={contradicted.order && <OrderMark state={state} />}
            rowActions={actions.menuOf}
            isStale={list.isStale}
            isSelectable={can(resource, 'remove') || canSave(resource, false)}
            skeletonRows={Math.min(state.size, 12)}
          />
        </TablePaper>
      </ListBody>
      {actions.dialog}
      {search.look && (
        <LazySharedColumns
          columnLayout={search.look}
          preferences={preferences}
          onPreferences={onPreferences}
          onRead={() => go(hrefOf(latestState()), { replace: true })}
        />
      )}
      <SelectedRows state={state} shown={shown} selection={selection} onSelection={setSelection} />
      {shown?.misfits && shown.misfits.length > 0 && <LazyMisfitNote misfits={shown.misfits} />}
      {/* After the bar of the selection, which must not cover it. */}
      {shown && shown.rows.length > 0 && (
        <Pager
          {...pagerProps(shown)}
          page={state.page}
          onPage={(page) => change({ page })}
          onIntent={(page) => preload(router, hrefOf({ ...latestState(), page }))}
          onSize={(size) => change({ size })}
        />
      )}
    </ResourceFrame>
  )
})

/** The page that the pager shows, with the size of the largest page that the back-end has returned in place of a larger one. */
function pagerProps({ rows, page, goesOn, next, misfits = [] }: Rows) {
  const most = misfits.some(({ kind }) => kind === 'size') ? page.size : undefined
  return { ...page, length: rows.length, goesOn, isNumbered: next === undefined, most }
}
