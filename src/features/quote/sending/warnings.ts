import { type Band, covers } from '#descriptor/bands/band.ts'
import { type Comparison, lackWarning, uncomparedText } from '#features/quote/compare-totals.ts'
import type { CustomerPrice } from '#features/quote/customer-price.ts'
import { writtenAmount } from '#features/quote/kept/kept-quote.ts'
import type { PriceBefore } from '#features/quote/kept/quote-summary.ts'
import { isPackingOutdated } from '#features/quote/landed/prefill.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { type Text, text } from '#text/text.ts'
import type { LineChange } from './message-line.ts'
import { daysBetween, type SendingSettings } from './sending-settings.ts'

/** A warning before a quote is sent; it never prevents sending. */
export interface Warning {
  readonly key: string
  readonly text: Text
  /** `serious`: the message is probably wrong; `notice`: worth a look. */
  readonly severity: 'serious' | 'notice'
  /** Where the problem can be fixed. */
  readonly link?: WarningLink
}

interface WarningLink {
  readonly label: Text
  /** An address of the app. */
  readonly path: string
}

/** The input of the checks. */
export interface SendContext {
  readonly values: QuoteValues
  readonly requestedAt: number
  readonly now: number
  readonly chosen: ServiceQuote
  /** The total in the message. */
  readonly total: Pick<CustomerPrice, 'total' | 'currency' | 'lacks'>
  readonly serviceQuotes: readonly ServiceQuote[]
  readonly comparison: Comparison<ServiceQuote>
  readonly settings: SendingSettings
  /** The price list; null while it is not read whole. */
  readonly bands: readonly Band[] | null
  /** The services that the price list names only in bands that are switched off. */
  readonly switchedOff: readonly string[]
  /** The price that the customer was given before. */
  readonly before: PriceBefore | null
  /** The edited lines of the message whose prices have changed. */
  readonly changes: readonly LineChange[]
  /** What of an edited message contradicts itself. */
  readonly contradictions: readonly Text[]
  /** The names of the insurances in the message. */
  readonly insurances: readonly string[]
  /** The Vietnamese names in a message of another language. */
  readonly untranslated: readonly string[]
  /** The addresses of the screens that warnings lead to. */
  readonly paths: { readonly settings: string; readonly prices: string | null }
}

/** A check returns its warnings. */
type SendCheck = (context: SendContext) => readonly Warning[]

/** The checks before sending, the most serious first. */
const checks: readonly SendCheck[] = [
  partialTotal,
  refusedShipment,
  outdatedBoxes,
  editedPrices,
  contradictedTotal,
  twoInsurances,
  missingBand,
  changedPrice,
  oldPrices,
  oldRate,
  partialPrices,
  uncomparedPrices,
  untranslatedText,
]

/** The warnings of a quote before it is sent. */
export function sendWarnings(context: SendContext): readonly Warning[] {
  return checks.flatMap((check) => check(context))
}

/** Whether the price list has a price for a service and a weight; true for a service that the list does not name. */
export function hasBand(bands: readonly Band[], service: string, weight: number): boolean {
  const own = bands.filter(({ group }) => group === service)
  return own.length === 0 || own.some((band) => band.price !== null && covers(band, weight))
}

function partialTotal({ total: { lacks, currency }, paths }: SendContext): readonly Warning[] {
  return lacks.map((lack) => ({
    key: lack.kind,
    severity: 'serious',
    text: lackWarning(lack, currency),
    ...((lack.kind === 'surcharges' || lack.reason === 'rate') && {
      link: { label: text('Mở cài đặt'), path: paths.settings },
    }),
  }))
}

function refusedShipment({ chosen: { refusal, service } }: SendContext): readonly Warning[] {
  if (!refusal) return []
  const source = text('{service} không nhận lô hàng này theo quy tắc trong cài đặt.', {
    service: service.label,
  })
  return [{ key: 'refused', severity: 'serious', text: source }]
}

