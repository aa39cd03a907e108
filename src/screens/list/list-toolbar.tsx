import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { FilterBar } from '#kit/list/filter-bar.tsx'
import { SearchBox } from '#kit/list/search-box.tsx'
import { ColumnsButton } from './columns-button.tsx'
import { listFilters } from './list-filters.tsx'
import { ListMenuButton } from './list-menu-button.tsx'
import { ListScope } from './list-scope.tsx'
import classes from './list-toolbar.module.css'
import { ListViews } from './list-views.tsx'
import { PasteLink } from './paste-link.tsx'
import type { ListPreferences } from './use-list-preferences.ts'
import { useReferenceFilter } from './use-reference-filter.tsx'

/** Changed parts of a list's state, or how they follow from the latest state. */
export type StateChange = Partial<ListState> | ((latest: ListState) => Partial<ListState>)

interface ListToolbarProps {
  readonly resource: ResourceWith<'list'>
  readonly state: ListState
  readonly preferences: ListPreferences
  readonly onPreferences: (next: Partial<ListPreferences>) => void
  readonly onChange: (next: StateChange, how?: { replace: boolean }) => void
}

/** Views, search, filters and columns of a list, each only if the descriptor has it. */
export function ListToolbar({ resource, state, preferences, onPreferences, onChange }: ListToolbarProps) {
  const t = useText()
  const onFilter = (key: string, value: string) =>
    onChange(({ filters }) => ({ filters: withFilter(filters, key, value) }))
  const { opener, popover } = useReferenceFilter(resource, state, onFilter)
  const filters = listFilters(resource, state, opener, t)
  return (
    <div className={classes.toolbar}>
      <ListViews resource={resource} state={state} />
      {state.parent !== '' && <ListScope resource={resource} state={state} />}
      <div className={classes.line}>
        {resource.list.search && (
          <div className={classes.search}>
            {/* Only the first search adds a history entry: otherwise each key would be a step for Back. */}
            <SearchBox
              value={state.search}
              isShortcut={isSingleKey}
              onSearch={(search) => onChange({ search }, { replace: state.search !== '' })}
            />
          </div>
        )}
        {filters.length > 0 && (
          <FilterBar filters={filters} onFilter={onFilter} onClear={() => onChange({ filters: {} })} />
        )}
        {popover}
        <div className={classes.end}>
          <PasteLink resource={resource} state={state} />
          <ColumnsButton
            resource={resource}
            order={state.order}
            onOrder={(order) => onChange({ order })}
            preferences={preferences}
            onPreferences={onPreferences}
          />
          <ListMenuButton
            resource={resource}
            state={state}
            hidden={preferences.hidden}
            onHidden={(hidden) => onPreferences({ hidden })}
          />
        </div>
      </div>
    </div>
  )
}

function withFilter(filters: ListState['filters'], key: string, value: string): ListState['filters'] {
  const { [key]: _, ...others } = filters
  return value === '' ? others : { ...others, [key]: value }
}
