import { optionLabel } from '#kit/option-label.ts'
import { TextCell } from './text-cell.tsx'

interface ManyChoiceCellProps {
  readonly value: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

/** The labels of the chosen options, separated by commas. */
export function ManyChoiceCell({ value, options }: ManyChoiceCellProps) {
  return <TextCell value={value.map((one) => optionLabel(options, one)).join(', ')} isSecondary />
}
