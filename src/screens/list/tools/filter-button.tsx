import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import type { ListState } from '#descriptor/list-state.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import { useResource } from '#screens/resource-context.ts'
import { activeFilters, type SetFilter } from './state-filter.ts'

// Preloaded on hover or focus.
const FilterPanel = lazyComponent(
  async () => (await import('./filter-panel.tsx')).FilterPanel,
  LazyDialogFailure,
)

interface FilterButtonProps {
  readonly state: ListState
  readonly onFilter: SetFilter
  readonly onClear: () => void
}

/** The button that opens the filters of a list, with the number of active ones. */
export function FilterButton({ state, onFilter, onClear }: FilterButtonProps) {
  const resource = useResource()
  const t = useText()
  const { anchor, close, opener } = useAnchor(FilterPanel)
  const count = activeFilters(resource, state).length
  return (
    <>
      <Button
        variant="default"
        px="sm"
        fw={400}
        leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}
        aria-haspopup="dialog"
        {...opener}
      >
        {count === 0 ? t('Bộ lọc') : t('Bộ lọc ({n})', { n: count })}
      </Button>
      {anchor && (
        <FilterPanel state={state} anchor={anchor} onFilter={onFilter} onClear={onClear} onClose={close} />
      )}
    </>
  )
}
