import type { Band } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import type { BandIssue } from '#descriptor/bands/find-band-issues.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatMoney, formatNumber } from '#text/format.ts'

/** An issue of a price list as a sentence; `fields` are those of the record or the columns of its rows. */
export function bandIssueText(
  { kind, group, from, to, bands }: BandIssue,
  plan: BandsPlan,
  fields: Readonly<Record<string, object>>,
  t: Translate,
): string {
  const field = fields[plan.to]
  const unit = field && 'unit' in field && typeof field.unit === 'string' ? ` ${t(field.unit)}` : ''
  const range =
    to === null
      ? t('từ {from}', { from: `${formatNumber(from)}${unit}` })
      : `${formatNumber(from)}–${formatNumber(to)}${unit}`
  const place = group === '' ? range : `${group} ${range}`
  const [one, other] = bands
  if (kind === 'gap') return t('{place}: chưa có giá', { place })
  if (kind === 'overlap')
    return one.price === null || other.price === null
      ? t('{place}: hai mức chồng nhau', { place })
      : t('{place}: hai mức chồng nhau, {one} và {other}', {
          place,
          one: priceText(one),
          other: priceText(other),
        })
  return t('{place}: rẻ hơn mức dưới, {price} so với {below}', {
    place,
    price: priceText(other),
    below: priceText(one),
  })
}

function priceText({ price, currency }: Band): string {
  if (price === null) return ''
  return currency === 'JPY' || currency === 'VND' ? formatMoney(price, currency) : formatNumber(price)
}
