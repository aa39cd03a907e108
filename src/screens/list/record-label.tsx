import type { Referable } from '#descriptor/field.ts'
import { useChosen, useOptions } from '#hooks/read/use-options.ts'
import { ReferenceCell } from '#kit/cells/reference-cell.tsx'
import { resourceOf } from '#screens/resource-of.ts'

interface RecordLabelProps {
  readonly target: Referable
  readonly id: string
}

/** The name of a record that another one points at: one call serves all cells of a list but those that it does not tell. */
export function RecordLabel({ target, id }: RecordLabelProps) {
  const resource = resourceOf(target)
  const { data } = useOptions(resource, '', id !== '')
  return <ReferenceCell value={id} label={useChosen(resource, id, data).label} />
}
