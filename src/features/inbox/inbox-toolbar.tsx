import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { newRecordsOptions } from '#hooks/read/new-records.ts'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { SearchBox } from '#kit/list/search-box.tsx'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { listHref, type ScreenState, withFilters } from '#screens/href.ts'
import {
  ContradictionMarks,
  FilterMark,
  SearchMark,
  searchMarkId,
} from '#screens/list/tools/contradictions.tsx'
import { FilterButton } from '#screens/list/tools/filter-button.tsx'
import { FilterChips } from '#screens/list/tools/filter-chips.tsx'
import classes from '#screens/list/tools/list-toolbar.module.css'
import { type SetFilter, searchedFields, withFilter } from '#screens/list/tools/state-filter.ts'
import { isWholeTab } from '#screens/list/tools/tabs-of.ts'
import { useTabCounts } from '#screens/list/tools/use-tab-counts.ts'
import { useResource } from '#screens/resource-context.ts'
import { useGo } from '#screens/use-go.ts'
import { useAddressSearch, useLatestState } from '#screens/use-screen-state.ts'
import { text } from '#text/text.ts'
import { OrderButton } from './order-button.tsx'

interface InboxToolbarProps {
  /** Without an open record. */
  readonly state: ScreenState
  /** The total of the list, once the rows of this state are loaded. */
  readonly total: number | undefined
}

/** One line: the states of an inbox as tabs with their counts, its search and its other filters; the active ones below. */
export function InboxToolbar({ state, total }: InboxToolbarProps) {
  const resource = useResource() as InboxResource
  const t = useText()
  const go = useGo()
  const { field } = inboxStates(resource)
  const latestState = useLatestState(resource, state)
  const search = useAddressSearch(state.search)
  const change = (changed: (latest: ListState) => Partial<ListState>, how?: { replace: boolean }) => {
    const { open: _, ...latest } = latestState()
    go(listHref(resource, { ...latest, page: 1, ...changed(latest) }), how)
  }
  const onFilter: SetFilter = (name, next, how) =>
    change(({ filters }) => ({ filters: withFilter(filters, name, next) }), how)
  const onClear = () => change(({ filters }) => ({ filters: withFilter({}, field, filters[field] ?? '') }))
  return (
    <Stack gap="xs" miw={0} flex="1 1 100%">
      <Group gap="xs" className={classes.line} data-toolbar>
        <StateTabs state={state} total={total} />
        {resource.list.search && (
          <div className={classes.search}>
            <SearchBox
              value={search}
              placeholder={t('Tìm {fields}…', { fields: searchedFields(resource, t) })}
              isShortcut={isSingleKey}
              describedBy={searchMarkId}
              onSearch={(next) => change(() => ({ search: next }), { replace: search !== '' })}
            />
          </div>
        )}
        <SearchMark state={state} />
        <FilterButton state={state} onFilter={onFilter} onClear={onClear} />
        <OrderButton order={state.order} onOrder={(order) => change(() => ({ order }), { replace: true })} />
      </Group>
      <ContradictionMarks state={state} />
      <FilterChips state={state} onFilter={onFilter} onClear={onClear} />
    </Stack>
  )
}

function StateTabs({ state, total }: InboxToolbarProps) {
  const resource = useResource() as InboxResource
  const t = useText()
  const { field, options, fresh } = inboxStates(resource)
  const active = state.filters[field] ?? ''
  const isWhole = isWholeTab(resource, state)
  const counts = useTabCounts(resource, { value: active, total, isWhole })
  // Polled, so that it is newer than a counted one.
  const { data } = useQuery({ ...newRecordsOptions(resource), enabled: false })
  const countOf = (value: string) => {
    const counted = counts.get(value)
    const polled = isWhole && value === fresh?.value ? data?.page.total : undefined
    // The poll finds no new record either where the states that came are unknown: those are not counted.
    return polled === 0 && counted === undefined ? undefined : (polled ?? counted)
  }
  const tabs = [...options, { value: '', label: text('Tất cả') }].map(({ value, label }) => ({
    key: value,
    label: t(label),
    count: countOf(value),
  }))
  return (
    <ViewsTabs
      views={tabs}
      active={active}
      renderLink={({ key }, props) => {
        const next = withFilters(resource, state, withFilter(state.filters, field, key))
        return <AppLink to={listHref(resource, next)} {...props} />
      }}
      mark={<FilterMark state={state} name={field} isSign />}
    />
  )
}
