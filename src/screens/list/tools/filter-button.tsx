import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import classes from './filter-button.module.css'
import { activeFilters, type SetFilter } from './state-filter.ts'

// Preloaded on hover or focus.
const FilterPanel = lazyComponent(
  async () => (await import('./filter-panel.tsx')).FilterPanel,
  LazyDialogFailure,
)

interface FilterButtonProps {
  readonly resource: Resource
  readonly state: ListState
  readonly onFilter: SetFilter
  readonly onClear: () => void
}

/** The button that opens the filters of a list, with the number of active ones. */
export function FilterButton({ resource, state, onFilter, onClear }: FilterButtonProps) {
  const t = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  const count = activeFilters(resource, state).length
  const preload = () => void FilterPanel.preload().catch(() => undefined)
  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {count === 0 ? t('Bộ lọc') : t('Bộ lọc ({n})', { n: count })}
      </Button>
      {anchor && (
        <FilterPanel
          resource={resource}
          state={state}
          anchor={anchor}
          onFilter={onFilter}
          onClear={onClear}
          onClose={close}
        />
      )}
    </>
  )
}
