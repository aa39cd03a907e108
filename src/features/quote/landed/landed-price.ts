import { roundAmount } from '#features/quote/amount.ts'
import { filledGoods, type GoodsLine } from '#features/quote/rules/goods.ts'
import { feeSum, type NamedFee } from '#features/quote/rules/named-fees.ts'
import type { Surcharge, SurchargeBase } from './surcharge.ts'

/** The freight of a service, as the server sends it. */
interface LandedFreight {
  readonly price: number
  readonly currency: string
  /** The đồng of one unit of the currency; null if unknown, not used for đồng and yen. */
  readonly rate: number | null
  /** The fee on the value of the goods that the price has in it, in its currency. */
  readonly goodsFee: number
  /** The other fees that the price has in it, in its currency. */
  readonly fees?: readonly NamedFee[]
}

/** The input of a landed price. */
export interface LandedInput {
  readonly goods: readonly GoodsLine[]
  /** Yen. */
  readonly domesticFreight: number | null
  /** The đồng of one yen; null if unknown. */
  readonly rate: number | null
  /** Percent of the goods; null if unknown. */
  readonly feePercent: number | null
  /** null without a price. */
  readonly freight: LandedFreight | null
  /** Đồng; null if unknown. */
  readonly extra: number | null
  /** null if they cannot be read. */
  readonly surcharges: readonly Surcharge[] | null
  /** The surcharges that are left out, because another part of the price is the same. */
  readonly leftOut?: readonly string[]
}

/** The formula of a line, with its operands before the line is rounded. */
export type Formula =
  | { readonly kind: 'goods'; readonly price: number; readonly count: number; readonly rate: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly base: SurchargeBase; readonly of: number }
  | { readonly kind: 'yen'; readonly yen: number; readonly rate: number }
  | ({ readonly kind: 'freight' } & LandedFreight)
  | {
      readonly kind: 'carrier'
      readonly amount: number
      readonly currency: string
      readonly rate: number | null
    }
  | { readonly kind: 'dong' }

/** A line of a landed price, in whole đồng. */
export interface LandedLine {
  readonly kind: 'goods' | 'fee' | 'domestic' | 'freight' | 'carrier' | 'extra' | 'surcharge'
  /** The name of the goods, of the surcharge or of a fee in the price of the server; '' for the other lines. */
  readonly name: string
  readonly dong: number
  /** Whole yen, for comparison: only the đồng are added up. */
  readonly yen: number
  readonly formula: Formula
  /** The part of the price that it belongs to, for a line that only staff see. */
  readonly base: SurchargeBase
  readonly isInternal: boolean
}

/** A missing part of a landed price, which makes it incomplete. */
export type Missing = 'rate' | 'fee' | 'price' | 'freight' | 'freightRate' | 'extra' | 'surcharges'

/** A landed price: its lines, their sum, and the missing parts. */
export interface Landed {
  readonly lines: readonly LandedLine[]
  readonly dong: number
  readonly yen: number
  /** The đồng of the lines that only staff see. */
  readonly margin: number
  readonly missing: readonly Missing[]
}

/** Whether a price has, or lacks, parts of the quote itself besides the freight and the extra services: goods, their fees or surcharges. */
export function isLandedPrice({ lines, missing }: Landed): boolean {
  return (
    lines.some(({ kind }) => kind !== 'freight' && kind !== 'carrier' && kind !== 'extra') ||
    missing.some((one) => one === 'rate' || one === 'price')
  )
}

/**
 * Whether there are parts to explain. Settings that cannot be read may have surcharges: they are named as missing, but a quote
 * without goods still has its price of the server.
 */
export function hasLandedParts(landed: Landed): boolean {
  return isLandedPrice(landed) || landed.missing.includes('surcharges')
}

/**
 * The landed price. Each line is rounded once, to whole đồng, and the total is the sum of the rounded lines
 * (src/decisions/quote.md). Lines whose amount is unknown are left out and named in `missing`.
 */
