import { optionLabel } from '#kit/option-label.ts'
import { TextCell } from './text-cell.tsx'

interface ChoiceCellProps {
  readonly value: string
  /** Stored value → label, legacy options included. */
  readonly options: Readonly<Record<string, string>>
}

/** The label of a choice; a value without one is shown as it is stored. */
export function ChoiceCell({ value, options }: ChoiceCellProps) {
  return <TextCell value={optionLabel(options, value)} isSecondary />
}
