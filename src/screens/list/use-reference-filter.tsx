import { type ReactNode, useState } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { RetryDialog } from '#kit/retry-dialog.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import type { FilterOpener } from './list-filters.tsx'

// Preloaded on hover or focus.
const ReferencePopover = lazyComponent(
  async () => (await import('./reference-popover.tsx')).ReferencePopover,
  ({ componentProps, hasFailed, onRetry }) =>
    hasFailed && (
      <RetryDialog title={componentProps.label} onRetry={onRetry} onClose={componentProps.onClose} />
    ),
)

/** The filter by another record: the callbacks that open its picker, and the open picker. */
export function useReferenceFilter(
  resource: Resource,
  state: ListState,
  onFilter: (key: string, value: string) => void,
): { readonly opener: FilterOpener; readonly popover: ReactNode } {
  const t = useText()
  const [open, setOpen] = useState<{ readonly key: string; readonly anchor: HTMLElement } | null>(null)
  const field = open && fieldOf(resource, open.key)
  const close = () => setOpen(null)
  return {
    opener: {
      onOpen: (key, anchor) => setOpen({ key, anchor }),
      onIntent: () => void ReferencePopover.preload().catch(() => undefined),
    },
    popover: open && field?.kind === 'reference' && (
      <ReferencePopover
        anchor={open.anchor}
        resource={resourceOf(field.to())}
        label={t(field.label)}
        chosen={state.filters[open.key] ?? ''}
        onChoose={(id) => {
          close()
          onFilter(open.key, id)
        }}
        onClose={close}
      />
    ),
  }
}
