import type { Referable } from '#descriptor/field.ts'
import { useChosen, useOptions } from '#hooks/read/use-options.ts'
import { ReferenceCell } from '#kit/cells/reference-cell.tsx'
import { resourceOf } from '#screens/resource-of.ts'

interface RecordLabelProps {
  readonly target: Referable
  readonly id: string
}

/** The label of a referenced record: one call serves all cells whose record it returns. */
export function RecordLabel({ target, id }: RecordLabelProps) {
  const resource = resourceOf(target)
  const { data } = useOptions(resource, '', id !== '')
  return <ReferenceCell value={id} label={useChosen(resource, id, data).label} />
}
