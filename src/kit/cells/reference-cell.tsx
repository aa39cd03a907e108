import { TextCell } from './text-cell.tsx'

interface ReferenceCellProps {
  readonly value: string
  /** The label of the referenced record; undefined while it loads, or when the record has been deleted. */
  readonly label: string | undefined
}

/** The label of the referenced record, else its id. */
export function ReferenceCell({ value, label }: ReferenceCellProps) {
  return <TextCell value={label ?? value} isSecondary />
}
