import type { Raw } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { firstNumber, firstText } from './helpers.ts'

/** A fee that a price has in it, in its currency; the name is one of `knownFees`, or as the response has it. */
export interface NamedFee {
  readonly name: string
  readonly amount: number
}

/** The fees that responses name by a property, with its spellings. `#rest` is what a response names no fee for. */
const knownFees = {
  '#handling': ['Handling', 'handling', 'HandlingFee', 'handlingFee', 'handling_fee'],
  '#fuel': ['FuelSurcharge', 'fuelSurcharge', 'fuel_surcharge', 'FuelFee'],
  '#remote': ['RemoteAreaFee', 'remoteAreaFee', 'remote_area_fee', 'RemoteArea'],
  '#insurance': ['Insurance', 'insurance', 'InsuranceFee', 'insuranceFee', 'insurance_fee'],
  '#other': ['OtherFees', 'otherFees', 'other_fees', 'OtherFee'],
} as const

export type KnownFee = keyof typeof knownFees | '#goods' | '#rest'

const freightNames = ['Freight', 'freight', 'FreightCharge', 'freight_charge']

/**
 * The fees that a response names besides that on the goods, each name once, and the rest where it names the freight too.
 * None where they contradict the price or the freight: the whole price counts as freight then.
 */
export function feesIn(row: Raw, price: number, goodsFee: number): readonly NamedFee[] {
  const named = Object.entries(knownFees).map(([name, spellings]) => ({
    name,
    amount: firstNumber(row, spellings) ?? 0,
  }))
  const found = [...named, ...listedFees(row)].filter(({ amount }) => amount > 0)
  const fees = [...new Set(found.map(({ name }) => name))].map((name) => ({
    name,
    amount: feeSum(found.filter((one) => one.name === name)),
  }))
  const left = price - goodsFee - feeSum(fees)
  const freight = firstNumber(row, freightNames)
  const rest = freight === null ? 0 : left - freight
  if (left < -halfUnit || rest < -halfUnit) return []
  return rest > halfUnit ? [...fees, { name: '#rest', amount: rest }] : fees
}

/** The sum of fees. */
export function feeSum(fees: readonly NamedFee[]): number {
  return fees.reduce((sum, { amount }) => sum + amount, 0)
}

const halfUnit = 0.005

function listedFees(row: Raw): readonly NamedFee[] {
  const lists = [row.Fees, row.fees, row.Surcharges, row.surcharges].filter(Array.isArray)
  return lists.flat().flatMap((one: unknown) => {
    if (!isRecord(one)) return []
    const name = firstText(one, ['Name', 'name', 'Label', 'label', 'Title', 'title'])
    const amount = firstNumber(one, ['Amount', 'amount', 'Price', 'price', 'Value', 'value'])
    return name === '' || amount === null ? [] : [{ name, amount }]
  })
}
