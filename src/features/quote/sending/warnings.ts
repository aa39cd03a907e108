import type { Band } from '#descriptor/bands/band.ts'
import { formatAmount } from '#features/quote/amount.ts'
import type { PriceBefore } from '#features/quote/kept/compare-prices.ts'
import type { CustomerTotal } from '#features/quote/landed/customer-total.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import type { LineChange } from './merge-message.ts'
import type { SendingSettings } from './sending-settings.ts'

/** A reason to look again before a quote is sent. It never prevents sending. */
export interface Warning {
  readonly key: string
  readonly text: Text
  /** `serious`: the message is probably wrong; `notice`: worth a look; `question`: only the user can answer it. */
  readonly severity: 'serious' | 'notice' | 'question'
  /** Where it can be mended. */
  readonly link?: WarningLink
}

interface WarningLink {
  readonly label: Text
  /** An address of the app, or the label of a field of the form, which gets the focus. */
  readonly to: { readonly path: string } | { readonly field: string }
}

/** Everything that a check may look at. */
export interface SendContext {
  readonly values: QuoteValues
  readonly requestedAt: number
  readonly now: number
  readonly chosen: ServiceQuote
  /** The total in the message. */
  readonly total: CustomerTotal
  readonly serviceQuotes: readonly ServiceQuote[]
  /** Whether the price of the extra services is missing. */
  readonly lacksExtra: boolean
  readonly settings: SendingSettings
  /** The price list; null while it is not read whole. */
  readonly bands: readonly Band[] | null
  /** The price that the customer was given before. */
  readonly before: PriceBefore | null
  /** The edited lines of the message whose prices have changed. */
  readonly changes: readonly LineChange[]
  /** The addresses of the screens that warnings lead to. */
  readonly paths: { readonly settings: string; readonly prices: string | null }
}

/** A check returns its warnings. */
export type SendCheck = (context: SendContext) => readonly Warning[]

const day = 24 * 3_600_000

/** The checks before sending, the most serious first. */
const checks: readonly SendCheck[] = [
  missingExtra,
  refusedShipment,
  editedPrices,
  missingBand,
  changedPrice,
  oldPrices,
  oldRate,
  partialPrices,
]

/** The warnings of a quote before it is sent. */
export function sendWarnings(context: SendContext): readonly Warning[] {
  return checks.flatMap((check) => check(context))
}

/** Whether the price list has a price for a service and a weight; true for a service that the list does not name. */
export function hasBand(bands: readonly Band[], service: string, weight: number): boolean {
  const own = bands.filter(({ group }) => group === service)
  return (
    own.length === 0 ||
    own.some(({ from, to, price }) => price !== null && from < weight && (to === null || weight <= to))
  )
}

function missingExtra({ lacksExtra }: SendContext): readonly Warning[] {
  if (!lacksExtra) return []
  const source = text('Dịch vụ thêm chưa có giá, tổng trong lời nhắn chưa có khoản này.')
  return [{ key: 'extra', severity: 'serious', text: source }]
}

function refusedShipment({ chosen: { refusal, service } }: SendContext): readonly Warning[] {
  if (!refusal) return []
  const source = text('{service} không nhận lô hàng này theo quy tắc trong cài đặt.', {
    service: service.label,
  })
  return [{ key: 'refused', severity: 'serious', text: source }]
}

function editedPrices({ changes }: SendContext): readonly Warning[] {
  return changes
    .filter(({ own }) => own !== undefined)
    .map(({ key, after }) => ({
      key: `edited ${key}`,
      severity: 'serious',
      text:
        after === ''
          ? text('Báo giá không còn khoản mà bạn đã sửa tay trong lời nhắn.')
          : text('Dòng bạn sửa tay khác giá mới: “{line}”.', { line: after.replace(/^• /, '') }),
    }))
}

function missingBand({ bands, chosen, paths }: SendContext): readonly Warning[] {
  const weight = chosen.price?.weight ?? chosen.shipment?.billable ?? null
  if (!bands || weight === null || hasBand(bands, chosen.service.label, weight)) return []
  return [
    {
      key: 'band',
      severity: 'serious',
      text: text('Bảng giá không có mức {weight} kg cho {service}, giá này lấy từ mức khác.', {
        weight: formatNumber(weight),
        service: chosen.service.label,
      }),
      ...(paths.prices && { link: { label: text('Mở bảng giá'), to: { path: paths.prices } } }),
    },
  ]
}

function changedPrice({ before, total: now }: SendContext): readonly Warning[] {
  if (!before || before.difference === 0) return []
  return [
    {
      key: 'changed',
      severity: 'notice',
      text: text('Lần trước khách được báo {before}, nay là {now}.', {
        before: formatAmount(before.total, before.currency),
        now: formatAmount(now.total, now.currency),
      }),
    },
  ]
}

function oldPrices({ requestedAt, now }: SendContext): readonly Warning[] {
  if (new Date(requestedAt).toDateString() === new Date(now).toDateString()) return []
  const source = text('Giá này tính từ hôm trước. Bấm Tính giá để có giá hôm nay.')
  return [{ key: 'old', severity: 'notice', text: source }]
}

function oldRate({ settings: { rateAt, rateDays }, now, paths }: SendContext): readonly Warning[] {
  if (rateAt === null || rateDays === null) return []
  const age = Math.floor((now - rateAt) / day)
  if (age <= rateDays) return []
  return [
    {
      key: 'rate',
      severity: 'notice',
      text: text('Tỉ giá đã {age} ngày, cài đặt cho dùng trong {days} ngày.', {
        age: formatNumber(age),
        days: formatNumber(rateDays),
      }),
      link: { label: text('Mở cài đặt tỉ giá'), to: { path: paths.settings } },
    },
  ]
}

function partialPrices({ serviceQuotes }: SendContext): readonly Warning[] {
  const names = serviceQuotes.filter(({ state }) => state === 'failed').map(({ service }) => service.label)
  if (names.length === 0) return []
  const source = text('Chưa có giá của {names}, nên chưa chắc đây là dịch vụ rẻ nhất.', {
    names: names.join(', '),
  })
  return [{ key: 'partial', severity: 'notice', text: source }]
}