function outdatedBoxes({ values }: SendContext): readonly Warning[] {
  if (!isPackingOutdated(values)) return []
  const source = text('Hàng đã đổi sau khi xếp thùng, các kiện này vẫn là của hàng lúc trước.')
  return [{ key: 'packing', severity: 'serious', text: source }]
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

function contradictedTotal({ contradictions }: SendContext): readonly Warning[] {
  return contradictions.map((one, at) => ({ key: `contradiction ${at}`, severity: 'serious', text: one }))
}

function twoInsurances({ insurances }: SendContext): readonly Warning[] {
  if (insurances.length < 2) return []
  const source = text('Lời nhắn có hai khoản bảo hiểm: {names}. Bạn bỏ bớt một ở Dịch vụ thêm nhé.', {
    names: insurances.join(', '),
  })
  return [{ key: 'insurances', severity: 'serious', text: source }]
}

function missingBand({ bands, switchedOff, chosen, paths }: SendContext): readonly Warning[] {
  const weight = chosen.price?.weight ?? chosen.shipment?.billable ?? null
  const service = chosen.service.label
  const isOff = switchedOff.includes(service)
  if (!bands || weight === null || (!isOff && hasBand(bands, service, weight))) return []
  return [
    {
      key: 'band',
      severity: 'serious',
      text: isOff
        ? text('Bảng giá đang tắt mọi mức của {service}. Bạn xem lại bảng giá trước khi báo giá này nhé.', {
            service,
          })
        : text('Bảng giá không có mức {weight} kg cho {service}, giá này lấy từ mức khác.', {
            weight: formatNumber(weight),
            service,
          }),
      ...(paths.prices && { link: { label: text('Mở bảng giá'), path: paths.prices } }),
    },
  ]
}

function changedPrice({ before, total: now }: SendContext): readonly Warning[] {
  if (!before || before.difference === 0) return []
  const amounts = {
    before: writtenAmount(before),
    now: formatAmount(now.total, now.currency),
  }
  const source = before.isPartial
    ? text('Lần trước khách được báo {before} (chưa đủ), nay là {now}.', amounts)
    : text('Lần trước khách được báo {before}, nay là {now}.', amounts)
  return [{ key: 'changed', severity: 'notice', text: source }]
}

function oldPrices({ requestedAt, now }: SendContext): readonly Warning[] {
  if (daysBetween(requestedAt, now) === 0) return []
  const source = text('Giá này tính từ hôm trước. Bấm Tính giá để có giá hôm nay.')
  return [{ key: 'old', severity: 'notice', text: source }]
}

function oldRate({ settings: { rateAt, rateDays }, now, paths }: SendContext): readonly Warning[] {
  if (rateAt === null || rateDays === null) return []
  const age = daysBetween(rateAt, now)
  if (age <= rateDays) return []
  return [
    {
      key: 'rate',
      severity: 'notice',
      text: text('Tỉ giá đã {age} ngày, cài đặt cho dùng trong {days} ngày.', {
        age: formatNumber(age),
        days: formatNumber(rateDays),
      }),
      link: { label: text('Mở cài đặt tỉ giá'), path: paths.settings },
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

function uncomparedPrices({ comparison: { uncompared }, paths }: SendContext): readonly Warning[] {
  if (uncompared.length === 0) return []
  return [
    {
      key: 'uncompared',
      severity: 'notice',
      text: uncomparedText(uncompared),
      link: { label: text('Mở cài đặt tỉ giá'), path: paths.settings },
    },
  ]
}

function untranslatedText({ untranslated, paths }: SendContext): readonly Warning[] {
  if (untranslated.length === 0) return []
  const names = untranslated.join(', ')
  return [
    {
      key: 'untranslated',
      severity: 'notice',
      text: text('Lời nhắn còn tên tiếng Việt: {names}. Bạn thêm bản dịch ở “Tên trong lời nhắn” nhé.', {
        names,
      }),
      link: { label: text('Mở cài đặt'), path: paths.settings },
    },
  ]
}
