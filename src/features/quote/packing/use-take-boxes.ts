import { useEffect, useRef } from 'react'
import { packingCode, withOtherGoods } from '#features/quote/landed/prefill.ts'
import type { GoodsLine } from '#features/quote/rules/goods.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { type Notice, notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

/** The boxes of an option as parcels. */
export interface TakenBoxes {
  readonly parcels: readonly Parcel[]
  /** Whether the weight of a box itself is unknown, and not part of its parcel. */
  readonly isUnweighed: boolean
  /** The goods that were packed. */
  readonly goods: readonly GoodsLine[]
}

type QuoteParcels = Pick<QuoteValues, 'parcels' | 'parcelOrigin' | 'packedGoods'>

const parcelsOf = ({ parcels, parcelOrigin, packedGoods }: QuoteValues): QuoteParcels => ({
  parcels,
  parcelOrigin,
  packedGoods,
})

const isSame = (one: QuoteParcels, other: QuoteParcels) =>
  JSON.stringify(one.parcels) === JSON.stringify(other.parcels)

/**
 * Takes boxes over as the parcels of the quote, chooses their service and asks for the prices; the notice restores the earlier
 * parcels as long as the same quote is in the form. Where the boxes were edited since, the undo can be undone as well.
 */
export function useTakeBoxes(
  { edition, valuesNow, replaceParcels }: QuoteFormState,
  pickService: (service: string) => void,
) {
  const removeNotices = useRef<readonly (() => void)[]>([])
  useEffect(
    () => () => {
      for (const remove of removeNotices.current) remove()
      removeNotices.current = []
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parcels of another quote are not those of the undo
    [edition],
  )
  const replaceWithUndo = (notice: Notice, next: QuoteParcels) => {
    const before = parcelsOf(valuesNow())
    replaceParcels(next)
    const undo = () => {
      const now = valuesNow()
      // A stack follows the goods, which may have been changed since.
      const restored = parcelsOf(withOtherGoods({ ...now, ...before }, now.goods))
      if (isSame(now, next)) replaceParcels(restored)
      else replaceWithUndo({ tone: 'plain', text: text('Đã trả lại các kiện trước.') }, restored)
    }
    removeNotices.current = [...removeNotices.current, notify({ ...notice, undo })]
  }
  return ({ parcels, isUnweighed, goods }: TakenBoxes, service: string) => {
    const done = text('Đã đưa {n} thùng vào phần Kiện hàng.', { n: parcels.length })
    const parcelOrigin = isUnweighed ? 'packed' : null
    replaceWithUndo({ tone: 'good', text: done }, { parcels, parcelOrigin, packedGoods: packingCode(goods) })
    pickService(service)
  }
}
