import { type ReactNode, useState } from 'react'
import { typedLength } from '#descriptor/text-length.ts'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'

/** Shows the number of characters once four fifths of the maximum length are used; nothing is cut off. */
export function useCounter(initial: string, max: number | undefined, description: ReactNode) {
  const t = useText()
  const [length, setLength] = useState(() => typedLength(initial))
  const isNear = max !== undefined && length > max * 0.8
  const shownDescription = isNear
    ? t('{length} trong {max} ký tự', { length: formatNumber(length), max: formatNumber(max) })
    : description
  return [shownDescription, (value: string) => setLength(typedLength(value))] as const
}
