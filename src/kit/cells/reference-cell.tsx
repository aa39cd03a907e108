import { TextCell } from './text-cell.tsx'

interface ReferenceCellProps {
  readonly value: string
  /** The words of the record pointed at; unknown while they load, or when it is gone. */
  readonly label: string | undefined
}

/** The record pointed at by its words, else by its id. */
export function ReferenceCell({ value, label }: ReferenceCellProps) {
  return <TextCell value={label ?? value} isSecondary />
}
