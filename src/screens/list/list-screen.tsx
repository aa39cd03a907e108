import type { ResourceWith } from '#descriptor/capability.ts'
import { can, canSave } from '#descriptor/capability.ts'
import type { Row } from '#descriptor/row.ts'
import { totalOf } from '#hooks/read/read-page.ts'
import { useList } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { Card } from '#kit/card.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { TableView } from '#kit/list/table-view.tsx'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useFormPreload } from '#screens/use-form-preload.ts'
import { useGo } from '#screens/use-go.ts'
import { useLatestState, useScreenState } from '#screens/use-screen-state.ts'
import { cleared } from './cleared.ts'
import { ListBody } from './list-body.tsx'
import { SelectedRows } from './selected-rows.tsx'
import { ListMenuButton } from './tools/list-menu-button.tsx'
import { ListToolbar, type StateChange } from './tools/list-toolbar.tsx'
import { tabTotal } from './tools/state-filter.ts'
import { useFirstView } from './use-first-view.ts'
import { useListPreferences } from './use-list-preferences.ts'
import { usePreferredColumns } from './use-preferred-columns.ts'
import { useRowActions } from './use-row-actions.tsx'
import { useRowLinks } from './use-row-links.tsx'
import { useSelection } from './use-selection.ts'

interface ListScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** The list of any entity: its state is in the address, the user's preferences are stored in this browser. */
export function ListScreen({ resource, search }: ListScreenProps) {
  const t = useText()
  const go = useGo()
  const state = useScreenState(resource, search)
  const list = useList(resource, state)
  useFormPreload(resource, list.shown !== undefined)
  const [preferences, setPreferences] = useListPreferences(resource)
  const table = usePreferredColumns(resource, preferences, setPreferences)
  const links = useRowLinks(resource, state)
  const actions = useRowActions(resource, state)
  const hrefOf = useFirstView(resource, search)
  const latestState = useLatestState(resource, state)
  const change = (next: StateChange, options?: { replace: boolean }) => {
    const latest = latestState()
    go(hrefOf({ ...latest, page: 1, ...(typeof next === 'function' ? next(latest) : next) }), options)
  }
  const { shown } = list
  const { selection, setSelection, toggleRow, togglePage } = useSelection(shown?.rows)
  const canSelect = can(resource, 'remove') || canSave(resource, false)
  return (
    <ResourceFrame
      resource={resource}
      search={search}
      state={state}
      count={shown && !list.error ? totalOf(shown) : undefined}
      tools={<ListMenuButton part="files" resource={resource} state={state} preferences={preferences} />}
      toolbar={
        <ListToolbar
          resource={resource}
          state={state}
          total={list.error || list.isStale ? undefined : tabTotal(resource, shown)}
          preferences={preferences}
          onPreferences={setPreferences}
          onChange={change}
        />
      }
    >
      <ListBody
        resource={resource}
        state={state}
        list={list}
        onClear={(parts) => go(hrefOf(cleared(latestState(), parts)))}
      >
        <Card isFlush>
          <TableView
            label={t(resource.title)}
            {...table}
            {...links}
            rows={shown?.rows}
            rowId={idOfRow}
            order={state.order}
            onOrder={(order) => change({ order })}
            rowActions={actions.menuOf}
            openId={typeof search.edit === 'string' ? search.edit : null}
            isStale={list.isStale}
            selection={selection}
            {...(canSelect ? { onToggleRow: toggleRow, onTogglePage: togglePage } : {})}
            skeletonRows={Math.min(state.size, 12)}
          />
        </Card>
      </ListBody>
      {actions.dialog}
      <SelectedRows
        resource={resource}
        state={state}
        shown={shown}
        selection={selection}
        onSelection={setSelection}
      />
      {/* After the bar of the selection, which must not cover it. */}
      {shown && shown.rows.length > 0 && (
        <Pager
          page={state.page}
          size={state.size}
          total={totalOf(shown)}
          next={shown.next}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      )}
    </ResourceFrame>
  )
}

const idOfRow = (row: Row) => row.id
