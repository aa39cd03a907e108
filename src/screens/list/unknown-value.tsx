import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, unknownOf } from '#descriptor/row.ts'
import { UnknownCell } from '#kit/cells/unknown-cell.tsx'

interface UnknownValueProps {
  readonly resource: Resource
  readonly row: RowBase
  readonly name: string
}

/** The cell of an unknown value. */
export function UnknownValue({ resource, row, name }: UnknownValueProps) {
  const field = fieldOf(resource, name)
  return (
    <UnknownCell
      raw={unknownOf(resource, name, row.raw)?.raw}
      isSwitch={field.kind === 'toggle' && !field.words}
    />
  )
}
