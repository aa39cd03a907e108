import type { ReactNode } from 'react'
import type { AdvisedSize } from '#descriptor/advised-size.ts'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'

/** The help below a picture's input: that of the field, and the size that its pictures should have. */
export function useAdvisedSize(advised: AdvisedSize | undefined, help: ReactNode): ReactNode {
  const t = useText()
  if (!advised) return help
  const size = { width: formatNumber(advised.width), height: formatNumber(advised.height) }
  return (
    <>
      <span>{help}</span>
      <span>{` ${t('Cỡ nên dùng: {width} × {height} điểm ảnh.', size)}`}</span>
    </>
  )
}