export function landedPrice(input: LandedInput): Landed {
  const { rate, feePercent, freight, extra } = input
  const goods = filledGoods(input.goods)
  const fee = goods.length > 0 && rate !== null ? (feePercent ?? 0) : 0
  const lines: LandedLine[] = []
  const inYen = (dong: number) => (rate === null ? 0 : roundAmount(dong / rate))
  const add = (kind: LandedLine['kind'], dong: number, formula: Formula, more: Partial<LandedLine> = {}) =>
    lines.push({ kind, name: '', dong, yen: inYen(dong), formula, base: 'total', isInternal: false, ...more })
  const sumOf = (base: SurchargeBase) => sum(lines.filter(({ kind }) => partsOf[base].has(kind)))
  const addPercent = (
    kind: 'fee' | 'surcharge',
    percent: number,
    base: SurchargeBase,
    more?: Partial<LandedLine>,
  ) => {
    const of = sumOf(base)
    if (of === 0) return
    add(kind, roundAmount((of * percent) / 100), { kind: 'percent', percent, base, of }, { base, ...more })
  }
  if (rate !== null) {
    for (const { name, price, count } of goods) {
      if (price === null) continue
      const [each, pieces] = [price, count ?? 0]
      const formula = { kind: 'goods', price: each, count: pieces, rate } as const
      add('goods', roundAmount(each * pieces * rate), formula, { name, yen: roundAmount(each * pieces) })
    }
    if (fee !== 0) addPercent('fee', fee, 'goods')
    if (input.domesticFreight) {
      const yen = input.domesticFreight
      add('domestic', roundAmount(yen * rate), { kind: 'yen', yen, rate }, { yen: roundAmount(yen) })
    }
  }
  const unit = freight && dongOf(freight, rate)
  if (freight && unit !== null) {
    // A fee on the goods that the server has charged already is not charged twice.
    const goodsFee = fee === 0 ? 0 : freight.goodsFee
    const fees = [{ name: '#goods', amount: freight.goodsFee - goodsFee }, ...(freight.fees ?? [])]
      .filter(({ amount }) => amount > 0)
      .map((one) => ({ ...one, dong: roundAmount(one.amount * unit) }))
    const { currency } = freight
    const formula = { kind: 'freight', ...freight, goodsFee: goodsFee + feeSum(fees), rate: unit } as const
    const whole = roundAmount((freight.price - goodsFee) * unit)
    add(
      'freight',
      fees.reduce((left, one) => left - one.dong, whole),
      formula,
    )
    for (const { name, amount, dong } of fees)
      add('carrier', dong, { kind: 'carrier', amount, currency, rate: unit }, { name })
  }
  if (extra !== null && extra > 0) add('extra', roundAmount(extra), { kind: 'dong' })
  for (const { name, kind, value, base, currency, isInternal } of input.surcharges ?? []) {
    const more = { name, isInternal }
    if (kind === 'percent') addPercent('surcharge', value, base, more)
    else if (currency === 'VND') add('surcharge', roundAmount(value), { kind: 'dong' }, more)
    else if (rate !== null)
      add(
        'surcharge',
        roundAmount(value * rate),
        { kind: 'yen', yen: value, rate },
        { ...more, yen: roundAmount(value) },
      )
  }
  const dong = sum(lines)
  return {
    lines,
    dong,
    yen: inYen(dong),
    margin: sum(lines.filter(({ isInternal }) => isInternal)),
    missing: missingOf(input, unit),
  }
}

const partsOf: Readonly<Record<SurchargeBase, ReadonlySet<LandedLine['kind']>>> = {
  goods: new Set(['goods']),
  goodsFees: new Set(['goods', 'fee', 'domestic']),
  freight: new Set(['freight', 'carrier']),
  total: new Set(['goods', 'fee', 'domestic', 'freight', 'carrier', 'extra', 'surcharge']),
}

function sum(lines: readonly LandedLine[]): number {
  return lines.reduce((all, { dong }) => all + dong, 0)
}

function dongOf({ currency, rate }: LandedFreight, yen: number | null): number | null {
  if (currency === 'VND') return 1
  return currency === 'JPY' ? yen : rate
}

function missingOf(input: LandedInput, unit: number | null): readonly Missing[] {
  const goods = filledGoods(input.goods)
  const isYenUsed =
    goods.length > 0 || (input.domesticFreight ?? 0) > 0 || input.surcharges?.some(isAmountInYen) === true
  const found: readonly (Missing | false)[] = [
    input.rate === null && isYenUsed && 'rate',
    input.feePercent === null && goods.length > 0 && 'fee',
    goods.some(({ price }) => price === null) && 'price',
    input.freight === null && 'freight',
    input.freight !== null && unit === null && 'freightRate',
    input.extra === null && 'extra',
    input.surcharges === null && 'surcharges',
  ]
  return found.flatMap((one) => one || [])
}

const isAmountInYen = ({ kind, currency }: Surcharge) => kind === 'amount' && currency === 'JPY'
