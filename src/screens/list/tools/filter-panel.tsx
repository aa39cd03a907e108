import { useEffect, useState } from 'react'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { FieldFilter } from './field-filter.tsx'
import classes from './filter-panel.module.css'
import { moveThrough } from './move-through.ts'
import { OtherFields } from './other-fields.tsx'
import quiet from './quiet-button.module.css'
import { panelFilters, type SetFilter } from './state-filter.ts'
import { useOtherFilters } from './use-other-filters.ts'

interface FilterPanelProps {
  readonly resource: Resource
  readonly state: ListState
  readonly anchor: HTMLElement
  readonly onFilter: SetFilter
  readonly onClear: () => void
  readonly onClose: () => void
}

/** The filters of a list under their button, each applied at once, and its other fields; a sheet at the bottom of a phone. */
export function FilterPanel({ resource, state, anchor, onFilter, onClear, onClose }: FilterPanelProps) {
  const t = useText()
  const [added, setAdded] = useState<readonly string[]>([])
  // The pressed word goes where its field comes.
  useEffect(() => focusFilter(added.at(-1)), [added])
  const others = useOtherFilters(resource)
  const shown = others.filter((name) => added.includes(name) || state.filters[name] !== undefined)
  const names = [...panelFilters(resource), ...shown]
  const references = names.filter((name) => /^references?$/.test(fieldOf(resource, name).kind))
  const [open, setOpen] = useState(
    () => references.find((name) => state.filters[name] !== undefined) ?? references[0],
  )
  const hasFilters = names.some((name) => state.filters[name] !== undefined)
  return (
    <AnchoredPopover anchor={anchor} label={t('Bộ lọc')} onClose={onClose} onKeyDown={moveThrough} isPanel>
      {names.map((name) => (
        <FieldFilter
          key={name}
          resource={resource}
          name={name}
          text={state.filters[name] ?? ''}
          isOpen={open === name}
          onOpen={(isOpen) => setOpen(isOpen ? name : undefined)}
          onFilter={onFilter}
        />
      ))}
      <OtherFields
        resource={resource}
        names={others.filter((name) => !shown.includes(name))}
        isOpen={names.length === 0}
        onAdd={(name) => {
          setAdded([...added, name])
          setOpen(name)
        }}
      />
      <div className={classes.foot}>
        {hasFilters && (
          <button type="button" className={quiet.button} onClick={onClear}>
            {t('Bỏ tất cả')}
          </button>
        )}
        <button type="button" className={`${quiet.button} ${classes.done}`} onClick={onClose}>
          {t('Xong')}
        </button>
      </div>
    </AnchoredPopover>
  )
}

function focusFilter(name: string | undefined): void {
  if (name === undefined) return
  const section = document.querySelector(`[data-filter="${CSS.escape(name)}"]`)
  section?.querySelector<HTMLElement>('button, input')?.focus()
}
