import { Button, Group, Text } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Fragment, useRef } from 'react'
import { type ListState, wideFilters } from '#descriptor/list-state.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type FilterProgress, maxRows, readingOf, stopFiltering } from '#hooks/read/filtered-list.ts'
import { keys } from '#hooks/read/keys.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber, formatTotal } from '#text/format.ts'
import { FilterMark } from './contradictions.tsx'
import { FilterChip } from './filter-chip.tsx'
import classes from './filter-chips.module.css'
import { useFilterPlan } from './filter-options.ts'
import { FilterText } from './filter-text.tsx'
import type { SavedView, SavedViews } from './saved-view.ts'
import { activeFilters, type SetFilter } from './state-filter.ts'

/** Apart: no other part of a list needs a text field. */
const SaveView = lazyComponent(async () => (await import('./save-view.tsx')).SaveView)

interface SaveViewButtonProps {
  /** The view that the list shows. */
  readonly view: Omit<SavedView, 'name'>
  readonly savedViews: SavedViews
}

/** Saves the view that the list shows under a name, which becomes a tab. */
function SaveViewButton({ view, savedViews }: SaveViewButtonProps) {
  const t = useText()
  const { anchor, close, opener } = useAnchor(SaveView)
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-haspopup="dialog" {...opener}>
        {t('☆ Lưu cách xem')}
      </Button>
      {anchor && <SaveView anchor={anchor} view={view} savedViews={savedViews} onClose={close} />}
    </>
  )
}

interface FilterChipsProps {
  readonly state: ListState
  readonly onFilter: SetFilter
  readonly onClear: () => void
  /** The view and where it can be saved. */
  readonly saving?: SaveViewButtonProps
}

/** The active filters in a line under the toolbar, each with a button that removes it; nothing without one. */
export function FilterChips({ state, onFilter, onClear, saving }: FilterChipsProps) {
  const resource = useResource()
  const t = useText()
  const names = activeFilters(resource, state)
  const chips = useRef<HTMLDivElement>(null)
  // The pressed button goes with its chip: the next chip takes the focus, behind the last one the button of the filters.
  const focusNext = (at?: number) => {
    const buttons = chips.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = at === undefined ? undefined : (buttons[at + 1] ?? buttons[at - 1])
    ;(next ?? document.querySelector<HTMLElement>('[data-toolbar] [aria-haspopup=dialog]'))?.focus()
  }
  if (names.length === 0 && wideFilters(resource, state).length === 0) return null
  return (
    <Group gap={6} className={classes.line}>
      <Group ref={chips} component="section" gap={6} aria-label={t('Đang lọc')}>
        {names.map((name, at) => {
          const label = t(fieldOf(resource, name).label)
          return (
            <Fragment key={name}>
              <FilterChip
                removeLabel={t('Bỏ lọc {name}', { name: label })}
                onRemove={() => {
                  focusNext(at)
                  onFilter(name, '')
                }}
              >
                <span>{`${label}: `}</span>
                <b>
                  <FilterText field={fieldOf(resource, name)} text={state.filters[name] ?? ''} />
                </b>
              </FilterChip>
              <FilterMark state={state} name={name} />
            </Fragment>
          )
        })}
        {names.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              focusNext()
              onClear()
            }}
          >
            {t('Bỏ tất cả')}
          </Button>
        )}
        {saving?.savedViews.all.every(({ query }) => query !== saving.view.query) && (
          <SaveViewButton {...saving} />
        )}
      </Group>
      <FilterSource state={state} />
    </Group>
  )
}

interface FilterSourceProps {
  readonly state: ListState
}

/**
 * Whether the back-end evaluates the filters or the browser, which reads the whole list: how much of it has been read, with
 * a button that stops the reading. Nothing for filters of one value.
 */
function FilterSource({ state }: FilterSourceProps) {
  const resource = useResource()
  const t = useText()
  const plan = useFilterPlan(resource, state.filters)
  const reading = readingOf({ ...state, ...(plan && { filters: plan.filters }) }, plan?.local ?? [])
  const { data } = useQuery<FilterProgress>({
    queryKey: keys.filterProgress(resource, reading),
    queryFn: skipToken,
  })
  const limit = formatNumber(maxRows)
  const sentence = () => {
    if (data)
      return t('Đang lọc… {read} / {total}', {
        read: formatNumber(data.read),
        total: formatTotal(data.total),
      })
    if (!plan || plan.local.length + Object.keys(plan.query).length === 0) return ''
    return plan.local.length === 0
      ? t('Lọc trong cả danh sách')
      : t('Lọc trên máy này: đọc cả danh sách, tối đa {limit} mục', { limit })
  }
  return (
    <>
      <Text component="output" c="dimmed">
        {sentence()}
      </Text>
      {data && (
        <Button variant="subtle" size="compact-sm" onClick={() => stopFiltering(resource, reading)}>
          {t('Dừng lọc')}
        </Button>
      )}
    </>
  )
}
