import type { Referable } from '#descriptor/field.ts'
import { useName, useNames } from '#hooks/names/use-name.ts'
import { ReferenceCell } from '#kit/cells/text-cells.tsx'
import { resourceOf } from '#screens/resources-context.ts'

interface RecordLabelProps {
  readonly target: Referable
  readonly id: string
}

/** The label of a referenced record. */
export function RecordLabel({ target, id }: RecordLabelProps) {
  const name = useName(resourceOf(target), id)
  return <ReferenceCell names={id === '' ? [] : [name]} />
}

interface RecordLabelsProps {
  readonly target: Referable
  readonly ids: readonly string[]
}

/** The labels of referenced records. */
export function RecordLabels({ target, ids }: RecordLabelsProps) {
  return <ReferenceCell names={useNames(resourceOf(target), ids)} />
}
