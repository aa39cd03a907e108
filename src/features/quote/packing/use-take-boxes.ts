import { useEffect, useRef } from 'react'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

/**
 * Takes boxes over as the parcels of the quote, chooses their service and asks for the prices; the notice brings the earlier
 * parcels back as long as the form is open.
 */
export function useTakeBoxes(
  { values, replaceParcels }: QuoteFormState,
  pickService: (service: string) => void,
) {
  const removeNotice = useRef(() => {})
  useEffect(() => () => removeNotice.current(), [])
  return (parcels: readonly Parcel[], service: string) => {
    const before = values.parcels
    replaceParcels(parcels)
    pickService(service)
    removeNotice.current = notify({
      tone: 'good',
      text: text('Đã đưa {n} thùng vào phần Kiện hàng.', { n: parcels.length }),
      undo: () => replaceParcels(before),
    })
  }
}
