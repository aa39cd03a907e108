import { useText } from '#hooks/use-text.ts'
import { type Text, text } from '#text/text.ts'
import { goodsCount } from './rules/goods.ts'
import type { ParcelOrigin, QuoteValues } from './rules/quote-values.ts'

/** The notes on the weight of parcels, by their origin. */
const originTexts: Readonly<Record<ParcelOrigin, Text>> = {
  packed: text('Cân nặng kiện chưa kể vỏ thùng. Đóng xong, bạn cân lại cả thùng nhé.'),
  stacked: text(
    'Các món hàng được tính như xếp chồng trong một kiện, chưa kể vỏ thùng. Bạn sửa lại nếu gửi nhiều kiện.',
  ),
}

interface ParcelOriginNoteProps {
  readonly values: Pick<QuoteValues, 'parcelOrigin' | 'goods'>
  /** The note is announced when it appears: only one of those on the screen. */
  readonly isAnnounced?: boolean
}

/** The note beside the weight of parcels that were calculated from goods; a single piece needs none for its stack. */
export function ParcelOriginNote({
  values: { parcelOrigin, goods },
  isAnnounced = false,
}: ParcelOriginNoteProps) {
  const t = useText()
  const Tag = isAnnounced ? 'output' : 'p'
  if (parcelOrigin === null || (parcelOrigin === 'stacked' && goodsCount(goods) < 2)) return null
  return <Tag style={{ margin: 0, color: 'var(--ben-warn)' }}>{t(originTexts[parcelOrigin])}</Tag>
}
