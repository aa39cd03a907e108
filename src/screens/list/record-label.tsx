import type { Referable } from '#descriptor/field.ts'
import { useOptions } from '#hooks/use-options.ts'
import { ReferenceCell } from '#kit/cells/reference-cell.tsx'
import { resourceOf } from '#screens/resource-of.ts'

interface RecordLabelProps {
  readonly target: Referable
  readonly id: string
}

/** The name of a record that another one points at; one call serves all cells of a list. */
export function RecordLabel({ target, id }: RecordLabelProps) {
  const { data } = useOptions(resourceOf(target), '', id !== '')
  return <ReferenceCell value={id} label={data?.find(({ value }) => value === id)?.label} />
}
