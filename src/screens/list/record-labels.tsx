import type { Referable } from '#descriptor/field.ts'
import { useChosenMany } from '#hooks/read/use-chosen-many.ts'
import { useOptions } from '#hooks/read/use-options.ts'
import { TextCell } from '#kit/cells/text-cell.tsx'
import { resourceOf } from '#screens/resource-of.ts'

interface RecordLabelsProps {
  readonly target: Referable
  readonly ids: readonly string[]
}

/** The labels of referenced records, separated by commas. */
export function RecordLabels({ target, ids }: RecordLabelsProps) {
  const resource = resourceOf(target)
  const { data } = useOptions(resource, '', ids.length > 0)
  const chosen = useChosenMany(resource, ids, data)
  return <TextCell value={ids.map((id) => chosen.get(id)?.label ?? id).join(', ')} isSecondary />
}
