import { type Band, covers } from '#descriptor/bands/band.ts'
import { type Comparison, lackWarning, uncomparedText } from '#features/quote/compare-totals.ts'
import type { CustomerPrice, LacksExtra } from '#features/quote/customer-price.ts'
import { writtenAmount } from '#features/quote/kept/kept-quote.ts'
import type { PriceBefore } from '#features/quote/kept/quote-summary.ts'
import { isPackingOutdated } from '#features/quote/landed/prefill.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { type Text, text } from '#text/text.ts'
import type { ChangedAmount } from './message-line.ts'
import { daysBetween, type SendingSettings } from './sending-settings.ts'

/** A warning before a quote is sent; it never prevents sending. */
export interface Warning {
  readonly key: string
  readonly text: Text
  /** `serious`: the message is probably wrong; `notice`: worth a look. */
  readonly severity: 'serious' | 'notice'
  /** Where the problem can be fixed: a label and an address of the app. */
  readonly link?: { readonly label: Text; readonly path: string }
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
  /** The amounts that have changed since their lines were edited. */
  readonly changes: readonly ChangedAmount[]
  /** What of an edited message contradicts itself. */
  readonly contradictions: readonly Text[]
  /** The names of the insurances in the message. */
  readonly insurances: readonly string[]
  /** The Vietnamese names in a message of another language. */
  readonly untranslated: readonly string[]
  /** The addresses of the screens that warnings lead to. */
  readonly paths: { readonly settings: string; readonly prices: string | null }
}

/** A check: what it finds, and the screen where that can be fixed. */
interface SendCheck {
  readonly key: string
  readonly severity: Warning['severity']
  readonly find: (context: SendContext) => readonly Text[]
  readonly link?: keyof typeof links
}

const links = {
  settings: { label: text('Mở cài đặt'), to: 'settings' },
  rate: { label: text('Mở cài đặt tỉ giá'), to: 'settings' },
  prices: { label: text('Mở bảng giá'), to: 'prices' },
} as const

/** The checks before sending, the most serious first. */
const checks: readonly SendCheck[] = [
  { key: 'extra', severity: 'serious', find: lacking('unknown') },
  { key: 'extra rate', severity: 'serious', find: lacking('rate'), link: 'settings' },
  { key: 'surcharges', severity: 'serious', find: lacking('surcharges'), link: 'settings' },
  {
    key: 'refused',
    severity: 'serious',
    find: ({ chosen: { refusal, service } }) =>
      refusal
        ? [text('{service} không nhận lô hàng này theo quy tắc trong cài đặt.', { service: service.label })]
        : [],
  },
  {
    key: 'packing',
    severity: 'serious',
    find: ({ values }) =>
      isPackingOutdated(values)
        ? [text('Hàng đã đổi sau khi xếp thùng, các kiện này vẫn là của hàng lúc trước.')]
        : [],
  },
  {
    key: 'edited',
    severity: 'serious',
    find: ({ changes }) =>
      changes.map(({ label, after }) =>
        after === ''
          ? text('Báo giá không còn khoản mà bạn đã sửa tay trong lời nhắn.')
          : text('Lời nhắn bạn sửa tay chưa theo giá mới: “{line}”.', { line: `${label}: ${after}` }),
      ),
  },
  { key: 'contradiction', severity: 'serious', find: ({ contradictions }) => contradictions },
  {
    key: 'insurances',
    severity: 'serious',
    find: ({ insurances }) =>
      insurances.length > 1
        ? [
            text('Lời nhắn có hai khoản bảo hiểm: {names}. Bạn bỏ bớt một ở Dịch vụ thêm nhé.', {
              names: insurances.join(', '),
            }),
          ]
        : [],
  },
  { key: 'band', severity: 'serious', find: missingBand, link: 'prices' },
  { key: 'changed', severity: 'notice', find: changedPrice },
  {
    key: 'old',
    severity: 'notice',
    find: ({ requestedAt, now }) =>
      daysBetween(requestedAt, now) === 0
        ? []
        : [text('Giá này tính từ hôm trước. Bấm Tính giá để có giá hôm nay.')],
  },
  { key: 'rate', severity: 'notice', find: oldRate, link: 'rate' },
  { key: 'partial', severity: 'notice', find: missingPrices },
  {
    key: 'uncompared',
    severity: 'notice',
    find: ({ comparison: { uncompared } }) => (uncompared.length === 0 ? [] : [uncomparedText(uncompared)]),
    link: 'rate',
  },
  {
    key: 'untranslated',
    severity: 'notice',
    find: ({ untranslated }) =>
      untranslated.length === 0
        ? []
        : [
            text('Lời nhắn còn tên tiếng Việt: {names}. Bạn thêm bản dịch ở “Tên trong lời nhắn” nhé.', {
              names: untranslated.join(', '),
            }),
          ],
    link: 'settings',
  },
]

