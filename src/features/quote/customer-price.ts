import type { ServicePrice } from '#features/quote/rules/calculators.ts'
import { feeSum, type NamedFee } from '#features/quote/rules/named-fees.ts'
import { convertAmount, type Rates, roundMoney } from './amount.ts'
import { customerLines, type CustomerLine as LandedLine } from './landed/customer-lines.ts'
import { isLandedPrice, type Landed } from './landed/landed-price.ts'

/** The cost of a service in the chosen currency. */
export interface Cost {
  readonly currency: string
  /** The price of the server without the fees that it names. */
  readonly freight: number
  /** The fees that the server names. */
  readonly fees: readonly NamedFee[]
  /** The extra services; 0 where the total does not include them. */
  readonly extra: number
  readonly total: number
  /** Why the total does not include the chosen extra services; null if it does. */
  readonly lacksExtra: LacksExtra | null
}

/** The price of the extra services is unknown, or it has no rate into the currency of the total. */
export type LacksExtra =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'rate'; readonly amount: number; readonly currency: string }

/** The extra services are priced in đồng. */
const extraCurrency = 'VND'

/**
 * A price with its extra services (null if unknown), in the chosen currency if its rate is known, else in the server's
 * currency. Extra services without a rate are not included in the total: amounts of two currencies cannot be
 * added. Each part is rounded as it is written, so that the parts add up to the total.
 */
export function costOf(price: ServicePrice, extra: number | null, target: string, rates: Rates): Cost {
  const convertedPrice = target === '' ? null : convertAmount(price.price, price.currency, target, rates)
  const currency = convertedPrice === null ? price.currency : target
  const whole = roundMoney(convertedPrice ?? price.price, currency)
  const goodsFee = price.goodsFee ? [{ name: '#goods', amount: price.goodsFee }] : []
  const fees = [...goodsFee, ...(price.fees ?? [])].map(({ name, amount }) => ({
    name,
    amount: roundMoney(convertAmount(amount, price.currency, currency, rates) ?? amount, currency),
  }))
  const converted = extra === null ? null : convertAmount(extra, extraCurrency, currency, rates)
  const added = converted === null ? 0 : roundMoney(converted, currency)
  return {
    currency,
    freight: roundMoney(whole - feeSum(fees), currency),
    fees,
    extra: added,
    total: roundMoney(whole + added, currency),
    lacksExtra:
      extra === null
        ? { reason: 'unknown' }
        : converted === null && extra > 0
          ? { reason: 'rate', amount: extra, currency: extraCurrency }
          : null,
  }
}

/** An amount with its currency. */
export interface CustomerTotal {
  readonly total: number
  readonly currency: string
}

/** A part of the price as the customer sees it, in the currency of the price. */
export interface CustomerPart {
  /** The same for every price of the quote. */
  readonly key: string
  readonly kind: LandedLine['kind']
  /** The name of the goods or of the surcharge; '' for the other parts. */
  readonly name: string
  /** The pieces, for goods. */
  readonly count?: number
  /** The yen of one piece, for goods. */
  readonly yen?: number
  readonly amount: number
}

/** The price of a service to the customer: its total is the one of the table, the bars, the message and the stored quote. */
export interface CustomerPrice extends CustomerTotal {
  /** The same total in another currency, for a landed price. */
  readonly other: CustomerTotal | null
  /** They add up to the total. */
  readonly parts: readonly CustomerPart[]
  readonly isLanded: boolean
  /** The đồng of one yen that the goods are converted by; absent without goods. */
  readonly rate?: number
  /** What the total does not include; empty for a complete one. */
  readonly lacks: readonly PriceLack[]
}

/** What a total does not include: the extra services, or the surcharges of the settings, which cannot be read. */
export type PriceLack = ({ readonly kind: 'extra' } & LacksExtra) | { readonly kind: 'surcharges' }

/** The currency to show amounts in ('' for that of the price list), and the rates. */
interface PriceCurrency {
  readonly currency: string
  readonly rates: Rates
}

/**
 * The price of a service to the customer, the landed one where the quote has goods or surcharges; `incomplete` while a part of a
 * landed price is missing, null without a price of the server.
 */
export function customerPrice(
  cost: Cost | null,
  landed: Landed,
  target: PriceCurrency,
): CustomerPrice | 'incomplete' | null {
  if (!cost) return null
  const { missing } = landed
  if (isLandedPrice(landed)) return missing.length > 0 ? 'incomplete' : landedPriceIn(landed, target)
  const { total, currency, freight, fees, extra, lacksExtra } = cost
  return {
    total,
    currency,
    other: null,
    parts: [
      { key: 'freight', kind: 'freight', name: '', amount: freight },
      ...fees.map((fee) => ({ key: `carrier ${fee.name}`, kind: 'carrier', ...fee }) as const),
      ...(extra > 0 ? [{ key: 'extra', kind: 'extra', name: '', amount: extra } as const] : []),
    ],
    isLanded: false,
    lacks: [
      ...(lacksExtra ? [{ kind: 'extra', ...lacksExtra } as const] : []),
      ...(missing.includes('surcharges') ? [{ kind: 'surcharges' } as const] : []),
    ],
  }
}

/** The price if it is known and complete enough for a message; else null. */
export function knownPrice(price: CustomerPrice | 'incomplete' | null): CustomerPrice | null {
  return price === 'incomplete' ? null : price
}

/** The freight of a service as in the parts of its price, without the fees that the server names; that of the server without a price. */
export function freightOf(price: CustomerPrice | null | undefined, cost: Cost): CustomerTotal {
  const parts = price?.parts.filter(({ kind }) => kind === 'freight') ?? []
  if (!price || parts.length === 0) return { total: cost.freight, currency: cost.currency }
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  return { total: roundMoney(total, price.currency), currency: price.currency }
}

/**
 * A landed price in the chosen currency if its rate is known, else in đồng. The total is converted and rounded once, and the
 * freight takes the difference of the rounded parts (src/decisions/quote.md).
 */
function landedPriceIn(landed: Landed, { currency, rates }: PriceCurrency): CustomerPrice {
  const inCurrency = (dong: number, to: string) => {
    const converted = convertAmount(dong, 'VND', to, rates)
    return converted === null ? null : roundMoney(converted, to)
  }
  const chosen = currency === '' ? null : inCurrency(landed.dong, currency)
  const to = chosen === null ? 'VND' : currency
  const total = chosen ?? landed.dong
  const parts = customerLines(landed).map(({ kind, name, count, yen, dong }, at): CustomerPart => {
    const amount = inCurrency(dong, to) ?? dong
    return {
      key: `${kind} ${at}`,
      kind,
      name,
      amount,
      ...(count !== undefined && { count, yen }),
    }
  })
  const rest = total - parts.reduce((sum, { amount }) => sum + amount, 0)
  const at = Math.max(
    0,
    parts.findIndex(({ kind }) => kind === 'freight'),
  )
  const goods = landed.lines.flatMap(({ formula }) => (formula.kind === 'goods' ? formula.rate : []))
  const otherCurrency = to === 'VND' ? 'JPY' : 'VND'
  const other = inCurrency(landed.dong, otherCurrency)
  return {
    total,
    currency: to,
    other: other === null ? null : { total: other, currency: otherCurrency },
    parts: parts.map((part, index) =>
      index === at ? { ...part, amount: roundMoney(part.amount + rest, to) } : part,
    ),
    isLanded: true,
    ...(goods[0] !== undefined && { rate: goods[0] }),
    lacks: [],
  }
}
