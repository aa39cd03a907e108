import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'

interface NumberCellProps {
  readonly value: number | null
  readonly unit?: string
}

/** A number in the format of the language; its column aligns it to the right. */
export function NumberCell({ value, unit }: NumberCellProps) {
  const t = useText()
  if (value === null) return null
  return unit ? `${formatNumber(value)} ${t(unit)}` : formatNumber(value)
}