/** The warnings of a quote before it is sent. */
export function sendWarnings(context: SendContext): readonly Warning[] {
  return checks.flatMap(({ key, severity, find, link }) =>
    find(context).map((found, at): Warning => {
      const target = link && links[link]
      const path = target && context.paths[target.to]
      const unique = at === 0 ? key : `${key} ${at}`
      return { key: unique, severity, text: found, ...(path && { link: { label: target.label, path } }) }
    }),
  )
}

/** Whether the price list has a price for a service and a weight; true for a service that the list does not name. */
export function hasBand(bands: readonly Band[], service: string, weight: number): boolean {
  const own = bands.filter(({ group }) => group === service)
  return own.length === 0 || own.some((band) => band.price !== null && covers(band, weight))
}

/** Finds what the total does not include: the surcharges, or the extra services for a reason. */
function lacking(what: 'surcharges' | LacksExtra['reason']): SendCheck['find'] {
  return ({ total: { lacks, currency } }) =>
    lacks
      .filter((lack) => what === (lack.kind === 'extra' ? lack.reason : lack.kind))
      .map((lack) => lackWarning(lack, currency))
}

function missingBand({ bands, switchedOff, chosen }: SendContext): readonly Text[] {
  const weight = chosen.price?.weight ?? chosen.shipment?.billable ?? null
  const service = chosen.service.label
  if (!bands || weight === null) return []
  if (switchedOff.includes(service))
    return [
      text('Bảng giá đang tắt mọi mức của {service}. Bạn xem lại bảng giá trước khi báo giá này nhé.', {
        service,
      }),
    ]
  if (hasBand(bands, service, weight)) return []
  return [
    text('Bảng giá không có mức {weight} kg cho {service}, giá này lấy từ mức khác.', {
      weight: formatNumber(weight),
      service,
    }),
  ]
}

function changedPrice({ before, total: now }: SendContext): readonly Text[] {
  if (!before || before.difference === 0) return []
  const amounts = { before: writtenAmount(before), now: formatAmount(now.total, now.currency) }
  return [
    before.isPartial
      ? text('Lần trước khách được báo {before} (chưa đủ), nay là {now}.', amounts)
      : text('Lần trước khách được báo {before}, nay là {now}.', amounts),
  ]
}

function oldRate({ settings: { rateAt, rateDays }, now }: SendContext): readonly Text[] {
  if (rateAt === null || rateDays === null) return []
  const age = daysBetween(rateAt, now)
  if (age <= rateDays) return []
  return [
    text('Tỉ giá đã {age} ngày, cài đặt cho dùng trong {days} ngày.', {
      age: formatNumber(age),
      days: formatNumber(rateDays),
    }),
  ]
}

function missingPrices({ serviceQuotes }: SendContext): readonly Text[] {
  const failed = serviceQuotes.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return []
  const names = failed.map(({ service }) => service.label).join(', ')
  return [text('Chưa có giá của {names}, nên chưa chắc đây là dịch vụ rẻ nhất.', { names })]
}
