import { useQuery } from '@tanstack/react-query'
import type { Referable } from '#descriptor/field.ts'
import { branchOptions } from '#hooks/names/branch.ts'
import { useText } from '#hooks/use-text.ts'
import { resourceOf } from '#screens/resource-of.ts'
import { formatNumber } from '#text/format.ts'

interface BranchNoteProps {
  readonly target: Referable
  readonly ids: readonly string[]
}

/** How many records below those that a filter names are filtered by too; nothing outside of trees. */
export function BranchNote({ target, ids }: BranchNoteProps) {
  const t = useText()
  const { data = ids } = useQuery(branchOptions(resourceOf(target), ids))
  const below = data.length - new Set(ids).size
  return below > 0 && <span>{` ${t('(cả {n} nhánh con)', { n: formatNumber(below) })}`}</span>
}
