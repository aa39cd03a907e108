import { Button, Divider, Group, Stack } from '@mantine/core'
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react'
import { filteringOf } from '#descriptor/filters/filter-text.ts'
import { otherFilters } from '#descriptor/filters/filterable.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { useResource } from '#screens/resource-context.ts'
import { FieldFilter } from './field-filter.tsx'
import { mayBeEmpty, useFilterPlan } from './filter-options.ts'
import { FilterFold, WordButtons } from './filter-parts.tsx'
import { panelFilters, type SetFilter } from './state-filter.ts'

interface FilterPanelProps {
  readonly state: ListState
  readonly anchor: HTMLElement
  readonly onFilter: SetFilter
  readonly onClear: () => void
  readonly onClose: () => void
}

/** The filters of a list under their button, each applied at once, and its other fields; a sheet at the bottom of a phone. */
export function FilterPanel({ state, anchor, onFilter, onClear, onClose }: FilterPanelProps) {
  const resource = useResource()
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
      <Stack gap="xs" p="xs">
        {names.map((name) => (
          <Fragment key={name}>
            <FieldFilter
              name={name}
              text={state.filters[name] ?? ''}
              isOpen={open === name}
              onOpen={(isOpen) => setOpen(isOpen ? name : undefined)}
              onFilter={onFilter}
            />
            <Divider />
          </Fragment>
        ))}
        <OtherFields
          names={others.filter((name) => !shown.includes(name))}
          isOpen={names.length === 0}
          onAdd={(name) => {
            setAdded([...added, name])
            setOpen(name)
          }}
        />
      </Stack>
      {/* Above the signs inside the inputs. */}
      <Group
        pos="sticky"
        bottom={-4}
        mx={-4}
        mb={-4}
        p={4}
        justify="space-between"
        bg="var(--ben-card)"
        style={{ zIndex: 2, borderTop: '1px solid var(--ben-line)' }}
      >
        {hasFilters && (
          <Button variant="subtle" size="compact-md" fw={400} onClick={onClear}>
            {t('Bỏ tất cả')}
          </Button>
        )}
        <Button variant="subtle" size="compact-md" ml="auto" onClick={onClose}>
          {t('Xong')}
        </Button>
      </Group>
    </AnchoredPopover>
  )
}

function focusFilter(name: string | undefined): void {
  if (name === undefined) return
  const section = document.querySelector(`[data-filter="${CSS.escape(name)}"]`)
  section?.querySelector<HTMLElement>('button, input')?.focus()
}

/** Moves the focus through all controls of a panel by the arrows; Escape is left to the popover. */
function moveThrough(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  // The options of a record move the focus among themselves.
  if (event.defaultPrevented || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  // The calendar of a date is a dialog in that of the panel, and moves the focus within itself.
  if (!(event.target instanceof Element) || event.target.closest('[role=dialog]') !== event.currentTarget)
    return
  // Without the button inside the search field.
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const controls = all.filter((control) => control.offsetParent !== null && !control.matches('input ~ *'))
  const at = controls.findIndex((control) => control === document.activeElement)
  event.preventDefault()
  controls[Math.max(0, Math.min(at + step, controls.length - 1))]?.focus()
}

interface OtherFieldsProps {
  /** The fields to choose from. */
  readonly names: readonly string[]
  /** Whether they are shown at first. */
  readonly isOpen: boolean
  readonly onAdd: (name: string) => void
}

/** A fold with the fields that the descriptor names no filter for, each of which can be added to the panel. */
function OtherFields({ names, isOpen: isOpenAtFirst, onAdd }: OtherFieldsProps) {
  const resource = useResource()
  const t = useText()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  if (names.length === 0) return null
  return (
    <div>
      <FilterFold label={t('Lọc theo ô khác')} isOpen={isOpen} onOpen={setOpen} />
      {isOpen && (
        <WordButtons
          words={names.map((name) => ({
            key: name,
            label: t(fieldOf(resource, name).label),
            onPress: () => onAdd(name),
          }))}
        />
      )}
    </div>
  )
}

/**
 * The fields that a panel offers beside the filters of the descriptor. Lists leave out rich text, of which only the
 * back-end can see whether it is empty.
 */
function useOtherFilters(resource: Resource): readonly string[] {
  const names = otherFilters(resource).filter((name) => {
    const field = fieldOf(resource, name)
    return filteringOf(field) !== 'presence' || mayBeEmpty(field)
  })
  const isRich = (name: string) => fieldOf(resource, name).kind === 'richText'
  const filters = Object.fromEntries(names.filter(isRich).map((name) => [name, 'is:empty']))
  const plan = useFilterPlan(resource, filters)
  return names.filter((name) => !isRich(name) || (plan && !plan.local.includes(name)))
}
