import { Group, Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isOpeningOrder, type ListState } from '#descriptor/list-state.ts'
import { parentKeyOf } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { ColumnsMenu } from '#kit/list/columns-menu.tsx'
import type { ListTable } from '#kit/list/list-table.ts'
import { SearchBox } from '#kit/list/search-box.tsx'
import type { ScreenState } from '#screens/href.ts'
import { LazyFilterChips, LazyListScope } from '#screens/list/lazy-list-parts.ts'
import type { ListPreferences, StorePreferences } from '#screens/list/use-list-preferences.ts'
import { useResource } from '#screens/resource-context.ts'
import { useAddressSearch } from '#screens/use-screen-state.ts'
import { ContradictionMarks, FilterMark, SearchMark, searchMarkId } from './contradictions.tsx'
import { FilterButton } from './filter-button.tsx'
import { ListMenuButton } from './list-menu-button.tsx'
import { ListTabs } from './list-tabs.tsx'
import classes from './list-toolbar.module.css'
import { type SetFilter, searchedFields, stateFilterOf, withFilter } from './state-filter.ts'
import { viewQuery } from './tabs-of.ts'
import { useSavedViews } from './use-saved-views.ts'

/** Changed parts of a list's state, or how they follow from the latest state. */
export type StateChange = Partial<ListState> | ((latest: ListState) => Partial<ListState>)

interface ListToolbarProps {
  readonly state: ScreenState
  /** The total of the list, once the rows of this state are loaded. */
  readonly total: number | undefined
  /** Whether there are rows, of this state or of the one before. */
  readonly isLoaded: boolean
  /** Whether the rows of this state are shown. */
  readonly isShown: boolean
  readonly table: ListTable<Row>
  readonly preferences: ListPreferences
  readonly onPreferences: StorePreferences
  readonly onChange: (next: StateChange, how?: { replace: boolean }) => void
}

/** One line: tabs, search, filters and columns of a list, each only if the descriptor has it; filters below. */
export function ListToolbar(props: ListToolbarProps) {
  const resource = useResource() as ResourceWith<'list'>
  const { state, total, isLoaded, isShown, preferences, onPreferences, onChange } = props
  const t = useText()
  const savedViews = useSavedViews(resource)
  const search = useAddressSearch(state.search)
  const focusFirstRow = useFirstRowFocus(state.search, isShown)
  const onFilter: SetFilter = (name, text, how) =>
    onChange(({ filters }) => ({ filters: withFilter(filters, name, text) }), how)
  const onClear = () => onChange(({ filters }) => ({ filters: onlyState(resource, filters) }))
  const view = {
    query: viewQuery(resource, state),
    columns: preferences.columns ?? null,
    widths: preferences.widths,
  }
  return (
    <Stack gap="xs" miw={0} flex="1 1 100%">
      {state.parent !== '' && (
        <Group gap="xs">
          <LazyListScope state={state} />
          <FilterMark state={state} name={parentKeyOf(resource)} />
        </Group>
      )}
      <Group gap="xs" className={classes.line} data-toolbar>
        <ListTabs
          state={state}
          total={total}
          savedViews={savedViews}
          isLoaded={isLoaded}
          // A view that was saved without columns leaves the chosen ones.
          onOpen={({ columns, widths }) =>
            columns !== undefined &&
            onPreferences({ columns: columns ?? undefined, ...(widths && { widths }) })
          }
        />
        {resource.list.search && (
          <div className={classes.search}>
            {/* Only the first search adds a history entry: otherwise each key would be a step for Back. */}
            <SearchBox
              value={search}
              placeholder={t('Tìm {fields}…', { fields: searchedFields(resource, t) })}
              isShortcut={isSingleKey}
              describedBy={searchMarkId}
              onLeaveToRows={focusFirstRow}
              onSearch={(next) => onChange({ search: next }, { replace: search !== '' })}
            />
          </div>
        )}
        <SearchMark state={state} />
        <FilterButton state={state} onFilter={onFilter} onClear={onClear} />
        <ColumnsButton
          table={props.table}
          isUsualOrder={isOpeningOrder(resource, state)}
          onUsualOrder={() => onChange({ order: null })}
          preferences={preferences}
          onPreferences={onPreferences}
        />
        <ListMenuButton part="views" state={state} preferences={preferences} savedViews={savedViews} />
      </Group>
      <ContradictionMarks state={state} />
      {Object.keys(state.filters).length > 0 && (
        <LazyFilterChips state={state} onFilter={onFilter} onClear={onClear} saving={{ view, savedViews }} />
      )}
    </Stack>
  )
}

/** The filter that is a tab; the others are removed together. */
function onlyState(resource: ResourceWith<'list'>, filters: ListState['filters']) {
  const name = stateFilterOf(resource)
  return name === undefined ? {} : withFilter({}, name, filters[name] ?? '')
}

interface ColumnsButtonProps {
  readonly table: ListTable<Row>
  readonly isUsualOrder: boolean
  readonly onUsualOrder: () => void
  readonly preferences: ListPreferences
  readonly onPreferences: StorePreferences
}

/** The menu of a list's columns, order and row height. */
function ColumnsButton({ preferences, onPreferences, ...choices }: ColumnsButtonProps) {
  const isUsual = preferences.columns === undefined && Object.keys(preferences.widths).length === 0
  return (
    <ColumnsMenu
      {...choices}
      onReset={isUsual ? undefined : () => onPreferences({ columns: undefined, widths: {} })}
      density={preferences.density}
      onDensity={(density) => onPreferences({ density })}
    />
  )
}

/**
 * A function that moves the focus from the search box to the first row, once the rows of its query are shown; it does not
 * if the user has left the box or typed on.
 */
export function useFirstRowFocus(query: string, isShown: boolean): (box: HTMLInputElement) => void {
  const wanted = useRef<{ readonly box: HTMLInputElement; readonly query: string } | null>(null)
  const move = () => {
    if (!wanted.current) return
    const { box, query: wantedQuery } = wanted.current
    const isLeft = document.activeElement !== box || box.value.trim() !== wantedQuery
    if (!isLeft && (!isShown || wantedQuery !== query)) return
    wanted.current = null
    if (!isLeft) document.querySelector<HTMLElement>('main tr[data-id] th a')?.focus()
  }
  useEffect(move)
  return (box) => {
    wanted.current = { box, query: box.value.trim() }
    move()
  }
}
