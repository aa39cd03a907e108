import '@mantine/core/styles/Pill.layer.css'
import { Pill } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Referable } from '#descriptor/field.ts'
import { branchOptions } from '#hooks/names/branch.ts'
import { useText } from '#hooks/use-text.ts'
import { resourceOf } from '#screens/resources-context.ts'
import { formatNumber } from '#text/format.ts'
import classes from './filter-chips.module.css'

interface FilterChipProps {
  /** The accessible name of the button that removes the chip. */
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** An active filter, or one of its values, with a button that removes it. */
export function FilterChip({ removeLabel, onRemove, children }: FilterChipProps) {
  return (
    <Pill
      size="lg"
      fz="sm"
      withRemoveButton
      onRemove={onRemove}
      classNames={{ root: classes.chip, label: classes.text }}
      // The only way to remove it, also by keyboard.
      removeButtonProps={{ 'aria-label': removeLabel, 'aria-hidden': false, tabIndex: 0, ...marked }}
    >
      {children}
    </Pill>
  )
}

const marked = { 'data-remove': true }

interface BranchNoteProps {
  readonly target: Referable
  readonly ids: readonly string[]
}

/** How many records below those that a filter names are filtered by too; nothing outside of trees. */
export function BranchNote({ target, ids }: BranchNoteProps) {
  const t = useText()
  const { data = ids, isError } = useQuery(branchOptions(resourceOf(target), ids))
  if (isError) return <span>{` ${t('(chưa đọc được nhánh con)')}`}</span>
  const below = data.length - new Set(ids).size
  return below > 0 && <span>{` ${t('(cả {n} nhánh con)', { n: formatNumber(below) })}`}</span>
}
