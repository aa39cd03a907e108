import type { Raw } from '#descriptor/envelope.ts'
import { get } from '#descriptor/operation.ts'
import { isRecord, readNumber } from '#descriptor/read.ts'
import type { Query } from '#descriptor/request.ts'
import { firstNumber, firstText, rowsIn } from './helpers.ts'
import { feesIn, type NamedFee } from './named-fees.ts'
import type { Parcel } from './weigh.ts'

/** Both calculators (S7-156, S7-161). */
export const calculators = {
  international: get('/api/international-price-calculator'),
  extraService: get('/bill/calc-price-extra-service'),
} as const

/** The input of a price request; the first parcel is sent as the shipment, the others as children. */
export interface PriceInput {
  readonly country: string
  readonly packageType: string
  readonly goodsValue: number | null
  readonly items: number | null
  readonly account: string
  readonly otherFees: number | null
  readonly parcels: readonly Parcel[]
}

/** The price of a service, as the server sends it. */
export interface ServicePrice {
  readonly service: string
  readonly name: string
  readonly price: number
  readonly currency: string
  /** The billable kilograms of the server; null if it sends none. */
  readonly weight: number | null
  readonly days: string
  /** The fee on the value of the goods that the price has in it; absent if the server names none. */
  readonly goodsFee?: number
  /** The other fees that the price has in it; absent if the server names none. */
  readonly fees?: readonly NamedFee[]
}

/** The default values (S9-06). */
export const defaults = { packageType: 'SPX', goodsValue: 0, items: 1 } as const

/** The query of the international calculator; blank fields without a default are omitted or sent empty. */
export function internationalQuery(service: string, input: PriceInput, sendBlank = false): Query {
  const [first, ...children] = input.parcels
  const query: Raw = {
    ServiceCode: service,
    ToCountryOrTerritoryId: input.country,
    PackageType: input.packageType || defaults.packageType,
    GoodsValue: input.goodsValue ?? defaults.goodsValue,
    NumberOfItems: input.items ?? defaults.items,
    Weight: first?.weight,
    'Dim.Length': first?.length,
    'Dim.Width': first?.width,
    'Dim.Height': first?.height,
    AccountNr: input.account,
    OtherFees: input.otherFees,
    ...Object.assign({}, ...children.map(childQuery)),
  }
  return sendBlank ? withBlank(query) : withoutBlank(query)
}

/** The query of the extra service calculator: one value for each service. */
export function extraServiceQuery(codes: readonly string[]): Query {
  return { ExtraService: codes }
}

/** Parses the prices of a response; null if it contains none that can be parsed. */
export function readPrices(body: unknown): readonly ServicePrice[] | null {
  const inside = isRecord(body) ? (body.Result ?? body.data ?? body) : body
  const rows = rowsIn(body) ?? [inside]
  const prices = rows.flatMap((row) => priceIn(row) ?? [])
  return prices.length > 0 ? prices : null
}

/** Parses the number of a response: in `Result` or `data`, bare or as a price; null if there is none. */
export function readAmount(body: unknown): number | null {
  const inside = isRecord(body) ? (body.Result ?? body.data) : body
  return isRecord(inside) ? firstNumber(inside, priceNames) : readNumber(inside)
}

const priceNames = ['Price', 'price', 'TotalPrice', 'Total', 'total', 'Amount', 'amount', 'Result', 'value']
const goodsFeeNames = ['GoodsFee', 'goodsFee', 'goods_fee']
const weightNames = ['BillableWeight', 'ChargeableWeight', 'ChargeWeight', 'billable_weight']

function priceIn(row: unknown): ServicePrice | null {
  if (!isRecord(row)) return row === '' || readNumber(row) === null ? null : bare(Number(row))
  const price = firstNumber(row, priceNames)
  if (price === null) return null
  const goodsFee = firstNumber(row, goodsFeeNames)
  const fees = feesIn(row, price, goodsFee ?? 0)
  return {
    ...(goodsFee !== null && { goodsFee }),
    ...(fees.length > 0 && { fees }),
    service: firstText(row, ['ServiceCode', 'Code', 'code', 'Id', 'id', 'value']),
    name: firstText(row, ['ServiceName', 'Name', 'name', 'label', 'Title', 'title']),
    price,
    currency: firstText(row, ['Currency', 'currency', 'CurrencyCode']).toUpperCase() || 'VND',
    weight: firstNumber(row, weightNames),
    days: firstText(row, ['Days', 'days', 'TransitTime', 'LeadTime']),
  }
}

const bare = (price: number): ServicePrice => ({
  service: '',
  name: '',
  price,
  currency: 'VND',
  weight: null,
  days: '',
})

function childQuery({ weight, length, width, height }: Parcel, at: number): Raw {
  const name = `ChildItems[${at}]`
  return {
    [`${name}.Weight`]: weight,
    [`${name}.Length`]: length,
    [`${name}.Width`]: width,
    [`${name}.Height`]: height,
  }
}

function withoutBlank(query: Raw): Query {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return Object.fromEntries(filled) as Query
}

function withBlank(query: Raw): Query {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value ?? ''])) as Query
}
